import CMicroHTTPD
import Foundation

/// What the server takes at most.
public struct ServerLimits: Hashable, Sendable {
    /// Connections at once.
    public var connections = 64
    /// Bytes of a request's body.
    public var body = 256 << 10
    /// Bytes of a request's head: line and headers.
    public var head = 32 << 10
    /// Seconds without a byte after which a connection is ended.
    public var idle: UInt32 = 15
    /// Seconds within which a request must have arrived whole.
    public var request = 30.0
    public init() {}
}

/// Serves the home screen over HTTP, with a thread for each connection.
///
/// Threads wait where user code takes its time, and cost nothing while a page listens. The number of connections is bounded.
public final class HTTPServer: @unchecked Sendable {
    public let port: Int
    private let router: Router
    private let gate: RequestGuard
    private let limits: ServerLimits
    private let events: EventHub
    private let watch: ConnectionWatch
    private var daemon: OpaquePointer?

    /// Listens and serves.
    ///
    /// - Parameters:
    ///   - attempts: how many ports are tried, counting up from `port`.
    ///   - events: ended when the server stops.
    public init(host: String = "127.0.0.1", port: Int, attempts: Int = 1, token: String? = nil, limits: ServerLimits = ServerLimits(), events: EventHub, router: Router) throws {
        let socket = try ListeningSocket(host: host, port: port, attempts: attempts)
        self.port = socket.port
        self.router = router
        self.limits = limits
        self.events = events
        gate = RequestGuard(host: host, port: socket.port, token: token)
        watch = ConnectionWatch(limit: limits.request)
        let context = Unmanaged.passUnretained(self).toOpaque()
        let notifyConnection: MHD_NotifyConnectionCallback = { context, connection, _, code in
            guard let context, let connection else { return }
            Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().connectionChanged(connection, isStarted: vitrine_is_start(code) != 0)
        }
        let logTarget: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = { _, text, _ in
            Unmanaged.passRetained(ReceivedRequest(text.map { String(cString: $0) } ?? "")).toOpaque()
        }
        let notifyCompleted: MHD_RequestCompletedCallback = { context, connection, request, _ in
            if let pointer = request?.pointee {
                Unmanaged<ReceivedRequest>.fromOpaque(pointer).release()
                request?.pointee = nil
            }
            guard let context, let connection else { return }
            Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().watch.began(vitrine_socket(connection))
        }
        daemon = vitrine_start_daemon(socket.descriptor, UInt32(limits.connections), limits.idle, limits.head + 32 << 10, 1 << 20, { context, connection, _, method, _, data, size, request in
            guard let context, let connection, let method, let size, let pointer = request?.pointee else { return vitrine_result(0) }
            let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
            let received = Unmanaged<ReceivedRequest>.fromOpaque(pointer).takeUnretainedValue()
            return server.received(received, on: connection, method: String(cString: method), data: data, size: size)
        }, notifyConnection, notifyCompleted, logTarget, context)
        guard daemon != nil else {
            close(socket.descriptor)
            throw ServerError.cannotServe
        }
        watch.start()
    }

    /// Ends event streams and connections; returns when every thread of the server has ended.
    public func stop() {
        guard let daemon else { return }
        self.daemon = nil
        events.close()
        watch.stop()
        MHD_stop_daemon(daemon)
    }

    deinit { stop() }

    // MARK: Requests

    /// A request while it arrives.
    private final class ReceivedRequest {
        let target: String
        var body: [UInt8] = []
        var hasHead = false
        var isTooLarge = false
        init(_ target: String) { self.target = target }
    }

    private func connectionChanged(_ connection: OpaquePointer, isStarted: Bool) {
        if isStarted { watch.began(vitrine_socket(connection)) } else { watch.ended(vitrine_socket(connection)) }
    }

    private func received(_ received: ReceivedRequest, on connection: OpaquePointer, method: String, data: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>) -> MHD_Result {
        if !received.hasHead {
            received.hasHead = true
            let length = vitrine_header(connection, "Content-Length").flatMap { Int(String(cString: $0)) } ?? 0
            // Said before the body comes: what is not read need not be sent.
            guard length <= limits.body else { return send(.refusal(413, "The request is larger than \(limits.body) bytes."), on: connection) }
            return vitrine_result(1)
        }
        if size.pointee > 0 {
            if received.body.count + size.pointee > limits.body { received.isTooLarge = true }
            if !received.isTooLarge, let data {
                received.body += UnsafeRawBufferPointer(start: data, count: size.pointee)
            }
            size.pointee = 0
            return vitrine_result(1)
        }
        watch.ended(vitrine_socket(connection))
        if received.isTooLarge { return send(.refusal(413, "The request is larger than \(limits.body) bytes."), on: connection) }
        guard let target = RequestTarget(received.target) else { return send(.refusal(400, "The address is malformed."), on: connection) }
        var headers: [String: String] = [:]
        withUnsafeMutablePointer(to: &headers) { pointer in
            vitrine_each_header(connection, { context, _, name, value in
                guard let context, let name, let value else { return vitrine_result(1) }
                let headers = context.assumingMemoryBound(to: [String: String].self)
                let key = String(cString: name).lowercased()
                if headers.pointee[key] == nil { headers.pointee[key] = String(cString: value) }
                return vitrine_result(1)
            }, pointer)
        }
        let request = HTTPRequest(method: method, target: target, headers: headers, body: received.body)
        return send(gate.refusal(request) ?? router.respond(to: request), on: connection)
    }

    // MARK: Responses

    /// What every answer says: it is what it says it is, no other site may show or read it, and nothing is told to where links lead.
    private static let commonHeaders = [
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]

    private func send(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
        let made: OpaquePointer?
        switch response.body {
        case .bytes(let bytes):
            made = bytes.withUnsafeBytes { vitrine_response($0.count, $0.baseAddress) }
        case .events(let subscription):
            vitrine_set_timeout(connection, 0)
            made = vitrine_stream(4096, { context, _, buffer, limit in
                guard let context, let buffer else { return vitrine_end_of_stream() }
                let subscription = Unmanaged<EventSubscription>.fromOpaque(context).takeUnretainedValue()
                guard let bytes = subscription.read(atMost: limit) else { return vitrine_end_of_stream() }
                bytes.withUnsafeBytes { UnsafeMutableRawPointer(buffer).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(buffer), byteCount: $0.count) }
                return bytes.count
            }, Unmanaged.passRetained(subscription).toOpaque(), { context in
                guard let context else { return }
                Unmanaged<EventSubscription>.fromOpaque(context).takeRetainedValue().cancel()
            })
        }
        guard let made else { return vitrine_result(0) }
        defer { MHD_destroy_response(made) }
        for (name, value) in response.headers + Self.commonHeaders { MHD_add_response_header(made, name, value) }
        if !response.headers.contains(where: { $0.name == "Cross-Origin-Resource-Policy" }) {
            MHD_add_response_header(made, "Cross-Origin-Resource-Policy", "same-origin")
        }
        return MHD_queue_response(connection, UInt32(response.status), made)
    }
}
