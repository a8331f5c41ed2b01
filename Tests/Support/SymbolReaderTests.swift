import Testing

@Suite struct SymbolReaderTests {
    private func symbols(_ source: String, types: [String: SupportStatus] = [:]) -> [String: SupportStatus?] {
        Dictionary(SymbolReader(source: source, framework: "F", file: "F/A.swift", typeStatuses: types).symbols.map { ($0.path, $0.status) }, uniquingKeysWith: { first, _ in first })
    }
    private func noOps(_ source: String) -> [String] {
        let reader = SymbolReader(source: source, framework: "F", file: "F/A.swift"), known = SilentNoOps(among: reader.symbols)
        return reader.noOps.filter { !known.isExplained($0) }.map { "\($0.symbol.path) \($0.what)" }
    }

    @Test("a status is the comment's words up to the end of its paragraph, and says how")
    func comment() {
        let found = symbols("/// A. Status: approximate: the first\n/// frame only.\n///\n/// More.\npublic struct A {}")
        #expect(found == ["A": SupportStatus(.approximate, "the first frame only")])
    }

    @Test("members take the status of their type, overloads that of the one above, both less than their own")
    func inheritance() {
        let found = symbols("""
            // Status of this file: declared: d.
            /// Status: exact.
            public struct A {
                public func a() {}
                /// Status: approximate: x.
                public func b() {}
                public func b(_ c: Int) {}
                func hidden() {}
            }
            public func free() {}
            """)
        #expect(found == ["A": SupportStatus(.exact), "A.a()": SupportStatus(.exact), "A.b()": SupportStatus(.approximate, "x"), "A.b(_:)": SupportStatus(.approximate, "x"),
                          "free()": SupportStatus(.declared, "d")])
    }

    @Test("cases of public enums and requirements of public protocols are public; what the compiler refuses is unavailable")
    func implied() {
        let found = symbols("public enum E { case a, b(Int); func c() {} }\npublic protocol P { var p: Int { get } }\n@available(*, unavailable, message: \"Use b.\") public func a() {}")
        #expect(Set(found.keys) == ["E", "E.a", "E.b(_:)", "P", "P.p", "a()"])
        #expect(found["a()"] == SupportStatus(.unavailable, "Use b."))
    }

    @Test("a body that names its reason or raises a finding has a status")
    func derived() {
        #expect(symbols("extension View { public func a() -> some View { unseen(.gesture, \"a\") } }")["View.a()"]??.level == .exact)
        #expect(symbols("public func b() { MissingCapabilities.note(\"b\", \"c\") }")["b()"]??.level == .declared)
    }

    @Test("a modifier that gives its view back or drops a closure is a silent no-op", arguments: [
        ("/// Status: exact.\nextension View { public func a(_ b: Int) -> some View { self } }", "View.a(_:) returns `self` as it is"),
        ("/// Status: exact.\nextension View { public func a(_ b: Int, then c: () -> Void) -> some View { padding(b.c) } }", "View.a(_:then:) ignores `c`"),
    ])
    func silent(source: String, found: String) { #expect(noOps(source) == [found]) }

    @Test("what says why, is declared or is overridden is none", arguments: [
        "extension View {\n/// Status: exact: no effect on a still picture.\npublic func a(_ b: Int) -> some View { self } }",
        "/// Status: declared.\nextension View { public func a(_ b: Int) -> some View { self } }",
        "// Status of this file: exact.\npublic protocol P { func a(_ b: Int) }\nextension P { public func a(_ b: Int) {} }",
        "/// Status: exact but for `b`, which is not looked at.\npublic struct S { public func a(_ b: Int) {} }",
    ])
    func explained(source: String) { #expect(noOps(source).isEmpty) }
}
