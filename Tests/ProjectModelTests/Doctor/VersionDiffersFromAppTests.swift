import Drawing
import Testing
@testable import ProjectModel

@Suite struct VersionDiffersFromAppTests {
    @Test("each number that differs is a finding that names the setting")
    func versions() throws {
        var project = try RuleProject()
        #expect(project.findings(VersionDiffersFromApp.self).isEmpty)
        project.model.app?.build = "8"; project.model.app?.version = "1.3"
        let found = project.findings(VersionDiffersFromApp.self)
        #expect(found.count == 2 && found[0].fix.contains("MARKETING_VERSION") && found[1].fix.contains("CURRENT_PROJECT_VERSION"))
    }
}
