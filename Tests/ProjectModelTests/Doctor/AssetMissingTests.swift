import Drawing
import Testing
@testable import ProjectModel

@Suite struct AssetMissingTests {
    @Test("a name in no catalog is found; names of catalogs, files and run time are not")
    func names() throws {
        var project = try RuleProject(["Image(\"bird\")\nImage(\"photo\")\nColor(\"none\")\nImage(\"a\\(n)\")\nUIImage(named: \"file.png\")"])
        let file1 = try project.catalog("A.xcassets", images: ["bird"])
        project.model.resources.assetCatalogs = [file1]
        let file2 = try project.write("file.png", "")
        project.model.resources.add(file2)
        #expect(project.findings(AssetMissing.self).map(\.line) == [2, 3])
    }
}
