// Status of this file: exact.

import Foundation

/// The latest values of several publishers, and how many are still open.
private final class Sources {
    let lock = NSRecursiveLock()
    let bag = SubscriptionBag()
    var values: [[Any]]
    var open: Int
    var finished: [Bool]
    /// Whether a publisher that ended has nothing left.
    var isExhausted: Bool { finished.indices.contains { finished[$0] && values[$0].isEmpty } }
    init(_ count: Int) { values = Array(repeating: [], count: count); open = count; finished = Array(repeating: false, count: count) }

    func listen<P: Publisher, O, F>(_ publisher: P, _ index: Int, _ outlet: Outlet<O, F>, onValue: @escaping () -> Void, onEnd: @escaping () -> Void, keepsAll: Bool) where P.Failure == F {
        let id = bag.reserve()
        bag.add(publisher.sink(receiveCompletion: { [self] completion in
            switch completion {
            case .failure: outlet.finish(completion)
            case .finished:
                lock.lock()
                open -= 1
                finished[index] = true
                lock.unlock()
                onEnd()
            }
        }, receiveValue: { [self] value in
            lock.lock()
            if keepsAll { values[index].append(value) } else { values[index] = [value] }
            lock.unlock()
            onValue()
        }), as: id)
    }
}

extension Publishers {
    /// Hands the latest values of two publishers on whenever one changes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { self.a = a; self.b = b }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Produced<Output, Failure> { outlet in
                let sources = Sources(2)
                let emit = {
                    sources.lock.lock()
                    let x = sources.values[0].last as? A.Output, y = sources.values[1].last as? B.Output
                    sources.lock.unlock()
                    if let x, let y { outlet.send((x, y)) }
                }
                let end = { if sources.open == 0 || sources.isExhausted { outlet.finish(.finished) } }
                sources.listen(a, 0, outlet, onValue: emit, onEnd: end, keepsAll: false)
                sources.listen(b, 1, outlet, onValue: emit, onEnd: end, keepsAll: false)
                return sources.bag.cancellable
            }.subscribe(subscriber)
        }
    }
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C
        public init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C, d: D
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { self.a = a; self.b = b; self.c = c; self.d = d }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>(CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
        }
    }
    /// Pairs the values of two publishers in order.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { self.a = a; self.b = b }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Produced<Output, Failure> { outlet in
                let sources = Sources(2)
                let end = { if sources.isExhausted { outlet.finish(.finished) } }
                let emit = {
                    sources.lock.lock()
                    var pair: Output?
                    if let x = sources.values[0].first as? A.Output, let y = sources.values[1].first as? B.Output {
                        pair = (x, y)
                        sources.values[0].removeFirst()
                        sources.values[1].removeFirst()
                    }
                    sources.lock.unlock()
                    if let pair { outlet.send(pair); end() }
                }
                sources.listen(a, 0, outlet, onValue: emit, onEnd: end, keepsAll: true)
                sources.listen(b, 1, outlet, onValue: emit, onEnd: end, keepsAll: true)
                return sources.bag.cancellable
            }.subscribe(subscriber)
        }
    }
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let a: A, b: B, c: C
        public init(_ a: A, _ b: B, _ c: C) { self.a = a; self.b = b; self.c = c }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
        }
    }
    /// Hands on the values of many publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Produced<Output, Failure> { outlet in
                let sources = Sources(publishers.count)
                if publishers.isEmpty { outlet.finish(.finished) }
                for (index, publisher) in publishers.enumerated() {
                    sources.listen(publisher.handleEvents(receiveOutput: outlet.send), index, outlet, onValue: {}, onEnd: { if sources.open == 0 { outlet.finish(.finished) } }, keepsAll: false)
                }
                return sources.bag.cancellable
            }.subscribe(subscriber)
        }
    }
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A, b: B
        public init(_ a: A, _ b: B) { self.a = a; self.b = b }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).subscribe(subscriber)
        }
    }
}

extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure { .init(self, other) }
    public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Relayed<Publishers.CombineLatest<Self, P>, T, Failure> where P.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure { .init(self, p, q) }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> Publishers.CombineLatest4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { .init(self, p, q, r) }
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure { .init(self, other) }
    public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Relayed<Publishers.Zip<Self, P>, T, Failure> where P.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure { .init(self, p, q) }
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output { .init(self, other) }
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
        where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
        .init([eraseToAnyPublisher(), p.eraseToAnyPublisher(), q.eraseToAnyPublisher()])
    }

    /// First this publisher, then the other.
    public func append<P: Publisher>(_ other: P) -> Publishers.Produced<Output, Failure> where P.Output == Output, P.Failure == Failure {
        Publishers.Produced { outlet in
            let bag = SubscriptionBag()
            let first = bag.reserve(), second = bag.reserve()
            bag.add(sink(receiveCompletion: { completion in
                guard case .finished = completion else { return outlet.finish(completion) }
                bag.add(other.sink(receiveCompletion: outlet.finish, receiveValue: outlet.send), as: second)
            }, receiveValue: outlet.send), as: first)
            return bag.cancellable
        }
    }
    public func append(_ elements: Output...) -> Publishers.Produced<Output, Failure> { append(Publishers.Sequence(sequence: elements)) }
    public func append<S: Sequence>(_ elements: S) -> Publishers.Produced<Output, Failure> where S.Element == Output { append(Publishers.Sequence(sequence: elements)) }
    public func prepend<P: Publisher>(_ other: P) -> Publishers.Produced<Output, Failure> where P.Output == Output, P.Failure == Failure { other.append(self) }
    public func prepend(_ elements: Output...) -> Publishers.Produced<Output, Failure> { Publishers.Sequence(sequence: elements).append(self) }
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Produced<Output, Failure> where S.Element == Output { Publishers.Sequence(sequence: elements).append(self) }
}
