// Status of this file: exact: a phone without a watch: a session is activated and nothing is reachable, whatever `message`, `data`, `userInfo`,
// `file`, `metadata`, `replyHandler`, `session`, `activationState` and `applicationContext` are.

public enum WCSessionActivationState: Int, Hashable, Sendable { case notActivated, inactive, activated }

/// Why nothing reached the watch.
public struct WCError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Hashable, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable,
             invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed,
             insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "WCErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// Is told of what comes from the watch. Nothing comes but the session's activation.
public protocol WCSessionDelegate: AnyObject {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}
extension WCSessionDelegate {
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}

/// A dictionary on its way to the watch: it waits for one.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    public let userInfo: [String: Any]
    open private(set) var isTransferring = true
    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
    open func cancel() { isTransferring = false }
}
open class WCSessionFile: NSObject, @unchecked Sendable {
    public let fileURL: URL
    public let metadata: [String: Any]?
    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
/// A file on its way to the watch: it waits for one.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    public let file: WCSessionFile
    open private(set) var isTransferring = true
    init(_ file: WCSessionFile) { self.file = file }
    open func cancel() { isTransferring = false }
}

/// The connection of a phone and its watch.
open class WCSession: NSObject, @unchecked Sendable {
    public static let `default` = WCSession()
    open class func isSupported() -> Bool { true }
    open weak var delegate: (any WCSessionDelegate)?
    open private(set) var activationState = WCSessionActivationState.notActivated
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    open private(set) var applicationContext: [String: Any] = [:]
    open var receivedApplicationContext: [String: Any] { [:] }
    open private(set) var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] = []
    open private(set) var outstandingFileTransfers: [WCSessionFileTransfer] = []

    open func activate() {
        activationState = .activated
        DispatchQueue.global().async { [self] in delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
    }
    private func refusal(_ symbol: String) -> WCError {
        MissingCapabilities.note(symbol, "The simulated device has no watch.")
        return WCError(.deviceNotPaired)
    }
    open func sendMessage(_ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { errorHandler?(refusal("WCSession.sendMessage(_:)")) }
    open func sendMessageData(_ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil) { errorHandler?(refusal("WCSession.sendMessageData(_:)")) }
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw refusal("WCSession.updateApplicationContext(_:)") }
    @discardableResult open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        MissingCapabilities.note("WCSession.transferUserInfo(_:)", "The simulated device has no watch.")
        let transfer = WCSessionUserInfoTransfer(userInfo)
        outstandingUserInfoTransfers.append(transfer)
        return transfer
    }
    @discardableResult open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { transferUserInfo(userInfo) }
    @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        MissingCapabilities.note("WCSession.transferFile(_:metadata:)", "The simulated device has no watch.")
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        outstandingFileTransfers.append(transfer)
        return transfer
    }
}
