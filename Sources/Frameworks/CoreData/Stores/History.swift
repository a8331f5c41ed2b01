// Status of this file: approximate: no history of a store is kept, so that a request finds no transaction,
// whatever `fetchRequest` says.
import Foundation

/// A place in a store's history.
open class NSPersistentHistoryToken: NSObject, NSCopying {
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What another process changed.
open class NSPersistentHistoryTransaction: NSObject {
    public let timestamp: Date
    public let token = NSPersistentHistoryToken()
    open var changes: [NSPersistentHistoryChange]? { [] }
    open var author: String? { nil }
    open var contextName: String? { nil }
    open var bundleID: String { Bundle.main.bundleIdentifier ?? "" }
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
    init(at date: Date) { timestamp = date }
    open func objectIDNotification() -> Notification { Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification) }
}
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }
open class NSPersistentHistoryChange: NSObject {
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) { changedObjectID = id; changeType = type }
}
public enum NSPersistentHistoryResultType: Int, Sendable { case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges }
open class NSPersistentHistoryResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSPersistentHistoryResultType
    init(_ type: NSPersistentHistoryResultType) {
        resultType = type
        result = type == .count ? 0 : type == .statusOnly ? true : [NSPersistentHistoryTransaction]()
    }
}
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { Self() }
    open class func fetchHistory(after date: Date) -> Self { Self() }
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self { Self() }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { Self() }
    open class func deleteHistory(before date: Date) -> Self { Self() }
    public required override init() { super.init() }
    var result: NSPersistentHistoryResult { NSPersistentHistoryResult(resultType) }
}
