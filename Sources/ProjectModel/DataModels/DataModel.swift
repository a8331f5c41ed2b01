/// A Core Data model: what the entities of a store hold.
public struct DataModel: Codable, Sendable, Hashable {
    /// One version of the model, as an `.xcdatamodel` folder holds it.
    public struct Version: Codable, Sendable, Hashable {
        public var name: String
        public var entities: [Entity]
    }
    /// What Xcode generates for an entity.
    public enum CodeGeneration: String, Codable, Sendable, Hashable { case none, classDefinition, category }

    public struct Entity: Codable, Sendable, Hashable {
        public var name: String
        /// The name of the Swift class without a module; nil for plain managed objects.
        public var className: String?
        public var codeGeneration: CodeGeneration
        public var parent: String?
        public var isAbstract: Bool
        public var attributes: [Attribute]
        public var relationships: [Relationship]
        /// Names of attributes of which no two objects have the same values.
        public var uniqueKeys: [[String]]
        /// What the model's author notes of the entity.
        public var userInfo: [String: String]
    }

    public struct Attribute: Codable, Sendable, Hashable {
        public var name: String
        /// As the file names it: "Integer 16", "String", "Transformable".
        public var type: String
        public var isOptional: Bool
        public var isTransient: Bool
        public var usesScalar: Bool
        /// As the file writes it.
        public var defaultValue: String?
        /// Seconds since 2001-01-01.
        public var defaultDate: Double?
        /// The Swift type of a transformable value.
        public var customClass: String?
        public var transformer: String?
        public var renamingIdentifier: String?
    }

    public struct Relationship: Codable, Sendable, Hashable {
        public var name: String
        public var destination: String
        public var inverse: String?
        public var isToMany: Bool
        public var isOrdered: Bool
        public var isOptional: Bool
        /// "Nullify", "Cascade", "Deny", "No Action".
        public var deletionRule: String
        public var minimum: Int
        /// 0 for any number.
        public var maximum: Int
        public var renamingIdentifier: String?
    }

    public var name: String
    public var versions: [Version]
    /// The version that new stores are made with.
    public var currentVersion: String

    public var current: Version? { versions.first { $0.name == currentVersion } }
}
