import Testing
@testable import ProjectModel

@Suite struct XcodeGenFileTests {
    @Test("targets, templates, includes, settings and excluded sources are read as XcodeGen generates them")
    func project() throws {
        let folder = try TemporaryFolder(name: "Gen")
        try folder.write("project.yml", """
        name: Gen
        include: [base.yml]
        options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: "16.0" } }
        packages: { Core: { path: Core } }
        targets:
          App:
            type: application
            platform: iOS
            sources: [App]
            dependencies: [{ target: Widget }]
            entitlements: { path: App.entitlements, properties: { com.apple.security.application-groups: [group.app] } }
          Widget:
            templates: [Ext]
            sources:
              - path: Widget
                excludes: ["**/*Draft.swift", "Old"]
              - Shared
            info: { path: Widget/Info.plist, properties: { NSExtension: { NSExtensionPointIdentifier: com.apple.widgetkit-extension } } }
            settings: { base: { SWIFT_VERSION: 6.0 }, configs: { Debug: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) GEN" } } }
        """)
        try folder.write("base.yml", "targetTemplates:\n  Ext:\n    type: app-extension\n    platform: iOS\n")
        try folder.write("Widget/W.swift", "import Core\n@main struct W: Widget {}")
        try folder.write("Widget/More/ADraft.swift", "")
        try folder.write("Widget/Old/O.swift", "")
        try folder.write("Shared/S.swift", "struct S {}")
        try folder.write("App/A.swift", "@main struct A: App {}")
        try folder.write("Core/Package.swift", "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])")
        try folder.write("Core/Sources/Core/C.swift", "public struct C {}")
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(model.sources.map { Paths.relative($0, to: folder.path) } == ["Widget/W.swift", "Shared/S.swift"])
        #expect(model.swiftVersion == "6" && model.conditions == ["DEBUG", "GEN"] && model.deploymentTarget == "16.0")
        #expect(model.bundleIdentifier == "com.example.Widget" && model.app?.appGroups == ["group.app"] && model.modules.map(\.name) == ["Core"])
    }

    @Test("patterns match names, folders and any depth, and no pattern takes long", arguments: [("*.swift", "A.swift", true), ("*.swift", "a/A.swift", false), ("**/*.swift", "a/b/A.swift", true), ("a", "a/b/c", true), ("a?/x", "ab/x", true), ("a/**", "a/b", true), ("b", "a/b", false)])
    func patterns(_ pattern: String, _ path: String, _ matches: Bool) { #expect(GlobPattern(pattern).matches(path) == matches) }

    @Test("a pattern of many stars ends")
    func hostilePattern() {
        #expect(!GlobPattern(String(repeating: "*a", count: 40) + "b").matches(String(repeating: "a", count: 2_000)))
        #expect(!GlobPattern(Array(repeating: "**", count: 30).joined(separator: "/") + "/x").matches(Array(repeating: "a", count: 60).joined(separator: "/")))
    }
}
