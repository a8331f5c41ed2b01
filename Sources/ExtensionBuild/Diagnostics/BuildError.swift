/// Why an extension does not build. Every text ends with what to do next.
public enum BuildError: Error, Hashable, Sendable {
    /// The sources of a module do not compile. The diagnostics hold every error found, and the warnings and notes beside them.
    case sourcesDoNotCompile(module: String, diagnostics: [Diagnostic])
    /// Sources import modules that are neither the phone's nor in the project.
    ///
    /// - reasons: where each would come from and why it is not there, a sentence each, as far as the project says.
    case missingModules(names: [String], reasons: [String] = [], diagnostics: [Diagnostic])
    case compilerCrashed(module: String, detail: String)
    case timedOut(module: String, seconds: Int)
    case linkFailed(detail: String)
    case unreadableSource(path: String, reason: String)
    case noToolchain(reason: String)
    case noFrameworks(folder: String, reason: String)
    case unusableCache(folder: String, reason: String)
    case damagedResource(path: String, reason: String)
    case moduleNeedsOtherCompiler(name: String)
    case interrupted

    /// Whether nothing more can be built after it, whatever it was about.
    var stopsEverything: Bool {
        switch self {
        case .noToolchain, .noFrameworks, .unusableCache, .interrupted: true
        default: false
        }
    }

    /// What there is to show beside the sources; empty for errors that are not about a place in them.
    public var diagnostics: [Diagnostic] {
        switch self {
        case .sourcesDoNotCompile(_, let diagnostics), .missingModules(_, _, let diagnostics): diagnostics
        default: []
        }
    }
}

extension BuildError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sourcesDoNotCompile(let module, let diagnostics):
            let errors = diagnostics.filter { $0.severity == .error }
            return "\(module) does not compile: \(errors.count) error\(errors.count == 1 ? "" : "s").\n"
                + diagnostics.map(\.description).joined(separator: "\n")
                + "\nCorrect the sources and build again."
        case .missingModules(let names, let reasons, let diagnostics):
            return (diagnostics.map(\.description) + reasons).joined(separator: "\n")
                + "\nModules that are missing: \(names.joined(separator: ", ")). Put a checkout of its package for each into one folder and name that with --packages, or a folder of Swift files that stands in for it with --stubs."
        case .compilerCrashed(let module, let detail):
            return "The compiler stopped while it compiled \(module): \(detail)\nThis is a fault of the compiler; simplify the code it names, or report it to the Swift project."
        case .timedOut(let module, let seconds):
            return "\(module) was not compiled within \(seconds) seconds. Split its longest expressions; a view's body that is too long takes the compiler's type checker out of bounds."
        case .linkFailed(let detail):
            return "The extension's objects cannot be linked:\n\(detail)\nIf a name is defined twice, remove one of them; otherwise build again with --no-cache."
        case .unreadableSource(let path, let reason):
            return "\(path): \(reason). Remove it from the target, or make it readable."
        case .noToolchain(let reason):
            return "\(reason). Install the Swift toolchain and put its bin folder into PATH."
        case .noFrameworks(let folder, let reason):
            return "\(folder): \(reason). Build Vitrine again."
        case .unusableCache(let folder, let reason):
            return "\(folder): \(reason). Make room or name another folder in XDG_CACHE_HOME."
        case .damagedResource(let path, let reason):
            return "\(path): \(reason). Repair the file, or take it out of the target."
        case .moduleNeedsOtherCompiler(let name):
            return "The module \(name) holds C or Objective-C sources, which are not built here. Put a folder of Swift files that stands in for it into one folder and name that with --stubs."
        case .interrupted:
            return "The build was interrupted. Nothing was changed; build again."
        }
    }
}
