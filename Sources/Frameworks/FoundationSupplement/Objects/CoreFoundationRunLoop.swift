// Status of this file: exact; timers know no allocator, no flags and no order (`allocator`, `flags`, `order`).

import Foundation

/// A run loop as Core Foundation spells it.
public typealias CFRunLoop = RunLoop
public typealias CFRunLoopTimer = Timer
public struct CFRunLoopMode: Hashable, Sendable {
    let mode: RunLoop.Mode
    public static let defaultMode = CFRunLoopMode(mode: .default), commonModes = CFRunLoopMode(mode: .common)
}
public func CFRunLoopGetCurrent() -> CFRunLoop { RunLoop.current }
public func CFRunLoopGetMain() -> CFRunLoop { RunLoop.main }
/// A timer that fires at a moment, in seconds since 2001, and again after each interval; once for an interval of zero.
public func CFRunLoopTimerCreateWithHandler(_ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt, _ order: CFIndex, _ block: @escaping @Sendable (CFRunLoopTimer?) -> Void) -> CFRunLoopTimer? {
    Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block($0) }
}
public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
    if let timer { rl?.add(timer, forMode: mode?.mode ?? .default) }
}
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }
