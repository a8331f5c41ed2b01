import Foundation
internal import RecordStore

/// What is known of a model's class: its properties, and which relationships lead back to which.
final class ModelShape: @unchecked Sendable {
    struct Relationship {
        var name: String
        var destination: any PersistentModel.Type
        var isToMany: Bool
        var deleteRule: Schema.Relationship.DeleteRule
        /// The property of the destination that leads back.
        var inverse: String?
    }

    let type: any PersistentModel.Type
    let name: String
    let properties: [Schema.PropertyMetadata]
    private let byName: [String: Schema.PropertyMetadata]
    private var resolved: [String: Relationship]?

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = Self.name(of: type)
        properties = type.schemaMetadata
        byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelShape] = [:]

    static func of(_ type: any PersistentModel.Type) -> ModelShape {
        lock.withLock {
            if let shape = known[ObjectIdentifier(type)] { return shape }
            let shape = ModelShape(type)
            known[ObjectIdentifier(type)] = shape
            return shape
        }
    }

    /// The entity's name: that of the class, without the types around it.
    static func name(of type: any PersistentModel.Type) -> String { String(describing: type) }

    func property(_ name: String) -> Schema.PropertyMetadata? { byName[name] }
    func relationship(_ name: String) -> Relationship? { relationships[name] }

    var relationships: [String: Relationship] {
        Self.lock.withLock {
            if let resolved { return resolved }
            var found: [String: Relationship] = [:]
            for property in properties {
                guard case .relationship(let destination, let isToMany, let options) = property.kind else { continue }
                found[property.name] = Relationship(name: property.name, destination: destination, isToMany: isToMany,
                                                    deleteRule: options?.deleteRule ?? .nullify, inverse: inverse(of: property, in: destination))
            }
            resolved = found
            return found
        }
    }

    /// What the relationship says itself; what the other end says; else the one relationship of the other end that leads here,
    /// where each end has one.
    private func inverse(of property: Schema.PropertyMetadata, in destination: any PersistentModel.Type) -> String? {
        let other = Self.of(destination)
        if let path = property.inverseKeyPath { return other.properties.first { $0.keypath == path }?.name }
        if let back = other.properties.first(where: { $0.inverseKeyPath == property.keypath }) { return back.name }
        func candidates(_ shape: ModelShape, to target: any PersistentModel.Type) -> [Schema.PropertyMetadata] {
            shape.properties.filter {
                guard case .relationship(let type, _, _) = $0.kind else { return false }
                return type == target && $0.inverseKeyPath == nil && !hasNamedInverse($0, of: shape)
            }
        }
        let here = candidates(self, to: destination), there = candidates(other, to: type)
        if type == destination { return nil }
        return here.count == 1 && there.count == 1 ? there[0].name : nil
    }

    /// Whether a property of the other end names this one as its inverse.
    private func hasNamedInverse(_ property: Schema.PropertyMetadata, of shape: ModelShape) -> Bool {
        guard case .relationship(let destination, _, _) = property.kind else { return false }
        return Self.of(destination).properties.contains { $0.inverseKeyPath == property.keypath }
    }

    /// Combinations of properties that are unique.
    var uniqueKeys: [[Schema.PropertyMetadata]] {
        properties.filter { $0.attribute?.isUnique == true }.map { [$0] }
            + type._uniqueKeys.map { keys in keys.compactMap { key in properties.first { $0.keypath == key } } }.filter { !$0.isEmpty }
    }
}
