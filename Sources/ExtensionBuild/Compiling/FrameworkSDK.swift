import Foundation
#if canImport(Glibc)
import Glibc
#endif

/// The modules that user code is compiled against: those under Apple's names, and what they are made of.
public struct FrameworkSDK: Hashable, Sendable {
    /// The folder with the `.swiftmodule` files of Vitrine's build.
    public var modules: String
    /// The executable that expands the macros of SwiftUI and WidgetKit.
    public var macros: String
    /// Module maps of the C libraries, by module name.
    public var moduleMaps: [String: String]

    public init(modules: String, macros: String, moduleMaps: [String: String] = [:]) {
        self.modules = modules; self.macros = macros; self.moduleMaps = moduleMaps
    }

    /// The frameworks beside an executable of Vitrine: its build folder holds modules and macros.
    ///
    /// - Throws: `BuildError.noFrameworks`.
    public static func beside(executable: String) throws -> FrameworkSDK {
        let path = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
        let folder = path.deletingLastPathComponent()
        let modules = folder.appendingPathComponent("Modules").path
        guard FileSystem.isFolder(modules) else { throw BuildError.noFrameworks(folder: modules, reason: "the folder with the frameworks' modules is missing") }
        let macros = folder.appendingPathComponent("Macros-tool").path
        guard FileSystem.exists(macros) else { throw BuildError.noFrameworks(folder: macros, reason: "the program that expands macros is missing") }
        return FrameworkSDK(modules: modules, macros: macros, moduleMaps: moduleMaps(above: folder))
    }

    private static func moduleMaps(above folder: URL) -> [String: String] {
        var folder = folder
        for _ in 0..<8 {
            let libraries = folder.appendingPathComponent("Sources/CLibraries").path
            if FileSystem.isFolder(libraries) {
                var maps: [String: String] = [:]
                for name in FileSystem.names(in: libraries) {
                    let map = "\(libraries)/\(name)/module.modulemap"
                    if FileSystem.exists(map) { maps[name] = map }
                }
                return maps
            }
            folder.deleteLastPathComponent()
        }
        return [:]
    }
}

/// The part of a `FrameworkSDK` that a compilation sees, in a folder of its own: modules of Vitrine that user code has nothing
/// to do with are out of sight, so that an import of that name finds the project's own module or none.
struct PreparedSDK: Sendable {
    /// The folder to search for modules.
    var folder: String
    var hash: ContentHash
    /// Modules under Apple's names.
    var frameworks: Set<String>
    /// All modules in the folder.
    var names: Set<String>
    /// Arguments for the C modules below them.
    var clangArguments: [String]
    /// Whether colours and images can be named by generated members.
    var hasAssetResources: Bool { uses.isSuperset(of: AssetSymbols.foundation) }
    /// Which names that generated code needs are known to the frameworks: "UIKit.ColorResource".
    var uses: Set<String>
    var hasSupplement: Bool { names.contains("FoundationSupplement") }

    /// Reads the modules, or the memory of an earlier reading where no file has changed since.
    init(_ sdk: FrameworkSDK, cache: BuildCache) throws {
        let files = FileSystem.names(in: sdk.modules).filter { $0.hasSuffix(".swiftmodule") && !FileSystem.isFolder("\(sdk.modules)/\($0)") }
        guard !files.isEmpty else { throw BuildError.noFrameworks(folder: sdk.modules, reason: "no module in it") }
        var stamp = ContentHash("sdk 1 \(sdk.modules) \(sdk.macros)")
        for path in files.map({ "\(sdk.modules)/\($0)" }) + [sdk.macros] + sdk.moduleMaps.values.sorted() {
            stamp.combine(path)
            for number in FileSystem.stamp(path) ?? [] { stamp.combine(number) }
        }
        let record = cache.path("sdk/\(stamp).json")
        if let data = try? FileSystem.read(record), let memory = try? JSONDecoder().decode(Record.self, from: Data(data)),
           FileSystem.isFolder(cache.path("sdk/\(memory.hash)")) {
            self.init(memory, cache: cache)
            return
        }
        let made = try Record(sdk, files: files)
        let folder = cache.path("sdk/\(made.hash)")
        let work = try cache.makeScratch()
        defer { FileSystem.remove(work) }
        do {
            let built = "\(work)/modules"
            try FileSystem.makeFolder(built)
            for name in made.names { symlink("\(sdk.modules)/\(name).swiftmodule", "\(built)/\(name).swiftmodule") }
            if rename(built, folder) != 0, !FileSystem.isFolder(folder) { throw FileSystem.Failure(path: folder, code: errno) }
            try FileSystem.write(Array(JSONEncoder().encode(made)), to: record)
        } catch {
            throw BuildError.unusableCache(folder: cache.folder, reason: "\(error)")
        }
        self.init(made, cache: cache)
    }

