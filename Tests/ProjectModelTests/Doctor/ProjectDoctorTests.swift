import Drawing
import Testing
@testable import ProjectModel

@Suite struct ProjectDoctorTests {
    @Test("codes are distinct and written alike, and a rule that is assumed raises no error")
    func codes() {
        let codes = ProjectDoctor.rules.map { $0.code }
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
        #expect(ProjectDoctor.rules.allSatisfy { $0.basis != .assumed || $0.severity != .error })
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
