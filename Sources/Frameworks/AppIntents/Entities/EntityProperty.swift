// Status of this file: exact; `identifier` matters to Shortcuts only.

import Foundation

/// A property of an entity that shortcuts and queries may read.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    private let lock = NSLock()
    private var stored: Value?
    public init() { title = nil }
    public init(title: LocalizedStringResource) { self.title = title }
    public init(title: LocalizedStringResource, identifier: String? = nil) { self.title = title }
    /// Reading a property that was never set stops the program, as on a phone.
    public var wrappedValue: Value {
        get {
            lock.lock()
            defer { lock.unlock() }
            guard let value = stored ?? Value._unset else { fatalError("The entity's property \(title?.key ?? "") was read before it was set. Set it in the entity's initialiser.") }
            return value
        }
        set { lock.lock(); stored = newValue; lock.unlock() }
    }
    public var projectedValue: EntityProperty<Value> { self }
}

/// What an app offers its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
    private let key: AnyHashable
    private let manager: AppDependencyManager
    private let fallback: (() -> Value)?
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) { self.key = key ?? AnyHashable(ObjectIdentifier(Value.self)); self.manager = manager; fallback = nil }
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default: @autoclosure @escaping () -> Value) {
        self.key = key ?? AnyHashable(ObjectIdentifier(Value.self)); self.manager = manager; fallback = `default`
    }
    /// Reading a dependency that nobody added stops the program, as on a phone.
    public var wrappedValue: Value {
        if let value = manager.value(for: key) as? Value ?? fallback?() { return value }
        fatalError("No dependency of the type \(Value.self) was added. Call AppDependencyManager.shared.add before the intent runs.")
    }
}

/// Where an app adds what its intents depend on.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSRecursiveLock()
    private var makers: [AnyHashable: () -> Any] = [:]
    private var made: [AnyHashable: Any] = [:]
    public init() {}
    public func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency) { add(key: key, dependency) }
    public func add<Dependency>(key: AnyHashable? = nil, _ dependencyProvider: @escaping () -> Dependency) {
        lock.lock()
        let key = key ?? AnyHashable(ObjectIdentifier(Dependency.self))
        makers[key] = dependencyProvider
        made[key] = nil
        lock.unlock()
    }
    func value(for key: AnyHashable) -> Any? {
        lock.lock()
        defer { lock.unlock() }
        if let value = made[key] { return value }
        guard let value = makers[key]?() else { return nil }
        made[key] = value
        return value
    }
}
