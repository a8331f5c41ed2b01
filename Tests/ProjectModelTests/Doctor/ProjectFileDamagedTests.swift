import Drawing
import Testing
@testable import ProjectModel

@Suite struct ProjectFileDamagedTests {
    @Test("a broken strings file and a broken definition are errors with file and line; whole files are none")
    func damaged() throws {
        var project = try RuleProject()
        let strings = try project.write("en.lproj/A.strings", "\"a\" = \"b\";\n\"c\" \"d\";\n")
        project.model.resources.add(strings)
        let file1 = try project.write("B.intentdefinition", "<plist><dict>")
        project.model.resources.add(file1)
        let found = project.findings(ProjectFileDamaged.self)
        #expect(found.map(\.severity) == [.error, .error] && found.first?.file == strings && found.first?.line == 2)
        #expect(try RuleProject().findings(ProjectFileDamaged.self).isEmpty)
    }

    @Test("an image that a catalog names and that is not there is a warning")
    func missingImage() throws {
        var project = try RuleProject()
        _ = try project.write("A.xcassets/a.imageset/Contents.json", "{\"images\": [{\"filename\": \"a.png\"}]}")
        project.model.resources.assetCatalogs = [project.folder.path + "/A.xcassets"]
        #expect(project.findings(ProjectFileDamaged.self).map(\.severity) == [.warning])
    }
}
