import Foundation

/// Whether the person asked to stop. Work looks at it between two pictures and ends cleanly.
public final class Interruption: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false
    private var actions: [Int: @Sendable () -> Void] = [:]
    private var nextAction = 0

    public init() {}

    public var isRequested: Bool { lock.withLock { isSet } }

    /// Asks to stop: runs the actions that end waiting.
    public func request() {
        let waiting = lock.withLock { () -> [@Sendable () -> Void] in
            isSet = true
            return Array(actions.values)
        }
        for action in waiting { action() }
    }

    /// Calls `action` when it is asked for, on another thread; at once where it was.
    public func onRequest(_ action: @escaping @Sendable () -> Void) {
        let isLate = lock.withLock { () -> Bool in
            nextAction += 1
            actions[nextAction] = action
            return isSet
        }
        if isLate { action() }
    }

    /// Runs `body`; an interruption meanwhile calls `action`, on another thread.
    func whileCancellable<Result>(by action: @escaping @Sendable () -> Void, _ body: () throws -> Result) rethrows -> Result {
        let (number, late) = lock.withLock { () -> (Int, Bool) in
            nextAction += 1
            actions[nextAction] = action
            return (nextAction, isSet)
        }
        defer { lock.withLock { actions[number] = nil } }
        if late { action() }
        return try body()
    }
}
