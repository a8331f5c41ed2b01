import Testing
@testable import ExtensionBuild

@Suite struct AvailabilityTests {
    @Test("availability becomes a question to the simulated system, in the same columns", arguments: [
        ("if #available(iOS 17, *) {}", "if _iOS(17)              {}"),
        ("if #available(iOS 17.2.1,*) {}", "if _iOS(17,2,1)             {}"),
        ("if #available(macOS 14, iOS 16.1, watchOS 9, *) {}", "if _iOS(16,1)                                   {}"),
        ("if #available(iOSApplicationExtension 18, iOS 17, *) {}", "if _iOS(18)                                          {}"),
        ("if #unavailable(iOS 26) {}", "if !_iOS(26)            {}"),
        ("guard #available(iOS 15, *), let a = b else { return }", "guard _iOS(15)             , let a = b else { return }"),
    ])
    func iOS(source: String, expected: String) {
        #expect(rewritten(source) == expected)
    }

    @Test("a list without the phone's system is always reached")
    func otherSystems() {
        #expect(rewritten("if #available(macOS 14, *) {}") == "if _iOS(0)                 {}")
        #expect(rewritten("if #unavailable(macOS 14) {}") == "if !_iOS(0)               {}")
    }

    @Test("a list over several lines keeps its lines")
    func lines() {
        let result = rewritten("if #available(\n  iOS 17.0,\n  *\n) { f() }")
        #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
        #expect(result.hasPrefix("if _iOS(17,0) \n"))
        #expect(result.hasSuffix("\n  { f() }"))
    }
}

@Suite struct OpaqueResultTests {
    @Test("what a function returns for each version of the system gets one type")
    func function() {
        #expect(rewritten("func f() -> some View { if #available(iOS 17, *) { return a.b() } else { return self } }")
            == "func f() -> some View { if _iOS(17)              { return _erasedView(a.b()) } else { return _erasedView(self) } }")
        #expect(rewritten("var body: some SwiftUI.WidgetConfiguration { get { guard #available(iOS 17, *) else { return a }; return b } }")
            == "var body: some SwiftUI.WidgetConfiguration { get { guard _iOS(17)              else { return _erasedWidgetConfiguration(a) }; return _erasedWidgetConfiguration(b) } }")
    }

    @Test("a function inside, a closure, a builder and a result that is not opaque stay", arguments: [
        "func f() -> some View { if #available(iOS 17, *) { a } else { b } }",
        "func f() -> Int { if #available(iOS 17, *) { return 1 } else { return 2 } }",
        "func f() -> some View { let c = { if #available(iOS 17, *) { return 1 } else { return 2 } }; return a(c) }",
        "func f() -> some View { if x { return a } else { return a } }",
    ])
    func others(source: String) {
        #expect(!rewritten(source).contains("_erased"))
    }
}
