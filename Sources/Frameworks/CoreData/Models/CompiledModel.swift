import Foundation

/// What the build made of an `.xcdatamodel` folder.
struct CompiledModel: Decodable {
    struct Version: Decodable { var entities: [Entity] }
    struct Entity: Decodable {
        var name: String
        var className: String?
        var parent: String?
        var isAbstract: Bool
        var attributes: [Attribute]
        var relationships: [Relationship]
        var uniqueKeys: [[String]]
        var userInfo: [String: String]
    }
    struct Attribute: Decodable {
        var name: String, type: String
        var isOptional: Bool, isTransient: Bool
        var defaultValue: String?
        var defaultDate: Double?
        var customClass: String?, transformer: String?, renamingIdentifier: String?
    }
    struct Relationship: Decodable {
        var name: String, destination: String
        var inverse: String?
        var isToMany: Bool, isOrdered: Bool, isOptional: Bool
        var deletionRule: String
        var minimum: Int, maximum: Int
        var renamingIdentifier: String?
    }
    var version: Version
    /// The modules that classes of entities are looked for in.
    var modules: [String]

    /// The entities of a `.momd` folder or a `.mom` file; nil where it cannot be read.
    static func entities(at url: URL) -> [NSEntityDescription]? {
        var file = url
        if url.pathExtension == "momd" {
            guard let data = try? Data(contentsOf: url.appendingPathComponent("VersionInfo.plist")),
                  let information = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any],
                  let name = information["NSManagedObjectModel_CurrentVersionName"] as? String else { return nil }
            file = url.appendingPathComponent("\(name).mom")
        }
        guard let data = try? Data(contentsOf: file), let model = try? JSONDecoder().decode(CompiledModel.self, from: data) else { return nil }
        return model.version.entities.map { $0.description(modules: model.modules) }
    }
}

extension CompiledModel.Entity {
    func description(modules: [String]) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = className ?? "NSManagedObject"
        entity.modules = modules
        entity.isAbstract = isAbstract
        entity.parentName = parent
        entity.userInfo = userInfo
        entity.uniquenessConstraints = uniqueKeys
        entity.properties = attributes.map(\.description) + relationships.map(\.description)
        return entity
    }
}

extension CompiledModel.Attribute {
    var description: NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = NSAttributeType(file: type)
        attribute.isOptional = isOptional
        attribute.isTransient = isTransient
        attribute.attributeValueClassName = customClass
        attribute.valueTransformerName = transformer
        attribute.renamingIdentifier = renamingIdentifier
        attribute.defaultValue = attribute.attributeType.value(written: defaultValue, date: defaultDate)
        return attribute
    }
}

extension CompiledModel.Relationship {
    var description: NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.destinationName = destination
        relationship.inverseName = inverse
        relationship.maxCount = isToMany ? (maximum == 1 ? 0 : maximum) : 1
        relationship.minCount = minimum
        relationship.isOrdered = isOrdered
        relationship.isOptional = isOptional
        relationship.renamingIdentifier = renamingIdentifier
        relationship.deleteRule = switch deletionRule {
        case "Cascade": .cascadeDeleteRule
        case "Deny": .denyDeleteRule
        case "No Action": .noActionDeleteRule
        default: .nullifyDeleteRule
        }
        return relationship
    }
}
