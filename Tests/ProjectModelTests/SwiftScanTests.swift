import Testing
@testable import ProjectModel

@Suite struct SwiftScanTests {
    @Test("what stands in comments and texts is neither an import nor a declaration")
    func commentsAndLiterals() {
        let scan = SwiftScan("""
        // import A
        /* import B /* nested */ struct X {} */
        import C
        @testable import struct D.E
        let text = "import F \\(value(")")) struct Y: Widget {}"
        let raw = #"\\(no) " import G"#
        let long = \"\"\"
        import H
        \"\"\"
        #if canImport(I)
        import I
        #endif
        """)
        #expect(scan.imports.map(\.module) == ["C", "D", "I"])
        #expect(scan.imports.map(\.isConditional) == [false, false, true])
        #expect(scan.declarations.isEmpty)
        #expect(scan.imports.last?.line == 11)
    }

    @Test("escapes in texts are read, and those that are cut off end")
    func escapes() {
        #expect(SwiftScan(#"a("\u{41}\n\"b")"#).tokens.first { $0.kind == .literal }?.text == "A\n\"b")
        for text in [#""\u{"#, #""\u{110000}""#, #""\"#, #""\("#, "\"\"\"", "#"] { _ = SwiftScan(text) }
    }

    @Test("the entry point is a widget or a bundle, wherever the attribute stands")
    func entryPoint() {
        #expect(SwiftScan("@main\nstruct A: WidgetBundle {}").hasWidgetEntryPoint)
        #expect(SwiftScan("@available(iOS 17, *) @main public struct A : Widget {}").hasWidgetEntryPoint)
        #expect(SwiftScan("import WidgetKit\n@main enum A { static func main() { if #available(iOS 17, *) { B.main() } else { C.main() } } }").hasWidgetEntryPoint)
        #expect(!SwiftScan("@main struct A: App {}\nstruct B: Widget {}").hasWidgetEntryPoint)
    }

    @Test("an inheritance clause is read past generic arguments, attributes and members of modules")
    func inheritance() {
        let scan = SwiftScan("class A<T: Equatable>: Base<T, Int>, @unchecked Sendable, Intents.INExtension where T: Hashable {}")
        #expect(scan.declarations.first?.inherits == ["Base", "Sendable", "Intents.INExtension"])
        #expect(scan.declarations.first?.name == "A")
    }
}
