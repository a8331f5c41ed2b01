import Drawing
import Testing
@testable import ProjectModel

@Suite struct ProjectDoctorTests {
    @Test("each rule has a row of its own in the table of codes")
    func codes() {
        #expect(Set(ProjectDoctor.rules.map { $0.code }).count == ProjectDoctor.rules.count)
    }

    @Test("a sound project has no finding but the package that is not there and the notes about texts")
    func sound() throws {
        let findings = ProjectDoctor.findings(in: try ProjectReader().extensionModel(at: Fixture.project))
        #expect(Set(findings.map(\.code)) == ["module-missing", "deployment-target-above-app", "strings-missing-translation"])
    }

    @Test("every finding ends with what to do, and paths are absolute")
    func texts() throws {
        for finding in ProjectDoctor.findings(in: try ProjectReader().extensionModel(at: Fixture.project)) {
            #expect(finding.message.hasSuffix(".") && finding.fix.hasSuffix(".") && finding.file?.hasPrefix("/") == true)
        }
    }
}
