import Foundation
import JSONValues
import Testing

/// A home screen that the program serves, asked over plain connections: each request has one of its own, which the server ends.
final class ServedHomeScreen: @unchecked Sendable {
    private let process = Process()
    private let port: UInt16
    private var events: Connection?

    /// Builds the extension and serves it.
    init(_ project: String, state: String, cache: String) throws {
        process.executableURL = URL(fileURLWithPath: try #require(Program.path))
        process.arguments = ["preview", project, "--port", "0", "--no-open", "--state", state, "--time", "2026-01-05T09:41", "--zone", "UTC"]
        process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": ProcessInfo.processInfo.environment["HOME"] ?? "/", "VITRINE_HOME": Program.root.path,
                               "XDG_CACHE_HOME": cache]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var line = ""
        while !line.hasSuffix("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty { line += String(decoding: byte, as: UTF8.self) }
        port = try #require(URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines))?.port.flatMap { UInt16(exactly: $0) }, "the address is \(line)")
        events = try Connection(port, "GET /api/events HTTP/1.0\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    }

    deinit { end() }

    func end() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    func get(_ path: String) throws -> [UInt8] {
        try Connection(port, "GET \(path) HTTP/1.0\r\nHost: 127.0.0.1:\(port)\r\n\r\n").body()
    }

    @discardableResult
    func post(_ path: String, _ body: JSONValue) throws -> JSONValue {
        let text = body.text(isCompact: true)
        return try JSONValue(parsing: Connection(port, "POST \(path) HTTP/1.0\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)").body())
    }

    /// What came of the next build, or of the next change of literals.
    func nextBuild() throws -> JSONValue {
        while let (name, text) = try events?.nextEvent() {
            guard name == "build" else { continue }
            let build = try JSONValue(parsing: text)
            if build["state"]?.string != "building" { return build }
        }
        Issue.record("the server ended")
        return .null
    }

    /// Places a widget of a kind, or of the first one; its number.
    func place(_ kind: String? = nil) throws -> Int {
        let widget = try #require(JSONValue(parsing: get("/api/gallery"))["widgets"]?.array?.first { kind == nil || $0["kind"]?.string == kind })
        let placed = try post("/api/widgets", ["extension": widget["extension"] ?? .null, "kind": widget["kind"] ?? .null, "family": "systemSmall"])
        return Int(try #require(placed["id"]?.number, "\(placed)"))
    }

    /// The widget's picture.
    func picture(_ id: Int) throws -> [UInt8] { try get("/widget/\(id).png?scale=2") }

    /// Kills the extension's processes, those that wait too.
    func killExtension() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
            guard let identifier = Int32(name), let status = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8) else { continue }
            let fields = status[(status.lastIndex(of: ")") ?? status.startIndex)...].split(separator: " ")
            if fields.count > 2, Int32(fields[2]) == process.processIdentifier { kill(identifier, SIGKILL) }
        }
    }
}

/// One request and what comes back.
private final class Connection {
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    init(_ port: UInt16, _ request: String) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in(), limit = timeval(tv_sec: 240, tv_usec: 0)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let isConnected = withUnsafePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) } } == 0
        try #require(isConnected, "no connection: \(errno)")
        let bytes = Array(request.utf8)
        try #require(send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    }

    deinit { close(descriptor) }

    /// More bytes; false at the end.
    private func fill() throws -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        try #require(count >= 0, "nothing came: \(errno)")
        buffer += chunk.prefix(count)
        return count > 0
    }

    private func line() throws -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                defer { buffer.removeSubrange(...end) }
                return String(decoding: buffer[..<end], as: UTF8.self).trimmingCharacters(in: .newlines)
            }
            guard try fill() else { return nil }
        }
    }

    func body() throws -> [UInt8] {
        while let line = try line(), !line.isEmpty {}
        while try fill() {}
        return buffer
    }

    func nextEvent() throws -> (name: String, data: String)? {
        var name = ""
        while let line = try line() {
            if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
            if line.hasPrefix("data: ") { return (name, String(line.dropFirst(6))) }
        }
        return nil
    }
}
