import Foundation
import ProjectModel

/// What a build is busy with.
public struct BuildProgress: Sendable, Hashable {
    public enum Stage: Sendable, Hashable { case reading, modules, generating, compiling, linking, resources }
    public var stage: Stage
    /// The module or file it is about.
    public var subject: String
    public var done: Int
    public var total: Int
}

/// An extension that the runtime can load.
public struct BuiltExtension: Sendable, Hashable {
    /// The path of the shared object. Its `main` is the C function `entryPoint`.
    public var library: String
    /// The folder that stands for the extension's bundle.
    public var bundle: String
    /// Warnings and notes, on the user's own lines.
    public var diagnostics: [Diagnostic]
    public var seconds: Double
    /// Whether nothing had to be compiled.
    public var wasCached: Bool
    /// The Intents extension that answers for dynamic options, where the project has one.
    public var intentsExtension: BuiltIntentsExtension?
    /// The folder that stands for the app's bundle, where the builder assembles it.
    public var appBundle: String?
    /// What was left out, beside what the compiler says.
    public var problems: [BuildProblem] = []
    /// The literals that can be changed without compiling, where the builder lifts them.
    public var lifted: LiftedSources?

    /// The name of the C function that the extension's `@main` type is entered by.
    public static let entryPoint = FrontendArguments.entryPoint
}

/// The project's Intents extension, which runs in a process of its own.
public struct BuiltIntentsExtension: Sendable, Hashable {
    public var library: String
    public var bundle: String
    public var bundleIdentifier: String
    /// The app groups that its entitlements grant; nil where no entitlements are known.
    public var appGroups: [String]?
}

/// Builds widget extensions from their models: one shared object and a bundle's folder each.
public struct ExtensionBuilder: Sendable {
    public var toolchain: Toolchain
    public var sdk: FrameworkSDK
    public var cache: BuildCache
    /// Compilers that run at once.
    public var processes: Int
    /// Seconds that one compiler may take.
    public var timeout: Int
    /// Whether the containing app's bundle is assembled too, for what is drawn in the app's process.
    public var assemblesAppBundle = false
    /// Whether the literals of the extension's sources are compiled so that they can be changed without compiling.
    public var liftsLiterals = false

    public init(toolchain: Toolchain, sdk: FrameworkSDK, cache: BuildCache, processes: Int = ProcessInfo.processInfo.activeProcessorCount, timeout: Int = 300) {
        self.toolchain = toolchain; self.sdk = sdk; self.cache = cache
        self.processes = min(max(processes, 1), 8); self.timeout = timeout
    }

    /// Builds an extension, or finds it in the cache.
    ///
    /// - Throws: `BuildError`. Nothing is left half built.
    public func build(_ model: ExtensionModel, progress: @escaping (BuildProgress) -> Void = { _ in }) throws -> BuiltExtension {
        let start = ContinuousClock.now
        progress(BuildProgress(stage: .reading, subject: model.name, done: 0, total: model.sources.count))
        do {
            let session = try BuildSession(builder: self, model: model, progress: progress)
            var built = try session.build()
            cache.pruneAtTimes()
            let elapsed = start.duration(to: .now).components
            built.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
            return built
        } catch BuildError.missingModules(let names, _, let diagnostics) {
            throw BuildError.missingModules(names: names, reasons: Self.reasons(names, model), diagnostics: diagnostics)
        } catch let failure as FileSystem.Failure {
            throw BuildError.unusableCache(folder: cache.folder, reason: "\(failure.path): \(failure)")
        }
    }

    /// What the project says of modules that are not there.
    private static func reasons(_ names: [String], _ model: ExtensionModel) -> [String] {
        let origins = names.compactMap { name -> String? in
            guard let module = model.missingModules.first(where: { $0.name == name }) else { return nil }
            if let binary = module.binary { return "\(name) is there only as \(binary), which is compiled for Apple's systems." }
            return module.url.map { "\(name) comes from the package \($0)\(module.pin.map { " at \($0)" } ?? "")." }
        }
        return origins + model.notes.filter { $0.hasPrefix("The packages ") }
    }
}
