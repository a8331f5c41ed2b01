// Status of this file: exact.
import Foundation
internal import RecordStore

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"

/// A store of objects.
///
/// Stores lie in files of SQLite's with a layout of their own; a file that Apple's Core Data wrote is refused.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
    let records: any RecordStore
    public let type: String
    open var url: URL?
    public let options: [AnyHashable: Any]?
    open var identifier: String! { records.identifier }
    open var isReadOnly: Bool { (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue == true || (options?[NSReadOnlyPersistentStoreOption] as? Bool) == true }
    open weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var metadata: [String: Any]! = [:]

    init(_ records: any RecordStore, type: String, url: URL?, options: [AnyHashable: Any]?) {
        self.records = records; self.type = type; self.url = url; self.options = options
    }
}

/// What a container is to load.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open private(set) var options: [String: NSObject] = [:]
    /// No iCloud account is signed in: the options are kept and nothing is exchanged.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    public override init() { super.init() }
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// What SQLite is told on a phone; kept as data.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }
    private var pragmas: [String: NSObject] = [:]
    open var sqlitePragmas: [String: NSObject] { pragmas }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type; copy.url = url; copy.configuration = configuration; copy.isReadOnly = isReadOnly; copy.options = options
        return copy
    }
}

/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject, ObjectSource, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    private struct Weak { weak var context: NSManagedObjectContext? }
    private let contextsLock = NSLock()
    /// The contexts that use the stores, to tell them what others save.
    private var contexts: [Weak] = []

    func add(_ context: NSManagedObjectContext) {
        contextsLock.withLock { contexts = contexts.filter { $0.context != nil && $0.context !== context } + [Weak(context: context)] }
    }

    /// Each on its own queue, later: the context that saves holds its lock, and must not wait for another's.
    private func tellOthers(than saver: NSManagedObjectContext) {
        for other in contextsLock.withLock({ contexts.compactMap(\.context) }) where other !== saver && other.automaticallyMergesChangesFromParent {
            other.perform { [weak other] in other?.refreshAllObjects() }
        }
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Status: approximate: every store may hold every entity, whatever `configuration` says.
    ///
    /// - Throws: an `NSError` that says why the store cannot be opened.
    @discardableResult
    open func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        let records: any RecordStore
        do {
            let isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue == true || (options?[NSReadOnlyPersistentStoreOption] as? Bool) == true
            if storeType == NSInMemoryStoreType { records = MemoryRecordStore() } else {
                guard let storeURL else { throw RecordStoreError.cannotOpen(path: "", reason: "it has no URL") }
                records = try OpenStores.open(storeURL, isReadOnly: isReadOnly, makesFolder: storeURL.deletingLastPathComponent().path == NSPersistentContainer.defaultDirectoryURL().path)
            }
        } catch { throw CoreDataFailure.error(error) }
        let store = NSPersistentStore(records, type: storeType, url: storeURL, options: options)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        return store
    }
    @discardableResult
    public func addPersistentStore(type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    open func addPersistentStore(with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        var options: [AnyHashable: Any] = storeDescription.options
        if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = true }
        do {
            try addPersistentStore(ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url, options: options)
            block(storeDescription, nil)
        } catch { block(storeDescription, error) }
    }
    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    /// Copies a store's objects to another place and goes on there.
    @discardableResult
    open func migratePersistentStore(_ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String) throws -> NSPersistentStore {
        let new = try addPersistentStore(ofType: storeType, configurationName: nil, at: URL, options: options)
        var changes = RecordChanges()
        for name in managedObjectModel.entitiesByName.keys.sorted() { changes.updated += try store.records.records(of: name) }
        do { try new.records.apply(changes) } catch { throw CoreDataFailure.error(error) }
        try remove(store)
        return new
    }
    @discardableResult
    public func migratePersistentStore(_ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType) throws -> NSPersistentStore {
        try migratePersistentStore(store, to: storeURL, options: options, withType: type.rawValue)
    }
    /// Removes all objects of a store.
    ///
    /// Status: exact: a store is a file, whatever `storeType` and `options` are.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }
    public func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

    /// The identifier that a URL stands for; nil where no store has it.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.path.split(separator: "/").map(String.init)
        guard url.scheme == "x-coredata", parts.count == 2, let entity = managedObjectModel.entitiesByName[parts[0]], let key = UUID(uuidString: String(parts[1].dropFirst())),
              let store = persistentStores.first(where: { $0.identifier == url.host }) ?? persistentStores.first else { return nil }
        return NSManagedObjectID(RecordID(entity: parts[0], key: key), entity: entity, store: store)
    }
    open func metadata(for store: NSPersistentStore) -> [String: Any] { [NSStoreUUIDKey: store.identifier ?? "", NSStoreTypeKey: store.type] }

    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    open func perform(_ block: @escaping () -> Void) { block() }

    // MARK: The source of contexts

    func records(of entity: NSEntityDescription) throws -> [StoredRecord] {
        do { return try persistentStores.flatMap { try $0.records.records(of: entity.name ?? "") } } catch { throw CoreDataFailure.error(error) }
    }
    func record(_ id: RecordID, entity: NSEntityDescription) throws -> StoredRecord? {
        do {
            for store in persistentStores { if let record = try store.records.record(id) { return record } }
            return nil
        } catch { throw CoreDataFailure.error(error) }
    }

    func apply(_ saved: SavedChanges, from context: NSManagedObjectContext) throws {
        guard let first = persistentStores.first else {
            throw CoreDataFailure.error(.save, "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation. Load the stores, and look at the error that loading them gives.")
        }
        do {
            let replaced = try Keys(store: first.records, context: context).settle(saved.inserted)
            var changes: [ObjectIdentifier: (NSPersistentStore, RecordChanges)] = [:]
            func change(_ object: NSManagedObject, _ apply: (inout RecordChanges) -> Void) {
                let store = object.objectID.persistentStore.flatMap { store in persistentStores.first { $0 === store } } ?? first
                apply(&changes[ObjectIdentifier(store), default: (store, RecordChanges())].1)
            }
            if !replaced.isEmpty { changes[ObjectIdentifier(first), default: (first, RecordChanges())].1.deleted += replaced }
            for object in saved.deleted { change(object) { $0.deleted.append(object.objectID.record) } }
            for object in saved.inserted { let record = try object.record(); change(object) { $0.inserted.append(record) } }
            for object in saved.updated { let record = try object.record(); change(object) { $0.updated.append(record) } }
            for (store, changes) in changes.values { try store.records.apply(changes) }
            for object in saved.inserted { object.objectID.isTemporaryID = false; object.objectID.persistentStore = first }
        } catch { throw CoreDataFailure.error(error) }
        tellOthers(than: context)
        for store in persistentStores { NotificationCenter.default.post(name: .NSPersistentStoreRemoteChange, object: self, userInfo: [NSStoreUUIDKey: store.identifier ?? ""]) }
    }

    /// Gives new objects keys that are free, and finds what the model says must be unique.
    private struct Keys {
        let store: any RecordStore
        let context: NSManagedObjectContext

        /// - Returns: the stored records whose place new objects take.
        func settle(_ inserted: [NSManagedObject]) throws -> [RecordID] {
            for object in inserted {
                var id = object.objectID.record
                while try store.record(id) != nil { id = RecordID(entity: id.entity, key: UUID()) }
                guard id != object.objectID.record else { continue }
                let old = object.objectID.record
                context.move(object, to: NSManagedObjectID(id, entity: object.entity, store: nil))
                for other in context.insertedObjects.union(context.updatedObjects) {
                    other.references = other.references.mapValues { ids in ids.map { $0 == old ? id : $0 } }
                }
            }
            var replaced: [RecordID] = []
            for (index, object) in inserted.enumerated() { replaced += try replacedByUnique(object, before: inserted[..<index]) }
            return replaced
        }

        /// With the policy that new objects win, the stored object goes; with that of the store's, the new one is kept out by an
        /// error, as by the policy that nothing is merged.
        private func replacedByUnique(_ object: NSManagedObject, before others: ArraySlice<NSManagedObject>) throws -> [RecordID] {
            var replaced: [RecordID] = []
            for key in object.entity.uniquenessConstraints {
                let names = key.compactMap { ($0 as? String) ?? ($0 as? NSAttributeDescription)?.name }
                guard !names.isEmpty else { continue }
                let own = try object.record()
                func isTwin(_ record: StoredRecord) -> Bool { record.id != own.id && names.allSatisfy { record.values[$0] == own.values[$0] } }
                let twin = try store.records(of: own.id.entity).first(where: isTwin)
                guard try twin != nil || others.contains(where: { try $0.entity === object.entity && isTwin($0.record()) }) else { continue }
                let policy = (context.mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
                guard policy == .mergeByPropertyObjectTrumpMergePolicyType || policy == .overwriteMergePolicyType else {
                    throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError, userInfo: [
                        NSLocalizedDescriptionKey: "An object of \(own.id.entity) with the same \(names.joined(separator: ", ")) is in the store. Set the context's merge policy, or look for the object first.",
                    ])
                }
                replaced += twin.map { [$0.id] } ?? []
            }
            return replaced
        }
    }
}
