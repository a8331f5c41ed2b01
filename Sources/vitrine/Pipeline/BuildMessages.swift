import ExtensionBuild
import Snapshots

/// The compiler's diagnostics as the report has them.
enum BuildMessages {
    static func of(_ diagnostic: Diagnostic, paths: SourcePaths) -> SnapshotReport.Build.Message {
        .init(severity: diagnostic.severity.rawValue, file: paths.shown(diagnostic.path), line: diagnostic.line, column: diagnostic.column, text: diagnostic.message)
    }

    /// Those of the error, or the error itself where it is not about a place.
    static func of(_ error: BuildError, paths: SourcePaths) -> [SnapshotReport.Build.Message] {
        let messages = error.diagnostics.map { of($0, paths: paths) }
        return messages.isEmpty ? [.init(severity: "error", text: "\(error)")] : messages
    }
}
