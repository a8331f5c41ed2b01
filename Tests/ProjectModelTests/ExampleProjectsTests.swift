import Foundation
import ProjectModel
import Testing

/// The examples are projects that Xcode opens: every file on disk belongs to the targets it should.
@Suite struct ExampleProjectsTests {
    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples").path

    @Test("Releases: the widget's target compiles its own files and the shared ones, and is granted the app's group")
    func releases() throws {
        let folder = Self.examples + "/Releases"
        let model = try ProjectReader().extensionModel(at: folder)
        #expect(model.name == "ReleasesWidgetExtension")
        #expect(model.app?.name == "Releases")

        func swiftFiles(_ folder: String) -> Set<String> {
            let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return Set(names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 })
        }
        let shared = swiftFiles(folder + "/Shared")
        #expect(Set(model.sources) == swiftFiles(folder + "/ReleasesWidget").union(shared))
        #expect(Set(model.app?.sources ?? []) == swiftFiles(folder + "/Releases").union(shared))

        #expect(model.appGroups == ["group.org.example.releases"])
        #expect(model.app?.appGroups == model.appGroups)
        #expect(model.bundleIdentifier.hasPrefix((model.app?.bundleIdentifier ?? "?") + "."))
        #expect(model.assetCatalogs.map { ($0 as NSString).lastPathComponent } == ["Assets.xcassets"])
        #expect(model.deploymentTarget == "17.0")
    }
}
