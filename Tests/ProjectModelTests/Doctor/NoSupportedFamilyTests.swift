import Drawing
import Testing
@testable import ProjectModel

@Suite struct NoSupportedFamilyTests {
    @Test("an empty list, or families of other devices alone, is found; anything that cannot be judged is not",
          arguments: [("[]", 1), ("[.systemExtraLarge]", 1), ("[WidgetFamily.accessoryCorner]", 1), ("[.systemSmall]", 0), ("[.systemExtraLarge, .systemLarge]", 0), ("families", 0), ("[condition ? .systemSmall : .systemLarge]", 0)])
    func families(_ list: String, _ count: Int) throws {
        #expect(try RuleProject(["let a = x.supportedFamilies(\(list))"]).findings(NoSupportedFamily.self).count == count)
    }

    @Test("a list for another platform inside #if is not judged")
    func conditional() throws {
        #expect(try RuleProject(["x\n#if os(watchOS)\n.supportedFamilies([])\n#endif"]).findings(NoSupportedFamily.self).isEmpty)
    }
}
