import Foundation
import Testing
@testable import ProjectModel

/// Feeds damaged files to every reader. A crash or a hang fails the run; an error or a value is right.
///
/// `VITRINE_FUZZ_ITERATIONS` sets how many mutations each file gets (30), `VITRINE_FUZZ_SEED` where they begin (1).
@Suite struct MutationFuzzTests {
    private static let iterations = ProcessInfo.processInfo.environment["VITRINE_FUZZ_ITERATIONS"].flatMap(Int.init) ?? 30
    private static let seed = ProcessInfo.processInfo.environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    private func fuzz(_ suffix: String, _ read: (TemporaryFolder, String) throws -> Void) throws {
        let folder = try Fixture.copy()
        for file in try Fixture.files(suffix) {
            let original = try FileReading.bytes(file), name = file.below
            var mutator = Mutator(seed: Self.seed)
            for _ in 0..<Self.iterations {
                try folder.write(name, Data(mutator.mutated(original)))
                do { try read(folder, "\(folder.path)/\(name)") } catch let error as ProjectError { #expect(!error.description.isEmpty) }
            }
            try folder.write(name, Data(original))
        }
    }

    @Test("project files") func projects() throws { try fuzz(".pbxproj") { folder, _ in _ = try ProjectReader().extensionModel(at: folder.path) } }
    @Test("Info.plists and entitlements") func plists() throws {
        for suffix in [".plist", ".entitlements"] { try fuzz(suffix) { _, file in _ = try PropertyListFile.read(file) } }
    }
    @Test("strings of each kind") func strings() throws {
        for suffix in [".strings", ".stringsdict"] {
            try fuzz(suffix) { _, file in
                var reader = StringsReader()
                reader.add(StringsFile(path: file, table: "T", language: "en", kind: suffix == ".strings" ? .strings : .stringsdict))
            }
        }
        try fuzz(".xcstrings") { _, file in
            var reader = StringsReader()
            reader.add(catalog: file)
        }
    }
    @Test("asset catalogs") func catalogs() throws {
        try fuzz("Contents.json") { folder, _ in _ = CompiledResources.compile(ResourceFiles(assetCatalogs: ["\(folder.path)/Widget/Assets.xcassets"]), developmentLanguage: "en") }
    }
    @Test("intent definitions") func definitions() throws { try fuzz(".intentdefinition") { _, file in _ = try IntentDefinitionReader.read(file) } }
    @Test("package manifests") func manifests() throws { try fuzz("Package.swift") { _, file in _ = try PackageManifest.read(Paths.folder(of: file)) } }
    @Test("pins and workspaces") func pins() throws { try fuzz(".resolved") { folder, _ in _ = PackageResolved.find(for: "\(folder.path)/Weather.xcodeproj", in: folder.path) } }
    @Test("xcconfig files") func configurations() throws {
        try fuzz(".xcconfig") { folder, file in
            var reader = XCConfigFile()
            var settings = BuildSettings(builtIn: [:])
            settings.add(SettingsLayer.layer(reader.assignments(file, namedIn: "test").map { ($0.name, .string($0.value)) }, context: .init()))
            for name in settings.names { _ = settings[name] }
        }
    }
    @Test("Swift sources, and the rules over them") func sources() throws {
        try fuzz(".swift") { folder, file in
            var model = ExtensionModel(name: "W", moduleName: "W", root: folder.path)
            model.project = folder.path + "/Weather.xcodeproj"
            model.app = AppModel(name: "App", bundleIdentifier: "com.example.app")
            model.app?.sources = [file]
            model.sources = [file]
            _ = ProjectDoctor.findings(in: model)
        }
    }
    @Test("YAML") func yaml() throws {
        var mutator = Mutator(seed: Self.seed)
        let original = Array("targets:\n  A: &a\n    type: app-extension\n    sources: [A, {path: B, excludes: [\"*.x\"]}]\n  B:\n    <<: *a\n    settings: {base: {X: $(Y)}}\n".utf8)
        for _ in 0..<Self.iterations { _ = try? YAMLParser.parse(mutator.mutated(original)) }
    }
}

/// Damages bytes in the ways files get damaged, and in those that confuse parsers. Equal seeds give equal damage.
struct Mutator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(_ limit: Int) -> Int {
        state ^= state << 13; state ^= state >> 7; state ^= state << 17
        return limit <= 0 ? 0 : Int(state % UInt64(limit))
    }

    private static let tokens: [[UInt8]] = ["\"", "{", "}", "(", ")", "[", "]", "<", ">", "<dict>", "</dict>", "<array>", "&#xFFFFFFFF;", "\\", "\\U", "\\u{FFFFFFFF}", "$(A)", "$(", "\0", "\u{FFFD}", "/*", "//", "#if", "\"\"\"",
                                            "\\(", "1e999", "-9223372036854775809", "nan", "..", "/", ";", "=", ",", "\r\n", "@main", "import "].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xC3, 0x28], [0x80]]

    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...next(4) {
            let place = next(bytes.count + 1)
            switch next(7) {
            case 0: bytes = Array(bytes.prefix(place))
            case 1 where place < bytes.count: bytes[place] = UInt8(next(256))
            case 2: bytes.insert(contentsOf: Self.tokens[next(Self.tokens.count)], at: place)
            case 3:
                let length = min(next(64), bytes.count - place)
                bytes.removeSubrange(place..<(place + length))
            case 4:
                let length = min(next(200), bytes.count - place)
                bytes.insert(contentsOf: bytes[place..<(place + length)], at: next(bytes.count + 1))
            case 5:
                let token = Self.tokens[next(Self.tokens.count)]
                bytes.insert(contentsOf: (0..<(1 + next(300))).flatMap { _ in token }, at: place)
            default:
                // Two pieces change places: identifiers then name the wrong objects.
                let other = next(bytes.count + 1), length = min(next(24), bytes.count - max(place, other))
                for offset in 0..<max(length, 0) { bytes.swapAt(place + offset, other + offset) }
            }
        }
        return bytes
    }
}
