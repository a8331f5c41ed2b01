// Status of this file: exact.

import Foundation

/// Keeps a value that an operator's closure changes.
private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
private func same<Output, Failure: Error>(_ completion: Subscribers.Completion<Failure>) -> (Output?, Subscribers.Completion<Failure>) { (nil, completion) }
private func widened<Output, Failure: Error>(_ completion: Subscribers.Completion<Failure>) -> (Output?, Subscribers.Completion<any Error>) {
    switch completion {
    case .finished: (nil, .finished)
    case .failure(let error): (nil, .failure(error))
    }
}

extension Publisher {
    private func relay<T, F: Error>(_ make: @escaping () -> ((Output) -> RelayStep<T, F>, (Subscribers.Completion<Failure>) -> (T?, Subscribers.Completion<F>)),
                                    wantsAll: Bool = false) -> Publishers.Relayed<Self, T, F> {
        Publishers.Relayed(upstream: self, wantsAll: wantsAll, make: make)
    }
    private func each<T>(_ step: @escaping (Output) -> RelayStep<T, Failure>) -> Publishers.Relayed<Self, T, Failure> { relay { (step, same) } }
    private func trying<T>(_ step: @escaping (Output) throws -> T?) -> Publishers.Relayed<Self, T, any Error> {
        relay { ({ input in
            do { return try step(input).map { .value($0) } ?? .skip } catch { return .finish(nil, .failure(error)) }
        }, widened) }
    }

    // MARK: One value for one

    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Relayed<Self, T, Failure> { each { .value(transform($0)) } }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Relayed<Self, T, Failure> { each { .value($0[keyPath: keyPath]) } }
    public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> Publishers.Relayed<Self, (A, B), Failure> { each { .value(($0[keyPath: a], $0[keyPath: b])) } }
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Relayed<Self, T, any Error> { trying { try transform($0) } }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Relayed<Self, T, Failure> { each { transform($0).map { .value($0) } ?? .skip } }
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.Relayed<Self, T, any Error> { trying(transform) }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Relayed<Self, Output, Failure> { each { isIncluded($0) ? .value($0) : .skip } }
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.Relayed<Self, Output, any Error> { trying { try isIncluded($0) ? $0 : nil } }
    public func replaceNil<T>(with replacement: T) -> Publishers.Relayed<Self, T, Failure> where Output == T? { each { .value($0 ?? replacement) } }
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Relayed<Self, T, Failure> {
        relay { let box = Box(initial); return ({ box.value = next(box.value, $0); return .value(box.value) }, same) }
    }
    public func tryScan<T>(_ initial: T, _ next: @escaping (T, Output) throws -> T) -> Publishers.Relayed<Self, T, any Error> {
        relay {
            let box = Box(initial)
            return ({ input in
                do { box.value = try next(box.value, input); return .value(box.value) } catch { return .finish(nil, .failure(error)) }
            }, widened)
        }
    }
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.Relayed<Self, Output, Failure> {
        relay {
            let last = Box<Output?>(nil)
            return ({ input in
                if let before = last.value, predicate(before, input) { return .skip }
                last.value = input
                return .value(input)
            }, same)
        }
    }
    public func removeDuplicates() -> Publishers.Relayed<Self, Output, Failure> where Output: Equatable { removeDuplicates(by: ==) }
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> Publishers.Relayed<Self, Item, any Error> where Output == Coder.Input {
        trying { try decoder.decode(type, from: $0) }
    }
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Relayed<Self, Coder.Output, any Error> where Output: Encodable {
        trying { try encoder.encode($0) }
    }

    // MARK: Parts of the row

