import Foundation
import Testing
@testable import HomeScreen

/// A server with a few routes, which is stopped when the body ends.
private func withServer<Result>(token: String? = nil, limits: ServerLimits = ServerLimits(), _ body: (HTTPServer, EventHub) throws -> Result) throws -> Result {
    var router = Router()
    let events = EventHub()
    router.add("GET", "/") { _, _ in HTTPResponse(headers: [("Content-Type", "text/plain")], body: .bytes(Array("home".utf8))) }
    router.add("GET", "/widget/:name") { request, parameters in .tagged(Array(parameters["name"].utf8), type: "text/plain", tag: "abc", cacheControl: "max-age=5", request: request) }
    router.add("POST", "/echo") { request, _ in HTTPResponse(body: .bytes(request.body)) }
    router.add("GET", "/events") { _, _ in
        guard let subscription = events.subscribe() else { return .refusal(503, "enough") }
        return HTTPResponse(headers: [("Content-Type", "text/event-stream")], body: .events(subscription))
    }
    let server = try HTTPServer(port: 0, token: token, limits: limits, events: events, router: router)
    defer { server.stop() }
    return try body(server, events)
}

private func ask(_ server: HTTPServer, _ head: String, host: String? = nil, headers: [String] = [], body: String = "") throws -> RawResponse {
    let connection = try RawConnection(port: server.port)
    let lines = [head + " HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(server.port)")", "Connection: close"] + headers
    connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    return RawResponse(connection.read())
}

@Suite struct HTTPServerTests {
    @Test("a known address is answered, an unknown one is not there, a wrong method is named")
    func routes() throws {
        try withServer { (server, _) throws in
            let home = try ask(server, "GET /")
            #expect(home.status == 200 && home.body == "home")
            #expect(home.headers["x-content-type-options"] == "nosniff")
            #expect(home.headers["cross-origin-resource-policy"] == "same-origin")
            #expect(try ask(server, "GET /nothing").status == 404)
            let wrong = try ask(server, "POST /", headers: ["Content-Type: application/json", "Content-Length: 0"])
            #expect(wrong.status == 405 && wrong.headers["allow"] == "GET")
            #expect(try ask(server, "HEAD /").body == "")
        }
    }

    @Test("names in addresses are decoded; climbing, escaped slashes and control characters are refused",
          arguments: ["/../etc/passwd", "/%2e%2e/etc/passwd", "/widget/..%2f..%2fpasswd", "/widget/a%00b", "/widget/%zz", "/widget/%c3%28", "//etc", "/widget/a\\b"])
    func malformedTargets(_ target: String) throws {
        try withServer { (server, _) throws in
            let response = try ask(server, "GET \(target)")
            #expect([400, 404].contains(response.status))
            #expect(try ask(server, "GET /widget/a%20b").body == "a b")
        }
    }

    @Test("what is no HTTP is refused or cut, and the next request is answered",
          arguments: ["\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "GET / HTTP/9.9\r\n\r\n", "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
                      "POST /echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n"])
    func malformedRequests(_ bytes: String) throws {
        var limits = ServerLimits()
        limits.request = 0.3
        try withServer(limits: limits) { (server, _) throws in
            let connection = try RawConnection(port: server.port)
            connection.send(bytes)
            let response = RawResponse(connection.read())
            #expect(response.status == 0 || response.status >= 400)
            #expect(try ask(server, "GET /").status == 200)
        }
    }

    @Test("a body over the limit is refused before it is sent, also one that does not say its length; a head over the limit too")
    func oversized() throws {
        var limits = ServerLimits()
        limits.body = 1000
        try withServer(limits: limits) { (server, _) throws in
            let json = "Content-Type: application/json"
            #expect(try ask(server, "POST /echo", headers: [json, "Content-Length: 5"], body: "hello").body == "hello")
            #expect(try ask(server, "POST /echo", headers: [json, "Content-Length: 1001"]).status == 413)
            let chunk = "400\r\n" + String(repeating: "x", count: 1024) + "\r\n0\r\n\r\n"
            #expect(try ask(server, "POST /echo", headers: [json, "Transfer-Encoding: chunked"], body: chunk).status == 413)
            #expect(try ask(server, "GET /" + String(repeating: "a", count: 5000)).status == 400)
            let long = try ask(server, "GET /", headers: ["X-Long: " + String(repeating: "a", count: 200_000)])
            #expect(long.status == 0 || long.status >= 400)
        }
    }

    @Test("a request that trickles in is cut, and the server stops although the connection is open")
    func slow() throws {
        var limits = ServerLimits()
        limits.request = 0.2
        try withServer(limits: limits) { (server, _) throws in
            let connection = try RawConnection(port: server.port)
            connection.send("GET / HTTP/1.1\r\nX-Slow: a")
            #expect(RawResponse(connection.read()).status == 0, "the connection is ended without an answer")
        }
        try withServer { (server, _) throws in
            let connection = try RawConnection(port: server.port)
            connection.send("GET / HTTP/1.1\r\n")
            server.stop()
            _ = connection.read()
        }
    }

