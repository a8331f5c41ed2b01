import Drawing
import Testing
@testable import ProjectModel

@Suite struct AppGroupInOneTargetTests {
    private let use = "let d = UserDefaults(suiteName: \"group.com.example.app\")"

    @Test("W52: a group that the app lacks is an error that names the app")
    func appLacks() throws {
        var project = try RuleProject([use])
        project.model.app?.appGroups = nil
        let found = try #require(project.findings(AppGroupInOneTarget.self).first)
        #expect(found.severity == .error && found.message.contains("but not to App") && found.fix.contains("App Groups of App"))
    }

    @Test("W52: a group that the extension uses and lacks names the extension; both having it is right")
    func extensionLacks() throws {
        var project = try RuleProject([use])
        #expect(project.findings(AppGroupInOneTarget.self).isEmpty)
        project.model.appGroups = []
        #expect(project.findings(AppGroupInOneTarget.self).first?.message.contains("but not to Ext") == true)
    }

    @Test("a group of the app that the extension never names is no matter; entitlements that cannot be read leave it open")
    func open() throws {
        var project = try RuleProject(["struct A {}"])
        project.model.appGroups = []
        #expect(project.findings(AppGroupInOneTarget.self).isEmpty)
        project.model.appGroups = ["group.x.y"]; project.model.app?.appGroups = nil; project.model.app?.entitlementsPath = "App.entitlements"
        #expect(project.findings(AppGroupInOneTarget.self).isEmpty)
    }
}
