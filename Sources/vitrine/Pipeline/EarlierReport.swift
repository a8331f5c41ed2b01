import JSONValues
import Snapshots

/// What an earlier run wrote into a folder, as its report says.
enum EarlierReport {
    /// The names of its pictures and trees; empty where there is no report that can be read.
    static func files(in folder: OutputFolder) -> Set<String> {
        guard let bytes = folder.read(SnapshotReport.fileName), let report = try? JSONValue(parsing: bytes), report["vitrine"]?.string != nil else { return [] }
        let names = (report["pictures"]?.array ?? []).flatMap { [$0["file"]?.string, $0["tree"]?.string].compactMap { $0 } }
        return Set(names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }).subtracting([SnapshotReport.fileName])
    }
}
