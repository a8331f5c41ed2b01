// Status of this file: approximate: without the Objective-C runtime only `UserDefaults` announces changes; other objects answer
// `.initial` only.

import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}
/// What changed.
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
    public let isPrior: Bool
}
/// Ends an observation when it goes.
public final class NSKeyValueObservation: @unchecked Sendable {
    private let lock = NSLock()
    private var onEnd: (() -> Void)?
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    public func invalidate() {
        let action = lock.withLock { () -> (() -> Void)? in
            defer { onEnd = nil }
            return onEnd
        }
        action?()
    }
    deinit { onEnd?() }
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Properties announce nothing without the Objective-C runtime. The values of `UserDefaults` are compared whenever defaults
    /// change; for other objects only `.initial` is answered.
    public func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
                               changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation {
        if options.contains(.initial) { changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? self[keyPath: keyPath] : nil, oldValue: nil, isPrior: false)) }
        guard self is UserDefaults else { return NSKeyValueObservation {} }
        let seen = LastValue(self[keyPath: keyPath])
        let token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: self, queue: nil) { [weak self] _ in
            guard let self else { return }
            let now = self[keyPath: keyPath]
            guard let last = seen.replaced(by: now) else { return }
            changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? now : nil, oldValue: options.contains(.old) ? last : nil, isPrior: false))
        }
        return NSKeyValueObservation { NotificationCenter.default.removeObserver(token) }
    }
}

/// A property's value as it was last seen; defaults change on any thread.
private final class LastValue<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    init(_ value: Value) { self.value = value }

    /// The value before; nil where the new one is equal to it.
    func replaced(by next: Value) -> Value? {
        lock.withLock {
            if Self.areEqual(next, value) { return nil }
            defer { value = next }
            return value
        }
    }

    private static func areEqual(_ a: Value, _ b: Value) -> Bool {
        switch (a as? AnyHashable, b as? AnyHashable) {
        case (let a?, let b?): a == b
        // Both are nil, or they cannot be compared.
        case (nil, nil): if case Optional<Any>.none = a as Any, case Optional<Any>.none = b as Any { true } else { false }
        default: false
        }
    }
}

extension NotificationCenter {
    /// Notifications of a name, one after the other.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
        AsyncStream { continuation in
            let token = addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
            continuation.onTermination = { [weak self] _ in self?.removeObserver(token) }
        }
    }
}
