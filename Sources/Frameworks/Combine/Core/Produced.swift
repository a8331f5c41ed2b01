// Status of this file: exact.

import Foundation

/// What a produced publisher writes into.
struct Outlet<Output, Failure: Error> {
    let send: (Output) -> Void
    let finish: (Subscribers.Completion<Failure>) -> Void
}

extension Publishers {
    /// An operator that listens to publishers without holding them back, and keeps what its subscriber has not asked for.
    public struct Produced<Output, Failure: Error>: Publisher {
        let start: (Outlet<Output, Failure>) -> AnyCancellable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let running = Running()
            let buffer = DemandBuffer(subscriber) { running.cancel() }
            subscriber.receive(subscription: buffer)
            guard buffer.isActive else { return }
            running.keep(start(Outlet(send: { buffer.send($0) }, finish: { buffer.finish($0); running.cancel() })))
        }
    }
}

/// Holds what a publisher listens to; what comes after the end is cancelled at once.
private final class Running {
    private let lock = NSRecursiveLock()
    private var kept: AnyCancellable?
    private var isOver = false
    func keep(_ cancellable: AnyCancellable) {
        lock.lock()
        if !isOver { kept = cancellable }
        let isOver = self.isOver
        lock.unlock()
        if isOver { cancellable.cancel() }
    }
    func cancel() {
        lock.lock()
        isOver = true
        let last = kept
        kept = nil
        lock.unlock()
        last?.cancel()
    }
}

/// Any number of subscriptions that are cancelled together.
final class SubscriptionBag {
    private let lock = NSRecursiveLock()
    /// Nil for a place that was reserved and not filled yet.
    private var items: [Int: AnyCancellable?] = [:]
    private var next = 0
    private var isOver = false

    /// The number to add it under and to remove it by.
    func reserve() -> Int {
        lock.lock()
        defer { lock.unlock() }
        next += 1
        if !isOver { items[next] = .some(nil) }
        return next
    }
    /// What was removed before it came, because it ended at once, and what comes after the end is cancelled.
    func add(_ item: AnyCancellable, as id: Int) {
        lock.lock()
        let isReserved = items[id] != nil
        if isReserved { items[id] = item }
        lock.unlock()
        if !isReserved { item.cancel() }
    }
    func remove(_ id: Int) {
        lock.lock()
        let item = items.removeValue(forKey: id)
        lock.unlock()
        item??.cancel()
    }
    func cancel() {
        lock.lock()
        isOver = true
        let all = items
        items = [:]
        lock.unlock()
        all.values.forEach { $0?.cancel() }
    }
    var cancellable: AnyCancellable { AnyCancellable { self.cancel() } }
}
