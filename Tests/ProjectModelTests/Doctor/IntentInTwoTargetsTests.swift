import Drawing
import Testing
@testable import ProjectModel

@Suite struct IntentInTwoTargetsTests {
    @Test("two declarations of one configuration intent are found; one file in both targets is one declaration")
    func declarations() throws {
        let intent = "struct Pick: WidgetConfigurationIntent {}"
        #expect(try RuleProject([intent], app: [intent]).findings(IntentInTwoTargets.self).count == 1)
        var shared = try RuleProject([intent])
        shared.model.app?.sources = shared.model.sources
        #expect(shared.findings(IntentInTwoTargets.self).isEmpty)
    }
}
