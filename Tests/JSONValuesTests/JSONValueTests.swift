import JSONValues
import Testing

@Suite struct JSONValueTests {
    @Test("what is written reads back, members in their order")
    func roundTrip() throws {
        let value: JSONValue = ["b": 1, "a": [1.5, -2, 1e300], "text": "line\n\"quote\" \\ \u{7F} é 🙂", "none": nil, "deep": ["x": [true, [:], []]]]
        #expect(try JSONValue(parsing: value.text()) == value)
        #expect(try JSONValue(parsing: value.text(isCompact: true)) == value)
        #expect(value.members?.map(\.name) == ["b", "a", "text", "none", "deep"])
    }

    @Test("whole numbers are written without a fraction, and numbers JSON cannot hold as null")
    func numbers() {
        #expect(JSONValue(3.0).text() == "3")
        #expect(JSONValue(162.67).text() == "162.67")
        #expect(JSONValue(0.1 + 0.2).text() == "0.30000000000000004")
        #expect(JSONValue(Double.nan).text() == "null")
    }

    @Test("escapes and surrogate pairs are read")
    func escapes() throws {
        #expect(try JSONValue(parsing: #""\u0041\ud83d\ude42\/\b""#) == "A🙂/\u{8}")
    }

    @Test("damaged texts are refused with the place", arguments: [
        ("", 1, 1), ("{\n  \"a\": 1,\n  \"a\": 2}", 3, 5), ("[1, 2", 1, 5), ("{\"a\" 1}", 1, 6), ("01", 1, 1), ("\"abc", 1, 4),
        (#""\ud800""#, 1, 8), (#""\udc00""#, 1, 8), ("1 2", 1, 3), ("[\"\u{1}\"]", 1, 2), ("nul", 1, 3), ("-", 1, 1), ("1e999", 1, 5),
    ])
    func damaged(text: String, line: Int, column: Int) {
        #expect { try JSONValue(parsing: text) } throws: { error in
            let error = error as? JSONSyntaxError
            return error?.line == line && error?.column == column
        }
    }

    @Test("a byte-order mark is passed over, a zero character is text, and a number of 20 digits is the nearest one")
    func edges() throws {
        #expect(try JSONValue(parsing: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8)) == [1])
        #expect(try JSONValue(parsing: #""a\u0000b""#) == "a\u{0}b")
        #expect(try JSONValue(parsing: "18446744073709551616") == .number(18446744073709551616))
    }

    @Test("of two members of one name the last counts where that is asked for")
    func duplicates() throws {
        #expect(try JSONValue(parsing: Array(#"{"a": 1, "b": 2, "a": 3}"#.utf8), duplicates: .lastCounts)["a"] == 3)
        #expect { try JSONValue(parsing: #"{"a": 1, "a": 3}"#) } throws: { "\($0)".contains("duplicate object key") }
    }

    @Test("bytes that are no UTF-8 are refused")
    func badEncoding() {
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    }

    @Test("nesting is bounded")
    func depth() {
        func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: String(repeating: "[", count: 100_000)) }
        #expect { try JSONValue(parsing: nested(65)) } throws: { ($0 as? JSONSyntaxError)?.reason == "nested deeper than 64 levels" }
        #expect((try? JSONValue(parsing: nested(64))) != nil)
    }

    @Test("a reader names file and key of what is wrong")
    func reader() throws {
        let reader = JSONReader(["a": ["b": [1, "x"]]], file: "f.json")
        #expect { try reader.required("a").required("b").pair(in: 0...10) } throws: { "\($0)" == "f.json: a.b[1]: expected a number, found a string" }
        #expect { try reader.required("c") } throws: { "\($0)" == "f.json: c: missing" }
        #expect { try reader.expectObject(of: ["z"]) } throws: { "\($0)" == "f.json: a: no such key; known are z" }
    }
}
