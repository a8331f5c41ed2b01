// Status of this file: exact for what a widget can see: a value lives for one drawing.

/// A value that a view owns.
///
/// Status: exact for what a widget can see: the value lives for one drawing, and changes made while drawing take effect in it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var box: StateBox<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        guard let box else { return .constant(initial) }
        return Binding(get: { box.value }, set: { box.set($0) })
    }

    public mutating func _install(_ site: _PropertySite) {
        let initial = initial
        box = site.inputs.graph.storedObject(site.inputs.identity, field: site.field) { StateBox(initial, graph: site.inputs.graph) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// Where a `@State` value lives between evaluations; made by the graph.
final class StateBox<Value>: @unchecked Sendable {
    private(set) var value: Value
    private weak var graph: ViewGraph?

    init(_ value: Value, graph: ViewGraph) {
        self.value = value
        self.graph = graph
    }

    func set(_ newValue: Value) {
        if let old = value as? any Equatable, isEqual(old, newValue) { return }
        value = newValue
        graph?.invalidate()
    }

    private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool { (new as? E) == old }
}

/// A value that belongs to another view, to read and to write.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    public var transaction = Transaction()

    public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {
        // The closures of views are isolated to the main actor; they are only called while drawing, on it.
        self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let write = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.set = { value, _ in write(value) }
    }

    public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) {
        self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        self.set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(reading: { value }, writing: { _ in }) }

    init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
        self.get = get
        self.set = { value, _ in set(value) }
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue, transaction) }
    }

    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (get, set, transaction) = (get, set, transaction)
        return Binding<Subject>(reading: { get()[keyPath: keyPath] }, writing: { newValue in
            var whole = get()
            whole[keyPath: keyPath] = newValue
            set(whole, transaction)
        })
    }

    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Nil while the value is nil.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? value }, writing: { base.wrappedValue = $0 })
    }

    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(reading: { AnyHashable(base.wrappedValue) }, writing: { if let value = $0.base as? V { base.wrappedValue = value } })
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> { var copy = self; copy.transaction = transaction; return copy }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }
}

extension Binding: DynamicProperty {
    public mutating func _install(_ site: _PropertySite) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public subscript(position: Index) -> Binding<Value.Element> {
        let base = self
        return Binding<Value.Element>(reading: { base.wrappedValue[position] }, writing: { base.wrappedValue[position] = $0 })
    }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// State that resets when a gesture ends: in a widget always its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    public init(wrappedValue: Value) { initial = wrappedValue }
    public init(initialValue: Value) { initial = initialValue }
    public var wrappedValue: Value { initial }
    public var projectedValue: GestureState<Value> { self }
    public mutating func _install(_ site: _PropertySite) {}
}

/// Whether a view has the focus: in a widget none has.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }
    public var wrappedValue: Value { get { initial } nonmutating set {} }
    public var projectedValue: Binding { Binding(value: initial) }
    @propertyWrapper public struct Binding {
        let value: Value
        public var wrappedValue: Value { get { value } nonmutating set {} }
        public var projectedValue: Binding { self }
    }
    public mutating func _install(_ site: _PropertySite) {}
}

/// A namespace of identifiers for matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable { let value: UInt64 }
    private var id = ID(value: 0)
    public init() {}
    public var wrappedValue: ID { id }
    public mutating func _install(_ site: _PropertySite) { id = ID(value: site.inputs.identity.child(site.field).hash) }
}
