// Status of this file: exact: an operation on the database of a phone without an account ends with `notAuthenticated`.

/// Which records are asked for.
open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// Work on a database. Adding it to one ends it with the account's error.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
    open var database: CKDatabase?
    open var qualityOfServiceClass = QualityOfService.default
    /// Runs wherever the operation is added: to a database, a container or a queue.
    open override func main() { fail(refusal("\(type(of: self))")) }
    func fail(_ error: any Error) {}
}

/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    /// Where the next page begins. None is ever handed out.
    public final class Cursor: NSObject, @unchecked Sendable { override init() {} }
    open var query: CKQuery?
    open var cursor: Cursor?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    open var zoneID: CKRecordZone.ID?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    public override init() { super.init() }
    public convenience init(query: CKQuery) { self.init(); self.query = query }
    public convenience init(cursor: Cursor) { self.init(); self.cursor = cursor }
    override func fail(_ error: any Error) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

/// Saves and removes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Hashable, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
        super.init()
    }
    override func fail(_ error: any Error) {
        modifyRecordsCompletionBlock?(nil, nil, error)
        modifyRecordsResultBlock?(.failure(error))
    }
}
