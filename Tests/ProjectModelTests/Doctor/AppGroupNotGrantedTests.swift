import Drawing
import Testing
@testable import ProjectModel

@Suite struct AppGroupNotGrantedTests {
    @Test("a misspelt suite is an error where it is used and a warning where it is a constant")
    func names() throws {
        let project = try RuleProject(["\nlet a = UserDefaults(suiteName: \"group.com.example.ap\")\nlet b = \"group.com.example.other\"\nlet c = \"group.com.example.app\"\nlet d = UserDefaults(suiteName: \"private\")"])
        let found = project.findings(AppGroupNotGranted.self)
        #expect(found.map(\.severity) == [.error, .warning] && found.map(\.line) == [2, 3])
    }

    @Test("a folder without entitlements leaves open what is granted")
    func folder() throws {
        var project = try RuleProject(["let a = UserDefaults(suiteName: \"group.a.b\")"])
        project.model.appGroups = nil; project.model.project = nil
        #expect(project.findings(AppGroupNotGranted.self).isEmpty)
    }
}
