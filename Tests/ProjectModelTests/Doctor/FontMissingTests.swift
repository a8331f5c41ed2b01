import Drawing
import Testing
@testable import ProjectModel

@Suite struct FontMissingTests {
    @Test("a font of UIAppFonts that the target does not hold is found")
    func fonts() throws {
        var project = try RuleProject()
        project.model.infoPlist["UIAppFonts"] = .array([.string("A.ttf"), .string("Fonts/B.otf")])
        let file1 = try project.write("B.otf", "")
        project.model.resources.add(file1)
        #expect(project.findings(FontMissing.self).map { $0.message.contains("A.ttf") } == [true])
    }
}
