import Foundation

/// Keeps values until a subscriber asks for them. Every operator that cannot hold its source back ends in one.
final class DemandBuffer<Downstream: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var values: [Downstream.Input] = []
    private var demand = Subscribers.Demand.none
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isSending = false
    private let onCancel: () -> Void
    private let onRequest: (Subscribers.Demand) -> Void

    init(_ downstream: Downstream, onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }, onCancel: @escaping () -> Void) {
        self.downstream = downstream; self.onRequest = onRequest; self.onCancel = onCancel
    }

    var isActive: Bool { lock.lock(); defer { lock.unlock() }; return downstream != nil && completion == nil }

    func send(_ value: Downstream.Input) {
        lock.lock()
        if downstream != nil, completion == nil { values.append(value) }
        lock.unlock()
        drain()
    }
    /// Forgets what nobody asked for and keeps one value: what a subject with a current value does. Values that were asked for and are
    /// on their way, because another thread or the subscriber itself sends meanwhile, stay.
    func replace(_ value: Downstream.Input) {
        lock.lock()
        if downstream != nil, completion == nil { values = values.prefix(demand.max ?? values.count) + [value] }
        lock.unlock()
        drain()
    }
    /// Loses a value that nobody asked for: what a subject without memory does.
    func offer(_ value: Downstream.Input) {
        lock.lock()
        let isWanted = demand > values.count
        if downstream != nil, completion == nil, isWanted { values.append(value) }
        lock.unlock()
        drain()
    }
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        if self.completion == nil { self.completion = completion }
        lock.unlock()
        drain()
    }
    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        lock.unlock()
        onRequest(more)
        drain()
    }
    func cancel() {
        lock.lock()
        let wasActive = downstream != nil
        downstream = nil
        values = []
        lock.unlock()
        if wasActive { onCancel() }
    }

    private func drain() {
        lock.lock()
        guard !isSending else { lock.unlock(); return }
        isSending = true
        while let downstream, demand > 0, !values.isEmpty {
            let value = values.removeFirst()
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            demand += more
            if more > 0 {
                lock.unlock()
                onRequest(more)
                lock.lock()
            }
        }
        isSending = false
        if values.isEmpty, let completion, let downstream {
            self.downstream = nil
            lock.unlock()
            downstream.receive(completion: completion)
        } else {
            lock.unlock()
        }
    }
}
