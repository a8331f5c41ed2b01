import Foundation
import Snapshots

/// One line on a terminal that says how far the work is; nothing where no one looks.
final class ProgressLine: RunProgress, @unchecked Sendable {
    private let lock = NSLock()
    private var total = 0
    private var done = 0
    private var pictures = 0
    private var isShown = false

    func willDraw(placements: Int) { lock.withLock { total += placements } }
    func began(_ placement: Placement) {
        show { "drawing \(placement.widget.kind) \(placement.family.rawValue) \(placement.role.rawValue)" }
    }
    func drew(_ file: String) { lock.withLock { pictures += 1 } }
    func ended(_ placement: Placement) { lock.withLock { done += 1 } }

    /// Work without a known length, such as a build.
    func step(_ text: String, done: Int = 0, of total: Int = 0) {
        show(total > 0 ? Double(done) / Double(total) : nil) { text }
    }

    /// Takes the line away.
    func clear() {
        guard Console.showsProgress else { return }
        lock.withLock {
            if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
            isShown = false
        }
    }

    private func show(_ fraction: Double? = nil, _ text: () -> String) {
        guard Console.showsProgress else { return }
        lock.withLock {
            let part = fraction ?? (total > 0 ? Double(done) / Double(total) : 0)
            let filled = Int((min(max(part, 0), 1) * 20).rounded())
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
            let count = pictures > 0 ? " \(pictures) pictures" : ""
            let line = Console.plain("\(bar)\(count) \(text())").prefix(78)
            FileHandle.standardError.write(Data("\r\(line)\u{1B}[K".utf8))
            isShown = true
        }
    }
}
