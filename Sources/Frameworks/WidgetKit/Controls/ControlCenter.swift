// Status of this file: exact for a device without placed controls.

/// Asks the system to read controls anew, and knows the placed ones.
public final class ControlCenter: @unchecked Sendable {
    public static let shared = ControlCenter()
    private let lock = NSLock()
    private var requests: [String?] = []

    /// Asks for a control's value anew.
    public func reloadControls(ofKind kind: String) { lock.withLock { requests.append(kind) } }
    public func reloadAllControls() { lock.withLock { requests.append(nil) } }
    /// The kinds that were asked for since it was asked last; nil stands for all.
    package func takeReloadRequests() -> [String?] { lock.withLock { defer { requests = [] }; return requests } }
    /// None is placed on a simulated device.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A placed control.
public struct ControlInfo: Hashable, Sendable, Identifiable {
    public let kind: String
    public let pushInfo: ControlPushInfo?
    public var id: String { kind }
    /// The configuration, where it is of the type asked for.
    public func controlConfigurationIntent<Intent: ControlConfigurationIntent>(of intentType: Intent.Type) -> Intent? { nil }
    public func configuration<Intent: ControlConfigurationIntent>(of intentType: Intent.Type) -> Intent? { nil }
}

/// How a server reaches a control.
public struct ControlPushInfo: Hashable, Sendable {
    public let token: Data
}

/// Is told when the tokens of controls change. Status: declared; a simulated device is pushed nothing.
public protocol ControlPushHandler {
    init()
    func pushTokensDidChange(controls: [ControlInfo])
}
