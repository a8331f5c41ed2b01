import Drawing
import Testing
@testable import ProjectModel

@Suite struct StringsMissingTranslationTests {
    @Test("languages that lack keys are one note a table; keys without letters need no translation")
    func keys() throws {
        var project = try RuleProject()
        let file1 = try project.write("en.lproj/A.strings", "a = A; b = B; \"%\" = \"%\";")
        project.model.resources.add(file1)
        let file2 = try project.write("de.lproj/A.strings", "a = Ah;")
        project.model.resources.add(file2)
        let found = project.findings(StringsMissingTranslation.self)
        #expect(found.count == 1 && found[0].severity == .note && found[0].message == "A lacks keys in de (1); in de: \"b\".")
    }
}
