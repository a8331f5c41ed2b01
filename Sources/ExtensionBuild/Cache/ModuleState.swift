import Foundation

/// What is kept between builds of a module that is compiled file by file.
///
/// The folder's object files are named once and never changed; the state that names them is replaced as a whole. An interrupted
/// build leaves objects that nothing names; the next one removes them.
struct ModuleState: Codable {
    struct Result: Codable {
        /// A file in the state's folder.
        var object: String
        /// nil where the compiler's file could not be read.
        var dependencies: FileDependencies?
        var diagnostics: [Diagnostic]
    }
    /// By path.
    var files: [String: ModuleSources.File] = [:]
    var results: [String: Result] = [:]

    init() {}

    /// The state in a folder; empty where there is none or it is damaged.
    init(folder: String) {
        guard let data = try? FileSystem.read("\(folder)/state.json", limit: 256 << 20),
              let state = try? JSONDecoder().decode(ModuleState.self, from: Data(data)) else { return }
        self = state
    }

    func write(to folder: String) throws {
        do {
            try FileSystem.write(Array(JSONEncoder().encode(self)), to: "\(folder)/state.json")
        } catch {
            throw BuildError.unusableCache(folder: folder, reason: "cannot be written: \(error)")
        }
        var named = Set(results.values.map(\.object) + ["state.json"])
        for file in files.values {
            for path in [file.path, file.rewritten ?? ""] where path.hasPrefix(folder) { named.insert(String(path.dropFirst(folder.count + 1))) }
        }
        for name in FileSystem.names(in: folder) where !named.contains(name) { FileSystem.remove("\(folder)/\(name)") }
    }
}
