import Drawing
import Testing
@testable import ProjectModel

@Suite struct KindNotConstantTests {
    @Test("a kind made at run time is found, a constant is not", arguments: [("UUID().uuidString", 1), ("\"a\\(version)\"", 1), ("\"a\"", 0), ("Self.kind", 0)])
    func kinds(_ kind: String, _ count: Int) throws {
        #expect(try RuleProject(["StaticConfiguration(kind: \(kind), provider: P()) { _ in }"]).findings(KindNotConstant.self).count == count)
    }
}
