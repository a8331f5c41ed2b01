import Testing
@testable import ExtensionBuild

/// The literals that are lifted from a source, as they read, in its order.
private func lifted(_ source: String, unlabelled: Bool = true) -> [String] {
    LiftedSource(path: "/a.swift", bytes: Array(source.utf8), LiftingLimits(liftsUnlabelled: unlabelled))?.slots.map(\.text) ?? []
}

private func compiledAs(_ source: String) -> String {
    let result = SourceRewriter.rewrite(Array(source.utf8), conditions: .sample, lifting: .init(path: "/a.swift"))
    let text = result.rewritten.map { String(decoding: $0.bytes, as: UTF8.self) } ?? source
    // The numbers follow from the path: what counts is the ordinal.
    let key = LiftedSource.key("/a.swift") << 20
    return (1...20).reduce(text) { text, ordinal in
        text.replacingOccurrences(of: "(\(key | UInt64(ordinal)),", with: "(\(ordinal):")
            .replacingOccurrences(of: "(\(key | UInt64(LiftedSource.mostSlots + ordinal)),", with: "(member \(ordinal):")
    }
}

@Suite struct LiteralLiftingTests {
    @Test("literals that are arguments, values or results are lifted", arguments: [
        ("func f() { g(8, a: -2.5, \"x\") }", ["8", "-2.5", "x"]),
        ("var body: some View { Text(\"Hello\").padding(8).frame(width: 1_000) }", ["Hello", "8", "1000"]),
        ("let title = \"a\"", ["a"]),
        ("struct S { static let size: CGFloat = 0x10 }", ["16"]),
        ("var size: CGFloat { isWide ? 12 : 8 }", ["12", "8"]),
        ("func f() -> String { return name ?? \"None\" }", ["None"]),
        ("var body: some View { Image(systemName: \"bolt\").foregroundStyle(.red).shadow(color: .primary, radius: 2) }", ["bolt", "red", "primary", "2"]),
        ("var body: some View { Color.red.opacity(0.5) }", ["red", "0.5"]),
        ("var body: some View { a.tint(.red).background(.blue).background(.green, in: b).containerBackground(.black, for: .widget) }", ["red", "blue", "green", "black"]),
        ("var body: some View { a.foregroundStyle(.white.opacity(0.5)).fill(.red.gradient) }", ["white", "0.5", "red"]),
        ("var body: some View { a.foregroundStyle(isOn ? .green : .red) }", ["green", "red"]),
        ("var body: some View { LinearGradient(colors: [.red, .blue.opacity(0.5), other], startPoint: .top, endPoint: .bottom) }", ["red", "blue", "0.5"]),
        ("let a: Color = .red\nvar b: Color { switch c { case .d: .green; default: .secondary } }\nfunc f() -> Color { return .blue }", ["red", "green", "secondary", "blue"]),
        ("func f() -> Int { switch a { case .b: 1; default: 2 } }", ["1", "2"]),
        ("@MainActor @ViewBuilder func f() -> some View { Text(\"a\") }", ["a"]),
        ("#if os(iOS)\nlet a = \"b\"\n#endif", ["b"]),
        ("let a = \"\\u{41}\\n\"", ["A\n"]),
    ])
    func found(source: String, expected: [String]) { #expect(lifted(source) == expected) }

    @Test("what the compiler, a macro or a reader of the source sees stays as it is", arguments: [
        "@Parameter(title: \"a\", default: 5) var a: Int",
        "@State private var a = 5",
        "@Observable class A { var a = 5 }",
        "#Preview(\"a\") { Text(\"b\") }",
        "func f(a: Int = g(5)) {}",
        "enum A: Int { case a = 5, b(c: Int = 6) }",
        "func f() { if case .a(5) = b {} }",
        "func f() { switch a { case .b(5): break; default: break } }",
        "let a = \"\\(f(5))\"",
        "let a = \\A[f(5)]",
        "#if compiler(>=6)\n#endif",
        "@available(iOS 17, *) func f() { if #available(iOS 18, *) {} }",
        "@inlinable public func f() -> Int { 5 }",
        "let a = \"\"\"\n  b\n  \"\"\"",
        "let a = 1 + f(5)",
        "let a = Text(\"b\") + Text(\"c\")",
        "let a = CGFloat(8)",
        "let a: Size = .init(8)",
        "let a = Badge(\"b\")",
        "let a = [1, 2]",
        "let a = 18446744073709551615",
        "var body: some View { a.foregroundStyle(.secondary).listRowBackground(.red).background(.red, alignment: .top) }",
        "var body: some View { a.foregroundStyle(isOn ? .red : .secondary).foregroundStyle(.red, .blue) }",
        "var color: Color { a.map { .red } ?? b }",
        "var color: Color = .red { didSet { f(.red) } }".replacing("= .red", with: "= b"),
        "let a = [.red, .blue]; f(colors: [.red])",
        "protocol P { func f(_ a: Int) }",
    ])
    func leftAlone(source: String) { #expect(lifted(source).isEmpty) }

    @Test("a file that is not sound is left alone")
    func unsound() {
        #expect(lifted("func f() { g(8) ").isEmpty)
        #expect(lifted("let a = \"b").isEmpty)
        #expect(LiftedSource(path: "/a.swift", bytes: Array("let a = \"".utf8) + [0xFF] + Array("\"".utf8)) == nil)
    }

    @Test("where a type of the project may be written as a literal, or another module's type may be meant, T(\"a\") is left alone")
    func conversions() {
        #expect(lifted("let a = Text(\"b\")", unlabelled: false).isEmpty)
        #expect(lifted("import struct Kit.Text\nlet a = Text(\"b\")").isEmpty)
        #expect(lifted("let a = Text(verbatim: \"b\")", unlabelled: false) == ["b"])
    }

    @Test("a literal stays where it is, inside a call; values of properties are numbered apart from what is in functions")
    func rewriting() {
        #expect(compiledAs("struct A { let a = \"b\"; var c: Int { f(8, 0.5) } }")
            == "struct A { let a = _liftedText(member 1:\"b\"); var c: Int { f(_liftedInteger(1:8), _liftedDecimal(2:0.5)) } }")
        #expect(compiledAs("func f() -> some View { if #available(iOS 17, *) { return Color.red } else { return Color.blue } }")
            == "func f() -> some View { if _iOS(17)              { return _erasedView(_liftedColor(1:Color.red)) } else { return _erasedView(_liftedColor(2:Color.blue)) } }")
    }

    @Test("columns of the compiler's messages lead back to the source")
    func columns() throws {
        let source = "let a = 1\nfunc f() { g(8, missing, \"x\", other) }"
        let result = try #require(SourceRewriter.rewrite(Array(source.utf8), conditions: .sample, lifting: .init(path: "/a.swift")).rewritten)
        let line = String(decoding: result.bytes, as: UTF8.self).split(separator: "\n")[1], original = source.split(separator: "\n")[1]
        for word in ["8", "missing", "\"x\"", "other"] {
            func column(_ text: Substring) throws -> Int { text.distance(from: text.startIndex, to: try #require(text.range(of: word == "8" ? ",8)" : word) ?? text.range(of: word)).lowerBound) + 1 }
            let found = try column(line) + (word == "8" ? 1 : 0)
            #expect(try result.columns.original(line: 2, column: found) == column(original), "\(word)")
        }
    }
}
