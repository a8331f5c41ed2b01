import Foundation

/// The files of a module as the compiler is given them: read, hashed, rewritten where needed.
struct ModuleSources {
    struct File: Codable, Sendable {
        /// The path the compiler and its messages name.
        var path: String
        /// Of the contents.
        var hash: ContentHash
        /// The file whose contents stand in for it; nil where it is compiled as it is.
        var rewritten: String?
        var columns = ColumnMap()
        var imports: [MissingImport] = []
        var size = 0
        /// Where literals are to be lifted: what is in the way; nil elsewhere.
        var limits: LiftingLimits?
        /// Whether it did not compile with them lifted.
        var isLeftAlone = false
        var lifted: LiftedSource?
    }
    var files: [File] = []
    /// Nil where no literals are lifted.
    private(set) var limits: LiftingLimits?
    private let conditions: BuildConditions
    private let folder: String
    /// The user's files that generated ones were made from, by the path of the generated.
    private var origins: [String: String] = [:]

    /// Raise it when rewriting comes to another result for the same source.
    static let rewritingVersion = 1
    /// Raise it when other literals are lifted, or otherwise.
    static let liftingVersion = 2
    /// More files than this are refused.
    static let mostFiles = 5000

    /// - Parameters:
    ///   - known: files of an earlier build for the same conditions, by path.
    ///   - folder: where generated and rewritten files are put. Their names are their hashes, so that none is changed.
    /// - Throws: `BuildError.unreadableSource`, `BuildError.unusableCache`.
    init(_ plan: ModulePlan, conditions: BuildConditions, known: [String: File], folder: String, threads: Int) throws {
        guard plan.sources.count <= Self.mostFiles else {
            throw BuildError.unreadableSource(path: plan.sources[Self.mostFiles], reason: "the module \(plan.name) has more than \(Self.mostFiles) files")
        }
        var generated: [String] = []
        do {
            for source in plan.generated {
                let path = "\(folder)/\(ContentHash(source.text))-\(source.name)"
                if !FileSystem.exists(path) { try FileSystem.write(source.text, to: path) }
                generated.append(path)
                origins[path] = source.origin
            }
        } catch {
            throw BuildError.unusableCache(folder: folder, reason: "cannot be written: \(error)")
        }
        var seen: Set<String> = []
        let paths = (plan.sources + generated).filter { seen.insert($0).inserted }
        self.conditions = conditions
        self.folder = folder
        if plan.liftsLiterals { limits = LiftingLimits(try (paths + plan.imported).map(Self.read)) }
        let limits = limits, generatedPaths = Set(generated)
        files = try Workers.map(paths, threads: threads) { path in
            let wanted = generatedPaths.contains(path) ? nil : limits
            let bytes = try Self.read(path)
            if let old = known[path], old.hash == ContentHash(bytes), old.limits == wanted, old.rewritten.map(FileSystem.exists) ?? true { return old }
            return try Self.file(path, bytes, limits: wanted, conditions: conditions, folder: folder)
        }
    }

    private static func file(_ path: String, _ bytes: [UInt8], limits: LiftingLimits?, isLeftAlone: Bool = false, conditions: BuildConditions, folder: String) throws -> File {
        var file = File(path: path, hash: ContentHash(bytes), size: bytes.count)
        let wanted = isLeftAlone ? nil : limits.map { SourceRewriter.Lifting(path: path, limits: $0) }
        let result = SourceRewriter.rewrite(bytes, conditions: conditions, lifting: wanted)
        file.imports = result.imports
        file.limits = limits
        file.isLeftAlone = isLeftAlone
        file.lifted = result.lifted
        if let rewritten = result.rewritten {
            let place = "\(folder)/\(ContentHash(rewritten.bytes)).swift"
            do { if !FileSystem.exists(place) { try FileSystem.write(rewritten.bytes, to: place) } } catch {
                throw BuildError.unusableCache(folder: folder, reason: "cannot be written: \(error)")
            }
            file.rewritten = place
            file.columns = rewritten.columns
        }
        return file
    }

