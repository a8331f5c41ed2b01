// Status of this file: exact.
import Foundation
internal import RecordStore

/// Where objects of models are fetched, inserted, changed and deleted, until `save()` writes all of it.
///
/// Objects that hold changes are kept by the context; all others live as long as somebody uses them. One object stands for one
/// record within a context.
public class ModelContext: @unchecked Sendable, Equatable, CustomDebugStringConvertible {
    public let container: ModelContainer
    /// Whether changes are saved by themselves, at the next turn of the main queue. True for a container's main context.
    public var autosaveEnabled = false
    public var undoManager: UndoManager?
    public var author = ""

    private struct Weak { weak var model: (any PersistentModel)? }
    /// Guards what follows: intents run on other threads than the main context's saving.
    private let lock = NSRecursiveLock()
    private var registered: [RecordID: Weak] = [:]
    private var inserted: [any PersistentModel] = []
    private var changed: [ObjectIdentifier: any PersistentModel] = [:]
    private var deleted: [RecordID: any PersistentModel] = [:]
    private var isSaveScheduled = false
    /// Changes of values that come from the store are none.
    private var isLoading = false

    public init(_ container: ModelContainer) { self.container = container }

    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }
    public var debugDescription: String { "ModelContext of \(container.schema.debugDescription)" }

    /// Posted before a save.
    public static let willSave = Notification.Name("NSModelContextWillSave")
    /// Posted after a save.
    public static let didSave = Notification.Name("NSModelContextDidSave")
    /// Keys of what a notification of a save carries: sets of identifiers.
    public enum NotificationKey: String { case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers, refreshedIdentifiers }

    // MARK: Changes

    public var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty } }
    public var insertedModelsArray: [any PersistentModel] { lock.withLock { inserted } }
    public var changedModelsArray: [any PersistentModel] { lock.withLock { changed.values.filter { model in !inserted.contains { $0 === model } && !model.isDeleted } } }
    public var deletedModelsArray: [any PersistentModel] { lock.withLock { Array(deleted.values) } }

    func holdsChanges(of model: any PersistentModel) -> Bool { lock.withLock { changed[ObjectIdentifier(model)] != nil || inserted.contains { $0 === model } } }

    /// Adds a new object, and those that it leads to.
    public func insert<T: PersistentModel>(_ model: T) { insertAll([model]) }

    func insertAll(_ models: [any PersistentModel]) {
        lock.withLock {
            for model in models {
                let data = model._$modelData
                guard data.context == nil else { continue }
                data.context = self
                data.isDeleted = false
                registered[data.recordID(of: model)] = Weak(model: model)
                inserted.append(model)
                Relationships.linkUnlinked(model)
                insertAll(data.takeHeld())
            }
            scheduleSave()
        }
    }

    func noteChange(of model: any PersistentModel) {
        lock.withLock {
            guard !isLoading, model._$modelData.context === self else { return }
            changed[ObjectIdentifier(model)] = model
            scheduleSave()
        }
    }

    /// Deletes an object, and does with those that it leads to what their delete rules say.
    public func delete<T: PersistentModel>(_ model: T) { deleteOne(model) }

    private func deleteOne(_ model: any PersistentModel) {
        lock.withLock {
            let data = model._$modelData, id = data.recordID(of: model)
            guard data.context === self, !data.isDeleted else { return }
            data.isDeleted = true
            let wasInserted = inserted.contains { $0 === model }
            for relationship in ModelShape.of(type(of: model)).relationships.values.sorted(by: { $0.name < $1.name }) {
                let others = data.related(relationship.name)
                if let inverse = relationship.inverse { for other in others { Relationships.unlink(model, from: other, inverse) } }
                if relationship.deleteRule == .cascade { for other in others { deleteOne(other) } }
            }
            inserted.removeAll { $0 === model }
            changed[ObjectIdentifier(model)] = nil
            if !wasInserted { deleted[id] = model }
            scheduleSave()
        }
    }

    /// Deletes all objects of a model that satisfy a predicate.
    ///
    /// Status: exact: models have no subclasses, so that `includeSubclasses` changes nothing.
    public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { deleteOne(object) }
    }

    /// Forgets all changes.
    public func rollback() {
        lock.withLock {
            for model in inserted {
                model._$modelData.context = nil
                registered[model._$modelData.recordID(of: model)] = nil
            }
            let stale = Array(changed.values) + deleted.values
            inserted = []; changed = [:]; deleted = [:]
            for model in stale {
                let data = model._$modelData, id = data.recordID(of: model)
                data.isDeleted = false
                if let record = try? container.store(of: id.entity).record(id) { try? fill(data, from: record, ModelShape.of(type(of: model))) }
            }
        }
    }

    public func processPendingChanges() {}

    /// Runs a block and saves what it changed.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    private func scheduleSave() {
        guard autosaveEnabled, !isSaveScheduled else { return }
        isSaveScheduled = true
        DispatchQueue.main.async { [self] in
            lock.withLock { isSaveScheduled = false }
            do { try save() } catch { FileHandle.standardError.write(Data("Saving by itself failed: \(error.localizedDescription)\n".utf8)) }
        }
    }

    // MARK: Saving

    /// Writes all changes, or none and throws.
    ///
    /// - Throws: `SwiftDataError`, or the store's error.
    public func save() throws {
        try lock.withLock {
            guard hasChanges else { return }
            NotificationCenter.default.post(name: Self.willSave, object: self)
            let written = try SaveRequest(inserted: inserted, changed: changed.values.filter { model in !inserted.contains { $0 === model } }, deleted: Array(deleted.values), in: self).write()
            let gone = deleted
            for (model, old) in written.moved {
                registered[old] = nil
                registered[model._$modelData.recordID(of: model)] = Weak(model: model)
            }
            inserted = []; changed = [:]; deleted = [:]
            for id in gone.keys { registered[id] = nil }
            NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: written.inserted, NotificationKey.updatedIdentifiers.rawValue: written.updated,
                NotificationKey.deletedIdentifiers.rawValue: gone.map { PersistentIdentifier($0.key, store: $0.value._$modelData.store) },
            ])
        }
    }

    // MARK: Fetching

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try lock.withLock {
            let entity = ModelShape.name(of: T.self), shape = ModelShape.of(T.self)
            var found: [T] = []
            for record in try container.store(of: entity).records(of: entity) {
                guard let model = try model(of: record, shape) as? T else { continue }
                if !model.isDeleted || !descriptor.includePendingChanges { found.append(model) }
            }
            if descriptor.includePendingChanges { found += inserted.compactMap { $0 as? T } }
            if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
            if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
            if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
            if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
            return found
        }
    }
    /// Status: exact: all objects are fetched at once, whatever `batchSize` is.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> { FetchResultsCollection(models: try fetch(descriptor)) }
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
    /// Runs a block for each object that would be fetched.
    ///
    /// Status: exact: all objects are fetched at once, so that `batchSize` and `allowEscapingMutations` change nothing.
    public func enumerate<T: PersistentModel>(_ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false, block: (T) throws -> Void) throws {
        for model in try self.fetch(fetch) { try block(model) }
    }

    /// The object of an identifier. On a phone an object that is not in the store fails when it is used; here it does at once.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = model(at: persistentModelID.record) else {
            preconditionFailure("No object with the identifier \(persistentModelID.entityName) \(persistentModelID.record.key) is in the store. Fetch it, and check that it is still there.")
        }
        return model
    }
    public subscript<T: PersistentModel>(_ id: PersistentIdentifier, as type: T.Type) -> T? { model(at: id.record) as? T }
    /// The object of an identifier, where the context has it already.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? { lock.withLock { registered[persistentModelID.record]?.model as? T } }

    func model(at id: RecordID) -> (any PersistentModel)? {
        lock.withLock {
            if let model = registered[id]?.model { return model.isDeleted ? nil : model }
            guard let shape = container.schema.shapes[id.entity], let record = try? container.store(of: id.entity).record(id) else { return nil }
            return try? model(of: record, shape)
        }
    }

    /// The object of a record: the one there is, brought up to date where it holds no changes, or a new one.
    private func model(of record: StoredRecord, _ shape: ModelShape) throws -> any PersistentModel {
        if let model = registered[record.id]?.model {
            if changed[ObjectIdentifier(model)] == nil, !model.isDeleted { try fill(model._$modelData, from: record, shape) }
            return model
        }
        let data = _ModelData(record: record.id, store: try container.store(of: record.id.entity).identifier, context: self)
        try fill(data, from: record, shape)
        isLoading = true
        defer { isLoading = false }
        let model = shape.type.init(_modelData: data)
        registered[record.id] = Weak(model: model)
        return model
    }

    private func fill(_ data: _ModelData, from record: StoredRecord, _ shape: ModelShape) throws {
        for property in shape.properties {
            let stored = record.values[property.name] ?? property.attribute?.originalName.flatMap { record.values[$0] }
            switch property.kind {
            case .attribute(let coding):
                if let stored, !(stored == .null && !coding.isOptional) { data.values[property.name] = try coding.decode(stored) }
                else if let value = property.defaultValue { data.values[property.name] = value() }
                else if coding.isOptional { data.values[property.name] = try coding.decode(.null) }
                else { throw SwiftDataError(.modelValidationFailure, "\(shape.name).\(property.name) has no value in the store") }
            case .relationship:
                if case .references(let ids) = stored { data.references[property.name] = ids } else { data.references[property.name] = [] }
            }
        }
    }
}
