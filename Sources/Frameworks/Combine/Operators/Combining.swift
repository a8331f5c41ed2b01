// Status of this file: exact.

import Foundation

/// How many of several publishers are still open.
private final class OpenCount {
    private let lock = NSLock()
    private var open: Int
    init(_ count: Int) { open = count }
    /// Whether it was the last.
    func endOne() -> Bool {
        lock.lock()
        defer { lock.unlock() }
        open -= 1
        return open == 0
    }
}

/// What two publishers gave and was not handed on yet.
private struct Pairing<A, B> {
    /// How values are paired.
    enum Kind { case latest, inOrder }
    let kind: Kind
    var a: [A] = []
    var b: [B] = []
    var isAOver = false
    var isBOver = false
    init(_ kind: Kind) { self.kind = kind }

    mutating func next() -> (A, B)? {
        guard let x = a.first, let y = b.first else { return nil }
        if kind == .inOrder { a.removeFirst(); b.removeFirst() }
        return (x, y)
    }
    mutating func add(a value: A) { if kind == .latest { a = [value] } else { a.append(value) } }
    mutating func add(b value: B) { if kind == .latest { b = [value] } else { b.append(value) } }
    /// Whether no pair can come any more: both ended, or one did that has nothing left.
    var isOver: Bool { isAOver && isBOver && kind == .latest || isAOver && a.isEmpty || isBOver && b.isEmpty }

    /// The pairs of two publishers. The lock is held while one is handed on, so that pairs leave in the order in which they were made.
    static func publisher<P: Publisher, Q: Publisher>(_ p: P, _ q: Q, _ kind: Kind) -> Publishers.Produced<(A, B), P.Failure> where P.Output == A, Q.Output == B, P.Failure == Q.Failure {
        Publishers.Produced { outlet in
            let lock = NSRecursiveLock(), bag = SubscriptionBag()
            var state = Pairing(kind)
            func change(_ change: (inout Pairing) -> Void) {
                lock.lock()
                defer { lock.unlock() }
                change(&state)
                if let pair = state.next() { outlet.send(pair) }
                if state.isOver { outlet.finish(.finished) }
            }
            func end(_ completion: Subscribers.Completion<P.Failure>, _ change: (inout Pairing) -> Void) {
                lock.lock()
                defer { lock.unlock() }
                guard case .finished = completion else { return outlet.finish(completion) }
                change(&state)
                if state.isOver { outlet.finish(.finished) }
            }
            let first = bag.reserve(), second = bag.reserve()
            bag.add(p.sink(receiveCompletion: { end($0) { $0.isAOver = true } }, receiveValue: { value in change { $0.add(a: value) } }), as: first)
            bag.add(q.sink(receiveCompletion: { end($0) { $0.isBOver = true } }, receiveValue: { value in change { $0.add(b: value) } }), as: second)
            return bag.cancellable
        }
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
            Pairing<A.Output, B.Output>.publisher(a, b, .latest).subscribe(subscriber)
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
            Pairing<A.Output, B.Output>.publisher(a, b, .inOrder).subscribe(subscriber)
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
                let open = OpenCount(publishers.count), bag = SubscriptionBag()
                if publishers.isEmpty { outlet.finish(.finished) }
                for publisher in publishers {
                    let id = bag.reserve()
                    bag.add(publisher.sink(receiveCompletion: { completion in
                        switch completion {
                        case .failure: outlet.finish(completion)
                        case .finished: if open.endOne() { outlet.finish(.finished) }
                        }
                    }, receiveValue: outlet.send), as: id)
                }
                return bag.cancellable
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
