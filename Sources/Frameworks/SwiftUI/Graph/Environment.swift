// Status of this file: exact.

/// The name of a value in the environment, and what it is where nobody set it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that views pass down to the views inside them.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { "EnvironmentValues(\(values.count) set)" }
}

extension EnvironmentValues: @unchecked Sendable {}

/// A value read from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }
    private let source: Source
    private var value: Value?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// The observable object of a type; without one the extension stops, as on a phone.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        source = .object { values in
            guard let object = values.object(of: objectType) else { fatalError("No Observable object of type \(objectType) found. A View.environment(_:) for \(objectType) may be missing as an ancestor of this view.") }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { source = .object { $0.object(of: objectType) } }

    /// Outside a view's body: the default value, as on a phone.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    private func read(_ values: EnvironmentValues) -> Value {
        switch source {
        case .keyPath(let path): values[keyPath: path]
        case .object(let find): find(values)
        }
    }

    public mutating func _install(_ site: _PropertySite) { value = read(site.inputs.environment) }
}

nonisolated struct EnvironmentKeyModifier<Value>: EnvironmentalModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
    func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

nonisolated struct EnvironmentTransformModifier<Value>: EnvironmentalModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
    func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

/// A change of the environment by a function of the framework.
nonisolated struct EnvironmentChange: EnvironmentalModifier {
    let apply: (inout EnvironmentValues) -> Void
    nonisolated init(_ apply: @escaping (inout EnvironmentValues) -> Void) { self.apply = apply }
    func change(_ environment: inout EnvironmentValues) { apply(&environment) }
}

extension View {
    /// Sets a value in the environment of the view and what is in it.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modified(EnvironmentKeyModifier(keyPath: keyPath, value: value))
    }
    /// Changes a value in the environment of the view and what is in it.
    nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
        modified(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
    }
}

/// A view that is made from the environment around it.
nonisolated struct EnvironmentReader<Content: View>: PrimitiveView {
    /// Where user code made the view that this is the body of; 0: as around it.
    let source: SourceAddress
    let content: (EnvironmentValues) -> Content
    nonisolated init(source: SourceAddress = 0, @ViewBuilder content: @escaping (EnvironmentValues) -> Content) {
        self.source = source
        self.content = content
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { Content._makeElements(content(inputs.environment), inputs.at(source)) }
}
