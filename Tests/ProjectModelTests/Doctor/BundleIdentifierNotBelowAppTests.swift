import Drawing
import Testing
@testable import ProjectModel

@Suite struct BundleIdentifierNotBelowAppTests {
    @Test("one more part is right; none, two or another app's are not", arguments: [("com.example.app.ext", true), ("com.example.app", false), ("com.example.app.a.b", false), ("com.other.ext", false), ("com.example.application", false)])
    func identifier(_ own: String, _ isRight: Bool) throws {
        var project = try RuleProject()
        project.model.bundleIdentifier = own
        #expect(project.findings(BundleIdentifierNotBelowApp.self).isEmpty == isRight)
    }
}
