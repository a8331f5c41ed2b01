import Drawing
import Testing
@testable import ProjectModel

@Suite struct BundleBodyAvailabilityTests {
    @Test("W50: a bundle that asks for the system's version inside its body is warned about")
    func inBody() throws {
        let project = try RuleProject(["@main struct B: WidgetBundle {\n  var body: some Widget {\n    A()\n    if #available(iOS 16, *) { C() }\n  }\n}"])
        let found = project.findings(BundleBodyAvailability.self)
        #expect(found.map(\.line) == [4] && found.first?.severity == .warning)
    }

    @Test("W50: a type that chooses between two bundles is right, and so is a check in a view")
    func chooser() throws {
        let project = try RuleProject(["@main struct Main { static func main() { if #available(iOS 16, *) { New.main() } else { Old.main() } } }\nstruct New: WidgetBundle { var body: some Widget { A() } }\nstruct V: View { var body: some View { if #available(iOS 17, *) { Text(\"\") } } }"])
        #expect(project.findings(BundleBodyAvailability.self).isEmpty)
    }
}
