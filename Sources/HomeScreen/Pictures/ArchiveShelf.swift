import Drawing
import Foundation

/// The archives that pages show now, so that pictures are drawn without asking the device, which may be busy with user code.
final class ArchiveShelf: @unchecked Sendable {
    private let lock = NSLock()
    private var archives: [String: (archive: WidgetArchive, used: UInt64)] = [:]
    private var clock: UInt64 = 0
    private let limit: Int

    /// - Parameter limit: how many are kept.
    init(limit: Int = 400) { self.limit = limit }

    subscript(hash: String) -> WidgetArchive? {
        lock.withLock {
            clock += 1
            archives[hash]?.used = clock
            return archives[hash]?.archive
        }
    }

    func put(_ archive: WidgetArchive, as hash: String) {
        lock.withLock {
            clock += 1
            archives[hash] = (archive, clock)
            guard archives.count > limit else { return }
            for (hash, _) in archives.sorted(by: { $0.value.used < $1.value.used }).prefix(limit / 4) { archives[hash] = nil }
        }
    }
}
