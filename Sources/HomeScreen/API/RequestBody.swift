import JSONValues

/// The JSON object that a change is sent as, with every member checked.
struct RequestBody {
    private let value: JSONValue

    /// - Throws: `RequestError` where the body is no JSON object.
    init(_ request: HTTPRequest) throws {
        do { value = try JSONValue(parsing: request.body, maximumDepth: 16) } catch { throw RequestError(400, "The body is no JSON: \(error).") }
        guard value.members != nil else { throw RequestError(400, "The body is no JSON object.") }
    }

    /// The member; nil where it is not there or null.
    subscript(name: String) -> JSONValue? {
        guard let member = value[name], member != .null else { return Optional.none }
        return member
    }

    /// Whether the member is there, be it null.
    func has(_ name: String) -> Bool { value[name] != nil }

    func string(_ name: String, in choices: [String]? = nil, longest: Int = 500) throws -> String? {
        guard let member = self[name] else { return nil }
        guard let text = member.string, text.utf8.count <= longest else { throw RequestError(400, "\(name) is a text of at most \(longest) bytes.") }
        guard choices?.contains(text) ?? true else { throw RequestError(400, "\(name) is one of \(choices?.joined(separator: ", ") ?? "").") }
        return text
    }

    func required(_ name: String) throws -> String {
        guard let text = try string(name) else { throw RequestError(400, "\(name) is missing.") }
        return text
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let member = self[name] else { return nil }
        guard let number = member.number, range.contains(number) else { throw RequestError(400, "\(name) is a number from \(range.lowerBound) to \(range.upperBound).") }
        return number
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let number = try number(name, in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
        guard number == number.rounded() else { throw RequestError(400, "\(name) is a whole number.") }
        return Int(number)
    }

    func bool(_ name: String) throws -> Bool? {
        guard let member = self[name] else { return nil }
        guard let flag = member.bool else { throw RequestError(400, "\(name) is true or false.") }
        return flag
    }
}
