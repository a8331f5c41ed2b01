// Status of this file: exact.

import Foundation

extension Publishers {
    /// Hands everything on by a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) { self.upstream = upstream; self.scheduler = scheduler; self.options = options }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Produced<Output, Failure> { outlet in
                upstream.sink(receiveCompletion: { completion in scheduler.schedule(options: options) { outlet.finish(completion) } },
                              receiveValue: { value in scheduler.schedule(options: options) { outlet.send(value) } })
            }.subscribe(subscriber)
        }
    }
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Produced<Output, Failure> { outlet in
                let bag = SubscriptionBag()
                scheduler.schedule(options: options) { bag.add(upstream.sink(receiveCompletion: outlet.finish, receiveValue: outlet.send), as: bag.reserve()) }
                return bag.cancellable
            }.subscribe(subscriber)
        }
    }
}

extension Publisher {
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> { .init(upstream: self, scheduler: scheduler, options: options) }
    public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S> { .init(upstream: self, scheduler: scheduler, options: options) }

    /// Hands a value on once nothing has come for a while.
    public func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Produced<Output, Failure> {
        Publishers.Produced { outlet in
            let lock = NSRecursiveLock()
            var latest: Output?, generation = 0
            return sink(receiveCompletion: { completion in
                lock.lock()
                let last = latest
                latest = nil
                generation += 1
                lock.unlock()
                if case .finished = completion, let last { outlet.send(last) }
                outlet.finish(completion)
            }, receiveValue: { value in
                lock.lock()
                latest = value
                generation += 1
                let mine = generation
                lock.unlock()
                scheduler.schedule(after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options) {
                    lock.lock()
                    let due = generation == mine ? latest : nil
                    if due != nil { latest = nil }
                    lock.unlock()
                    if let due { outlet.send(due) }
                }
            })
        }
    }

    /// At most one value in a span of time: its first or its last.
    public func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest keepsLatest: Bool) -> Publishers.Produced<Output, Failure> {
        Publishers.Produced { outlet in
            let lock = NSRecursiveLock()
            var pending: Output?, isWaiting = false
            func wait() {
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    lock.lock()
                    let due = pending
                    pending = nil
                    isWaiting = due != nil
                    lock.unlock()
                    if let due { outlet.send(due); wait() }
                }
            }
            return sink(receiveCompletion: outlet.finish, receiveValue: { value in
                lock.lock()
                let sends = !isWaiting
                if sends { isWaiting = true } else if keepsLatest || pending == nil { pending = value }
                lock.unlock()
                if sends { outlet.send(value); wait() }
            })
        }
    }

    public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.Produced<Output, Failure> {
        Publishers.Produced { outlet in
            func later(_ action: @escaping () -> Void) {
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
            }
            return sink(receiveCompletion: { completion in later { outlet.finish(completion) } }, receiveValue: { value in later { outlet.send(value) } })
        }
    }

    /// Ends when nothing comes for too long.
    public func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil) -> Publishers.Produced<Output, Failure> {
        Publishers.Produced { outlet in
            let lock = NSRecursiveLock()
            var generation = 0
            func watch() {
                lock.lock()
                generation += 1
                let mine = generation
                lock.unlock()
                scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options) {
                    lock.lock()
                    let isLate = generation == mine
                    lock.unlock()
                    if isLate { outlet.finish(customError.map { .failure($0()) } ?? .finished) }
                }
            }
            watch()
            return sink(receiveCompletion: outlet.finish, receiveValue: { watch(); outlet.send($0) })
        }
    }
}
