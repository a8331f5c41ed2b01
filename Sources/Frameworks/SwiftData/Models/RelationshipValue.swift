// Status of this file: exact.
/// The type of a property that leads to other objects: a model, an optional of one, or a collection of them.
///
/// Not for use by apps: it is what tells a relationship from an attribute.
public protocol _RelationshipValue {
    static var _destination: any PersistentModel.Type { get }
    static var _isToMany: Bool { get }
    var _relatedModels: [any PersistentModel] { get }
    /// The value that leads to these objects; nil where the type needs one and there is none.
    static func _value(of models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    public static var _destination: any PersistentModel.Type { Self.self }
    public static var _isToMany: Bool { false }
    public var _relatedModels: [any PersistentModel] { [self] }
    public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    public static var _isToMany: Bool { Wrapped._isToMany }
    public var _relatedModels: [any PersistentModel] { self?._relatedModels ?? [] }
    public static func _value(of models: [any PersistentModel]) -> Wrapped?? { .some(Wrapped._value(of: models)) }
}

extension Array: _RelationshipValue where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public var _relatedModels: [any PersistentModel] { self }
    public static func _value(of models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
}

extension Set: _RelationshipValue where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _isToMany: Bool { true }
    public var _relatedModels: [any PersistentModel] { Array(self) }
    public static func _value(of models: [any PersistentModel]) -> Set<Element>? { Set(models.compactMap { $0 as? Element }) }
}
