// Status of this file: exact as data.

/// What a record's field holds.
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol

/// A part of a database whose changes are saved together.
open class CKRecordZone: NSObject, @unchecked Sendable {
    public final class ID: NSObject, @unchecked Sendable {
        public let zoneName, ownerName: String
        public init(zoneName: String = CKRecordZoneDefaultName, ownerName: String = CKCurrentUserDefaultName) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
        public static let `default` = ID()
        public override func isEqual(_ object: Any?) -> Bool { (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false }
        public override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
    }
    public let zoneID: ID
    public init(zoneID: ID) { self.zoneID = zoneID }
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
}

/// A dictionary with a type and an identifier.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    public final class ID: NSObject, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
        public override func isEqual(_ object: Any?) -> Bool { (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false }
        public override var hash: Int { recordName.hashValue }
    }
    /// A record's reference to another one.
    public final class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public enum Action: UInt, Hashable, Sendable { case none, deleteSelf }
        public let recordID: ID
        public let action: Action
        public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }
    }
    public let recordType: RecordType
    public let recordID: ID
    public let creationDate: Date? = nil, modificationDate: Date? = nil
    public let recordChangeTag: String? = nil
    private var fields: [FieldKey: any CKRecordValueProtocol] = [:]
    private var changed: Set<FieldKey> = []
    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: ID(zoneID: zoneID)) }
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { fields[key] }
        set { fields[key] = newValue; changed.insert(key) }
    }
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { self[key] = object }
    open func setValue(_ value: Any?, forKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    open func value(forKey key: String) -> Any? { fields[key] }
    open func allKeys() -> [FieldKey] { fields.keys.sorted() }
    open func changedKeys() -> [FieldKey] { changed.sorted() }
}

/// A file that a record refers to.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}
