/// Reads the members of a JSON document and names file and key in every complaint.
public struct JSONReader {
    public let value: JSONValue
    /// How messages call the document: a path.
    public let file: String
    /// The keys that lead to `value`: "systems.26.sizes".
    public let path: String

    public init(_ value: JSONValue, file: String, path: String = "") {
        self.value = value; self.file = file; self.path = path
    }

    /// A member or value that is not what it should be.
    public struct ShapeError: Error, Hashable, CustomStringConvertible {
        public var file: String
        public var key: String
        public var reason: String
        public init(file: String, key: String, reason: String) { self.file = file; self.key = key; self.reason = reason }
        public var description: String { key.isEmpty ? "\(file): \(reason)" : "\(file): \(key): \(reason)" }
    }

    public func failure(_ reason: String) -> ShapeError { ShapeError(file: file, key: path, reason: reason) }

    /// Checks that this is an object with no other members than `known`: a misspelt key must not be ignored silently.
    public func expectObject(of known: [String]) throws {
        guard let members = value.members else { throw failure("expected an object, found \(value.kind)") }
        if let stranger = members.first(where: { !known.contains($0.name) }) {
            throw member(stranger.name, stranger.value).failure("no such key; known are \(known.joined(separator: ", "))")
        }
    }

    public func optional(_ name: String) -> JSONReader? { value[name].map { member(name, $0) } }

    public func required(_ name: String) throws -> JSONReader {
        guard let reader = optional(name) else { throw member(name, .null).failure("missing") }
        return reader
    }

    /// The members of an object, in their order.
    public func members() throws -> [(name: String, reader: JSONReader)] {
        guard let members = value.members else { throw failure("expected an object, found \(value.kind)") }
        return members.map { ($0.name, member($0.name, $0.value)) }
    }

    public func elements() throws -> [JSONReader] {
        guard let values = value.array else { throw failure("expected a list, found \(value.kind)") }
        return values.enumerated().map { JSONReader($1, file: file, path: "\(path)[\($0)]") }
    }

    public func string() throws -> String {
        guard let text = value.string else { throw failure("expected a string, found \(value.kind)") }
        guard !text.isEmpty else { throw failure("must not be empty") }
        return text
    }

    public func strings() throws -> [String] { try elements().map { try $0.string() } }

    public func bool() throws -> Bool {
        guard let value = value.bool else { throw failure("expected true or false, found \(value.kind)") }
        return value
    }

    /// A number within `range`.
    public func number(in range: ClosedRange<Double>) throws -> Double {
        guard let number = value.number else { throw failure("expected a number, found \(value.kind)") }
        guard range.contains(number) else {
            throw failure("\(JSONValue.text(of: number)) is not between \(JSONValue.text(of: range.lowerBound)) and \(JSONValue.text(of: range.upperBound))")
        }
        return number
    }

    public func integer(in range: ClosedRange<Int>) throws -> Int {
        let number = try number(in: Double(range.lowerBound)...Double(range.upperBound))
        guard number == number.rounded() else { throw failure("expected a whole number") }
        return Int(number)
    }

    /// Two numbers, each within `range`.
    public func pair(in range: ClosedRange<Double>) throws -> (Double, Double) {
        guard let values = value.array, values.count == 2 else { throw failure("expected two numbers, as [width, height]") }
        let both = try elements().map { try $0.number(in: range) }
        return (both[0], both[1])
    }

    private func member(_ name: String, _ value: JSONValue) -> JSONReader {
        JSONReader(value, file: file, path: path.isEmpty ? name : "\(path).\(name)")
    }
}
