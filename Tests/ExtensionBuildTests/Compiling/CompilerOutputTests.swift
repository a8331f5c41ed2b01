import Testing
@testable import ExtensionBuild

@Suite struct CompilerOutputTests {
    private func parse(_ text: String) -> CompilerOutput { CompilerOutput(text) { _, _, column in column } }

    @Test("each message has its place; excerpts are passed over")
    func messages() {
        let output = parse("""
            /a/My: File.swift:3:14: error: cannot find 'x' in scope: y
               let a = x
                       ^
            /a/B.swift:1:1: warning: unused
            /a/B.swift:2:1: note: declared here
            """)
        #expect(output.diagnostics == [
            Diagnostic(severity: .error, path: "/a/My: File.swift", line: 3, column: 14, message: "cannot find 'x' in scope: y"),
            Diagnostic(severity: .warning, path: "/a/B.swift", line: 1, column: 1, message: "unused"),
            Diagnostic(severity: .note, path: "/a/B.swift", line: 2, column: 1, message: "declared here"),
        ])
    }

    @Test("an error inside a macro's expansion is told at the macro, a warning there is not told")
    func expansions() {
        let output = parse("""
            macro expansion #Preview:2:5: error: cannot find 'x' in scope
            /a/B.swift:7:1: note: in expansion of macro 'Preview' here
            macro expansion @Entry:2:5: warning: something
            /a/B.swift:9:1: note: in expansion of macro 'Entry' here
            """)
        #expect(output.diagnostics == [Diagnostic(severity: .error, path: "/a/B.swift", line: 7, column: 1, message: "cannot find 'x' in scope")])
    }

    @Test("messages without a place and other words are kept apart")
    func others() {
        let output = parse("<unknown>:0: error: missing required module 'CFoo'\nerror: no such file\nStack dump:\n0. Program arguments")
        #expect(output.diagnostics.map(\.description) == ["error: missing required module 'CFoo'", "error: no such file"])
        #expect(parse("Stack dump:\n0. Program arguments").otherLines.count == 2)
    }
}
