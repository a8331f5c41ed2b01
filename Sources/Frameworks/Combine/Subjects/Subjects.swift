// Status of this file: exact.

import Foundation

/// Gives values to whoever listens at the moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()
    public init() {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { core.add(subscriber, current: nil) }
    public func send(_ value: Output) { core.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Gives its value to whoever comes, and each change.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output
    public init(_ value: Output) { current = value }
    public var value: Output {
        get { lock.lock(); defer { lock.unlock() }; return current }
        set { send(newValue) }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { core.add(subscriber, current: { [self] in value }) }
    public func send(_ value: Output) {
        lock.lock()
        let isOpen = core.isOpen
        if isOpen { current = value }
        lock.unlock()
        if isOpen { core.send(value, keepsLast: true) }
    }
    public func send(completion: Subscribers.Completion<Failure>) { core.finish(completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The listeners of a subject.
final class SubjectCore<Output, Failure: Error> {
    private struct Listener {
        var send: (Output, Bool) -> Void
        var finish: (Subscribers.Completion<Failure>) -> Void
    }
    private let lock = NSRecursiveLock()
    private var listeners: [(id: ObjectIdentifier, listener: Listener)] = []
    private var completion: Subscribers.Completion<Failure>?

    var isOpen: Bool { lock.lock(); defer { lock.unlock() }; return completion == nil }

    func add<S: Subscriber>(_ subscriber: S, current: (() -> Output)?) where S.Input == Output, S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        var id: ObjectIdentifier?
        let buffer = DemandBuffer(subscriber) { [weak self] in if let id { self?.remove(id) } }
        id = ObjectIdentifier(buffer)
        listeners.append((ObjectIdentifier(buffer), Listener(send: { $1 ? buffer.replace($0) : buffer.offer($0) }, finish: { buffer.finish($0) })))
        lock.unlock()
        subscriber.receive(subscription: buffer)
        if let current { buffer.replace(current()) }
    }
    func send(_ value: Output, keepsLast: Bool = false) {
        lock.lock()
        let now = completion == nil ? listeners : []
        lock.unlock()
        for (_, listener) in now { listener.send(value, keepsLast) }
    }
    func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard self.completion == nil else { lock.unlock(); return }
        self.completion = completion
        let now = listeners
        listeners = []
        lock.unlock()
        for (_, listener) in now { listener.finish(completion) }
    }
    private func remove(_ id: ObjectIdentifier) {
        lock.lock()
        listeners.removeAll { $0.id == id }
        lock.unlock()
    }
}
