import Drawing
import Testing
@testable import ProjectModel

@Suite struct KindDuplicateTests {
    @Test("two widgets in two files with one kind are found; two branches of one widget are not")
    func kinds() throws {
        let configuration = "StaticConfiguration(kind: \"a\", provider: P()) { _ in }"
        #expect(try RuleProject([configuration, configuration]).findings(KindDuplicate.self).count == 1)
        #expect(try RuleProject([configuration + "\n" + configuration]).findings(KindDuplicate.self).isEmpty)
    }
}