    private init(_ record: Record, cache: BuildCache) {
        folder = cache.path("sdk/\(record.hash)")
        hash = record.hash
        frameworks = Set(record.names).intersection(SystemModules.apples)
        names = Set(record.names)
        uses = Set(record.uses)
        clangArguments = record.clangArguments
    }

    private struct Record: Codable {
        var hash: ContentHash
        var names: [String]
        var uses: [String]
        var clangArguments: [String]

        /// Names that generated code needs, behind the module that has to know them.
        static let wanted = AssetSymbols.foundation + IntentType.needed.map { "Intents.\($0)" }

        /// Starts from the frameworks and follows the names of other modules in what they hold.
        init(_ sdk: FrameworkSDK, files: [String]) throws {
            let available = Set(files.map { String($0.dropLast(".swiftmodule".count)) })
            var pending = available.filter { SystemModules.apples.contains($0) || $0 == "FoundationSupplement" }.sorted()
            guard !pending.isEmpty else { throw BuildError.noFrameworks(folder: sdk.modules, reason: "no framework in it") }
            var found = Set(pending), libraries: Set<String> = [], uses: Set<String> = []
            // The folder's place belongs to the key: the links lead there.
            var hash = ContentHash(sdk.modules)
            while let name = pending.popLast() {
                let bytes = try FileSystem.read("\(sdk.modules)/\(name).swiftmodule", limit: 1 << 30)
                hash.combine(name)
                hash.combine(bytes)
                for word in Self.wanted where word.hasPrefix("\(name).") && ByteSearch.contains(String(word.dropFirst(name.count + 1)), in: bytes) { uses.insert(word) }
                for other in available where !found.contains(other) && ByteSearch.contains(other, in: bytes) {
                    found.insert(other)
                    pending.append(other)
                }
                for library in sdk.moduleMaps.keys where ByteSearch.contains(library, in: bytes) { libraries.insert(library) }
            }
            hash.combine(try FileSystem.read(sdk.macros, limit: 1 << 30))
            self.hash = hash
            names = found.sorted()
            self.uses = uses.sorted()
            clangArguments = libraries.sorted().flatMap { ["-Xcc", "-fmodule-map-file=\(sdk.moduleMaps[$0] ?? "")"] }
            if !libraries.isEmpty { clangArguments += PackageConfig.includeArguments(for: libraries) }
        }
    }
}

/// Where the headers of the system's libraries are.
enum PackageConfig {
    private static let packages = [
        "CCairo": "cairo-ft", "CFreeType": "freetype2 harfbuzz", "CFriBidi": "fribidi", "CImageReaders": "spng libturbojpeg libwebp libheif",
        "CDeflate": "libdeflate", "CSQLite": "sqlite3", "CXML2": "libxml-2.0",
    ]

    /// Empty where pkg-config is missing: the headers are in the compiler's own search path then, or the build says what is not.
    static func includeArguments(for modules: Set<String>) -> [String] {
        let names = modules.compactMap { packages[$0] }.flatMap { $0.split(separator: " ") }.map(String.init).sorted()
        guard !names.isEmpty, let answer = try? ChildProcess.run(["/usr/bin/pkg-config", "--cflags-only-I"] + names, scratch: NSTemporaryDirectory(), timeout: 20),
              answer.succeeded else { return [] }
        var seen: Set<Substring> = []
        return answer.output.split(whereSeparator: \.isWhitespace).filter { seen.insert($0).inserted }.flatMap { ["-Xcc", String($0)] }
    }
}
