import Foundation
import Testing
@testable import ProjectModel

@Suite struct PropertyFileTests {
    private func parse(_ text: String) throws -> PropertyValue { try PropertyListParser.parse(Array(text.utf8)) }
    private func failure(_ text: String) -> PropertyListParser.Failure? {
        do { _ = try PropertyListParser.parse(Array(text.utf8)); return nil } catch { return error }
    }

    @Test("the old style: nested values, comments, escapes, data, and a file without braces")
    func oldStyle() throws {
        #expect(try parse("// c\n{ a = (1, \"x\\ty\", ); /* d */ \"b c\" = { d = <0f 1A>; }; }")
            == .dictionary(["a": .array([.string("1"), .string("x\ty")]), "b c": .dictionary(["d": .data(Data([15, 26]))])]))
        #expect(try parse("\"k\" = \"\\U0041\\uD83D\\uDE00\\101\";\nonly;") == .dictionary(["k": .string("A😀A"), "only": .string("only")]))
        #expect(try parse("a = b;; c = d;") == .dictionary(["a": .string("b"), "c": .string("d")]))
        #expect(try parse("") == .dictionary([:]))
    }

    @Test("XML: all elements, entities, CDATA and comments between")
    func xml() throws {
        let text = "<?xml version=\"1.0\"?><!DOCTYPE plist><plist version=\"1.0\"><dict><!-- c --><key>a&amp;b</key><array><integer>-3</integer><real>2.5</real><true/><false/><string>x&#65;<![CDATA[<y>]]></string></array><key>d</key><date>2026-01-05T09:41:00Z</date><key>e</key><data>AQI=</data></dict></plist>"
        #expect(try parse(text) == .dictionary(["a&b": .array([.integer(-3), .real(2.5), .boolean(true), .boolean(false), .string("xA<y>")]),
                                                "d": .date(Date(timeIntervalSince1970: 1_767_606_060)), "e": .data(Data([1, 2]))]))
    }

    @Test("XML in UTF-16, and after blank lines, is read")
    func xmlEncodings() throws {
        let text = "\n\n<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<plist><string>ü</string></plist>"
        #expect(try PropertyListParser.parse([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == .string("ü"))
        #expect(failure("\n\n<?xml version=\"1.0\"?>\n<plist><integer>x</integer></plist>") == .init(line: 4, reason: "\"x\" is no integer"))
    }

    @Test("XML that is no property list says what it is and where", arguments: [
        ("<plist>\n<dict><string>a</string></dict></plist>", 2, "a dictionary holds an element without a key"),
        ("<plist><array>\nx</array></plist>", 1, "text stands in <array> where an element should"),
        ("<plist>\n<set/></plist>", 2, "the element <set> is unknown"), ("<plist><string>\n<true/></string></plist>", 2, "<string> is not closed before <true>"),
        ("<plist><true/>\n<false/></plist>", 2, "</plist> is missing: a property list holds one value"),
    ])
    func noPropertyList(text: String, line: Int, reason: String) { #expect(failure(text) == .init(line: line, reason: reason)) }

    @Test("binary: every kind of value, references that are shared, long texts and lists")
    func binary() throws {
        let long = String(repeating: "x", count: 40), many = (0 ..< 300).map { $0 }
        let value: [String: Any] = ["a": [-3, 2.5, true, false, "ü€😀", long] as [Any], "d": Date(timeIntervalSince1970: 1_767_606_060), "e": Data([1, 2]),
                                    "big": Int64.max, "many": many, "same": long]
        let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
        let read = try PropertyListParser.parse(bytes)
        #expect(read["a"] == .array([.integer(-3), .real(2.5), .boolean(true), .boolean(false), .string("ü€😀"), .string(long)]))
        #expect(read["d"] == .date(Date(timeIntervalSince1970: 1_767_606_060)) && read["e"] == .data(Data([1, 2])) && read["big"] == .integer(Int.max))
        #expect(read["many"] == .array(many.map { .integer($0) }) && read["same"] == .string(long))
        for count in 0 ..< bytes.count { #expect(throws: PropertyListParser.Failure.self) { try PropertyListParser.parse(Array(bytes.prefix(max(count, 6)))) } }
    }

    @Test("binary: a list that holds itself, or names its members so often that they are too many, is an error")
    func hostileBinary() {
        func list(_ objects: [[UInt8]]) -> [UInt8] {
            var bytes = Array("bplist00".utf8), offsets: [UInt8] = []
            for object in objects { offsets.append(UInt8(bytes.count)); bytes += object }
            let table = UInt8(bytes.count)
            return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, table]
        }
        for objects in [[[0xA1, 0]], (0 ..< 8).map { [0xAE] + Array(repeating: UInt8($0 + 1), count: 14) } + [[0x51, 0x61]]] as [[[UInt8]]] {
            #expect(throws: PropertyListParser.Failure.self) { try PropertyListParser.parse(list(objects)) }
        }
    }

    @Test("UTF-16 with and without a mark is read")
    func utf16() throws {
        let units = Array("\"k\" = \"ü\";".utf16)
        let little = units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
            #expect(try PropertyListParser.parse(bytes) == .dictionary(["k": .string("ü")]))
        }
    }

    @Test("an error names its line", arguments: [("{\n a = 1;\n b = \"x;\n}\n", 3), ("{\n a = (1\n", 2), ("{ a 1; }", 1), ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", 3), ("<plist><dict>\n<integer>x</integer>", 2), ("a = 1;\n/* open", 2)])
    func lines(_ text: String, _ line: Int) { #expect(failure(text)?.line == line) }

    @Test("deep nesting is an error, not a crash", arguments: ["(", "{a=", "<plist><array>", "<array>"])
    func depth(_ open: String) { #expect(failure(String(repeating: open, count: 100_000)) != nil) }

    @Test("JSON: values, escapes, and errors with their line")
    func json() throws {
        #expect(try JSONFile.value(Array(#"{"a": [1, -2.5e-1, true, null, "\u00fc\ud83d\ude00\n"]}"#.utf8)) == .dictionary(["a": .array([.integer(1), .real(-0.25), .boolean(true), .null, .string("ü😀\n")])]))
        for (text, line) in [("{\n\"a\": }", 2), ("[1,\n2", 2), ("{\"a\"\n1}", 2), ("[1] x", 1), ("\"a", 1), ("[\"\\x\"]", 1), ("", 1), ("nul", 1)] {
            #expect { try JSONFile.value(Array(text.utf8)) } throws: { ($0 as? PropertyListParser.Failure)?.line == line }
        }
        #expect(throws: PropertyListParser.Failure.self) { try JSONFile.value(Array(String(repeating: "[", count: 100_000).utf8)) }
    }

    @Test("JSON as tools leave it: UTF-16 and a name that merging left twice, of which the last counts")
    func foreignJSON() throws {
        let text = #"{"a": 1, "a": "ü"}"#
        #expect(try JSONFile.value(Array(text.utf8)) == .dictionary(["a": .string("ü")]))
        #expect(try JSONFile.value([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == .dictionary(["a": .string("ü")]))
    }

    @Test("YAML: mappings, sequences, anchors with merging, kinds of words")
    func yaml() throws {
        let text = "base: &b\n  a: 1\n  v: 17.0\nown:\n  <<: *b\n  a: yes\nlist: [x, \"2\", true, ~]\n"
        #expect(try YAMLParser.parse(Array(text.utf8)) == .dictionary([
            "base": .dictionary(["a": .integer(1), "v": .string("17.0")]), "own": .dictionary(["a": .string("yes"), "v": .string("17.0")]),
            "list": .array([.string("x"), .string("2"), .boolean(true), .null])]))
        #expect { try YAMLParser.parse(Array("a: 1\nb: [1\nc: ]".utf8)) } throws: { ($0 as? PropertyListParser.Failure)?.line ?? 0 > 1 }
    }

    @Test("YAML aliases that multiply are refused")
    func billionLaughs() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for index in 1...12 { text += "a\(index): &a\(index) [" + Array(repeating: "*a\(index - 1)", count: 9).joined(separator: ", ") + "]\n" }
        #expect(throws: PropertyListParser.Failure.self) { try YAMLParser.parse(Array(text.utf8)) }
    }
}
