// Status of this file: exact: a phone without a VPN: no configuration is there, and nothing connects, whatever `messageData` and
// `responseHandler` are.
import Foundation

public enum NEVPNStatus: Int, Sendable { case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting }

/// Errors of VPN configurations.
public struct NEVPNError: Error, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable { case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed, configurationUnknown }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let configurationInvalid = Code.configurationInvalid
    public static let configurationDisabled = Code.configurationDisabled
    public static let connectionFailed = Code.connectionFailed
    public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
    public var errorDescription: String? { "The VPN operation failed: \(code)" }
}

/// A VPN's connection.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open func startVPNTunnel() throws { throw NEVPNError(.configurationDisabled) }
    /// Status: exact: it fails whatever the `options` are.
    open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError(.configurationDisabled) }
    open func stopVPNTunnel() {}
}
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Status: exact: it fails whatever the `options` are.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationDisabled) }
    open func stopTunnel() {}
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)?) throws { throw NEVPNError(.configurationDisabled) }
}
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    open var serverAddress: String?
    open var username: String?
    open var disconnectOnSleep = false
}
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}
/// A VPN's configuration.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let only = NEVPNManager()
    open class func shared() -> NEVPNManager { only }
    open var connection: NEVPNConnection { NEVPNConnection() }
    open var protocolConfiguration: NEVPNProtocol?
    open var localizedDescription: String?
    open var isEnabled = false
    open var isOnDemandEnabled = false
    open func loadFromPreferences() async throws {}
    open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(NEVPNError(.configurationReadWriteFailed)) }
}
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    private let session = NETunnelProviderSession()
    open override var connection: NEVPNConnection { session }
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
    open class func loadAllFromPreferences(completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void) { completionHandler([], nil) }
}
extension Notification.Name {
    public static let NEVPNStatusDidChange = Notification.Name("com.apple.networkextension.statusdidchange")
    public static let NEVPNConfigurationChange = Notification.Name("com.apple.networkextension.configurationchange")
}
