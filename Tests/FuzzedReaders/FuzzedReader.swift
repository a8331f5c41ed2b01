import Foundation
import ProjectModel

/// A reader of project files, as it meets damaged ones: which fixture's files are damaged, and what is read then.
///
/// Whatever the file holds, the reader answers or throws a `ProjectError`; a crash or a hang is a defect.
public struct FuzzedReader: Sendable {
    public var name: String
    /// The folder in Tests/ProjectModelTests/Fixtures whose copy is damaged.
    public var fixture: String
    /// How the names of the files end.
    public var suffixes: [String]
    /// Reads the damaged file of the copied fixture.
    public var read: @Sendable (_ folder: String, _ file: String) throws -> Void

    public static let all: [FuzzedReader] = [
        .init(name: "project", fixture: "Weather", suffixes: [".pbxproj"]) { folder, _ in _ = try ProjectReader().extensionModel(at: folder) },
        .init(name: "xcconfig", fixture: "Weather", suffixes: [".xcconfig"]) { folder, _ in _ = try ProjectReader().extensionModel(at: folder, target: "Weather Widget") },
        .init(name: "plist", fixture: "Weather", suffixes: [".plist", ".entitlements"]) { _, file in _ = try PropertyListFile.read(file) },
        .init(name: "strings", fixture: "Weather", suffixes: [".strings"]) { _, file in strings(file, .strings) },
        .init(name: "stringsdict", fixture: "Weather", suffixes: [".stringsdict"]) { _, file in strings(file, .stringsdict) },
        .init(name: "xcstrings", fixture: "Weather", suffixes: [".xcstrings"]) { _, file in
            var reader = StringsReader()
            reader.add(catalog: file)
        },
        .init(name: "catalog", fixture: "Weather", suffixes: ["Contents.json", ".svg"]) { folder, _ in
            _ = CompiledResources.compile(ResourceFiles(assetCatalogs: ["\(folder)/Widget/Assets.xcassets"]), developmentLanguage: "en")
        },
        .init(name: "intentdefinition", fixture: "Weather", suffixes: [".intentdefinition"]) { _, file in _ = try IntentDefinitionReader.read(file) },
        .init(name: "package", fixture: "Weather", suffixes: ["Package.swift", ".resolved"]) { folder, _ in _ = try ProjectReader().extensionModel(at: folder, target: "Weather Widget") },
        .init(name: "xcodegen", fixture: "Generated", suffixes: [".yml"]) { folder, _ in _ = try ProjectReader().extensionModel(at: folder) },
        .init(name: "tuist", fixture: "Tuist", suffixes: ["Project.swift", ".xcconfig"]) { folder, _ in _ = try ProjectReader().extensionModel(at: folder) },
        .init(name: "xtool", fixture: "Packaged", suffixes: [".yml", ".swift", ".plist"]) { folder, _ in _ = try ProjectReader().extensionModel(at: folder) },
        .init(name: "source", fixture: "Weather", suffixes: [".swift"]) { folder, file in
            var model = ExtensionModel(name: "W", moduleName: "W", root: folder)
            model.project = folder + "/Weather.xcodeproj"
            model.app = AppModel(name: "App", bundleIdentifier: "com.example.app")
            model.app?.sources = [file]
            model.sources = [file]
            _ = ProjectDoctor.findings(in: model)
        },
    ]

    private static func strings(_ file: String, _ kind: StringsFile.Kind) {
        var reader = StringsReader()
        reader.add(StringsFile(path: file, table: "T", language: "en", kind: kind))
    }

    /// Where the fixtures are in the repository.
    public static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("ProjectModelTests/Fixtures").path

    /// A copy of the fixture, and the paths below it of the files that are damaged.
    ///
    /// - Parameter folder: where the copy goes; it must not exist.
    public func prepare(in folder: String) throws -> [String] {
        let source = "\(Self.fixtures)/\(fixture)"
        try FileManager.default.copyItem(atPath: source, toPath: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: source).filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted()
    }
}
