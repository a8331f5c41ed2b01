import FoundationSupplement
import Testing

@Suite struct MarkdownTests {
    private func runs(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnlyPreservingWhitespace) throws -> [(String, InlinePresentationIntent?, URL?)] {
        let parsed = try AttributedString(markdown: text, options: .init(interpretedSyntax: syntax))
        return parsed.runs.map { (String(parsed[$0.range].characters), $0.inlinePresentationIntent, $0.link) }
    }

    @Test("marks become intents and the text keeps none of them")
    func emphasis() throws {
        let found = try runs("a **b** *c* `d` ~~e~~")
        #expect(found.map(\.0) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
        #expect(found.map(\.1) == [nil, .stronglyEmphasized, nil, .emphasized, nil, .code, nil, .strikethrough])
    }

    @Test("links are links, with or without brackets")
    func links() throws {
        let found = try runs("[site](https://example.com/a) or https://example.org.")
        #expect(found.map(\.0) == ["site", " or ", "https://example.org", "."])
        #expect(found.map { $0.2?.absoluteString } == ["https://example.com/a", nil, "https://example.org", nil])
    }

    @Test("inline syntax leaves block marks and white space as they are")
    func inlineOnly() throws {
        for text in ["# not a title", "- a\n- b", "  two  spaces\n\n  after a gap ", "1. x", "> q", "```", "    code"] {
            #expect(try runs(text).map(\.0).joined() == text)
        }
        #expect(try runs("a\nb", .inlineOnly).map(\.0).joined() == "a b")
        #expect(try runs("_a_ b\n**c**").map(\.1) == [.emphasized, nil, .softBreak, .stronglyEmphasized])
    }

    @Test("full syntax says which blocks a text is in")
    func blocks() throws {
        let parsed = try AttributedString(markdown: "# Title\n\n1. one\n2. two\n")
        let kinds = parsed.runs.map { $0.presentationIntent?.components.map(\.kind) ?? [] }
        #expect(kinds == [[.header(level: 1)], [.paragraph, .listItem(ordinal: 1), .orderedList], [.paragraph, .listItem(ordinal: 2), .orderedList]])
        #expect(String(parsed.characters) == "Titleonetwo")
    }

    @Test("a text that is too long is refused")
    func limit() {
        #expect(throws: MarkdownError.self) { try AttributedString(markdown: String(repeating: "a", count: 2 << 20)) }
    }
}
