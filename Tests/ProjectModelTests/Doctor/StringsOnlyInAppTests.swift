import Drawing
import Testing
@testable import ProjectModel

@Suite struct StringsOnlyInAppTests {
    @Test("texts that only the app translates are one finding a table; a text that reads the same everywhere is none")
    func strings() throws {
        var project = try RuleProject(["Text(\"sunny\")\nText(\"dot\")\nNSLocalizedString(\"later\", comment: \"\")\nText(verbatim: \"sunny\")"])
        let file = try project.write("de.lproj/Localizable.strings", "sunny = Sonnig; later = Bald; dot = dot;")
        project.model.app?.resources.add(file)
        let found = project.findings(StringsOnlyInApp.self)
        #expect(found.count == 1 && found[0].message.contains("\"sunny\", \"later\"") && found[0].line == 1)
        project.model.resources.add(file)
        #expect(project.findings(StringsOnlyInApp.self).isEmpty)
    }
}
