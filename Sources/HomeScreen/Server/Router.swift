/// Finds who answers a request by its method and path.
public struct Router: Sendable {
    public typealias Handler = @Sendable (HTTPRequest, Parameters) throws -> HTTPResponse

    /// The parts of the path that a route names with a colon.
    public struct Parameters: Hashable, Sendable {
        var values: [String: String] = [:]
        subscript(name: String) -> String { values[name] ?? "" }
    }

    private struct Route: Sendable {
        var method: String
        var pattern: [String]
        var handler: Handler
    }
    private var routes: [Route] = []

    public init() {}

    /// - Parameter pattern: "/widget/:file": a part with a colon stands for any one component.
    public mutating func add(_ method: String, _ pattern: String, _ handler: @escaping Handler) {
        routes.append(Route(method: method, pattern: pattern.split(separator: "/").map(String.init), handler: handler))
    }

    public func respond(to request: HTTPRequest) -> HTTPResponse {
        let method = request.method == "HEAD" ? "GET" : request.method
        var allowed: [String] = []
        for route in routes {
            guard let parameters = Self.match(route.pattern, request.target.path) else { continue }
            guard route.method == method else {
                allowed.append(route.method)
                continue
            }
            do {
                return try route.handler(request, parameters)
            } catch let error as RequestError {
                return .refusal(error.status, error.reason)
            } catch {
                return .refusal(409, "\(error)")
            }
        }
        if allowed.isEmpty { return .refusal(404, "There is nothing at this address.") }
        var response = HTTPResponse.refusal(405, "This address does not take \(request.method.prefix(16)).")
        response.headers.append(("Allow", Array(Set(allowed)).sorted().joined(separator: ", ")))
        return response
    }

    private static func match(_ pattern: [String], _ path: [String]) -> Parameters? {
        guard pattern.count == path.count else { return nil }
        var parameters = Parameters()
        for (expected, found) in zip(pattern, path) {
            if expected.hasPrefix(":") { parameters.values[String(expected.dropFirst())] = found } else if expected != found { return nil }
        }
        return parameters
    }
}

/// Why a request cannot be carried out, with the status that says so.
public struct RequestError: Error, Hashable, Sendable {
    public var status: Int
    public var reason: String
    public init(_ status: Int = 400, _ reason: String) { self.status = status; self.reason = reason }
}
