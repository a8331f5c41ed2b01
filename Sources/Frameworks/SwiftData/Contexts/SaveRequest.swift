import Foundation
internal import RecordStore

/// What a context writes: it makes records of objects, and gives new objects the places that they are to have.
struct SaveRequest {
    let inserted: [any PersistentModel]
    let changed: [any PersistentModel]
    let deleted: [any PersistentModel]
    let context: ModelContext

    init(inserted: [any PersistentModel], changed: [any PersistentModel], deleted: [any PersistentModel], in context: ModelContext) {
        self.inserted = inserted; self.changed = changed; self.deleted = deleted; self.context = context
    }

    struct Written {
        var inserted: [PersistentIdentifier] = []
        var updated: [PersistentIdentifier] = []
        /// New objects that were given another place, with the one they had.
        var moved: [(any PersistentModel, RecordID)] = []
    }

    func write() throws -> Written {
        for model in deleted { try checkDenied(model) }
        var written = Written()
        var newPlaces: [RecordID: RecordID] = [:]
        var replacing: Set<RecordID> = []
        var fresh = FreshKeys()
        for model in inserted {
            let data = model._$modelData, old = data.recordID(of: model), shape = ModelShape.of(type(of: model))
            let store = try context.container.store(of: shape.name)
            if let earlier = try fresh.twin(of: model, shape, shape.uniqueKeys.isEmpty ? nil : record(of: model, [:])) {
                newPlaces[old] = newPlaces[earlier] ?? earlier
            } else if let taken = try twin(of: model, shape, store) {
                newPlaces[old] = taken
                replacing.insert(taken)
            } else if try store.record(old) != nil {
                // The random numbers of two runs may be the same: a key that is taken is not taken over.
                var place = old
                while try store.record(place) != nil { place = RecordID(entity: old.entity, key: UUID()) }
                newPlaces[old] = place
            }
        }
        let lost = deleted.map { $0._$modelData.recordID(of: $0) }
        var changes: [ObjectIdentifier: (store: any RecordStore, changes: RecordChanges)] = [:]
        func change(_ entity: String, _ apply: (inout RecordChanges) -> Void) throws {
            let store = try context.container.store(of: entity)
            apply(&changes[ObjectIdentifier(store), default: (store, RecordChanges())].changes)
        }
        for id in lost { try change(id.entity) { $0.deleted.append(id) } }
        for model in inserted where !fresh.superseded.contains(ObjectIdentifier(model)) {
            let record = try record(of: model, newPlaces)
            try change(record.id.entity) { if replacing.contains(record.id) { $0.updated.append(record) } else { $0.inserted.append(record) } }
        }
        for model in changed {
            let record = try record(of: model, newPlaces)
            try change(record.id.entity) { $0.updated.append(record) }
        }
        for (store, changes) in changes.values { try store.apply(changes) }
        for model in inserted + changed {
            let data = model._$modelData, old = data.recordID(of: model)
            data.store = try context.container.store(of: old.entity).identifier
            data.references = data.references.mapValues { ids in ids.map { newPlaces[$0] ?? $0 } }
            if let place = newPlaces[old] {
                data.move(to: place)
                written.moved.append((model, old))
            }
        }
        written.inserted = inserted.map(\.persistentModelID)
        written.updated = changed.map(\.persistentModelID)
        return written
    }

    /// An object that a relationship with the rule `deny` leads on from stays while the others do.
    private func checkDenied(_ model: any PersistentModel) throws {
        for relationship in ModelShape.of(type(of: model)).relationships.values where relationship.deleteRule == .deny {
            guard model._$modelData.related(relationship.name).isEmpty else {
                throw SwiftDataError(.modelValidationFailure, "An object of \(ModelShape.name(of: type(of: model))) cannot be deleted while its \(relationship.name) leads to others, for its delete rule is deny. Delete those first, or roll back.")
            }
        }
    }

    private func record(of model: any PersistentModel, _ newPlaces: [RecordID: RecordID]) throws -> StoredRecord {
        let data = model._$modelData, id = data.recordID(of: model)
        var values: [String: RecordValue] = [:]
        for property in ModelShape.of(type(of: model)).properties {
            switch property.kind {
            case .attribute(let coding):
                if property.attribute?.options.contains(.ephemeral) == true { continue }
                guard let value = Self.value(of: property, in: model) else {
                    guard coding.isOptional else { throw SwiftDataError(.modelValidationFailure, "\(id.entity).\(property.name) has no value") }
                    values[property.name] = .null
                    continue
                }
                values[property.name] = try coding.encode(value)
            case .relationship:
                values[property.name] = .references((data.references[property.name] ?? []).map { newPlaces[$0] ?? $0 })
            }
        }
        return StoredRecord(id: newPlaces[id] ?? id, values: values)
    }

    /// A constant is in the object itself.
    private static func value(of property: Schema.PropertyMetadata, in model: any PersistentModel) -> Any? {
        func read<Model: PersistentModel>(_ model: Model) -> Any? { model[keyPath: property.keypath] }
        return property.isConstant ? read(model) : model._$modelData.values[property.name]
    }

    /// The values of unique properties that new objects of one save have: of two with the same, the later takes the earlier's place.
    private struct FreshKeys {
        private var owners: [[RecordValue]: any PersistentModel] = [:]
        private(set) var superseded: Set<ObjectIdentifier> = []

        /// The place of the earlier object that has the same values.
        ///
        /// - Parameter record: what would be stored of the object; nil where nothing of it is unique.
        mutating func twin(of model: any PersistentModel, _ shape: ModelShape, _ record: StoredRecord?) -> RecordID? {
            guard let record else { return nil }
            let keys = shape.uniqueKeys.map { key in [.string(shape.name)] + key.flatMap { [.string($0.name), record.values[$0.name] ?? .null] } }
            let earlier = keys.compactMap { owners[$0] }.first
            if let earlier { superseded.insert(ObjectIdentifier(earlier)) }
            for key in keys { owners[key] = model }
            return earlier.map { $0._$modelData.recordID(of: $0) }
        }
    }

    /// The stored object that has the same values of unique properties, whose place a new one takes.
    private func twin(of model: any PersistentModel, _ shape: ModelShape, _ store: any RecordStore) throws -> RecordID? {
        let keys = shape.uniqueKeys
        guard !keys.isEmpty else { return nil }
        let own = try record(of: model, [:])
        return try store.records(of: shape.name).first { record in
            record.id != own.id && keys.contains { key in key.allSatisfy { record.values[$0.name] == own.values[$0.name] } }
        }?.id
    }
}
