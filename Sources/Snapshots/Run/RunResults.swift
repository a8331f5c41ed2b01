import Drawing
import Foundation

/// Collects what the threads bring, in the order the pictures were asked for.
final class RunResults: @unchecked Sendable {
    private let lock = NSLock()
    private var rows: [(picture: SnapshotReport.Picture, findings: [Finding])?] = []
    private var firstFailure: OutputError?

    /// The first file that could not be written: the run ends then.
    var failure: OutputError? { lock.withLock { firstFailure } }

    func fail(_ error: OutputError) { lock.withLock { firstFailure = firstFailure ?? error } }

    /// Keeps a place for a picture that is being made.
    func reserve() -> Int {
        lock.withLock {
            rows.append(nil)
            return rows.count - 1
        }
    }

    func add(_ picture: SnapshotReport.Picture, findings: [Finding], at position: Int) {
        var picture = picture
        picture.findings = findings.reduce(into: []) { codes, finding in if !codes.contains(finding.code) { codes.append(finding.code) } }
        lock.withLock { rows[position] = (picture, findings) }
    }

    func addTree(_ name: String, at position: Int) { lock.withLock { rows[position]?.picture.tree = name } }

    func collect() -> (pictures: [SnapshotReport.Picture], findings: [Finding]) {
        lock.withLock { (rows.compactMap { $0?.picture }, rows.flatMap { $0?.findings ?? [] }) }
    }
}
