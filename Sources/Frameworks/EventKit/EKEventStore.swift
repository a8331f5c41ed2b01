// Status of this file: exact: a phone whose owner was not asked yet: there are no calendars, and nothing is granted, whatever
// `entityType`, `identifier`, `predicate`, `block`, `event`, `reminder`, `span`, `eventStore` and `commit` are.
import CoreGraphics
import Foundation

public enum EKEntityType: UInt, Sendable { case event = 0, reminder }
public struct EKEntityMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = EKEntityMask(rawValue: 1), reminder = EKEntityMask(rawValue: 2)
}
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined = 0, restricted, denied, fullAccess, writeOnly
    public static var authorized: Self { .fullAccess }
}
public enum EKSpan: Int, Sendable { case thisEvent = 0, futureEvents }
public enum EKCalendarType: Int, Sendable { case local = 0, calDAV, exchange, subscription, birthday }
public enum EKEventStatus: Int, Sendable { case none = 0, confirmed, tentative, canceled }

/// Errors of calendars and reminders.
public struct EKError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable { case eventNotMutable = 0, noCalendar = 1, internalFailure = 5, eventStoreNotAuthorized = 29 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { EKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { code == .eventStoreNotAuthorized ? "Access to this event store is unauthorized." : "EventKit: \(code)" }
}

public let EKErrorDomain = "EKErrorDomain"

/// The calendars and reminders of the phone's owner.
open class EKEventStore: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { object, _ in
            guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else { return false }
            return start < endDate && end > startDate && Self.isIn(event, calendars)
        }
    }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate { object, _ in (object as? EKReminder).map { Self.isIn($0, calendars) } ?? false } }
    /// Whether an item is in one of some calendars; a new one is in none.
    private static func isIn(_ item: EKCalendarItem, _ calendars: [EKCalendar]?) -> Bool {
        guard let calendars else { return true }
        return (item.calendar as EKCalendar?).map(calendars.contains) ?? false
    }
    open func predicateForIncompleteReminders(withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate { object, _ in
            guard let reminder = object as? EKReminder, !reminder.isCompleted, Self.isIn(reminder, calendars) else { return false }
            guard let due = reminder.dueDateComponents?.date else { return startDate == nil && endDate == nil }
            return due >= startDate ?? .distantPast && due <= endDate ?? .distantFuture
        }
    }
    /// Status: exact: there are no events that `predicate` could choose from.
    open func events(matching predicate: NSPredicate) -> [EKEvent] {
        MissingCapabilities.note("EKEventStore.events(matching:)", "The simulated device's owner was not asked for calendars: it answers as such a phone.")
        return []
    }
    open func enumerateEvents(matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void) { _ = events(matching: predicate) }
    /// Status: exact: there are no reminders that `predicate` could choose from.
    @discardableResult
    open func fetchReminders(matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void) -> Any {
        MissingCapabilities.note("EKEventStore.fetchReminders(matching:completion:)", "The simulated device's owner was not asked for calendars: it answers as such a phone.")
        completion(nil)
        return NSObject()
    }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.eventStoreNotAuthorized) }
    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}
extension Notification.Name {
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// A calendar or a list of reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
    open var title = ""
    open var cgColor: CGColor!
    public let calendarIdentifier = UUID().uuidString
    public let type: EKCalendarType = .local
    open var allowsContentModifications: Bool { false }
    public let allowedEntityTypes: EKEntityMask
    public init(for entityType: EKEntityType, eventStore: EKEventStore) { allowedEntityTypes = entityType == .event ? .event : .reminder }
}

/// What events and reminders have in common.
open class EKCalendarItem: NSObject, @unchecked Sendable {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var calendar: EKCalendar!
    open var timeZone: TimeZone?
    public let calendarItemIdentifier = UUID().uuidString
    open var hasRecurrenceRules: Bool { false }
    open var hasNotes: Bool { notes != nil }
}
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    open var startDate: Date! = Date()
    open var endDate: Date! = Date()
    open var isAllDay = false
    open var eventIdentifier: String! { calendarItemIdentifier }
    open var status: EKEventStatus { .none }
    open var isDetached: Bool { false }
    let store: EKEventStore
    public init(eventStore: EKEventStore) { store = eventStore }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    open var isCompleted = false
    open var completionDate: Date?
    open var dueDateComponents: DateComponents?
    open var startDateComponents: DateComponents?
    open var priority = 0
    let store: EKEventStore
    public init(eventStore: EKEventStore) { store = eventStore }
}
