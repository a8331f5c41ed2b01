import Drawing
import Testing
@testable import ProjectModel

@Suite struct AssetInOtherTargetTests {
    @Test("W53: an image of the extension alone is a finding for a view that the app compiles too, naming the catalog")
    func appLacks() throws {
        var project = try RuleProject(["struct Shared: View { var body: some View { Image(\"bird\") } }"])
        let file1 = try project.catalog("Ext/Assets.xcassets", images: ["bird"])
        project.model.resources.assetCatalogs = [file1]
        #expect(project.findings(AssetInOtherTarget.self).isEmpty)
        project.model.app?.sources = project.model.sources
        #expect(project.findings(AssetInOtherTarget.self).first?.message.contains("Ext/Assets.xcassets of Ext alone") == true)
    }

    @Test("an image or colour that only the app has is an error, naming the catalog that has it")
    func extensionLacks() throws {
        var project = try RuleProject(["Image(\"bird\")\nColor(\"sky\")\nUIImage(named: \"bird\")\nImage(systemName: \"bird\")\nImage(\"bird\", bundle: .module)"])
        let file2 = try project.catalog("App/Assets.xcassets", colors: ["sky"], images: ["bird"])
        project.model.app?.resources.assetCatalogs = [file2]
        let found = project.findings(AssetInOtherTarget.self)
        #expect(found.map(\.line) == [1, 2, 3] && found.allSatisfy { $0.severity == .error && $0.message.contains("App/Assets.xcassets") })
    }
}
