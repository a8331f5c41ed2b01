// Status of this file: exact.

/// Names a value that views give to the container around them, and its value where a view gives none.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container around it.
public struct ContainerValues {
    var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// The view's tag, where it is of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

nonisolated struct ContainerValueModifier<V>: TraitModifier {
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V
    func change(_ traits: inout ElementTraits) {
        traits.container[keyPath: keyPath] = value
        // About a section it is given to all of the section; inside, a view is in none yet.
        traits.section?.container[keyPath: keyPath] = value
    }
}

extension View {
    /// Gives the container around the view a value.
    nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View { modified(ContainerValueModifier(keyPath: keyPath, value: value)) }
}
