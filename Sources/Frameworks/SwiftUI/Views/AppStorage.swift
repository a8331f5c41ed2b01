// Status of this file: exact.

/// A value kept in the user's defaults.
///
/// Status: exact: read from the store while drawing, written at once.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let fallback: Value
    private let read: (UserDefaults, String) -> Value?
    private let write: (UserDefaults, String, Value) -> Void
    private let explicitStore: UserDefaults?
    private var environmentStore: UserDefaults?
    private var box: ChangeBox?

    /// Tells the graph of a value that changed while drawing.
    private final class ChangeBox {
        weak var graph: ViewGraph?
        init(_ graph: ViewGraph) { self.graph = graph }
    }

    init(_ key: String, _ fallback: Value, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value?, write: @escaping (UserDefaults, String, Value) -> Void) {
        self.key = key
        self.fallback = fallback
        explicitStore = store
        self.read = read
        self.write = write
    }

    private var store: UserDefaults { explicitStore ?? environmentStore ?? .standard }

    public var wrappedValue: Value {
        get { read(store, key) ?? fallback }
        nonmutating set {
            write(store, key, newValue)
            box?.graph?.invalidate()
        }
    }
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(reading: { copy.wrappedValue }, writing: { copy.wrappedValue = $0 })
    }
    public mutating func _install(_ site: _PropertySite) {
        environmentStore = site.inputs.environment.defaultAppStorage
        let graph = site.inputs.graph
        box = graph.storedObject(site.inputs.identity, field: site.field) { ChangeBox(graph) }
    }
}

private func object<V>(_ store: UserDefaults, _ key: String) -> V? { store.object(forKey: key) as? V }
private func number<V>(_ store: UserDefaults, _ key: String, _ convert: (NSNumber) -> V) -> V? {
    guard let value = store.object(forKey: key) else { return nil }
    if let number = value as? NSNumber { return convert(number) }
    return value as? V
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { number($0, $1, \.boolValue) }, write: { $0.set($2, forKey: $1) }) }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { number($0, $1, \.intValue) }, write: { $0.set($2, forKey: $1) }) }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { number($0, $1, \.doubleValue) }, write: { $0.set($2, forKey: $1) }) }
}
extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) }) }
}
extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) }) }
}
extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { object($0, $1) }, write: { $0.set($2, forKey: $1) }) }
}
extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) }) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { number($0, $1, \.intValue).flatMap(Value.init(rawValue:)) }, write: { $0.set($2.rawValue, forKey: $1) }) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue, store, read: { $0.string(forKey: $1).flatMap(Value.init(rawValue:)) }, write: { $0.set($2.rawValue, forKey: $1) }) }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, nil, store, read: { number($0, $1, \.boolValue) }, write: AppStorage.setOptional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, nil, store, read: { number($0, $1, \.intValue) }, write: AppStorage.setOptional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, nil, store, read: { number($0, $1, \.doubleValue) }, write: AppStorage.setOptional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, nil, store, read: { $0.string(forKey: $1) }, write: AppStorage.setOptional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, read: { $0.url(forKey: $1) }, write: { if let url = $2 { $0.set(url, forKey: $1) } else { $0.removeObject(forKey: $1) } })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, nil, store, read: { object($0, $1) }, write: AppStorage.setOptional) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, nil, store, read: { $0.data(forKey: $1) }, write: AppStorage.setOptional) }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
        self.init(key, nil, store, read: { $0.string(forKey: $1).flatMap(R.init(rawValue:)) }, write: { AppStorage<String?>.setOptional($0, $1, $2?.rawValue) })
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, nil, store, read: { number($0, $1, \.intValue).flatMap(R.init(rawValue:)) }, write: { AppStorage<Int?>.setOptional($0, $1, $2?.rawValue) })
    }
}

extension AppStorage {
    fileprivate static func setOptional<V>(_ store: UserDefaults, _ key: String, _ value: V?) where Value == V? {
        if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
    }
}

/// A value kept for a scene. A widget has no scene: the value lives in the user's defaults as `AppStorage` keeps it.
///
/// Status: approximate: kept under the scene's keys of the extension's defaults.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var storage: AppStorage<Value>
    private init(storage: AppStorage<Value>) { self.storage = storage }
    private static func sceneKey(_ key: String) -> String { "scene." + key }
    public var wrappedValue: Value { get { storage.wrappedValue } nonmutating set { storage.wrappedValue = newValue } }
    public var projectedValue: Binding<Value> { storage.projectedValue }
    public mutating func _install(_ site: _PropertySite) { storage._install(site) }
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int { self.init(storage: AppStorage(wrappedValue: wrappedValue, Self.sceneKey(key))) }
    public init(_ key: String) where Value == String? { self.init(storage: AppStorage(Self.sceneKey(key))) }
    public init(_ key: String) where Value == Int? { self.init(storage: AppStorage(Self.sceneKey(key))) }
    public init(_ key: String) where Value == Bool? { self.init(storage: AppStorage(Self.sceneKey(key))) }
}

extension EnvironmentValues {
    private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }
    /// The store of `AppStorage` where it names none.
    var defaultAppStorage: UserDefaults { get { self[DefaultAppStorageKey.self] } set { self[DefaultAppStorageKey.self] = newValue } }
}

extension View {
    /// The store of `AppStorage` inside where it names none.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { modified(EnvironmentChange { $0.defaultAppStorage = store }) }
}
