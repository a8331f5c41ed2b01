// Status of this file: exact: a phone without an iCloud account: every operation ends with `notAuthenticated`, whatever `record`, `records`,
// `recordID`, `query`, `zoneID`, `operation`, `identifier` and `desiredKeys` are.

public enum CKAccountStatus: Int, Hashable, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }

/// Why the server did nothing.
public struct CKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Hashable, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited, missingEntitlement, notAuthenticated,
             permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, limitExceeded = 27, changeTokenExpired = 21,
             quotaExceeded = 25, zoneNotFound = 26, accountTemporarilyUnavailable = 36
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CKErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
public let CKErrorDomain = "CKErrorDomain", CKRecordZoneDefaultName = "_defaultZone", CKCurrentUserDefaultName = "__defaultOwner__"

func refusal(_ symbol: String) -> CKError {
    MissingCapabilities.note(symbol, "The simulated device has no iCloud account: it answers as such a phone.")
    return CKError(.notAuthenticated)
}

extension Notification.Name {
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's part of iCloud.
open class CKContainer: NSObject, @unchecked Sendable {
    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(.private), publicCloudDatabase = CKDatabase(.public), sharedCloudDatabase = CKDatabase(.shared)
    public init(identifier: String) { containerIdentifier = identifier }
    override init() { containerIdentifier = nil }
    open class func `default`() -> CKContainer { CKContainer() }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) { completionHandler(.noAccount, nil) }
    open func userRecordID() async throws -> CKRecord.ID { throw refusal("CKContainer.userRecordID()") }
    open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { completionHandler(nil, refusal("CKContainer.fetchUserRecordID()")) }
}

/// One of the three databases of a container.
open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Hashable, Sendable { case `public` = 1, `private`, shared }
    public let databaseScope: Scope
    init(_ scope: Scope) { databaseScope = scope }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refusal("CKDatabase.record(for:)") }
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { completionHandler(nil, refusal("CKDatabase.fetch(withRecordID:)")) }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw refusal("CKDatabase.save(_:)") }
    open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) { completionHandler(nil, refusal("CKDatabase.save(_:)")) }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw refusal("CKDatabase.deleteRecord(withID:)") }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { completionHandler(nil, refusal("CKDatabase.delete(withRecordID:)")) }
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void) { completionHandler(nil, refusal("CKDatabase.perform(_:inZoneWith:)")) }
    /// Status: exact: there is no account, whatever `query`, `zoneID`, `desiredKeys` and `resultsLimit` are.
    open func records(matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil, resultsLimit: Int = 0) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?) {
        throw refusal("CKDatabase.records(matching:)")
    }
    open func add(_ operation: CKDatabaseOperation) { operation.start() }
}
