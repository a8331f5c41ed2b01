// Status of this file: exact.

import Foundation

public enum Subscribers {
    /// How many values are wanted.
    public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// Nil: unlimited.
        public let max: Int?
        public static let unlimited = Demand(max: nil)
        public static let none = Demand(max: 0)
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }
        public static func + (a: Demand, b: Demand) -> Demand {
            guard let x = a.max, let y = b.max else { return .unlimited }
            let (sum, overflows) = x.addingReportingOverflow(y)
            return overflows ? .unlimited : .max(sum)
        }
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        public static func - (a: Demand, b: Demand) -> Demand {
            guard let x = a.max else { return .unlimited }
            guard let y = b.max else { return .none }
            return .max(x - y)
        }
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        public static func -= (a: inout Demand, b: Int) { a = a - .max(b) }
        public static func += (a: inout Demand, b: Int) { a = a + .max(b) }
        public static func < (a: Demand, b: Demand) -> Bool {
            guard let x = a.max else { return false }
            guard let y = b.max else { return true }
            return x < y
        }
        public static func == (a: Demand, b: Int) -> Bool { a.max == b }
        public static func > (a: Demand, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }

    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// Calls closures and asks for everything.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSRecursiveLock()
        public private(set) var receiveValue: (Input) -> Void
        public private(set) var receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        private var isDone = false
        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            self.receiveCompletion = receiveCompletion; self.receiveValue = receiveValue
        }
        public func receive(subscription: any Subscription) {
            lock.lock()
            guard self.subscription == nil, !isDone else { lock.unlock(); return subscription.cancel() }
            self.subscription = subscription
            lock.unlock()
            subscription.request(.unlimited)
        }
        public func receive(_ value: Input) -> Demand {
            lock.lock()
            let action = isDone ? nil : receiveValue
            lock.unlock()
            action?(value)
            return .none
        }
        public func receive(completion: Completion<Failure>) {
            guard let action = finish() else { return }
            action(completion)
        }
        public func cancel() {
            lock.lock()
            let subscription = self.subscription
            lock.unlock()
            _ = finish()
            subscription?.cancel()
        }
        private func finish() -> ((Completion<Failure>) -> Void)? {
            lock.lock()
            defer { lock.unlock() }
            guard !isDone else { return nil }
            isDone = true
            let action = receiveCompletion
            receiveValue = { _ in }
            receiveCompletion = { _ in }
            subscription = nil
            return action
        }
    }

    /// Writes values into a property.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) { self.object = object; self.keyPath = keyPath }
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, object != nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }
        /// Lets go of the object. Status: exact: there is one way to end.
        public func receive(completion: Completion<Never>) { object = nil; subscription = nil }
        public func cancel() {
            object = nil
            subscription?.cancel()
            subscription = nil
        }
    }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// A cancellable that cancels when it goes. Several threads may cancel it: the action runs once.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }
    deinit { action?() }
    public func cancel() {
        lock.lock()
        let action = self.action
        self.action = nil
        lock.unlock()
        action?()
    }
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable { collection.append(self) }
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = s.combineIdentifier
        onSubscription = s.receive(subscription:); onValue = s.receive(_:); onCompletion = s.receive(completion:)
    }
    public init(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
                receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { _ in }; onValue = receiveValue ?? { _ in .none }; onCompletion = receiveCompletion ?? { _ in }
    }
    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

public enum Subscriptions {
    /// A subscription that gives nothing.
    public static let empty: any Subscription = EmptySubscription()
}
private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// Hides a publisher's type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe: (AnySubscriber<Output, Failure>) -> Void
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        subscribe = { publisher.receive(subscriber: $0) }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { subscribe(AnySubscriber(subscriber)) }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { (self as? AnyPublisher<Output, Failure>) ?? AnyPublisher(self) }

    public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}
extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { sink(receiveCompletion: { _ in }, receiveValue: receiveValue) }
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
    /// Writes values into a published property for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.feeds.append(sink { [weak box] in box?.value = $0 })
    }
}
