// Status of this file: exact as data; the edit sheet asks none of it, on a phone neither.

import Foundation

/// Finds entities by the values of their properties, as the Shortcuts app lets people describe them.
///
/// The edit sheet of a widget does not ask it; what it offers comes from `suggestedEntities()`.
public protocol EntityPropertyQuery: EntityQuery {
    /// What a comparator becomes: a predicate, a closure or a type of one's own.
    associatedtype ComparatorMappingType
    typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    typealias SortingOptions = EntityQuerySortingOptions<Entity>
    static var properties: QueryProperties { get }
    static var sortingOptions: SortingOptions { get }
    func entities(matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode, sortedBy: [EntityQuerySort<Entity>], limit: Int?) async throws -> [Entity]
}

extension EntityPropertyQuery {
    public typealias Property<Value> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
    public typealias SortableBy = EntityQuerySortableByProperty<Entity>
    public typealias Sort = EntityQuerySort<Entity>
}

/// Whether all comparators must hold, or one of them.
public enum EntityQueryComparatorMode: String, Hashable, Sendable { case and, or }

/// By which property the entities are ordered.
public struct EntityQuerySort<Entity: AppEntity> {
    public enum Ordering: Hashable, Sendable { case ascending, descending }
    public let by: PartialKeyPath<Entity>
    public let order: Ordering
    public init(by: PartialKeyPath<Entity>, order: Ordering) { self.by = by; self.order = order }
}

/// A property that entities can be ordered by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
    public let keyPath: PartialKeyPath<Entity>
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { self.keyPath = keyPath }
}

/// The properties that entities can be ordered by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    public let properties: [EntityQuerySortableByProperty<Entity>]
    public init(@Builder _ properties: () -> [EntityQuerySortableByProperty<Entity>]) { self.properties = properties() }
    @resultBuilder public enum Builder {
        public static func buildBlock(_ parts: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { parts }
    }
}

/// The properties that entities can be found by, each with its comparators.
public struct EntityQueryProperties<Entity: AppEntity, Mapping>: @unchecked Sendable {
    public let keyPaths: [PartialKeyPath<Entity>]
    public init(@Builder _ properties: () -> [PartialKeyPath<Entity>]) { keyPaths = properties() }
    @resultBuilder public enum Builder {
        public static func buildExpression<Value>(_ property: EntityQueryProperty<Entity, Value, Mapping>) -> [PartialKeyPath<Entity>] { [property.keyPath] }
        public static func buildBlock(_ parts: [PartialKeyPath<Entity>]...) -> [PartialKeyPath<Entity>] { parts.flatMap { $0 } }
    }
}

/// A property and how its values may be compared.
public struct EntityQueryProperty<Entity: AppEntity, Value, Mapping> {
    public let keyPath: PartialKeyPath<Entity>
    public let comparators: [EntityQueryComparator<Value, Mapping>]
    public init<Wrapped>(_ keyPath: KeyPath<Entity, EntityProperty<Wrapped>>, @Builder _ comparators: () -> [EntityQueryComparator<Value, Mapping>]) where Wrapped: _IntentValue, Wrapped.UnwrappedType == Value {
        self.keyPath = keyPath
        self.comparators = comparators()
    }
    @resultBuilder public enum Builder {
        public static func buildExpression(_ comparator: EqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: NotEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: ContainsComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: HasPrefixComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: HasSuffixComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: LessThanComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: LessThanOrEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: GreaterThanComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: GreaterThanOrEqualToComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildExpression(_ comparator: IsBetweenComparator<Value, Mapping>) -> EntityQueryComparator<Value, Mapping> { comparator.comparator }
        public static func buildBlock(_ parts: EntityQueryComparator<Value, Mapping>...) -> [EntityQueryComparator<Value, Mapping>] { parts }
    }
}

/// A comparator by its name, with what it becomes for one value, or for two.
public enum EntityQueryComparator<Value, Mapping> {
    case one(name: String, (Value) -> Mapping)
    case two(name: String, (Value, Value) -> Mapping)
}

public struct EqualToComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "equalTo", mappingTransform) }
}
public struct NotEqualToComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "notEqualTo", mappingTransform) }
}
public struct ContainsComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "contains", mappingTransform) }
}
public struct HasPrefixComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "hasPrefix", mappingTransform) }
}
public struct HasSuffixComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "hasSuffix", mappingTransform) }
}
public struct LessThanComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "lessThan", mappingTransform) }
}
public struct LessThanOrEqualToComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "lessThanOrEqualTo", mappingTransform) }
}
public struct GreaterThanComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "greaterThan", mappingTransform) }
}
public struct GreaterThanOrEqualToComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value) -> Mapping) { comparator = .one(name: "greaterThanOrEqualTo", mappingTransform) }
}
public struct IsBetweenComparator<Value, Mapping> {
    let comparator: EntityQueryComparator<Value, Mapping>
    public init(mappingTransform: @escaping (Value, Value) -> Mapping) { comparator = .two(name: "isBetween", mappingTransform) }
}
