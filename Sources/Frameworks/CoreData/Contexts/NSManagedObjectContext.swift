// Status of this file: exact.
import Foundation
internal import RecordStore

/// On which queue a context's blocks run.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable { case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType }

/// What happens where the store has other values than the context knows.
///
/// The values of the context that saves last stay, by property.
public struct NSMergePolicyType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let errorMergePolicyType = Self(rawValue: 0)
    public static let mergeByPropertyStoreTrumpMergePolicyType = Self(rawValue: 1)
    public static let mergeByPropertyObjectTrumpMergePolicyType = Self(rawValue: 2)
    public static let overwriteMergePolicyType = Self(rawValue: 3)
    public static let rollbackMergePolicyType = Self(rawValue: 4)
}
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType
    public init(merge type: NSMergePolicyType) { mergeType = type }
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}
public let NSErrorMergePolicy: Any = NSMergePolicy.error
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

/// Where objects are fetched, inserted, changed and deleted, until `save()` writes all of it to the stores or to the parent.
///
/// Objects that hold changes are kept by the context; all others live as long as somebody uses them.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? ownCoordinator }
        set {
            ownCoordinator = newValue
            newValue?.add(self)
        }
    }
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var mergePolicy: Any = NSMergePolicy.error
    open var undoManager: UndoManager?
    /// Whether objects are brought up to date, on the context's queue, when another context of the same stores saves.
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var transactionAuthor: String?
    open var userInfo: NSMutableDictionary = [:]

    private var ownCoordinator: NSPersistentStoreCoordinator?
    private struct Weak { weak var object: NSManagedObject? }
    let lock = NSRecursiveLock()
    private lazy var queue = DispatchQueue(label: name ?? "NSManagedObjectContext")
    private var registered: [RecordID: Weak] = [:]
    private var inserted: [NSManagedObject] = []
    private var updated: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []
    private var isLoading = false

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

    public static let willSaveObjectsNotification = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let didSaveObjectsNotification = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let didChangeObjectsNotification = Notification.Name("NSObjectsChangedInManagingContextNotification")
    public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
    public static let didMergeChangesObjectIDsNotification = Notification.Name("NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    // MARK: Blocks

    @TaskLocal private static var task: NSManagedObjectContext?
    /// The context whose block is running.
    static var running: NSManagedObjectContext? { task }

    /// Runs a block on the context's queue, later.
    open func perform(_ block: @escaping () -> Void) {
        (concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : lock.withLock { queue }).async { [self] in lock.withLock { Self.$task.withValue(self) { block() } } }
    }
    /// Runs a block and waits for it.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock { try Self.$task.withValue(self) { try block() } } }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }
    /// Runs a block and gives what it gives.
    ///
    /// Status: exact: a block that waits its turn and one that does not give the same, so that `schedule` changes nothing.
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T { try performAndWait(block) }

    // MARK: Changes

    open var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty } }
    open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(inserted) } }
    open var updatedObjects: Set<NSManagedObject> { lock.withLock { Set(updated) } }
    open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(deleted) } }
    open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(registered.values.compactMap(\.object)) } }

    /// Adds a new object, and those that it leads to.
    open func insert(_ object: NSManagedObject) {
        lock.withLock {
            guard object.managedObjectContext == nil else { return }
            object.managedObjectContext = self
            object.isInserted = true
            registered[object.objectID.record] = Weak(object: object)
            inserted.append(object)
            let others = object.references.keys.sorted().flatMap { object.references[$0] ?? [] }.compactMap { object.held[$0] }
            object.held = [:]
            for other in others { insert(other) }
            object.awakeFromInsert()
        }
    }

    func noteChange(of object: NSManagedObject) {
        lock.withLock {
            guard !isLoading, !object.isInserted, !object.isDeleted, !object.isUpdated else { return }
            object.isUpdated = true
            updated.append(object)
        }
    }

    /// Deletes an object, and does with those that it leads to what their delete rules say.
    open func delete(_ object: NSManagedObject) {
        lock.withLock {
            guard object.managedObjectContext === self, !object.isDeleted else { return }
            object.prepareForDeletion()
            for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
                let others = object.related(relationship.name)
                if let inverse = relationship.inverseRelationship { for other in others { other.unlink(object, inverse.name) } }
                if relationship.deleteRule == .cascadeDeleteRule { for other in others { delete(other) } }
            }
            object.isDeleted = true
            inserted.removeAll { $0 === object }
            updated.removeAll { $0 === object }
            if object.isInserted { registered[object.objectID.record] = nil; object.managedObjectContext = nil } else { deleted.append(object) }
        }
    }

    open func processPendingChanges() {}

    /// Forgets all changes.
    open func rollback() {
        lock.withLock {
            for object in inserted { registered[object.objectID.record] = nil; object.managedObjectContext = nil; object.isInserted = false }
            let stale = updated + deleted
            inserted = []; updated = []; deleted = []
            for object in stale { object.isDeleted = false; object.isUpdated = false; reload(object) }
        }
    }
    /// Forgets all changes and all objects.
    open func reset() {
        lock.withLock {
            for object in registered.values.compactMap(\.object) { object.managedObjectContext = nil }
            registered = [:]; inserted = []; updated = []; deleted = []
        }
    }
    /// Takes the store's values again; with `mergeChanges` an object that holds changes keeps them.
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        lock.withLock {
            if flag, object.isUpdated { return }
            updated.removeAll { $0 === object }
            reload(object)
        }
    }
    open func refreshAllObjects() { lock.withLock { for object in registeredObjects where !object.hasChanges { reload(object) } } }

    private func reload(_ object: NSManagedObject) {
        guard let record = try? source?.record(object.objectID.record, entity: object.entity) else { return }
        object.fill(from: record)
    }

    /// Brings objects up to date that another context saved.
    ///
    /// Status: exact: all objects are brought up to date, those of `notification` among them.
    open func mergeChanges(fromContextDidSave notification: Notification) { refreshAllObjects() }
    /// Status: exact: all objects are brought up to date, those of `changeNotificationData` among them.
    open class func mergeChanges(fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) { for context in contexts { context.refreshAllObjects() } }

    // MARK: Saving

    /// Writes all changes to the stores, or hands them to the parent.
    ///
    /// - Throws: an `NSError` of the Cocoa domain; nothing is written then.
    open func save() throws {
        try lock.withLock {
            guard hasChanges else { return }
            for object in inserted + updated + deleted { object.willSave() }
            for object in inserted { try object.validateForInsert(); try Validation.check(object) }
            for object in updated { try object.validateForUpdate(); try Validation.check(object) }
            for object in deleted { try object.validateForDelete(); try Validation.checkDeletion(of: object) }
            NotificationCenter.default.post(name: Self.willSaveObjectsNotification, object: self)
            try source?.apply(SavedChanges(inserted: inserted, updated: updated, deleted: deleted), from: self)
            let done = (inserted: inserted, updated: updated, deleted: deleted)
            inserted = []; updated = []; deleted = []
            for object in done.inserted + done.updated { object.isInserted = false; object.isUpdated = false; object.committed = [:]; object.didSave() }
            for object in done.deleted { registered[object.objectID.record] = nil; object.managedObjectContext = nil; object.didSave() }
            NotificationCenter.default.post(name: Self.didSaveObjectsNotification, object: self, userInfo: [
                NSInsertedObjectsKey: Set(done.inserted), NSUpdatedObjectsKey: Set(done.updated), NSDeletedObjectsKey: Set(done.deleted),
            ])
        }
    }

    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false; object.objectID.persistentStore = persistentStoreCoordinator?.persistentStores.first }
    }

    /// An object was given another key: its own was taken.
    func move(_ object: NSManagedObject, to id: NSManagedObjectID) {
        registered[object.objectID.record] = nil
        object.objectID = id
        registered[id.record] = Weak(object: object)
    }

    // MARK: Objects

    /// Where objects come from: the parent, or the stores.
    var source: (any ObjectSource)? { parent.map(ParentSource.init) ?? ownCoordinator }

    /// The object of an identifier, which may not be in the store.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        lock.withLock {
            if let object = object(at: objectID.record) { return object }
            isLoading = true
            defer { isLoading = false }
            let object = objectID.entity.objectClass.init(_entity: objectID.entity, insertInto: nil)
            object.objectID = objectID
            object.managedObjectContext = self
            registered[objectID.record] = Weak(object: object)
            return object
        }
    }
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { lock.withLock { registered[objectID.record]?.object } }
    /// - Throws: an error where the store has no such object.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = object(at: objectID.record) else { throw CoreDataFailure.error(.other, "The object \(objectID) is not in the store.") }
        return object
    }

    func object(at id: RecordID) -> NSManagedObject? {
        lock.withLock {
            if let object = registered[id]?.object { return object.isDeleted ? nil : object }
            guard let entity = model?.entitiesByName[id.entity], let record = try? source?.record(id, entity: entity) else { return nil }
            return object(of: record, entity)
        }
    }

    /// The object of a record: the one there is, brought up to date where it holds no changes, or a new one.
    func object(of record: StoredRecord, _ entity: NSEntityDescription) -> NSManagedObject {
        if let object = registered[record.id]?.object {
            if !object.hasChanges {
                isLoading = true
                object.fill(from: record)
                isLoading = false
            }
            return object
        }
        isLoading = true
        defer { isLoading = false }
        let object = entity.objectClass.init(_entity: entity, insertInto: nil)
        object.objectID = NSManagedObjectID(record.id, entity: entity, store: persistentStoreCoordinator?.persistentStores.first)
        object.managedObjectContext = self
        object.fill(from: record)
        registered[record.id] = Weak(object: object)
        object.awakeFromFetch()
        return object
    }

    /// All objects of an entity in the order in which they were saved, those that are not saved last.
    func objects(of entity: NSEntityDescription, subentities: Bool, pending: Bool) throws -> [NSManagedObject] {
        guard let source else { throw CoreDataFailure.error(.other, "The context has no persistent store coordinator. Load the container's stores first.") }
        let wanted = subentities ? entity.concrete : [entity]
        var found: [NSManagedObject] = []
        for entity in wanted { found += try source.records(of: entity).map { object(of: $0, entity) }.filter { !$0.isDeleted || !pending } }
        if pending { found += inserted.filter { object in wanted.contains { $0 === object.entity } } }
        return found
    }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = NSManagedObjectContext.didSaveObjectsNotification
    public static let NSManagedObjectContextWillSave = NSManagedObjectContext.willSaveObjectsNotification
    public static let NSManagedObjectContextObjectsDidChange = NSManagedObjectContext.didChangeObjectsNotification
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name("_NSPersistentStoreCoordinatorStoresDidChange")
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name("_NSPersistentStoreCoordinatorStoresWillChange")
}
