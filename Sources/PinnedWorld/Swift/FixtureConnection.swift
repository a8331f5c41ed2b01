import CPinnedWorld
import Foundation

/// The server's end of a connection that stands for the network: one request, one answer, closed.
enum FixtureConnection {
    struct Request: Equatable {
        var method: String
        var host: String
        /// Path and query.
        var target: String
    }

    private static let mostHeader = 256 << 10, mostBody = 64 << 20

    /// Reads a request and throws its body away. Waits in `poll`, which holds no clock: the other side may be waiting on one.
    static func readRequest(from descriptor: Int32) -> Request? {
        var bytes: [UInt8] = []
        var end: Int?
        while end == nil {
            guard let more = readSome(from: descriptor), bytes.count + more.count <= mostHeader else { return nil }
            let from = max(0, bytes.count - 3)
            bytes += more
            end = headerEnd(in: bytes, from: from)
        }
        guard let end, let (request, length, continues) = parse(bytes[..<end]) else { return nil }
        if continues, !write(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: descriptor) { return nil }
        var left = length.map { $0 - (bytes.count - end) } ?? 0
        while left > 0 {
            guard let more = readSome(from: descriptor) else { return nil }
            left -= more.count
        }
        return request
    }

    private static func headerEnd(in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + 3 < bytes.count {
            if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 { return index + 4 }
            index += 1
        }
        return nil
    }

    private static func parse(_ header: ArraySlice<UInt8>) -> (Request, length: Int?, continues: Bool)? {
        let lines = String(decoding: header, as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count >= 2 else { return nil }
        var host = "", length: Int?, continues = false
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            switch line[..<colon].lowercased() {
            case "host": host = value.hasPrefix("[") ? value : String(value.split(separator: ":").first ?? "")
            case "content-length":
                guard let count = Int(value), count >= 0, count <= mostBody else { return nil }
                length = count
            case "expect": continues = value.lowercased() == "100-continue"
            default: break
            }
        }
        return (Request(method: String(words[0]), host: host, target: String(words[1])), length, continues)
    }

    /// Sends the answer, on the virtual clock.
    static func send(_ answer: FixtureFolder.Answer, to descriptor: Int32, withBody: Bool) {
        if answer.never {
            waitForEnd(of: descriptor)
            return
        }
        if answer.delay > 0 { vitrine_clock_sleep(PinnedWorld.nanoseconds(answer.delay)) }
        var header = "HTTP/1.1 \(answer.status) \(HTTPStatus.phrase(answer.status))\r\n"
        for (name, value) in answer.headers.sorted(by: { $0.key < $1.key }) where !["content-length", "connection", "transfer-encoding"].contains(name.lowercased()) {
            header += "\(name): \(value)\r\n"
        }
        header += "Content-Length: \(answer.body.count)\r\nConnection: close\r\n\r\n"
        guard write(Data(header.utf8), to: descriptor), withBody else { return }
        _ = write(answer.body, to: descriptor)
    }

    private static func readSome(from descriptor: Int32) -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 32768)
        while true {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&entry, 1, -1) < 0, errno != EINTR { return nil }
            let count = read(descriptor, &chunk, chunk.count)
            if count > 0 { return Array(chunk.prefix(count)) }
            if count == 0 || (errno != EINTR && errno != EAGAIN) { return nil }
        }
    }

    private static func write(_ data: Data, to descriptor: Int32) -> Bool {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
            var rest = bytes
            while !rest.isEmpty {
                let count = Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
    }

    private static func waitForEnd(of descriptor: Int32) {
        var chunk = [UInt8](repeating: 0, count: 256)
        while true {
            var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&entry, 1, -1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0, read(descriptor, &chunk, chunk.count) > 0 else { return }
        }
    }
}

enum HTTPStatus {
    static func phrase(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 201: "Created"
        case 204: "No Content"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 304: "Not Modified"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 429: "Too Many Requests"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        default: "Status"
        }
    }
}
