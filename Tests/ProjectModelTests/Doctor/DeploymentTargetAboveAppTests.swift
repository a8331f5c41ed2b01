import Drawing
import Testing
@testable import ProjectModel

@Suite struct DeploymentTargetAboveAppTests {
    @Test("W49: an app from 18.0 with an extension from 26.4 has no widget in between")
    func above() throws {
        var project = try RuleProject()
        project.model.deploymentTarget = "26.4"; project.model.app?.deploymentTarget = "18.0"
        let found = try #require(project.findings(DeploymentTargetAboveApp.self).first)
        #expect(found.severity == .error && found.basis == .seen && found.message.contains("26.4") && found.fix.contains("18.0"))
    }

    @Test("equal, lower and unknown targets are right; versions are compared by number", arguments: [("16.0", "16"), ("16.4", "16.10"), ("15.0", "16.0")])
    func right(_ own: String, _ app: String) throws {
        var project = try RuleProject()
        project.model.deploymentTarget = own; project.model.app?.deploymentTarget = app
        #expect(project.findings(DeploymentTargetAboveApp.self).isEmpty)
        project.model.app?.deploymentTarget = nil
        #expect(project.findings(DeploymentTargetAboveApp.self).isEmpty)
    }
}
