/// A request that was received whole, within the server's limits.
public struct HTTPRequest: Hashable, Sendable {
    public var method: String
    public var target: RequestTarget
    /// By name in lower case; of several with one name the first.
    public var headers: [String: String]
    public var body: [UInt8]
    public init(method: String, target: RequestTarget, headers: [String: String] = [:], body: [UInt8] = []) {
        self.method = method; self.target = target; self.headers = headers; self.body = body
    }

    /// The value of a cookie.
    func cookie(_ name: String) -> String? {
        for part in (headers["cookie"] ?? "").split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2, pair[0].drop(while: { $0 == " " }) == name { return String(pair[1]) }
        }
        return nil
    }
}

/// The path and query of a request, decoded and checked.
public struct RequestTarget: Hashable, Sendable {
    /// The components of the path: "/widget/1.png" is ["widget", "1.png"].
    public var path: [String]
    public var query: [String: String]

    /// The longest request target that is read, in bytes.
    public static let longest = 4096

    public init(path: [String], query: [String: String] = [:]) { self.path = path; self.query = query }

    /// Reads a request target as a browser sends it. Nil for one that no browser sends: too long, wrongly escaped, with control characters,
    /// with components that climb.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.longest, text.utf8.first == UInt8(ascii: "/") else { return nil }
        let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var path: [String] = []
        for part in halves[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = Self.decoded(part) else { return nil }
            // An escaped slash or a climb would mean another file than the path says.
            if name == "." || name == ".." || name.contains("/") || name.contains("\\") { return nil }
            path.append(name)
        }
        if path.last == "" { path.removeLast() }
        guard !path.contains("") else { return nil }
        var query: [String: String] = [:]
        if halves.count == 2 {
            for pair in halves[1].split(separator: "&") {
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = Self.decoded(sides[0]), let value = sides.count == 2 ? Self.decoded(sides[1]) : "" else { return nil }
                if query[name] == nil { query[name] = value }
            }
        }
        self.init(path: path, query: query)
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            var value = byte
            if byte == UInt8(ascii: "%") {
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
                value = high << 4 | low
            }
            guard value >= 0x20, value != 0x7F else { return nil }
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
