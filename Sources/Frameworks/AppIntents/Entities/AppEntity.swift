// Status of this file: exact; transient entities are not kept, so that none is found by its `identifiers`.

import CoreSpotlight
import Foundation

/// An identifier that can be stored as text.
public protocol EntityIdentifierConvertible: Hashable, Sendable {
    var entityIdentifierString: String { get }
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}
extension String: EntityIdentifierConvertible {
    public var entityIdentifierString: String { self }
    public static func entityIdentifier(for text: String) -> String? { text }
}
extension Int: EntityIdentifierConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for text: String) -> Int? { Int(text) }
}
extension Int64: EntityIdentifierConvertible {
    public var entityIdentifierString: String { description }
    public static func entityIdentifier(for text: String) -> Int64? { Int64(text) }
}
extension UUID: EntityIdentifierConvertible {
    public var entityIdentifierString: String { uuidString }
    public static func entityIdentifier(for text: String) -> UUID? { UUID(uuidString: text) }
}
extension URL: EntityIdentifierConvertible {
    public var entityIdentifierString: String { absoluteString }
    public static func entityIdentifier(for text: String) -> URL? { URL(string: text) }
}

/// What may be the value of a parameter and comes from the app's data.
public protocol AppEntity: _IntentValue, Identifiable, TypeDisplayRepresentable, InstanceDisplayRepresentable, PersistentlyIdentifiable, Sendable
    where ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery
    /// What finds the entities.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty

    public static var _kind: IntentValueKind { .entity(Self.self) }
    public var _stored: IntentJSON { .string(id.entityIdentifierString) }
    /// Asks the query for the identifier, as WidgetKit does at every timeline (widgetkit-behaviour H13).
    public static func _restore(_ json: IntentJSON) async throws -> Self? {
        guard let text = try await String._restore(json), let id = ID.entityIdentifier(for: text) else { return nil }
        return try await defaultQuery._entity(identifiedBy: id) as? Self
    }
    /// The entities that the edit sheet offers, in sections.
    public static func _options(matching search: String? = nil) async throws -> [IntentOptionSection] {
        try await defaultQuery._options(matching: search)
    }
    /// Whether the edit sheet has a search field for the type (widgetkit-behaviour H8).
    public static var _hasTextSearch: Bool { DefaultQuery.self is any EntityStringQuery.Type }
    /// What an unset parameter of the type gets.
    public static func _defaultResult() async -> Self? { await defaultQuery._anyDefaultResult() as? Self }
}

/// An entity of one use, without a query: it is made in an intent and given away.
public protocol TransientAppEntity: AppEntity where ID == UUID {
    associatedtype DefaultQuery = TransientAppEntityQuery<Self>
    init()
}
extension TransientAppEntity {
    public var id: UUID { UUID() }
}
extension TransientAppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
    public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}
/// Finds nothing: transient entities are not kept.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery where Entity.ID == UUID {
    public typealias Result = [Entity]
    public typealias DefaultValue = Entity
    public init() {}
    public func entities(for identifiers: [UUID]) async throws -> [Entity] { [] }
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity {}
/// An entity that Spotlight may index.
public protocol IndexedEntity: AppEntity {
    /// What a search finds of it.
    var attributeSet: CSSearchableItemAttributeSet { get }
}
extension IndexedEntity {
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
    /// The title, the subtitle and the kind that the entity is shown with.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.item")
        attributes.title = String(localized: displayRepresentation.title)
        attributes.displayName = attributes.title
        attributes.contentDescription = displayRepresentation.subtitle.map { String(localized: $0) }
        return attributes
    }
}
extension CSSearchableIndex {
    /// Puts entities into the index, by their identifiers.
    ///
    /// Status: exact as data: all are as important as each other, whatever their `priority`.
    public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
        try await indexSearchableItems(entities.map { CSSearchableItem(uniqueIdentifier: $0.id.entityIdentifierString, domainIdentifier: "\(Entity.self)", attributeSet: $0.attributeSet) })
    }
    /// Takes entities of a kind out of the index.
    ///
    /// Status: exact: an identifier is of one kind, whatever `type` says.
    public func deleteAppEntities<Entity: IndexedEntity>(identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type) async throws {
        try await deleteSearchableItems(withIdentifiers: identifiers.map(\.entityIdentifierString))
    }
}
/// An entity that a URL opens.
public protocol URLRepresentableEntity: AppEntity {}
/// An enumeration whose cases URLs open.
public protocol URLRepresentableEnum: AppEnum {}
/// An intent that a URL carries out.
public protocol URLRepresentableIntent: OpenIntent {}

/// The kind and identifier of an entity.
public struct EntityIdentifier: Hashable, Sendable {
    public let typeName: String
    public let identifier: String
    public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) { typeName = String(describing: type); self.identifier = identifier.entityIdentifierString }
    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
}
