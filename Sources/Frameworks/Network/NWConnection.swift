// Status of this file: declared: requests go through URLSession, whose network is that of the run; a connection of its own answers as
// without a network and raises `unsupported-api`.

/// Why a connection does not work.
public enum NWError: Error, Hashable, Sendable {
    case posix(POSIXErrorCode), dns(Int32), tls(OSStatus)
}

/// How a protocol is used.
public protocol NWProtocolOptionsProtocol: AnyObject {}
open class NWProtocolOptions: NWProtocolOptionsProtocol, @unchecked Sendable { init() {} }
public class NWProtocol: @unchecked Sendable { init() {} }
public final class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public var noDelay = false, enableKeepalive = false, enableFastOpen = false
        /// Seconds.
        public var connectionTimeout = 0, keepaliveIdle = 0, keepaliveInterval = 0, keepaliveCount = 0
        public override init() {}
    }
}
public final class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() {} }
}
public final class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    public final class Options: NWProtocolOptions, @unchecked Sendable { public override init() {} }
}

/// What a connection is made of.
public final class NWParameters: @unchecked Sendable {
    public var tlsOptions: NWProtocolTLS.Options?
    public var tcpOptions: NWProtocolTCP.Options?
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var allowLocalEndpointReuse = false, includePeerToPeer = false, prohibitExpensivePaths = false, prohibitConstrainedPaths = false
    public init() {}
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { (tlsOptions, tcpOptions) = (tls, tcp) }
    /// Status: declared: what `udp` says is not looked at.
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { tlsOptions = dtls }
    public static var tcp: NWParameters { NWParameters(tls: nil) }
    public static var udp: NWParameters { NWParameters(dtls: nil) }
    public static var tls: NWParameters { NWParameters(tls: .init()) }
}

/// A connection to an endpoint. It waits for a network until it is cancelled.
public final class NWConnection: @unchecked Sendable {
    public enum State: Hashable, Sendable { case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled }
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        init(_ identifier: String) { self.identifier = identifier }
        public static let defaultMessage = ContentContext("default"), finalMessage = ContentContext("final"), defaultStream = ContentContext("stream")
    }
    public enum SendCompletion { case contentProcessed((NWError?) -> Void), idempotent }
    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public private(set) var state = State.setup
    public private(set) var queue: DispatchQueue?
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) { self.init(to: .hostPort(host: host, port: port), using: using) }

    private func become(_ state: State) {
        self.state = state
        queue?.async { [self] in stateUpdateHandler?(state) }
    }
    public func start(queue: DispatchQueue) {
        MissingCapabilities.note("NWConnection.start(queue:)", "Only URLSession reaches the network of this run: the connection waits for one.")
        self.queue = queue
        become(.waiting(.posix(.ENETDOWN)))
    }
    /// Status: declared: nothing is sent, whatever the `content`, its `contentContext` and `isComplete`.
    public func send(content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion) {
        if case .contentProcessed(let handler) = completion { (queue ?? .global()).async { handler(.posix(.ENOTCONN)) } }
    }
    /// Status: declared: nothing comes, whatever the lengths (`minimumIncompleteLength`, `maximumLength`).
    public func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        (queue ?? .global()).async { completion(nil, nil, false, .posix(.ENOTCONN)) }
    }
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) { receive(minimumIncompleteLength: 1, maximumLength: .max, completion: completion) }
    public func cancel() { become(.cancelled) }
    public func forceCancel() { cancel() }
}
