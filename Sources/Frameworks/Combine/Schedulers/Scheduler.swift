// Status of this file: exact on the virtual clock; `tolerance`, `options`, `flags` and `group` change nothing, and the immediate
// scheduler has no time (`other`, `n`, `date`).

import Dispatch
import Foundation

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

/// Runs work at a time.
public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable
}
extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) { schedule(after: date, tolerance: minimumTolerance, options: nil, action) }
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
    /// Repeats by scheduling the next time when one has come.
    public func schedule(after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void) -> any Cancellable {
        var isOver = false
        func next(_ at: SchedulerTimeType) {
            schedule(after: at, tolerance: tolerance, options: options) {
                guard !isOver else { return }
                action()
                next(at.advanced(by: interval))
            }
        }
        next(date)
        return AnyCancellable { isOver = true }
    }
}

/// A span of time in seconds.
public struct SchedulerStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable, Sendable, ExpressibleByFloatLiteral {
    public var timeInterval: TimeInterval
    public var magnitude: TimeInterval { abs(timeInterval) }
    public init(_ seconds: TimeInterval) { timeInterval = seconds }
    public init(floatLiteral value: Double) { timeInterval = value }
    public init(integerLiteral value: Int) { timeInterval = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) { timeInterval = Double(source) }
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}

extension DispatchQueue: Scheduler {
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerStride
        public var dispatchTime: DispatchTime
        public init(_ time: DispatchTime) { dispatchTime = time }
        public func distance(to other: Self) -> Stride { Stride((Double(other.dispatchTime.uptimeNanoseconds) - Double(dispatchTime.uptimeNanoseconds)) / 1e9) }
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
    }
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) { self.qos = qos }
    }
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerStride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { async { action() } }
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        asyncAfter(deadline: date.dispatchTime) { action() }
    }
}

/// Times of a run loop and of an operation queue: plain dates.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
    public typealias Stride = SchedulerStride
    public var date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }
}

extension RunLoop: Scheduler {
    public struct SchedulerOptions { public init() {} }
    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    public var minimumTolerance: SchedulerStride { 0 }
    /// The main queue stands for the main run loop, which nobody runs in an extension's process.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
    }
    public func schedule(after date: DateSchedulerTime, tolerance: SchedulerStride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { self.schedule(options: options, action) }
    }
}

extension OperationQueue: Scheduler {
    public struct SchedulerOptions { public init() {} }
    public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
    public var minimumTolerance: SchedulerStride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { addOperation { action() } }
    public func schedule(after date: DateSchedulerTime, tolerance: SchedulerStride, options: SchedulerOptions?, _ action: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { self.addOperation { action() } }
    }
}

/// Runs work at once.
public struct ImmediateScheduler: Scheduler {
    public struct SchedulerTimeType: Strideable, Sendable {
        public func distance(to other: Self) -> SchedulerStride { 0 }
        public func advanced(by n: SchedulerStride) -> Self { self }
    }
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()
    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerStride { 0 }
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerStride, options: Never?, _ action: @escaping () -> Void) { action() }
}
