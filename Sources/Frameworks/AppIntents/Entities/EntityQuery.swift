// Status of this file: exact.

import Foundation

/// One row of a list that the edit sheet offers.
public struct IntentOption: Sendable {
    /// What is stored when it is chosen.
    public var value: IntentJSON
    public var display: DisplayRepresentation
    public init(value: IntentJSON, display: DisplayRepresentation) { self.value = value; self.display = display }
}
/// Rows under a heading; a list without headings is one section without a title.
public struct IntentOptionSection: Sendable {
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var options: [IntentOption]
    public init(title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil, options: [IntentOption]) {
        self.title = title; self.subtitle = subtitle; self.options = options
    }
}

/// What a query or an options provider answers: an array, or sections.
public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue
    var _sections: [IntentOptionSection] { get }
    var _values: [Result] { get }
}
extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    public var _sections: [IntentOptionSection] { [IntentOptionSection(options: map { IntentOption(value: $0._stored, display: $0._display) })] }
    public var _values: [Element] { self }
}

extension _IntentValue {
    /// How the value is shown in a list.
    var _display: DisplayRepresentation {
        switch self {
        case let value as any InstanceDisplayRepresentable: value.displayRepresentation
        case let value as any CustomLocalizedStringResourceConvertible: DisplayRepresentation(title: value.localizedStringResource)
        case let value as String: DisplayRepresentation(title: LocalizedStringResource(verbatim: value))
        case let value as Int: DisplayRepresentation(title: LocalizedStringResource(verbatim: value.formatted()))
        case let value as Double: DisplayRepresentation(title: LocalizedStringResource(verbatim: value.formatted()))
        case let value as Date: DisplayRepresentation(title: LocalizedStringResource(verbatim: value.formatted()))
        default: DisplayRepresentation(title: LocalizedStringResource(verbatim: "\(self)"))
        }
    }
}

/// Offers values for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Result
    func results() async throws -> Result
    /// What an unset parameter gets.
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
    public func defaultResult() async -> Result.Result? { nil }
    public typealias IntentParameterDependency = AppIntents.IntentParameterDependency

    public func _options() async throws -> [IntentOptionSection] { try await results()._sections }
    func _storedDefault() async -> IntentJSON? { await defaultResult()?._stored }
}

/// Finds entities.
public protocol EntityQuery: DynamicOptionsProvider, _SupportsAppDependencies, PersistentlyIdentifiable where DefaultValue == Entity {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    init()
    /// The entities of stored identifiers. One that does not exist any more is left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// What the edit sheet offers.
    func suggestedEntities() async throws -> Result
    func defaultResult() async -> Entity?
}
extension EntityQuery {
    public func results() async throws -> Result { try await suggestedEntities() }
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }

    func _entity(identifiedBy id: any EntityIdentifierConvertible) async throws -> (any AppEntity)? {
        guard let id = id as? Entity.ID else { return nil }
        let found = try await entities(for: [id])
        return found.first { $0.id == id } ?? nil
    }
    func _anyDefaultResult() async -> (any AppEntity)? { await defaultResult() }
    func _options(matching search: String?) async throws -> [IntentOptionSection] {
        if let search, !search.isEmpty {
            if let query = self as? any EntityStringQuery { return try await query._found(search) }
            return try await suggestedEntities()._sections.map { section in
                var section = section
                section.options = section.options.filter { String(localized: $0.display.title).localizedStandardContains(search) }
                return section
            }
        }
        if let query = self as? any EnumerableEntityQuery { return try await query._all() }
        return try await suggestedEntities()._sections
    }
}

/// Finds entities by a text that people type.
public protocol EntityStringQuery: EntityQuery {
    associatedtype StringQueryResult: ResultsCollection = [Entity]
    func entities(matching string: String) async throws -> StringQueryResult
}
extension EntityStringQuery {
    func _found(_ text: String) async throws -> [IntentOptionSection] { try await entities(matching: text)._sections }
}

/// Lists all entities.
public protocol EnumerableEntityQuery: EntityQuery {
    // Declared again, so that a query with nothing but `allEntities()` says what its entity is.
    associatedtype Entity
    associatedtype Result = [Entity]
    func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
    func _all() async throws -> [IntentOptionSection] { try await allEntities()._sections }
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let wanted = Set(identifiers)
        return try await allEntities().filter { wanted.contains($0.id) }
    }
}

/// Finds the one entity of its kind.
public protocol UniqueAppEntityQuery: EntityQuery {
    func uniqueEntity() async throws -> Entity
}
/// Finds values for a value that people give.
public protocol IntentValueQuery: Sendable, _SupportsAppDependencies {
    associatedtype InputValue
    associatedtype Value
    func values(for input: InputValue) async throws -> [Value]
}

/// A type that may ask for dependencies.
public protocol _SupportsAppDependencies {}
extension _SupportsAppDependencies {
    public typealias Dependency = AppDependency
}
