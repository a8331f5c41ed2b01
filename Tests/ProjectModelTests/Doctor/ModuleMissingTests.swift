import Drawing
import Testing
@testable import ProjectModel

@Suite struct ModuleMissingTests {
    @Test("a missing module names its package, its pin and who imports it")
    func missing() throws {
        var project = try RuleProject()
        project.model.missingModules = [MissingModule(name: "Lottie", importer: "A.swift", line: 3, url: "https://example.com/lottie", pin: "4.4.0")]
        let found = try #require(project.findings(ModuleMissing.self).first)
        project.model.missingModules[0].binary = "/p/Lottie.xcframework"
        #expect(project.findings(ModuleMissing.self).first?.message.contains("only as Lottie.xcframework") == true)
        #expect(found.message.contains("https://example.com/lottie at 4.4.0") && found.file == "A.swift" && found.line == 3 && found.fix.contains("--packages"))
    }
}
