import CPinnedWorld
import ExtensionMessages
import Foundation

/// The built extension in this process.
struct ExtensionLibrary {
    /// The name that ExtensionBuild gives the `@main` of an extension.
    static let entryPoint = "vitrine_main"

    /// Loads the shared object and runs its entry point, which registers what it declares and returns.
    ///
    /// - Returns: where it lies, to turn its addresses into offsets.
    @MainActor static func load(_ path: String) throws -> SourceOffsets {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL) else {
            throw ExtensionServiceError.cannotLoad(library: path, reason: dlerror().map { String(cString: $0) } ?? "unknown reason")
        }
        vitrine_crash_note_modules()
        guard let entry = dlsym(handle, entryPoint) else { throw ExtensionServiceError.noEntryPoint(library: path) }
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("extension"), nil]
        defer { free(arguments[0]) }
        let offsets = SourceOffsets(symbol: entry)
        _ = vitrine_call_entry(entry, 1, &arguments)
        return offsets
    }
}
