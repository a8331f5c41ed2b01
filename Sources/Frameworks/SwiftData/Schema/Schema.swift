// Status of this file: exact.
import Foundation

/// The models that a container keeps.
public final class Schema: @unchecked Sendable, Hashable, CustomDebugStringConvertible {
    /// A version of a schema, compared part by part.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major: Int, minor: Int, patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) { self.major = major; self.minor = minor; self.patch = patch }
        public static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
        public var description: String { "\(major).\(minor).\(patch)" }
        init?(_ text: String) {
            let parts = text.split(separator: ".").compactMap { Int($0) }
            guard parts.count == 3 else { return nil }
            self.init(parts[0], parts[1], parts[2])
        }
    }

    public let version: Version
    /// The models and all that their relationships lead to, by name.
    let shapes: [String: ModelShape]

    /// - Parameter types: models of one name are one: the first counts.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var found: [String: ModelShape] = [:]
        var pending = types
        while !pending.isEmpty {
            let shape = ModelShape.of(pending.removeFirst())
            guard found[shape.name] == nil else { continue }
            found[shape.name] = shape
            for property in shape.properties { if case .relationship(let type, _, _) = property.kind { pending.append(type) } }
        }
        shapes = found
    }
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) { self.init(types, version: version) }
    public convenience init(versionedSchema: any VersionedSchema.Type) { self.init(versionedSchema.models, version: versionedSchema.versionIdentifier) }

    public var entities: [Entity] { shapes.values.sorted { $0.name < $1.name }.map(Entity.init) }
    public var entitiesByName: [String: Entity] { shapes.mapValues(Entity.init) }
    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { shapes[ModelShape.name(of: type)].map(Entity.init) }
    /// The name that objects of a class are stored under.
    public static func entityName<T: PersistentModel>(for type: T.Type) -> String { ModelShape.name(of: type) }

    public static func == (a: Schema, b: Schema) -> Bool { a.version == b.version && a.shapes.mapValues { ObjectIdentifier($0) } == b.shapes.mapValues { ObjectIdentifier($0) } }
    public func hash(into hasher: inout Hasher) { hasher.combine(version); hasher.combine(shapes.keys.sorted()) }
    public var debugDescription: String { "Schema \(version): \(shapes.keys.sorted().joined(separator: ", "))" }

    /// A model as the schema describes it.
    public struct Entity: Hashable, Sendable {
        let shape: ModelShape
        public var name: String { shape.name }
        public var attributesByName: [String: PropertyMetadata] { Dictionary(shape.properties.filter { if case .attribute = $0.kind { true } else { false } }.map { ($0.name, $0) }) { a, _ in a } }
        public var relationshipsByName: [String: PropertyMetadata] { Dictionary(shape.properties.filter { if case .relationship = $0.kind { true } else { false } }.map { ($0.name, $0) }) { a, _ in a } }
        /// Names of the unique attributes, a combination each.
        public var uniquenessConstraints: [[String]] { shape.uniqueKeys.map { $0.map(\.name) } }
        public static func == (a: Entity, b: Entity) -> Bool { a.shape === b.shape }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(shape)) }
    }

    /// What `@Attribute` says.
    public struct Attribute: Hashable, Sendable {
        public struct Option: Hashable, Sendable {
            let name: String
            /// Saving a second object with the same value replaces the first.
            public static let unique = Option(name: "unique")
            /// A phone keeps large values in files beside the store; here all are in the store.
            public static let externalStorage = Option(name: "externalStorage")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            /// Not written to the store.
            public static let ephemeral = Option(name: "ephemeral")
            public static let spotlight = Option(name: "spotlight")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let codable = Option(name: "codable")
        }
        public let options: [Option]
        /// The name that the property had in an earlier version of the model: its values are read.
        public let originalName: String?
        public var isUnique: Bool { options.contains(.unique) }
        /// Status: exact: stores are told apart by their properties, so that `hashModifier` changes nothing.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) { self.options = options; self.originalName = originalName }
    }

    /// What `@Relationship` says.
    public struct Relationship: @unchecked Sendable {
        public struct Option: Hashable, Sendable {
            let name: String
            public static let unique = Option(name: "unique")
        }
        /// What becomes of the objects at the other end when an object is deleted.
        public enum DeleteRule: String, Codable, CaseIterable, Sendable, Hashable { case noAction, nullify, cascade, deny }
        public let deleteRule: DeleteRule
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?
        let inverseKeyPath: AnyKeyPath?
        /// Status: approximate: `originalName` is not looked for, and `options` and `hashModifier` change nothing.
        public init(_ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
                    inverse: AnyKeyPath? = nil, hashModifier: String? = nil) {
            self.deleteRule = deleteRule; self.minimumModelCount = minimumModelCount; self.maximumModelCount = maximumModelCount; inverseKeyPath = inverse
        }
    }
}

/// One version of an app's models.
public protocol VersionedSchema {
    static var versionIdentifier: Schema.Version { get }
    static var models: [any PersistentModel.Type] { get }
}

/// The versions of an app's models, and the ways from one to the next.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

/// The way from one version of the models to the next.
public enum MigrationStage {
    /// Properties come and go; new ones begin with their default values.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// Functions that run before and after.
    case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Why a container or a context did not do what it was asked.
public struct SwiftDataError: LocalizedError, Hashable, Sendable {
    enum Code: String, Sendable { case loadIssueModelContainer, unexpectedType, modelValidationFailure, backwardMigration, missingModelContext, deleteDenied }
    let code: Code
    let explanation: String
    init(_ code: Code, _ explanation: String = "") { self.code = code; self.explanation = explanation }
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    public static let backwardMigration = SwiftDataError(.backwardMigration)
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// Errors of one kind are equal, whatever the cause.
    public static func == (a: Self, b: Self) -> Bool { a.code == b.code }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }
    public static func ~= (pattern: Self, error: any Error) -> Bool { (error as? Self) == pattern }
    public var errorDescription: String? { "SwiftData, \(code.rawValue)" + (explanation.isEmpty ? "" : ": \(explanation)") }
}
