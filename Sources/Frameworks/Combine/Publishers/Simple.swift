// Status of this file: exact.

import Foundation

/// Gives one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never { give([output], to: subscriber, then: .finished) }
}

/// Gives nothing and ends, or never does.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { self.init(completeImmediately: completeImmediately) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { createPublisher().subscribe(subscriber) }
}

/// Gives the one result of work that starts when the publisher is made.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let lock = NSRecursiveLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(Result<Output, Failure>) -> Void] = []
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill { self.fulfill($0) } }
    private func fulfill(_ result: Result<Output, Failure>) {
        lock.lock()
        guard self.result == nil else { lock.unlock(); return }
        self.result = result
        let now = waiting
        waiting = []
        lock.unlock()
        now.forEach { $0(result) }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let buffer = DemandBuffer(subscriber) {}
        let deliver: (Result<Output, Failure>) -> Void = {
            switch $0 {
            case .success(let value): buffer.send(value); buffer.finish(.finished)
            case .failure(let error): buffer.finish(.failure(error))
            }
        }
        subscriber.receive(subscription: buffer)
        lock.lock()
        let known = result
        if known == nil { waiting.append(deliver) }
        lock.unlock()
        known.map(deliver)
    }
    /// The result, when it is there.
    public var value: Output {
        get async throws {
            try await withCheckedThrowingContinuation { continuation in
                lock.lock()
                let known = result
                if known == nil { waiting.append { continuation.resume(with: $0.mapError { $0 as any Error }) } }
                lock.unlock()
                if let known { continuation.resume(with: known.mapError { $0 as any Error }) }
            }
        }
    }
}

/// Gives a row of values and an end.
public struct Record<Output, Failure: Error>: Publisher {
    public let output: [Output]
    public let completion: Subscribers.Completion<Failure>
    public init(output: [Output], completion: Subscribers.Completion<Failure>) { self.output = output; self.completion = completion }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { give(output, to: subscriber, then: completion) }
}

extension Publishers {
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { give(sequence, to: subscriber, then: .finished) }
    }
}
extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}
extension Optional {
    /// Gives the value, where there is one.
    public var publisher: Publishers.Sequence<[Wrapped], Never> { .init(sequence: map { [$0] } ?? []) }
}
extension Result {
    public var publisher: Record<Success, Failure> {
        switch self {
        case .success(let value): Record(output: [value], completion: .finished)
        case .failure(let error): Record(output: [], completion: .failure(error))
        }
    }
}

/// Hands out a sequence as it is asked for.
private func give<S: Subscriber, Elements: Sequence>(_ elements: Elements, to subscriber: S, then completion: Subscribers.Completion<S.Failure>)
    where Elements.Element == S.Input {
    var iterator = elements.makeIterator()
    var next = iterator.next()
    let lock = NSRecursiveLock()
    var owed = Subscribers.Demand.none, isGiving = false, isOver = false
    var buffer: DemandBuffer<S>?
    func pump() {
        lock.lock()
        defer { lock.unlock() }
        guard !isGiving else { return }
        isGiving = true
        while owed > 0, let value = next, !isOver {
            owed -= 1
            next = iterator.next()
            buffer?.send(value)
        }
        isGiving = false
        if next == nil, !isOver { isOver = true; buffer?.finish(completion); buffer = nil }
    }
    let made = DemandBuffer(subscriber, onRequest: { more in lock.lock(); owed += more; lock.unlock(); pump() }, onCancel: { isOver = true; buffer = nil })
    buffer = made
    subscriber.receive(subscription: made)
    if next == nil { pump() }
}
