// Status of this file: exact as on a phone whose owner has not been asked; what would be shown is reported as `unsupported-api`.

public enum UNAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Hashable, Sendable { case notSupported, disabled, enabled }
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1), sound = UNAuthorizationOptions(rawValue: 2), alert = UNAuthorizationOptions(rawValue: 4),
                      carPlay = UNAuthorizationOptions(rawValue: 8), criticalAlert = UNAuthorizationOptions(rawValue: 16),
                      providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32), provisional = UNAuthorizationOptions(rawValue: 64)
}

/// What the person allows the app to notify.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
    open var alertSetting: UNNotificationSetting { .disabled }
    open var soundSetting: UNNotificationSetting { .disabled }
    open var badgeSetting: UNNotificationSetting { .disabled }
}

/// Shows notifications. On the simulated device nobody was asked yet whether they are allowed, and none is shown: adding one is
/// kept as pending, and reported as a finding.
///
/// Status: declared.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let instance = UNUserNotificationCenter()
    open class func current() -> UNUserNotificationCenter { instance }
    /// Kept: no notification is shown, so it is told of none.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    private let lock = NSLock()
    private var categories: Set<UNNotificationCategory> = []
    private var pending: [UNNotificationRequest] = []

    open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(false, nil) }
    }
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) { DispatchQueue.global().async { completionHandler(UNNotificationSettings()) } }
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: ((any Error)?) -> Void) { keep(request); completionHandler(nil) }
    open func add(_ request: UNNotificationRequest) async throws { keep(request) }
    /// As `add(_:withCompletionHandler:)` without a handler.
    @_disfavoredOverload open func add(_ request: UNNotificationRequest) { keep(request) }
    private func keep(_ request: UNNotificationRequest) {
        MissingCapabilities.note("UNUserNotificationCenter.add(_:)", "No notification is shown on the simulated device.")
        lock.withLock { pending.removeAll { $0.identifier == request.identifier }; pending.append(request) }
    }
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) { completionHandler(lock.withLock { pending }) }
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } } }
    open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }
    open func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }
    open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) { completionHandler(lock.withLock { categories }) }
    open func deliveredNotifications() async -> [UNNotification] { [] }
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { completionHandler([]) }
    open func setBadgeCount(_ newBadgeCount: Int) async throws { MissingCapabilities.note("UNUserNotificationCenter.setBadgeCount(_:)", "The simulated device's app has no badge: it does not become \(newBadgeCount).") }
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    open func removeAllDeliveredNotifications() {}
}
