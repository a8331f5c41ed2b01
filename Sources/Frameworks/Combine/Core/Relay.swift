// Status of this file: exact.

import Foundation

/// What an operator does with one value.
public enum RelayStep<Output, Failure: Error> {
    case value(Output)
    /// Nothing; another value is asked for.
    case skip
    case finish(Output?, Subscribers.Completion<Failure>)
}

/// Stands between a publisher and a subscriber for operators that look at one value at a time.
final class Relay<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var step: ((Input) -> RelayStep<Downstream.Input, Downstream.Failure>)?
    private var end: ((Subscribers.Completion<InputFailure>) -> (Downstream.Input?, Subscribers.Completion<Downstream.Failure>))?
    /// Operators that answer once ask for everything at the start.
    private let wantsAll: Bool

    init(_ downstream: Downstream, wantsAll: Bool = false, step: @escaping (Input) -> RelayStep<Downstream.Input, Downstream.Failure>,
         end: @escaping (Subscribers.Completion<InputFailure>) -> (Downstream.Input?, Subscribers.Completion<Downstream.Failure>)) {
        self.downstream = downstream; self.wantsAll = wantsAll; self.step = step; self.end = end
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, let downstream else { lock.unlock(); return subscription.cancel() }
        upstream = subscription
        lock.unlock()
        downstream.receive(subscription: self)
        if wantsAll { subscription.request(.unlimited) }
    }
    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let step = self.step, downstream = self.downstream
        lock.unlock()
        guard let step, let downstream else { return .none }
        switch step(input) {
        case .value(let value): return wantsAll ? { _ = downstream.receive(value); return .none }() : downstream.receive(value)
        case .skip: return wantsAll ? .none : .max(1)
        case .finish(let value, let completion):
            finish(value, completion, cancels: true)
            return .none
        }
    }
    func receive(completion: Subscribers.Completion<InputFailure>) {
        lock.lock()
        let end = self.end
        lock.unlock()
        guard let (value, completion) = end?(completion) else { return }
        finish(value, completion, cancels: false)
    }
    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        let upstream = wantsAll ? nil : self.upstream
        lock.unlock()
        upstream?.request(demand)
    }
    func cancel() {
        lock.lock()
        let upstream = self.upstream
        forget()
        lock.unlock()
        upstream?.cancel()
    }
    private func finish(_ value: Downstream.Input?, _ completion: Subscribers.Completion<Downstream.Failure>, cancels: Bool) {
        lock.lock()
        let downstream = self.downstream, upstream = self.upstream
        forget()
        lock.unlock()
        if cancels { upstream?.cancel() }
        if let value { _ = downstream?.receive(value) }
        downstream?.receive(completion: completion)
    }
    private func forget() { downstream = nil; upstream = nil; step = nil; end = nil }
}

extension Publishers {
    /// An operator that looks at one value at a time. `make` is called once a subscriber, so that each has its own state.
    public struct Relayed<Upstream: Publisher, Output, Failure: Error>: Publisher {
        let upstream: Upstream
        var wantsAll = false
        let make: () -> ((Upstream.Output) -> RelayStep<Output, Failure>, (Subscribers.Completion<Upstream.Failure>) -> (Output?, Subscribers.Completion<Failure>))
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (step, end) = make()
            upstream.subscribe(Relay(subscriber, wantsAll: wantsAll, step: step, end: end))
        }
    }
}
public enum Publishers {}
