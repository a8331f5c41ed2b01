import Glibc

/// A socket that listens, and where.
struct ListeningSocket {
    let descriptor: Int32
    let port: Int

    /// - Parameters:
    ///   - port: 0: any that is free.
    ///   - attempts: how many ports above it are tried where it is taken.
    init(host: String, port: Int, attempts: Int = 1) throws(ServerError) {
        for candidate in port..<(port + max(1, port == 0 ? 1 : attempts)) where candidate <= 65535 {
            switch Self.listen(host, candidate) {
            case .success(let descriptor):
                self.descriptor = descriptor
                self.port = Self.port(of: descriptor) ?? candidate
                return
            case .failure(.portTaken): continue
            case .failure(let error): throw error
            }
        }
        throw .portTaken(host: host, port: port)
    }

    private static func listen(_ host: String, _ port: Int) -> Result<Int32, ServerError> {
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let address = found else { return .failure(.unknownHost(host)) }
        defer { freeaddrinfo(found) }
        let descriptor = socket(address.pointee.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return .failure(.cannotListen(host: host, port: port, errno: errno)) }
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0, Glibc.listen(descriptor, 64) == 0 else {
            let code = errno
            close(descriptor)
            return .failure(code == EADDRINUSE ? .portTaken(host: host, port: port) : .cannotListen(host: host, port: port, errno: code))
        }
        return .success(descriptor)
    }

    private static func port(of descriptor: Int32) -> Int? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        guard result == 0 else { return nil }
        return withUnsafePointer(to: &storage) { pointer in
            switch Int32(pointer.pointee.ss_family) {
            case AF_INET6: pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin6_port)) }
            default: pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
            }
        }
    }
}

/// Why the server does not start. Every text ends with what to do next.
public enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
    case portTaken(host: String, port: Int)
    case unknownHost(String)
    case cannotListen(host: String, port: Int, errno: Int32)
    case cannotServe

    public var description: String {
        switch self {
        case .portTaken(let host, let port): "Port \(port) of \(host) is taken. Stop what listens there, or choose another with --port."
        case .unknownHost(let host): "\(host) is no address of this machine. Give --host one of its addresses, or 0.0.0.0 for all of them."
        case .cannotListen(let host, let port, let code):
            "Cannot listen on port \(port) of \(host): \(String(cString: strerror(code))). Choose another --port, or another --host."
        case .cannotServe: "The server could not be started: the system gives it no thread. Close other programs and try again."
        }
    }
}
