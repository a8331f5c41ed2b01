import JSONValues

/// What the server answers.
public struct HTTPResponse: Sendable {
    public enum Body: Sendable {
        case bytes([UInt8])
        /// Server-sent events, until the reader goes away or the server stops.
        case events(EventSubscription)
    }
    public var status: Int
    public var headers: [(name: String, value: String)]
    public var body: Body
    public init(status: Int = 200, headers: [(name: String, value: String)] = [], body: Body = .bytes([])) {
        self.status = status; self.headers = headers; self.body = body
    }

    /// The bytes of the body; empty for events.
    var bytes: [UInt8] { if case .bytes(let bytes) = body { bytes } else { [] } }

    static func json(_ value: JSONValue, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, headers: [("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-store")],
                     body: .bytes(Array(value.text(isCompact: true).utf8)))
    }

    /// Why a request is refused, for people and for the page.
    static func refusal(_ status: Int, _ reason: String) -> HTTPResponse {
        json(["error": .string(reason)], status: status)
    }

    static func redirect(to location: String, headers: [(name: String, value: String)] = []) -> HTTPResponse {
        HTTPResponse(status: 303, headers: [("Location", location), ("Cache-Control", "no-store")] + headers)
    }

    /// A body that is asked for again and again: with the tag of its content, and without the body where the asker has it.
    static func tagged(_ bytes: [UInt8], type: String, tag: String, cacheControl: String, request: HTTPRequest) -> HTTPResponse {
        let quoted = "\"\(tag)\""
        let headers = [("ETag", quoted), ("Cache-Control", cacheControl)]
        let known = (request.headers["if-none-match"] ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
        if known.contains(where: { $0 == quoted || $0 == "W/" + quoted || $0 == "*" }) { return HTTPResponse(status: 304, headers: headers) }
        return HTTPResponse(headers: headers + [("Content-Type", type)], body: .bytes(bytes))
    }
}
