import ExtensionMessages
import Foundation

/// A process of an extension that is started and has its world before anybody needs it: most of the time that a fresh process takes
/// passes before its extension is loaded.
///
/// It has run no user code. Any thread may use it; a process that is taken belongs to whoever took it.
public final class SpareProcess: @unchecked Sendable {
    private let start: @Sendable (ExtensionLaunch) throws -> ExtensionProcess
    private let lock = NSCondition()
    private var kept: (launch: ExtensionLaunch, process: ExtensionProcess)?
    /// The launch that a thread is busy with.
    private var starting: ExtensionLaunch?

    public convenience init() { self.init { try ExtensionProcess($0) } }

    /// - Parameter start: makes the process.
    init(start: @escaping @Sendable (ExtensionLaunch) throws -> ExtensionProcess) { self.start = start }

    /// Starts a process on a thread of its own, unless one for the same launch is there.
    public func prepare(_ launch: ExtensionLaunch) {
        lock.lock()
        guard starting == nil, !(kept.map { Self.isSame($0.launch, launch) } ?? false) else { return lock.unlock() }
        starting = launch
        let old = kept?.process
        kept = nil
        lock.unlock()
        old?.end()
        Thread.detachNewThread { [self] in
            // One that does not start is missed by nobody: whoever needs a process starts it, and tells what is wrong.
            let process = try? start(launch)
            lock.withLock {
                starting = nil
                kept = process.map { (launch, $0) }
                lock.broadcast()
            }
        }
    }

    /// The process, its clock set; nil where there is none for that launch. One that is being started is waited for.
    func take(for launch: ExtensionLaunch) -> ExtensionProcess? {
        lock.lock()
        while let starting, Self.isSame(starting, launch) { lock.wait() }
        guard let found = kept, Self.isSame(found.launch, launch) else {
            lock.unlock()
            return nil
        }
        kept = nil
        lock.unlock()
        // It may have ended while nobody looked.
        for request in [ExtensionRequest.setClock(launch.world.now), .setLock(launch.world.lock)] {
            guard case .done? = try? found.process.request(request, timeout: launch.startTimeout).reply else { return nil }
        }
        return found.process
    }

    /// Ends the process that waits.
    public func finish() {
        lock.lock()
        while starting != nil { lock.wait() }
        let process = kept?.process
        kept = nil
        lock.unlock()
        process?.end()
    }

    /// The clock can be set later, and the device be locked.
    private static func isSame(_ one: ExtensionLaunch, _ other: ExtensionLaunch) -> Bool {
        var one = one
        one.world.now = other.world.now
        one.world.lock = other.world.lock
        return one == other
    }
}
