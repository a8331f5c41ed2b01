// Status of this file: approximate: no iCloud account is signed in, so that nothing is exchanged, no event is posted, and the record of
// every `objectID` may be changed.
import Foundation

/// The iCloud database that a store is kept in step with.
open class NSPersistentCloudKitContainerOptions: NSObject {
    public let containerIdentifier: String
    open var databaseScope = 2
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container whose stores are kept in step with iCloud on a phone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"
    public enum EventType: Int, Sendable { case setup, `import`, export }
    /// What was exchanged.
    open class Event: NSObject {
        public let type: EventType
        public let startDate: Date
        public let endDate: Date?
        public let succeeded: Bool
        public let error: (any Error)?
        public let storeIdentifier: String
        public let identifier: UUID
        init(type: EventType, at date: Date, store: String) {
            self.type = type
            startDate = date
            endDate = date
            succeeded = false
            error = nil
            storeIdentifier = store
            identifier = UUID()
        }
    }
    /// What a phone writes of a model to iCloud: nothing here.
    open func initializeCloudKitSchema(options: Int = 0) throws {}
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}
