import Testing
@testable import ExtensionBuild

@Suite struct LibraryNameTests {
    @Test("the C library goes by its name here, also where nothing imports it")
    func darwin() {
        #expect(rewritten("let a = Darwin.round(b)") == "let a = Glibc.round(b)")
        #expect(rewritten("let a = b.Darwin.round") == "let a = b.Darwin.round")
    }
}
