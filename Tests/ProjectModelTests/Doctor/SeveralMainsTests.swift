import Drawing
import Testing
@testable import ProjectModel

@Suite struct SeveralMainsTests {
    @Test("a second @main is found with its line; one inside #if may exclude the other")
    func mains() throws {
        let two = try RuleProject(["@main struct A: WidgetBundle {}", "\n@main\nstruct B: Widget {}"])
        #expect(two.findings(SeveralMains.self).map(\.line) == [3])
        let conditional = try RuleProject(["#if os(watchOS)\n@main struct A: WidgetBundle {}\n#endif\n@main struct B: Widget {}"])
        #expect(conditional.findings(SeveralMains.self).isEmpty)
    }
}
