import Testing
@testable import ExtensionBuild

@Suite struct ConditionTests {
    @Test("platform conditions are decided as for an iPhone, and every column stays", arguments: [
        ("#if os(iOS)", "#if true   "),
        ("#if os(macOS)", "#if false    "),
        ("#if !os(watchOS) && os(iOS)", "#if !false       && true   "),
        ("#if os(macOS) || os(visionOS)", "#if false     || false       "),
        ("#if targetEnvironment(simulator)", "#if false                       "),
        ("#if arch(arm64)", "#if true       "),
        ("#if canImport(WidgetKit)", "#if true                "),
        ("#if canImport(AppKit)", "#if false            "),
        ("#if canImport(Core)", "#if true           "),
        ("#if canImport(Glibc)", "#if false           "),
        ("#if canImport(FoundationNetworking)", "#if false                          "),
        ("#if DEBUG && os(iOS)", "#if DEBUG && true   "),
    ])
    func platformConditions(source: String, expected: String) {
        #expect(rewritten("\(source)\nlet a = 1\n#endif\n") == "\(expected)\nlet a = 1\n#endif\n")
    }

    @Test("version conditions and flags are left to the compiler")
    func leftAlone() {
        let source = "#if swift(>=5.9) && compiler(>=6.0) && DEBUG && !BETA\nlet a = 1\n#endif\n"
        #expect(rewritten(source) == source)
    }

    @Test("a clause for another version of the language or compiler is left alone, one for this version is looked into", arguments: [
        ("swift(>=5.10)", true), ("swift(>=5.10.0)", true), ("swift(>=6)", false), ("swift(<6.0)", true), ("compiler(>=6.3)", true), ("compiler(>=7)", false),
        ("DEBUG || compiler(>=7)", true), ("!DEBUG", false), ("(DEBUG && RELEASE)", false), ("hasFeature(Sendable)", true),
    ])
    func versions(condition: String, isLookedInto: Bool) {
        #expect(rewritten("#if \(condition)\n@objc func f() {}\n#endif\n").contains("@objc") != isLookedInto)
    }

    @Test("all clauses of a condition are decided up to the first that holds")
    func clauses() {
        #expect(rewritten("#if os(macOS)\n#elseif os(iOS)\n#else\n#endif\n") == "#if false    \n#elseif true   \n#else\n#endif\n")
    }

    @Test("what a clause that is not compiled holds stays as it is")
    func inactive() {
        let inside = "@objc func f() {}\nimport Nowhere"
        #expect(rewritten("#if os(macOS)\n\(inside)\n#endif\n") == "#if false    \n\(inside)\n#endif\n")
        #expect(rewritten("#if RELEASE\n\(inside)\n#else\n@objc func g() {}\n#endif\n") == "#if RELEASE\n\(inside)\n#else\n      func g() {}\n#endif\n")
    }

    @Test("a condition around a modifier is decided too")
    func postfix() {
        #expect(rewritten("let v = Text()\n#if os(iOS)\n.bold()\n#endif\n") == "let v = Text()\n#if true   \n.bold()\n#endif\n")
    }

    @Test("words in comments and strings are no conditions")
    func text() {
        let source = "// #if os(iOS)\nlet a = \"#if os(iOS) #available(iOS 17, *)\"\n"
        #expect(rewritten(source) == source)
    }

    @Test("a file without any mark is not parsed")
    func need() {
        #expect(!RewritingNeed.mayNeedRewriting(Array("import SwiftUI\nimport Foundation\nstruct A {}\n".utf8), conditions: .sample))
        #expect(RewritingNeed.mayNeedRewriting(Array("import CoreData\n".utf8), conditions: .sample))
    }

    @Test("damaged and deeply nested sources are rewritten without harm")
    func damaged() {
        let deep = "#if os(iOS)\nlet a = " + String(repeating: "(", count: 20_000) + "1\n#endif\n"
        #expect(rewritten(deep).utf8.count == deep.utf8.count)
        #expect(rewritten("#if os(iOS\nlet a").split(separator: "\n").count == 2)
        _ = SourceRewriter.rewrite([0x23, 0x69, 0x66, 0xFF, 0xFE, 0x00, 0x0A, 0x80], conditions: .sample)
    }
}
