// Status of this file: exact.

import Foundation

extension Publisher {
    /// A publisher for each value, at most `maxPublishers` at once; their values as they come.
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.Produced<P.Output, Failure> where P.Failure == Failure {
        flattened(maxPublishers, transform)
    }
    /// The overloads end here, under another name, so that none calls itself.
    private func flattened<P: Publisher>(_ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P) -> Publishers.Produced<P.Output, Failure> where P.Failure == Failure {
        Publishers.Produced { outlet in
            let bag = SubscriptionBag(), lock = NSRecursiveLock()
            var isOver = false, running = 0, waiting: [Output] = []
            func begin(_ value: Output) {
                let id = bag.reserve()
                bag.add(transform(value).sink(receiveCompletion: { completion in
                    bag.remove(id)
                    if case .failure = completion { return outlet.finish(completion) }
                    lock.lock()
                    running -= 1
                    let next = waiting.isEmpty ? nil : Optional(waiting.removeFirst())
                    if next != nil { running += 1 }
                    let isDone = isOver && running == 0
                    lock.unlock()
                    if let next { begin(next) } else if isDone { outlet.finish(.finished) }
                }, receiveValue: outlet.send), as: id)
            }
            let id = bag.reserve()
            bag.add(sink(receiveCompletion: { completion in
                if case .failure = completion { return outlet.finish(completion) }
                lock.lock()
                isOver = true
                let isDone = running == 0
                lock.unlock()
                if isDone { outlet.finish(.finished) }
            }, receiveValue: { value in
                lock.lock()
                let begins = maxPublishers > running
                if begins { running += 1 } else { waiting.append(value) }
                lock.unlock()
                if begins { begin(value) }
            }), as: id)
            return bag.cancellable
        }
    }
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.Produced<P.Output, Failure> where P.Failure == Never, Failure: Error {
        flattened(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.Produced<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).flattened(maxPublishers, transform)
    }
    public func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.Produced<P.Output, Never> where Failure == Never, P.Failure == Never {
        flattened(maxPublishers, transform)
    }

    /// The values of the publisher that came last.
    public func switchToLatest() -> Publishers.Produced<Output.Output, Failure> where Output: Publisher, Output.Failure == Failure {
        Publishers.Produced { outlet in
            let bag = SubscriptionBag(), lock = NSRecursiveLock()
            var isOver = false, current: Int?
            let outer = bag.reserve()
            bag.add(sink(receiveCompletion: { completion in
                if case .failure = completion { return outlet.finish(completion) }
                lock.lock()
                isOver = true
                let isDone = current == nil
                lock.unlock()
                if isDone { outlet.finish(.finished) }
            }, receiveValue: { publisher in
                let id = bag.reserve()
                lock.lock()
                let last = current
                current = id
                lock.unlock()
                if let last { bag.remove(last) }
                bag.add(publisher.sink(receiveCompletion: { completion in
                    if case .failure = completion { return outlet.finish(completion) }
                    bag.remove(id)
                    lock.lock()
                    if current == id { current = nil }
                    let isDone = isOver && current == nil
                    lock.unlock()
                    if isDone { outlet.finish(.finished) }
                }, receiveValue: { value in
                    lock.lock()
                    let isCurrent = current == id
                    lock.unlock()
                    if isCurrent { outlet.send(value) }
                }), as: id)
            }), as: outer)
            return bag.cancellable
        }
    }

    /// Goes on with another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Produced<Output, P.Failure> where P.Output == Output {
        Publishers.Produced { outlet in
            let bag = SubscriptionBag()
            let first = bag.reserve(), second = bag.reserve()
            bag.add(sink(receiveCompletion: { completion in
                switch completion {
                case .finished: outlet.finish(.finished)
                case .failure(let error): bag.add(handler(error).sink(receiveCompletion: outlet.finish, receiveValue: outlet.send), as: second)
                }
            }, receiveValue: outlet.send), as: first)
            return bag.cancellable
        }
    }
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.Produced<Output, any Error> where P.Output == Output, P.Failure == Failure {
        `catch` { error -> AnyPublisher<Output, any Error> in
            do { return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher() } catch { return Fail(error: error).eraseToAnyPublisher() }
        }
    }
    /// Subscribes again after a failure, a number of times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return `catch` { _ in retry(retries - 1) }.eraseToAnyPublisher()
    }
}
