/// Decides who may ask: pages that the server itself served, on this machine, or elsewhere with the token.
///
/// A page of another site that is open in the same browser can send requests to a loopback address, and a name of its own that it lets
/// point there. The Host header tells the second, Origin and the browser's own headers the first.
public struct RequestGuard: Hashable, Sendable {
    /// Host headers that are answered; nil: any, where a token is asked for.
    public var hosts: [String]?
    /// What must be known where the server listens beyond this machine.
    public var token: String?

    static let cookie = "vitrine-token"

    /// - Parameter host: the address listened on.
    public init(host: String, port: Int, token: String?) {
        self.token = token
        let names = ["127.0.0.1", "localhost", "[::1]"]
        hosts = token == nil ? names.flatMap { ["\($0):\(port)"] + (port == 80 ? [$0] : []) } : nil
    }

    /// What is answered instead of the thing asked for; nil: the request may pass.
    func refusal(_ request: HTTPRequest) -> HTTPResponse? {
        guard let host = request.headers["host"]?.lowercased(), hosts?.contains(host) ?? Self.isHost(host) else {
            return .refusal(421, "This address is answered under its own name only. Use the address that vitrine printed.")
        }
        if let origin = request.headers["origin"]?.lowercased(), origin != "http://\(host)", origin != "https://\(host)" {
            return .refusal(403, "Requests of other pages are refused.")
        }
        let changes = !["GET", "HEAD"].contains(request.method)
        if changes {
            if let site = request.headers["sec-fetch-site"], !["same-origin", "none"].contains(site) {
                return .refusal(403, "Requests of other pages are refused.")
            }
            // A form of another page cannot send this type without asking first.
            guard request.headers["content-type"]?.lowercased().hasPrefix("application/json") ?? false else {
                return .refusal(415, "Changes are sent as application/json.")
            }
        }
        guard let token else { return nil }
        if let given = request.cookie(Self.cookie), Self.areEqual(given, token) { return nil }
        if let given = request.target.query["token"], Self.areEqual(given, token) {
            // The address of the page loses the token once the browser has it, so that it is in no history and no picture of the screen.
            guard request.target.path.isEmpty, !changes else { return nil }
            return .redirect(to: "/", headers: [("Set-Cookie", "\(Self.cookie)=\(token); HttpOnly; SameSite=Strict; Path=/")])
        }
        return .refusal(401, "A token is needed. Use the whole address that vitrine printed.")
    }

    private static func isHost(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 255 && text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: ".-_:[]".utf8.contains(byte)
            }
        }
    }

    /// Compares in a time that does not depend on where the texts differ.
    static func areEqual(_ a: String, _ b: String) -> Bool {
        let a = Array(a.utf8), b = Array(b.utf8)
        guard a.count == b.count else { return false }
        return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// A token that cannot be guessed: 128 bits.
    public static func freshToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<4).map { _ in String(generator.next() as UInt32 | 0, radix: 16) }
            .map { String(repeating: "0", count: 8 - $0.count) + $0 }.joined()
    }
}
