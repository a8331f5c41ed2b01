import Foundation
internal import RecordStore

/// The objects that one save changes.
struct SavedChanges {
    var inserted: [NSManagedObject]
    var updated: [NSManagedObject]
    var deleted: [NSManagedObject]
}

/// Where a context has its objects from and saves them to.
protocol ObjectSource {
    func records(of entity: NSEntityDescription) throws -> [StoredRecord]
    func record(_ id: RecordID, entity: NSEntityDescription) throws -> StoredRecord?
    func apply(_ changes: SavedChanges, from context: NSManagedObjectContext) throws
}

/// The parent of a context: it takes what the context saves as changes of its own.
struct ParentSource: ObjectSource {
    let parent: NSManagedObjectContext

    func records(of entity: NSEntityDescription) throws -> [StoredRecord] {
        try parent.lock.withLock { try parent.objects(of: entity, subentities: false, pending: true).map { try $0.record() } }
    }
    func record(_ id: RecordID, entity: NSEntityDescription) throws -> StoredRecord? { try parent.object(at: id)?.record() }

    func apply(_ changes: SavedChanges, from context: NSManagedObjectContext) throws {
        try parent.lock.withLock {
            for object in changes.inserted {
                let twin = object.entity.objectClass.init(_entity: object.entity, insertInto: nil)
                twin.objectID = object.objectID
                twin.fill(from: try object.record())
                parent.insert(twin)
            }
            for object in changes.updated {
                guard let twin = parent.object(at: object.objectID.record) else { continue }
                let record = try object.record()
                for name in object.committed.keys { twin.noteCommitted(name) }
                let committed = twin.committed
                twin.fill(from: record)
                twin.committed = committed
                twin.noteChange()
            }
            for object in changes.deleted { if let twin = parent.object(at: object.objectID.record) { parent.delete(twin) } }
        }
    }
}

/// What a phone checks before it saves.
enum Validation {
    static func check(_ object: NSManagedObject) throws {
        for property in object.entity.propertiesByName.values.sorted(by: { $0.name < $1.name }) where !property.isOptional && !property.isTransient {
            let isMissing: Bool
            if let relationship = property as? NSRelationshipDescription {
                isMissing = (object.references[relationship.name] ?? []).count < max(relationship.minCount, 1)
            } else {
                isMissing = object.values[property.name] == nil && (property as? NSAttributeDescription)?.attributeType.isNumber != true
            }
            guard !isMissing else {
                throw CoreDataFailure.error(.missingValue, "\(object.entity.name ?? "").\(property.name) has no value, and the model says that it needs one. Set it before saving, or make it optional in the model.")
            }
        }
    }

    static func checkDeletion(of object: NSManagedObject) throws {
        for relationship in object.entity.relationshipsByName.values where relationship.deleteRule == .denyDeleteRule {
            guard (object.references[relationship.name] ?? []).isEmpty else {
                throw CoreDataFailure.error(.deniedDelete, "An object of \(object.entity.name ?? "") cannot be deleted while its \(relationship.name) leads to others.")
            }
        }
    }
}
