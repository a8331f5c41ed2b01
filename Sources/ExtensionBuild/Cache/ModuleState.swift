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
        var named = Set(results.values.map(\.object) + ["state.json", "summary.json"])
        for file in files.values {
            for path in [file.path, file.rewritten ?? ""] where path.hasPrefix(folder) { named.insert(String(path.dropFirst(folder.count + 1))) }
        }
        for name in FileSystem.names(in: folder) where !named.contains(name) { FileSystem.remove("\(folder)/\(name)") }
    }
}

/// The short form of a state, for a build in which nothing has changed: it is read in its place.
struct ModuleSummary: Codable {
    /// Of all sources.
    var contents: ContentHash
    /// Files in the state's folder, in the order of the sources.
    var objects: [String]
    var diagnostics: [Diagnostic]
    /// The literals that were lifted, where they were to be.
    var lifted: LiftedSources?

    init(contents: ContentHash, objects: [String], diagnostics: [Diagnostic], lifted: LiftedSources? = nil) {
        self.contents = contents; self.objects = objects; self.diagnostics = diagnostics; self.lifted = lifted
    }

    init?(folder: String) {
        guard let data = try? FileSystem.read("\(folder)/summary.json", limit: 64 << 20),
              let summary = try? JSONDecoder().decode(ModuleSummary.self, from: Data(data)) else { return nil }
        self = summary
    }

    func write(to folder: String) throws {
        do {
            try FileSystem.write(Array(JSONEncoder().encode(self)), to: "\(folder)/summary.json")
        } catch {
            throw BuildError.unusableCache(folder: folder, reason: "cannot be written: \(error)")
        }
    }
}
