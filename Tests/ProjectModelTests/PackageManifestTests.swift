import Testing
@testable import ProjectModel

@Suite struct PackageManifestTests {
    private func manifest(_ text: String) throws -> PackageManifest {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", text)
        return try PackageManifest.read(folder.path)
    }

    @Test("products, dependencies, settings bound to names, and lists put together")
    func fixture() throws {
        let manifest = try PackageManifest.read(Fixture.weather + "/Packages/Units")
        #expect(manifest.name == "Units" && manifest.toolsVersion == "5.9" && manifest.swiftVersion == "5" && manifest.deploymentTarget == "16.0")
        #expect(manifest.products.map(\.name) == ["Units"] && manifest.targets.map(\.kind) == ["target", "target", "testTarget"])
        #expect(manifest.targets[0].dependencies == ["Numbers", "Algorithms"])
        #expect(manifest.targets[0].conditions == ["UNITS"] && manifest.targets[0].upcomingFeatures == ["ExistentialAny"] && manifest.targets[0].swiftVersion == "6")
        #expect(manifest.dependencies.map(\.identity) == ["swift-algorithms", "missing"])
        #expect(try manifest.module(of: manifest.targets[1]).sources.map(Paths.name) == ["Numbers.swift"])
    }

    @Test("statements after the package add to it, and conditions do not end the reading")
    func additions() throws {
        let manifest = try manifest("""
        // swift-tools-version:6.0
        let package = Package(name: "A", targets: [
            .target(name: "One", swiftSettings: [.defaultIsolation(MainActor.self), .enableUpcomingFeature("X").when()]),
        #if os(Linux)
            .target(name: "Two"),
        #endif
        ])
        package.targets.append(.target(name: "Three"))
        package.targets += [.target(name: "Four")]
        for target in package.targets { target.path = "x" }
        """)
        #expect(manifest.targets.map(\.name) == ["One", "Two", "Three", "Four"])
        #expect(manifest.targets[0].defaultIsolation == "MainActor" && manifest.swiftVersion == "6")
    }

    @Test("a manifest without a package is damaged, however it is nested", arguments: ["", "let x = 1", String(repeating: "let package = Package(", count: 5_000), String(repeating: "[", count: 50_000)])
    func damaged(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", text)
        _ = try? PackageManifest.read(folder.path)
        if !text.contains("Package(") { #expect(throws: ProjectError.self) { try PackageManifest.read(folder.path) } }
    }

    @Test("a package with xtool's description gives the extension with its Info.plist, groups and identifier")
    func xtool() throws {
        let folder = try TemporaryFolder(name: "Hello")
        try folder.write("Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"Hello\", products: [.library(name: \"Hello\", targets: [\"Hello\"]), .library(name: \"HelloWidget\", targets: [\"HelloWidget\"])], targets: [.target(name: \"Hello\"), .target(name: \"HelloWidget\", dependencies: [\"Core\"]), .target(name: \"Core\")])")
        try folder.write("xtool.yml", "version: 1\nbundleID: com.example.hello\nproduct: Hello\nextensions:\n  - product: HelloWidget\n    infoPath: Widget-Info.plist\n    entitlementsPath: Widget.entitlements\n")
        try folder.write("Widget-Info.plist", "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></dict></plist>")
        try folder.write("Widget.entitlements", "<plist><dict><key>com.apple.security.application-groups</key><array><string>group.a</string></array></dict></plist>")
        try folder.write("Sources/Hello/App.swift", "@main struct A: App {}")
        try folder.write("Sources/HelloWidget/W.swift", "import Core\n@main struct W: Widget {}")
        try folder.write("Sources/Core/C.swift", "public struct C {}")
        let model = try ProjectReader().extensionModel(at: folder.path)
        #expect(model.name == "HelloWidget" && model.bundleIdentifier == "com.example.hello.HelloWidget" && model.appGroups == ["group.a"])
        #expect(model.modules.map(\.name) == ["Core"] && model.app?.bundleIdentifier == "com.example.hello" && model.swiftVersion == "6")
    }
}
