import ExtensionBuild
import Foundation
import OptionParsing
import ProjectModel
import Snapshots

/// From a path to a built extension, as every command that runs one needs it.
struct ExtensionLoading {
    let path: String
    let options: ParsedOptions
    let progress: ProgressLine

    /// Reads the project.
    /// - Throws: `CommandFailure` with code 2.
    func model() throws -> ExtensionModel {
        try Self.model(path: path, options: options)
    }

    /// - Parameter leavesOutMissingSources: whether a Swift file that the project names and that is not there is a note, not an error.
    static func model(path: String, options: ParsedOptions, leavesOutMissingSources: Bool = false) throws -> ExtensionModel {
        for option in ["packages", "stubs"] {
            var isFolder: ObjCBool = false
            guard let folder = options.value(option), !(FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) && isFolder.boolValue) else { continue }
            throw UsageError.mistake("--\(option) \(folder): there is no such folder; name one that is there.")
        }
        var reader = ProjectReader(packages: options.value("packages"), stubs: options.value("stubs"))
        reader.leavesOutMissingSources = leavesOutMissingSources
        do {
            // Looking at a project must not need a network: only building fetches packages.
            if leavesOutMissingSources { return try reader.extensionModel(at: path, target: options.value("target")) }
            let model = try reader.extensionModel(at: path, target: options.value("target"), checkouts: PackageCheckouts(cache: try BuildCache().folder + "/packages"))
            guard options.value("process") != "app" || model.app != nil else {
                throw CommandFailure("\(path) holds no app, so that nothing can be drawn in its process; name the .xcodeproj that has both targets, or leave --process out.")
            }
            return model
        } catch let error as ProjectError {
            throw CommandFailure("\(error)")
        }
    }

    /// Builds the extension, or finds it built.
    /// - Parameter liftsLiterals: whether literals are compiled so that they can be changed without compiling.
    /// - Throws: `BuildError`.
    func build(_ model: ExtensionModel, liftsLiterals: Bool = false) throws -> BuiltExtension {
        defer { progress.clear() }
        let cache = options.isOn("no-cache") ? try BuildCache(folder: Self.freshCache()) : try BuildCache()
        defer { if options.isOn("no-cache") { Self.removeLater.append(cache.folder) } }
        var builder = ExtensionBuilder(toolchain: try .inPath(cache: try BuildCache()), sdk: try .beside(executable: Self.program), cache: cache)
        builder.liftsLiterals = liftsLiterals
        builder.assemblesAppBundle = options.value("process") == "app"
        return try builder.build(model) { step in
            progress.step("building \(step.subject)", done: step.done, of: step.total)
        }
    }

    /// The path of this program.
    static let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]

    /// `vitrine-extension` beside this program.
    static var runtime: String { (program as NSString).deletingLastPathComponent + "/vitrine-extension" }

    private static func freshCache() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(getpid())-\(UInt32.random(in: 0...UInt32.max))").path
    }

    /// Caches of builds from nothing, which pictures are drawn from until the command ends.
    nonisolated(unsafe) private(set) static var removeLater: [String] = []

    static func removeTemporaryCaches() {
        for folder in removeLater { try? FileManager.default.removeItem(atPath: folder) }
        removeLater = []
    }
}

/// A path of the user's sources as reports name it: relative to the project where it lies in it.
struct SourcePaths: Sendable {
    let root: String
    init(_ model: ExtensionModel) { root = model.root.hasSuffix("/") ? model.root : model.root + "/" }

    func shown(_ path: String) -> String { path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path }
}