    @Test("more connections than the limit are not answered, and room is made when others end")
    func connectionLimit() throws {
        var limits = ServerLimits()
        limits.connections = 4
        try withServer(limits: limits) { (server, _) throws in
            do {
                let held = try (0..<4).map { _ in try RawConnection(port: server.port) }
                for connection in held {
                    connection.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
                    #expect(RawResponse(connection.read(until: "home")).status == 200)
                }
                let further = try RawConnection(port: server.port)
                further.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n")
                #expect(further.read() == "")
            }
            // The server notices the ends in its own time: it is asked until there is room.
            var isAnswered = false
            for _ in 0..<10_000 where !isAnswered { isAnswered = try ask(server, "GET /").status == 200 }
            #expect(isAnswered)
        }
    }

    @Test("another Host, another Origin and a request from another site are refused")
    func otherSites() throws {
        try withServer { (server, _) throws in
            #expect(try ask(server, "GET /", host: "evil.example").status == 421)
            #expect(try ask(server, "GET /", host: "127.0.0.1:\(server.port).evil.example").status == 421)
            #expect(try ask(server, "GET /", host: "localhost:\(server.port)").status == 200)
            let json = ["Content-Type: application/json", "Content-Length: 2"]
            func change(_ headers: [String]) throws -> Int { try ask(server, "POST /echo", headers: json + headers, body: "{}").status }
            #expect(try change([]) == 200)
            #expect(try change(["Origin: http://127.0.0.1:\(server.port)"]) == 200)
            #expect(try change(["Origin: http://evil.example"]) == 403)
            #expect(try change(["Origin: null"]) == 403)
            #expect(try change(["Sec-Fetch-Site: cross-site"]) == 403)
            #expect(try ask(server, "POST /echo", headers: ["Content-Type: text/plain", "Content-Length: 2"], body: "{}").status == 415)
        }
    }

    @Test("with a token any name is answered, but only to who knows it; the page's address gives it up for a cookie")
    func token() throws {
        let token = RequestGuard.freshToken()
        #expect(token.count == 32 && token != RequestGuard.freshToken())
        try withServer(token: token) { (server, _) throws in
            #expect(try ask(server, "GET /", host: "wall.local").status == 401)
            #expect(try ask(server, "GET /?token=wrong", host: "wall.local").status == 401)
            let first = try ask(server, "GET /?token=\(token)", host: "wall.local")
            #expect(first.status == 303 && first.headers["location"] == "/")
            #expect(first.headers["set-cookie"] == "vitrine-token=\(token); HttpOnly; SameSite=Strict; Path=/")
            #expect(try ask(server, "GET /", host: "wall.local", headers: ["Cookie: a=b; vitrine-token=\(token)"]).status == 200)
            #expect(try ask(server, "GET /widget/1.png?token=\(token)", host: "wall.local").status == 200)
            #expect(try ask(server, "GET /", host: "<script>", headers: ["Cookie: vitrine-token=\(token)"]).status == 421)
        }
    }

    @Test("content that the asker has is not sent again")
    func entityTags() throws {
        try withServer { (server, _) throws in
            let first = try ask(server, "GET /widget/1.png")
            #expect(first.status == 200 && first.headers["etag"] == "\"abc\"" && first.headers["cache-control"] == "max-age=5")
            let second = try ask(server, "GET /widget/1.png", headers: ["If-None-Match: \"abc\""])
            #expect(second.status == 304 && second.body == "")
            #expect(try ask(server, "GET /widget/1.png", headers: ["If-None-Match: \"abd\", \"x\""]).status == 200)
        }
    }

    @Test("a page hears the latest of each event, then what follows, until the server stops")
    func events() throws {
        try withServer { (server, events) throws in
            events.publish("state", "1")
            events.publish("state", "2")
            events.publish("build", "\"line\nbreak\"")
            let connection = try RawConnection(port: server.port)
            connection.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
            let head = connection.read(until: "data: 2")
            #expect(head.contains("text/event-stream") && !head.contains("data: 1"))
            events.publish("state", "3")
            #expect(connection.read(until: "data: 3").contains("event: state"))
            #expect(events.audience == 1)
            server.stop()
            _ = connection.read()
            #expect(events.audience == 0)
        }
    }

    @Test("a reader that does not read costs one event of each kind")
    func slowReader() throws {
        let events = EventHub()
        let subscription = try #require(events.subscribe())
        for number in 0..<1000 { events.publish("state", "\(number)") }
        #expect(String(decoding: subscription.read(atMost: 4096) ?? [], as: UTF8.self) == "event: state\ndata: 999\n\n")
        #expect(String(decoding: subscription.read(atMost: 4096, heartbeat: 0) ?? [], as: UTF8.self) == ": here\n\n")
        for _ in 0..<EventHub.largestAudience { _ = events.subscribe() }
        #expect(events.subscribe() == nil)
        subscription.cancel()
        #expect(events.subscribe() != nil)
    }
}
