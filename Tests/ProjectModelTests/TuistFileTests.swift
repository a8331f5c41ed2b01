import Foundation
import FuzzedReaders
import Testing
@testable import ProjectModel

@Suite struct TuistFileTests {
    private let folder = Paths.real(FuzzedReader.fixtures) ?? "/"

    @Test("targets, globs, settings, groups and modules of other projects are read as Tuist generates them")
    func project() throws {
        let root = folder + "/Tuist"
        let model = try ProjectReader().extensionModel(at: root)
        #expect(model.name == "TidesWidget" && model.bundleIdentifier == "com.example.tides.widget" && model.deploymentTarget == "17.0" && model.developmentLanguage == "nl")
        #expect(model.sources.map { Paths.relative($0, to: root) }.sorted() == ["Shared/Tide.swift", "Widget/Sources/Widget.swift"])
        #expect(model.swiftVersion == "6" && model.conditions == ["DEBUG", "TIDES", "WIDGET"] && model.version == "1.4")
        #expect(model.resources.assetCatalogs.count == 1 && model.resources.stringsFiles.map(\.table).sorted() == ["Localizable", "Words"])
        #expect(model.infoPlist["NSExtension"]?["NSExtensionPointIdentifier"] == .string("com.apple.widgetkit-extension"))
        #expect(model.appGroups == ["group.example.tides"] && model.modules.map(\.name) == ["Harbour"])
        #expect(model.app?.name == "Tides" && model.app?.deploymentTarget == "16.0" && model.app?.appGroups == ["group.example.tides"] && model.app?.version == "1.4")
        #expect(model.remotePackages.contains { $0.url == "https://example.com/Charts.git" })
        #expect(try ProjectReader().extensionNames(at: root + "/Project.swift") == ["TidesWidget"])
    }

    @Test("a project that helpers make is a message that says what to name instead; computed parts are notes")
    func computed() throws {
        let made = try TemporaryFolder()
        try made.write("Project.swift", "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project.app(name: \"A\")\n")
        let error = try #require(throws: ProjectError.self) { try ProjectReader().extensionModel(at: made.path) }
        #expect(error.description.contains("code that is not run") && error.description.hasSuffix("sources."))
        try made.write("W.swift", "@main struct W: Widget {}")
        try made.write("Project.swift", """
            import ProjectDescription
            let project = Project(name: "A", targets: [.target(name: "W", destinations: .iOS, product: .appExtension, bundleId: identifier(for: "W") { "x" }, sources: ["*.swift"], resources: names.map { $0 })])
            """)
        let model = try ProjectReader().extensionModel(at: made.path)
        #expect(model.sources.map(Paths.name) == ["Project.swift", "W.swift"] && model.notes.contains { $0.contains("resources of W are computed") })
    }
}
