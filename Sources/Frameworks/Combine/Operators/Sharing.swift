// Status of this file: exact.

import Foundation

extension Publishers {
    /// One subscription for many subscribers; it lasts while there is one.
    public final class Share<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let lock = NSRecursiveLock()
        private var subject = PassthroughSubject<Output, Failure>()
        private var subscribers = 0
        private var connection: AnyCancellable?
        init(_ upstream: Upstream) { self.upstream = upstream }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            lock.lock()
            subscribers += 1
            let isFirst = subscribers == 1, subject = self.subject
            lock.unlock()
            subject.handleEvents(receiveCancel: { self.leave() }).subscribe(subscriber)
            if isFirst {
                let connection = upstream.sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
                lock.lock()
                self.connection = connection
                lock.unlock()
            }
        }
        private func leave() {
            lock.lock()
            subscribers -= 1
            var last: AnyCancellable?
            if subscribers == 0 { last = connection; connection = nil; subject = PassthroughSubject() }
            lock.unlock()
            last?.cancel()
        }
    }

    /// One subscription for many subscribers, which begins with `connect()`.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        private let upstream: Upstream
        private lazy var subject = make()
        private let make: () -> SubjectType
        init(_ upstream: Upstream, _ make: @escaping () -> SubjectType) { self.upstream = upstream; self.make = make }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure { subject.subscribe(subscriber) }
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Connects when the first subscriber comes.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let lock = NSRecursiveLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?
        init(_ upstream: Upstream) { self.upstream = upstream }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.handleEvents(receiveCancel: { self.leave() }).subscribe(subscriber)
            lock.lock()
            subscribers += 1
            let connects = connection == nil
            lock.unlock()
            if connects { connection = upstream.connect() }
        }
        private func leave() {
            lock.lock()
            subscribers -= 1
            let last = subscribers == 0 ? connection : nil
            if subscribers == 0 { connection = nil }
            lock.unlock()
            last?.cancel()
        }
    }
}

extension Publisher {
    public func share() -> Publishers.Share<Self> { .init(self) }
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure { .init(self, createSubject) }
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure { .init(self) { subject } }
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> where Failure == Never { multicast { PassthroughSubject() } }
}
extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(self) }
}