    public func first() -> Publishers.Relayed<Self, Output, Failure> { each { .finish($0, .finished) } }
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Relayed<Self, Output, Failure> { each { predicate($0) ? .finish($0, .finished) : .skip } }
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        guard count > 0 else { return Empty().eraseToAnyPublisher() }
        return relay {
            let seen = Box(0)
            return ({ input in
                seen.value += 1
                return seen.value >= count ? .finish(input, .finished) : .value(input)
            }, same)
        }.eraseToAnyPublisher()
    }
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Relayed<Self, Output, Failure> { each { predicate($0) ? .value($0) : .finish(nil, .finished) } }
    public func dropFirst(_ count: Int = 1) -> Publishers.Relayed<Self, Output, Failure> {
        relay {
            let left = Box(count)
            return ({ input in
                if left.value > 0 { left.value -= 1; return .skip }
                return .value(input)
            }, same)
        }
    }
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Relayed<Self, Output, Failure> {
        relay {
            let drops = Box(true)
            return ({ input in
                if drops.value, predicate(input) { return .skip }
                drops.value = false
                return .value(input)
            }, same)
        }
    }
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
    public func ignoreOutput() -> Publishers.Relayed<Self, Never, Failure> { relay({ ({ _ in .skip }, same) }, wantsAll: true) }

    // MARK: One answer at the end

    private func folding<T>(_ initial: T, _ next: @escaping (inout T, Output) -> Void) -> Publishers.Relayed<Self, T, Failure> {
        relay({
            let box = Box(initial)
            return ({ next(&box.value, $0); return .skip }, { completion in
                if case .finished = completion { return (box.value, completion) }
                return (nil, completion)
            })
        }, wantsAll: true)
    }
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Relayed<Self, T, Failure> { folding(initial) { $0 = next($0, $1) } }
    public func collect() -> Publishers.Relayed<Self, [Output], Failure> { folding([]) { $0.append($1) } }
    public func count() -> Publishers.Relayed<Self, Int, Failure> { folding(0) { count, _ in count += 1 } }
    public func max() -> AnyPublisher<Output, Failure> where Output: Comparable { folding(nil as Output?) { $0 = Swift.max($0 ?? $1, $1) }.compactMap { $0 }.eraseToAnyPublisher() }
    public func min() -> AnyPublisher<Output, Failure> where Output: Comparable { folding(nil as Output?) { $0 = Swift.min($0 ?? $1, $1) }.compactMap { $0 }.eraseToAnyPublisher() }
    public func last() -> AnyPublisher<Output, Failure> { folding(nil as Output?) { $0 = $1 }.compactMap { $0 }.eraseToAnyPublisher() }
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).last() }
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.Relayed<Self, Bool, Failure> {
        relay({ ({ predicate($0) ? .finish(true, .finished) : .skip }, { if case .finished = $0 { (false, $0) } else { (nil, $0) } }) }, wantsAll: true)
    }
    public func contains(_ output: Output) -> Publishers.Relayed<Self, Bool, Failure> where Output: Equatable { contains { $0 == output } }
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Relayed<Self, Bool, Failure> {
        relay({ ({ predicate($0) ? .skip : .finish(false, .finished) }, { if case .finished = $0 { (true, $0) } else { (nil, $0) } }) }, wantsAll: true)
    }
    public func replaceEmpty(with output: Output) -> Publishers.Relayed<Self, Output, Failure> {
        relay {
            let isEmpty = Box(true)
            return ({ isEmpty.value = false; return .value($0) }, { completion in
                if case .finished = completion, isEmpty.value { return (output, completion) }
                return (nil, completion)
            })
        }
    }
    /// Groups of a number of values; the last may be smaller.
    public func collect(_ count: Int) -> Publishers.Relayed<Self, [Output], Failure> {
        relay {
            let group = Box<[Output]>([])
            return ({ input in
                group.value.append(input)
                guard group.value.count >= count else { return .skip }
                defer { group.value = [] }
                return .value(group.value)
            }, { completion in
                if case .finished = completion, !group.value.isEmpty { return (group.value, completion) }
                return (nil, completion)
            })
        }
    }

    // MARK: Failures

    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Relayed<Self, Output, E> {
        relay { ({ .value($0) }, { completion in
            switch completion {
            case .finished: (nil, .finished)
            case .failure(let error): (nil, .failure(transform(error)))
            }
        }) }
    }
    public func replaceError(with output: Output) -> Publishers.Relayed<Self, Output, Never> {
        relay { ({ .value($0) }, { completion in
            switch completion {
            case .finished: (nil, .finished)
            case .failure: (output, .finished)
            }
        }) }
    }
    /// Stops the program on a failure, as on a phone.
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line) -> Publishers.Relayed<Self, Output, Never> {
        relay { ({ .value($0) }, { completion in
            if case .failure(let error) = completion { fatalError("\(prefix): \(error)", file: file, line: line) }
            return (nil, .finished)
        }) }
    }

    // MARK: Looking on

    public func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
                             receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
                             receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(upstream: self, onSubscription: receiveSubscription, onOutput: receiveOutput, onCompletion: receiveCompletion, onCancel: receiveCancel, onRequest: receiveRequest)
    }
    /// Writes every event to the standard error. Status: approximate: also where a `stream` is given.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self> {
        func say(_ text: String) { FileHandle.standardError.write(Data(((prefix.isEmpty ? "" : prefix + ": ") + text + "\n").utf8)) }
        return handleEvents(receiveSubscription: { _ in say("receive subscription") }, receiveOutput: { say("receive value: (\($0))") },
                            receiveCompletion: { say("receive \($0)") }, receiveCancel: { say("receive cancel") }, receiveRequest: { say("request \($0)") })
    }
}
extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to type: E.Type) -> Publishers.Relayed<Self, Output, E> {
        Publishers.Relayed(upstream: self) { ({ .value($0) }, { _ in (nil, .finished) }) }
    }
}

extension Publishers {
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let onSubscription: ((any Subscription) -> Void)?
        let onOutput: ((Output) -> Void)?
        let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        let onCancel: (() -> Void)?
        let onRequest: ((Subscribers.Demand) -> Void)?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(AnySubscriber(receiveSubscription: { subscription in
                onSubscription?(subscription)
                subscriber.receive(subscription: Watched(subscription, onRequest, onCancel))
            }, receiveValue: { onOutput?($0); return subscriber.receive($0) }, receiveCompletion: { onCompletion?($0); subscriber.receive(completion: $0) }))
        }
    }
    private final class Watched: Subscription {
        let inner: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?
        init(_ inner: any Subscription, _ onRequest: ((Subscribers.Demand) -> Void)?, _ onCancel: (() -> Void)?) { self.inner = inner; self.onRequest = onRequest; self.onCancel = onCancel }
        func request(_ demand: Subscribers.Demand) { onRequest?(demand); inner.request(demand) }
        func cancel() { onCancel?(); inner.cancel() }
    }
}
