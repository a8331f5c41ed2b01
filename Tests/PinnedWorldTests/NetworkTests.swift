import ExtensionMessages
import Foundation
import ProbeSupport
import Testing

@Suite struct NetworkTests {
    /// A device with recorded answers.
    private func fixtures(_ files: [String: String]) throws -> (ProbeDevice, (inout WorldConfiguration) -> Void) {
        let device = ProbeDevice()
        for (name, text) in files {
            let path = device.folder + "/fixtures/" + name
            try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        return (device, { $0.network = .fixtures(folder: device.folder + "/fixtures") })
    }

    @Test("without network every kind of request fails as on a phone without network", arguments: ["default", "ephemeral", "shared"])
    func off(configuration: String) throws {
        let probe = try Probe()
        #expect(try probe.run("request", "https://example.com/a \(configuration)").first == "error -1009")
        #expect(try probe.run("request", "http://example.com/a \(configuration)").first == "error -1009")
        #expect(probe.codes == ["network-off"])
    }

    @Test("a recorded answer serves every session configuration, with its own address and type", arguments: ["default", "ephemeral", "shared"])
    func recorded(configuration: String) throws {
        let (device, change) = try fixtures(["api.example.com/v1/list.json": #"["a"]"#])
        let probe = try Probe(device: device, change)
        let lines = try probe.run("request", "https://api.example.com/v1/list.json \(configuration)")
        #expect(lines == ["200", "https://api.example.com/v1/list.json", "application/json", #"["a"]"#, "0.0"])
    }

    @Test("Data(contentsOf:) is served too")
    func contents() throws {
        let (device, change) = try fixtures(["example.com/a.txt": "text"])
        #expect(try Probe(device: device, change).run("contents", "https://example.com/a.txt") == ["text"])
    }

    @Test("a query has a recording of its own where there is one, else the path's")
    func query() throws {
        let (device, change) = try fixtures(["example.com/find": "any", "example.com/find?q=swift": "swift"])
        let probe = try Probe(device: device, change)
        #expect(try probe.run("request", "https://example.com/find?q=swift").dropFirst(3).first == "swift")
        #expect(try probe.run("request", "https://example.com/find?q=other").dropFirst(3).first == "any")
    }

    @Test("status, headers and delay are recorded beside it; the delay passes on the simulated clock")
    func settings() throws {
        let (device, change) = try fixtures(["example.com/busy.response.json": #"{"status": 503, "headers": {"Content-Type": "text/odd"}, "delay": 7}"#])
        let lines = try Probe(device: device, change).run("request", "https://example.com/busy")
        try #require(lines.count == 5)
        #expect(lines[0] == "503")
        #expect(lines[2] == "text/odd")
        #expect(lines[4] == "7.0")
    }

    @Test("an answer that never comes meets the request's time-out")
    func never() throws {
        let (device, change) = try fixtures(["example.com/never.response.json": #"{"never": true}"#])
        let lines = try Probe(device: device, change).run("request", "https://example.com/never default 5")
        #expect(lines[0] == "error -1001")
    }

    @Test("what is not recorded meets no network, and is said", arguments: ["https://example.com/none", "https://other.example/a", "https://example.com/%2e%2e/%2e%2e/secret"])
    func missing(url: String) throws {
        let (device, change) = try fixtures(["example.com/a": "a"])
        try "secret".write(toFile: device.folder + "/secret", atomically: true, encoding: .utf8)
        let probe = try Probe(device: device, change)
        #expect(try probe.run("request", url).first == "error -1009")
        #expect(probe.codes == ["network-fixture-missing"])
    }

    @Test("live requests go out, and the date stands still meanwhile")
    func live() throws {
        let server = try LoopbackServer()
        let lines = try Probe { $0.network = .live }.run("request", "http://127.0.0.1:\(server.port)/a ephemeral")
        #expect(lines == ["200", "http://127.0.0.1:\(server.port)/a", "", "ok", "0.0"])
        withExtendedLifetime(server) {}
    }
}

/// Answers every request with "ok".
private final class LoopbackServer {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        descriptor = listening
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        port = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listening, $0, length)
                _ = listen(listening, 8)
                _ = getsockname(listening, $0, &length)
            }
            return UInt16(bigEndian: pointer.pointee.sin_port)
        }
        Thread.detachNewThread {
            while true {
                let connection = accept(listening, nil, nil)
                guard connection >= 0 else { return }
                var request = [UInt8](repeating: 0, count: 8192)
                _ = read(connection, &request, request.count)
                let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok".utf8)
                _ = write(connection, answer, answer.count)
                close(connection)
            }
        }
    }

    deinit { shutdown(descriptor, Int32(SHUT_RDWR)); close(descriptor) }
}
