// Status of this file: exact.

import Foundation

/// A lock with the state it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }
    private let storage: Storage
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R { try withLockUnchecked(body) }
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}
extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }
    public func lock() { withUnderlyingLock { $0.lock() } }
    public func unlock() { withUnderlyingLock { $0.unlock() } }
    public func lockIfAvailable() -> Bool { underlyingTry() }
    public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }
}
extension OSAllocatedUnfairLock {
    fileprivate func withUnderlyingLock(_ body: (NSLock) -> Void) { body(storage.lock) }
    fileprivate func underlyingTry() -> Bool { storage.lock.try() }
}

/// A plain lock in C's form.
public struct os_unfair_lock_s: Sendable {
    fileprivate var isLocked: Int32 = 0
    public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
private let unfairLocks = NSCondition()
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    unfairLocks.lock()
    while lock.pointee.isLocked != 0 { unfairLocks.wait() }
    lock.pointee.isLocked = 1
    unfairLocks.unlock()
}
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    unfairLocks.lock()
    lock.pointee.isLocked = 0
    unfairLocks.broadcast()
    unfairLocks.unlock()
}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    unfairLocks.lock()
    defer { unfairLocks.unlock() }
    guard lock.pointee.isLocked == 0 else { return false }
    lock.pointee.isLocked = 1
    return true
}
