// Status of this file: exact.
import Foundation
internal import RecordStore

/// What tells an object of a store from all others.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    let record: RecordID
    public let entity: NSEntityDescription
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// Whether the object was never saved.
    public internal(set) var isTemporaryID: Bool

    init(_ record: RecordID, entity: NSEntityDescription, store: NSPersistentStore?) {
        self.record = record
        self.entity = entity
        persistentStore = store
        isTemporaryID = store == nil
    }

    open func uriRepresentation() -> URL {
        URL(string: "x-coredata://\(persistentStore?.identifier ?? "")/\(record.entity)/\(isTemporaryID ? "t" : "p")\(record.key.uuidString)") ?? URL(fileURLWithPath: "/")
    }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.record == record }
    open override var hash: Int { record.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { uriRepresentation().absoluteString }
}

/// What a fetch can give: objects, their identifiers, dictionaries or numbers.
public protocol NSFetchRequestResult: AnyObject {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