    /// Leaves the literals of some files as they are.
    ///
    /// - Throws: `BuildError.unreadableSource`, `BuildError.unusableCache`.
    mutating func leaveLiterals(in indices: some Sequence<Int>) throws {
        let wanted = indices.filter { files[$0].lifted != nil }
        let paths = wanted.map { files[$0].path }
        let plain = try Workers.map(paths, threads: 1) { [conditions, folder, limits] in try Self.file($0, Self.read($0), limits: limits, isLeftAlone: true, conditions: conditions, folder: folder) }
        for (index, file) in zip(wanted, plain) { files[index] = file }
    }

    /// The literals that were lifted; nil where none were to be.
    func lifted(of plan: ModulePlan) -> LiftedSources? {
        limits == nil ? nil : LiftedSources(files.compactMap(\.lifted), code: plan.sources + plan.imported, generated: plan.generated.map(\.text))
    }

    /// - Throws: `BuildError.unreadableSource`.
    private static func read(_ path: String) throws -> [UInt8] {
        do { return try FileSystem.read(path) } catch let failure as FileSystem.Failure {
            let reason = failure.code == EFBIG ? "holds more than \(FileSystem.largestSource >> 20) MB" : "cannot be read: \(failure)"
            throw BuildError.unreadableSource(path: path, reason: reason)
        }
    }

    /// A hash of a module's sources, names and contents, without looking into them.
    static func contents(_ plan: ModulePlan) throws -> ContentHash {
        var hash = ContentHash("contents")
        for path in plan.sources {
            hash.combine(path)
            hash.combine(try read(path))
        }
        for source in plan.generated {
            hash.combine(source.name)
            hash.combine(source.text)
        }
        return hash
    }

    /// Imports of modules that nobody has.
    ///
    /// - Throws: `BuildError.missingModules`.
    func checkImports() throws {
        var names: Set<String> = []
        var diagnostics: [Diagnostic] = []
        for file in files {
            for found in file.imports where !found.isApples {
                names.insert(found.module)
                diagnostics.append(Diagnostic(severity: .error, path: file.path, line: found.line, column: found.column, message: "no such module '\(found.module)'"))
            }
        }
        if !names.isEmpty { throw BuildError.missingModules(names: names.sorted(), diagnostics: diagnostics) }
    }

    /// Imports that were left out because Vitrine lacks the module.
    var notes: [Diagnostic] {
        files.flatMap { file in
            file.imports.filter(\.isApples).map {
                Diagnostic(severity: .note, path: file.path, line: $0.line, column: $0.column,
                           message: "'\($0.module)' is not part of Vitrine; the import is left out")
            }
        }
    }

    /// The overlay that puts rewritten contents in place of the user's files; nil where nothing is rewritten.
    var overlay: String? {
        struct Root: Encodable {
            var type = "file", name: String, contents: String
            enum CodingKeys: String, CodingKey { case type, name, contents = "external-contents" }
        }
        struct Overlay: Encodable {
            var version = 0, names = false, sensitive = "true", roots: [Root]
            enum CodingKeys: String, CodingKey { case version, names = "use-external-names", sensitive = "case-sensitive", roots }
        }
        let roots = files.compactMap { file in file.rewritten.map { Root(name: file.path, contents: $0) } }
        guard !roots.isEmpty, let data = try? JSONEncoder().encode(Overlay(roots: roots)) else { return nil }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\/", with: "/")
    }

    func diagnostics(_ output: String) -> CompilerOutput {
        let columns = Dictionary(files.lazy.filter { !$0.columns.isEmpty }.map { ($0.path, $0.columns) }, uniquingKeysWith: { first, _ in first })
        var output = CompilerOutput(output) { path, line, column in columns[path]?.original(line: line, column: column) ?? column }
        output.move(origins)
        return output
    }
}
