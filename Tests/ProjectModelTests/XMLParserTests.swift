import Testing
@testable import ProjectModel

@Suite struct XMLParserTests {
    private func parse(_ text: String) throws -> XMLElement { try XMLParser.parse(Array(text.utf8), maximumDepth: 64) }
    private func failure(_ text: String) -> XMLParser.Failure? {
        do { _ = try XMLParser.parse(Array(text.utf8), maximumDepth: 64); return nil } catch { return error }
    }

    @Test("an element has its attributes, its children, its text and its line")
    func element() throws {
        let root = try parse("<?xml version=\"1.0\"?>\n<!-- c -->\n<a b='1' c=\"&lt;&#233;\">x<d/>y<![CDATA[<&>]]></a>\n")
        #expect(root == XMLElement(name: "a", attributes: ["b": "1", "c": "<é"], children: [XMLElement(name: "d", line: 3)], text: "xy<&>", line: 3))
    }

    @Test("elements nest to a bounded depth")
    func depth() {
        #expect(failure(String(repeating: "<a>", count: 100_000)) == .init(line: 1, reason: "elements are nested deeper than 64"))
        #expect(failure(String(repeating: "<a>", count: 64) + String(repeating: "</a>", count: 64)) == nil)
    }

    @Test("entities that multiply are refused where they are declared")
    func billionLaughs() {
        var text = "<!DOCTYPE a [\n<!ENTITY a0 \"ha\">\n"
        for index in 1...20 { text += "<!ENTITY a\(index) \"&a\(index - 1);&a\(index - 1);&a\(index - 1);\">\n" }
        #expect(failure(text + "]><a>&a20;</a>")?.line == 2)
    }

    @Test("nothing outside the file is read: an external entity is refused, and a document type is passed over")
    func external() throws {
        #expect(failure("<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><a>&x;</a>") != nil)
        #expect(failure("<!DOCTYPE a SYSTEM \"file:///etc/hostname\"><a>&x;</a>")?.reason.contains("\"&x;\"") == true)
        #expect(failure("<a>&x;</a>")?.reason == "an entity in <a> is unknown: XML's own five alone are read")
        #expect(try parse("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\"><plist/>").name == "plist")
    }

    @Test("what follows the outermost element is not looked at")
    func rest() throws { #expect(try parse("<a/>\n<b> & ") == XMLElement(name: "a")) }

    @Test("the encoding that a file names is read", arguments: ["UTF-8", "ISO-8859-1"])
    func encodings(_ name: String) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><a>é</a>"
        let bytes = name == "UTF-8" ? Array(text.utf8) : text.unicodeScalars.map { UInt8($0.value) }
        #expect(try XMLParser.parse(bytes, maximumDepth: 2).text == "é")
    }
}
