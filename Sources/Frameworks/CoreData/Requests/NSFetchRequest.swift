// Status of this file: exact.
import Foundation

/// Which kind of request a store is given.
public enum NSPersistentStoreRequestType: UInt, Sendable { case fetchRequestType = 1, saveRequestType = 2, batchInsertRequestType = 5, batchUpdateRequestType = 6, batchDeleteRequestType = 7 }

/// What a store is asked for.
open class NSPersistentStoreRequest: NSObject {
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    open var affectedStores: [NSPersistentStore]?
}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var managedObjectResultType: Self { Self([]) }
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// Which objects to fetch, in which order.
///
/// The type of the results is not bound to `NSFetchRequestResult`: `NSFetchRequest<NSFetchRequestResult>` is written often, and a
/// protocol of Swift's own does not conform to itself as one of Objective-C does.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entity: NSEntityDescription?
    private var name: String?
    open var entityName: String? { entity?.name ?? name }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    /// 0 for all.
    open var fetchLimit = 0
    open var fetchOffset = 0
    /// How many objects a phone reads at once.
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    /// Whether changes that are not saved count.
    open var includesPendingChanges = true
    /// Objects always come whole.
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() { super.init() }
    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    /// Fetches in the context whose block is running.
    ///
    /// - Throws: an error where no `perform` block is running.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.running else { throw CoreDataFailure.error(.other, "A request was executed outside of a context's block. Use the context's fetch(_:).") }
        return try context.fetch(self)
    }
}

/// What a request that changes many objects at once tells.
open class NSPersistentStoreResult: NSObject {}

/// What the batch requests tell: the objects' identifiers, how many they are, or that it is done.
private func batchResult<ResultType: Equatable>(_ ids: [NSManagedObjectID], _ type: ResultType, identifiers: ResultType, count: ResultType) -> Any {
    type == identifiers ? ids : type == count ? ids.count : true
}

/// What a batch request gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable { case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount }
public enum NSBatchUpdateRequestResultType: UInt, Sendable { case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType }
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly = 0, objectIDs, count }

/// Deletes all objects that a request finds, in the store itself.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
    /// The objects to delete, which may be none; nil where the request finds them.
    let objectIDs: [NSManagedObjectID]?
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch; objectIDs = nil }
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        objectIDs = objects
    }
}
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType
    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result = batchResult(ids, type, identifiers: .resultTypeObjectIDs, count: .resultTypeCount)
    }
}

/// Sets values of all objects that a predicate finds, in the store itself.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}
open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType
    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result = batchResult(ids, type, identifiers: .updatedObjectIDsResultType, count: .updatedObjectsCountResultType)
    }
}

/// Inserts an object for each dictionary.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    open var resultType: NSBatchInsertRequestResultType = .statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
    public init(entityName: String, objects dictionaries: [[String: Any]]) { self.entityName = entityName; objectsToInsert = dictionaries }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) { self.init(entityName: entity.name ?? "", objects: dictionaries) }
}
open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType
    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result = batchResult(ids, type, identifiers: .objectIDs, count: .count)
    }
}
