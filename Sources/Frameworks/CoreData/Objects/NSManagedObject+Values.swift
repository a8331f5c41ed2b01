import Foundation
internal import RecordStore

extension NSManagedObject {
    /// Takes an optional out of `Any`, where a nil looks like a value.
    static func flattened(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { flattened($0.value) }
    }

    /// The objects in whatever holds them.
    static func objects(in value: Any?) -> [NSManagedObject] {
        switch flattened(value) {
        case nil: return []
        case let object as NSManagedObject: return [object]
        case let set as NSOrderedSet: return set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: return ordered(set.allObjects.compactMap { $0 as? NSManagedObject })
        case let array as [Any]: return array.compactMap { $0 as? NSManagedObject }
        case let other?:
            let mirror = Mirror(reflecting: other)
            return mirror.displayStyle == .set ? ordered(mirror.children.compactMap { $0.value as? NSManagedObject }) : []
        }
    }

    /// Sets have no order of their own: the same objects give the same order in every run.
    private static func ordered(_ objects: [NSManagedObject]) -> [NSManagedObject] { objects.sorted { $0.objectID.record.key.uuidString < $1.objectID.record.key.uuidString } }

    func set(_ value: Any?, for key: String) {
        if let relationship = entity.relationshipsByName[key] { return setRelated(Self.objects(in: value), relationship) }
        guard let attribute = entity.attributesByName[key] else {
            preconditionFailure("The entity \(entity.name ?? "") has no property named \(key). Add it to the model, or correct the name.")
        }
        noteCommitted(key)
        values[key] = Self.flattened(value).map { attribute.attributeType.held($0) }
        noteChange()
    }

    /// Remembers what the store has before the first change.
    func noteCommitted(_ key: String) { if committed[key] == nil { committed[key] = .some(value(forKey: key)) } }

    func noteChange() {
        objectWillChange.send()
        managedObjectContext?.noteChange(of: self)
    }

    // MARK: Relationships

    func related(_ name: String) -> [NSManagedObject] { (references[name] ?? []).compactMap { held[$0] ?? managedObjectContext?.object(at: $0) } }

    /// Sets one end without the other.
    func hold(_ objects: [NSManagedObject], as name: String) {
        noteCommitted(name)
        references[name] = objects.map(\.objectID.record)
        for object in objects where managedObjectContext == nil || object.managedObjectContext !== managedObjectContext { held[object.objectID.record] = object }
        noteChange()
    }

    /// Sets both ends, and takes the object out of what it was in.
    func setRelated(_ objects: [NSManagedObject], _ relationship: NSRelationshipDescription) {
        let before = related(relationship.name)
        hold(objects, as: relationship.name)
        guard let inverse = relationship.inverseRelationship else { return }
        for other in before where !objects.contains(where: { $0 === other }) { other.unlink(self, inverse.name) }
        for other in objects where other.references[inverse.name]?.contains(objectID.record) != true {
            if inverse.isToMany { other.hold(other.related(inverse.name) + [self], as: inverse.name) } else {
                for old in other.related(inverse.name) { old.unlink(other, relationship.name) }
                other.hold([self], as: inverse.name)
            }
        }
    }

    func unlink(_ object: NSManagedObject, _ name: String) {
        guard references[name]?.contains(object.objectID.record) == true else { return }
        noteCommitted(name)
        references[name]?.removeAll { $0 == object.objectID.record }
        noteChange()
    }

    // MARK: Records

    func record() throws -> StoredRecord {
        var stored: [String: RecordValue] = [:]
        for (name, attribute) in entity.attributesByName where !attribute.isTransient { stored[name] = try attribute.stored(values[name]) }
        for name in entity.relationshipsByName.keys { stored[name] = .references(references[name] ?? []) }
        return StoredRecord(id: objectID.record, values: stored)
    }

    func fill(from record: StoredRecord) {
        for (name, attribute) in entity.attributesByName where !attribute.isTransient {
            guard let value = record.values[name] ?? attribute.renamingIdentifier.flatMap({ record.values[$0] }) else {
                values[name] = attribute.defaultValue.map { attribute.attributeType.held($0) }
                continue
            }
            values[name] = attribute.value(value)
        }
        for (name, relationship) in entity.relationshipsByName {
            if case .references(let ids) = record.values[name] ?? relationship.renamingIdentifier.flatMap({ record.values[$0] }) { references[name] = ids } else { references[name] = [] }
        }
        committed = [:]
        isUpdated = false
    }
}

// MARK: - What generated accessors call

/// Adds objects to a relationship. Not for use by apps: the build calls it.
public func _insertManaged(_ objects: [Any], in owner: NSManagedObject, _ name: String, at index: Int? = nil) {
    guard let relationship = owner.entity.relationshipsByName[name] else { return }
    var all = owner.related(name)
    let new = objects.compactMap { $0 as? NSManagedObject }.filter { object in !all.contains { $0 === object } }
    all.insert(contentsOf: new, at: min(max(index ?? all.count, 0), all.count))
    owner.setRelated(all, relationship)
}

/// Takes objects out of a relationship. Not for use by apps: the build calls it.
public func _removeManaged(_ objects: [Any], from owner: NSManagedObject, _ name: String) {
    guard let relationship = owner.entity.relationshipsByName[name] else { return }
    let gone = objects.compactMap { $0 as? NSManagedObject }
    owner.setRelated(owner.related(name).filter { object in !gone.contains { $0 === object } }, relationship)
}

extension NSManagedObject {
    /// A set whose changes are the relationship's.
    ///
    /// Status: exact.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { ManagedSet(self, key) }
    /// An ordered set of the relationship's objects.
    ///
    /// Status: approximate: a copy; set it with `setValue(_:forKey:)` after changing it.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { NSMutableOrderedSet(array: related(key)) }
}

/// The objects of a relationship as a set that writes what is added and removed through.
private final class ManagedSet: NSMutableSet {
    private var owner: NSManagedObject?
    private var key = ""

    convenience init(_ owner: NSManagedObject, _ key: String) {
        self.init(array: owner.related(key))
        self.owner = owner
        self.key = key
    }
    override func add(_ object: Any) {
        super.add(object)
        if let owner { _insertManaged([object], in: owner, key) }
    }
    override func remove(_ object: Any) {
        super.remove(object)
        if let owner { _removeManaged([object], from: owner, key) }
    }
}
