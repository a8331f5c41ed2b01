import Foundation

/// Cuts connections whose request does not arrive in time.
///
/// The library ends a connection on which nothing arrives. One byte at a time would keep it for ever: the whole request must have arrived
/// within `limit` seconds of the connection's start, or of the end of the request before it.
final class ConnectionWatch: @unchecked Sendable {
    let limit: Double
    private let lock = NSLock()
    private let wake = NSCondition()
    private var waiting: [Int32: ContinuousClock.Instant] = [:]
    private var isStopped = false

    init(limit: Double) { self.limit = limit }

    func start() { Thread.detachNewThread { [self] in run() } }

    func stop() {
        wake.withLock {
            isStopped = true
            wake.broadcast()
        }
    }

    /// A request may begin on the connection.
    func began(_ socket: Int32) {
        lock.withLock { waiting[socket] = .now }
        wake.withLock { wake.signal() }
    }

    /// The request is there whole, or the connection is closed.
    func ended(_ socket: Int32) { lock.withLock { _ = waiting.removeValue(forKey: socket) } }

    private func run() {
        while true {
            let isIdle = lock.withLock { waiting.isEmpty }
            wake.lock()
            if isStopped { return wake.unlock() }
            // Nothing is looked at while there is no connection.
            if isIdle { wake.wait() } else { _ = wake.wait(until: Date(timeIntervalSinceNow: max(limit / 4, 0.05))) }
            let stops = isStopped
            wake.unlock()
            if stops { return }
            cut()
        }
    }

    private func cut() {
        let now = ContinuousClock.now
        // Under the lock: a socket that is closed meanwhile may be another connection's already.
        lock.withLock {
            for (socket, start) in waiting where now - start > .seconds(limit) {
                shutdown(socket, Int32(SHUT_RDWR))
                waiting[socket] = nil
            }
        }
    }
}
