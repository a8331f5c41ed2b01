// Status of this file: exact.
import Foundation
internal import RecordStore

/// A class whose objects a store keeps. `@Model` writes the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
    /// The stored properties, in the order of their declarations.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// What `#Unique` says. Not for use by apps.
    static var _uniqueKeys: [[AnyKeyPath]] { get }
    /// The object's values and its place in a context. Not for use by apps.
    var _$modelData: _ModelData { get }
    /// Makes the object of a record. Not for use by apps.
    init(_modelData: _ModelData)
}

extension PersistentModel {
    public static var _uniqueKeys: [[AnyKeyPath]] { [] }

    /// What tells the object from all others. Saving a new object may change it.
    public var persistentModelID: PersistentIdentifier { _$modelData.identifier(of: self) }
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object was inserted in or fetched from.
    public var modelContext: ModelContext? { _$modelData.context }
    /// Whether the object has values that are not saved.
    public var hasChanges: Bool { modelContext?.holdsChanges(of: self) ?? false }
    /// Whether the object was deleted from its context and that is not saved.
    public var isDeleted: Bool { _$modelData.isDeleted }

    public static func == (a: Self, b: Self) -> Bool { a === b || a.persistentModelID == b.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// What tells an object of a store from all others.
public struct PersistentIdentifier: Hashable, Identifiable, Equatable, Comparable, Codable, Sendable {
    let record: RecordID
    /// The name of the object's class.
    public var entityName: String { record.entity }
    /// The store that the object was saved in; nil before.
    public let storeIdentifier: String?

    init(_ record: RecordID, store: String?) { self.record = record; storeIdentifier = store }

    /// What identifies the identifier.
    public struct ID: Hashable, Sendable { let record: RecordID }
    public var id: ID { ID(record: record) }

    public static func == (a: Self, b: Self) -> Bool { a.record == b.record }
    public func hash(into hasher: inout Hasher) { hasher.combine(record) }
    public static func < (a: Self, b: Self) -> Bool { (a.entityName, a.record.key.uuidString) < (b.entityName, b.record.key.uuidString) }

    private enum Key: CodingKey { case entity, key, store }
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(RecordID(entity: try container.decode(String.self, forKey: .entity), key: try container.decode(UUID.self, forKey: .key)),
                  store: try container.decodeIfPresent(String.self, forKey: .store))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(record.entity, forKey: .entity)
        try container.encode(record.key, forKey: .key)
        try container.encodeIfPresent(storeIdentifier, forKey: .store)
    }
}
