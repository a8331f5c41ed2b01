// Status of this file: exact as in an extension, which may not ask for time in the background: submitting throws `unavailable`, and no task
// is ever handed to the `launchHandler` of an `identifier` on a `queue`.

/// A piece of background work that is asked for.
open class BGTaskRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(of identifier: String) { self.identifier = identifier }
}
/// A short refresh of the app's content.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(of: identifier) }
}
/// Minutes of work while the device is not in use.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(of: identifier) }
}

/// Background work that runs. None runs here.
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    /// Whether the work said that it is done, and how it ended.
    public private(set) var succeeded: Bool?
    init(identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) { succeeded = success }
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks the system for time in the background.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// Why work is not scheduled.
    public struct Error: Swift.Error, Hashable, Sendable, CustomNSError {
        public enum Code: Int, Hashable, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static let unavailable = Error(.unavailable), tooManyPendingTaskRequests = Error(.tooManyPendingTaskRequests), notPermitted = Error(.notPermitted)
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
    }
    public static let shared = BGTaskScheduler()

    @discardableResult
    open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool { false }
    open func submit(_ taskRequest: BGTaskRequest) throws {
        MissingCapabilities.note("BGTaskScheduler.submit(_:)", "An extension may not ask for time in the background: \(taskRequest.identifier) is not scheduled.")
        throw Error(.unavailable)
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
}
