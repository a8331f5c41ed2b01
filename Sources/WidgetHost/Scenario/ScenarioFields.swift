/// Reads the members of a mapping of a scenario, each once, with file and line in every complaint.
struct ScenarioFields {
    let file: String
    let line: Int
    private let members: [(key: String, line: Int, value: ScenarioNode)]

    /// - Parameter known: the names that may be there: a misspelt one must not be ignored silently.
    init(_ node: ScenarioNode, known: [String], file: String, of what: String) throws {
        guard case .mapping(let members) = node.content else { throw ScenarioError(file: file, line: node.line, reason: "\(what) is a mapping of names and values, not \(node.kind); correct it.") }
        if let stranger = members.first(where: { !known.contains($0.key) }) {
            throw ScenarioError(file: file, line: stranger.line, reason: "\(what) has no \"\(stranger.key)\"; use one of \(known.joined(separator: ", ")).")
        }
        self.file = file
        self.line = node.line
        self.members = members
    }

    var names: [String] { members.map(\.key) }

    func failure(_ name: String, _ reason: String) -> ScenarioError {
        ScenarioError(file: file, line: members.first { $0.key == name }?.line ?? line, reason: reason)
    }

    func node(_ name: String) -> ScenarioNode? { members.first { $0.key == name }?.value }

    func text(_ name: String) throws -> String? {
        guard let node = node(name) else { return nil }
        guard case .text(let text, _) = node.content else { throw failure(name, "\"\(name)\" takes a text, not \(node.kind); correct it.") }
        return text
    }

    /// A text, or each of a list of them.
    func texts(_ name: String) throws -> [String]? {
        guard let node = node(name) else { return nil }
        switch node.content {
        case .text(let text, _): return [text]
        case .list(let nodes):
            return try nodes.map { node in
                guard case .text(let text, _) = node.content else { throw ScenarioError(file: file, line: node.line, reason: "\"\(name)\" takes texts, not \(node.kind); correct it.") }
                return text
            }
        case .mapping: throw failure(name, "\"\(name)\" takes a text or a list of texts; correct it.")
        }
    }

    func bool(_ name: String) throws -> Bool? {
        guard let text = try text(name) else { return nil }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default: throw failure(name, "\"\(name)\" takes true or false, not \"\(text)\".")
        }
    }

    func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = try text(name) else { return nil }
        guard let value = Int(text), range.contains(value) else { throw failure(name, "\"\(name)\" takes a whole number from \(range.lowerBound) to \(range.upperBound), not \"\(text)\".") }
        return value
    }

    func seconds(_ name: String) throws -> Double? {
        guard let text = try text(name) else { return nil }
        guard let value = ScenarioTimes.duration(text) else { throw failure(name, "\"\(name)\" takes a duration such as 90s, 15m, 8h or 2d, not \"\(text)\".") }
        return value
    }

    /// Names and the texts that they have.
    func pairs(_ name: String) throws -> [(key: String, value: String)]? {
        guard let node = node(name) else { return nil }
        guard case .mapping(let members) = node.content else { throw failure(name, "\"\(name)\" takes names and values, not \(node.kind); correct it.") }
        return try members.map { member in
            guard case .text(let text, _) = member.value.content else {
                throw ScenarioError(file: file, line: member.line, reason: "\"\(member.key)\" takes a plain value, not \(member.value.kind); correct it.")
            }
            return (member.key, text)
        }
    }

    /// Names and property values: what is not quoted and reads as a number or as true or false is one.
    func values(_ name: String) throws -> [(key: String, value: ScenarioValue)]? {
        guard let node = node(name) else { return nil }
        guard case .mapping(let members) = node.content else { throw failure(name, "\"\(name)\" takes names and values, not \(node.kind); correct it.") }
        return members.map { ($0.key, ScenarioValue($0.value)) }
    }
}

/// A value that an app stores.
public indirect enum ScenarioValue: Hashable, Sendable {
    case text(String), integer(Int), number(Double), bool(Bool), none
    case list([ScenarioValue])
    case mapping([String: ScenarioValue])

    init(_ node: ScenarioNode) {
        switch node.content {
        case .text(let text, let isQuoted): self = isQuoted ? .text(text) : Self.plain(text)
        case .list(let nodes): self = .list(nodes.map { ScenarioValue($0) })
        case .mapping(let members): self = .mapping(Dictionary(members.map { ($0.key, ScenarioValue($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }

    private static func plain(_ text: String) -> ScenarioValue {
        switch text {
        case "", "~", "null": return .none
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return Int(text).map { .integer($0) } ?? Double(text).flatMap { $0.isFinite ? .number($0) : nil } ?? .text(text)
        }
    }

    /// As a property list; nil: nothing.
    public var propertyList: Any? {
        switch self {
        case .text(let text): text
        case .integer(let value): value
        case .number(let value): value
        case .bool(let value): value
        case .none: nil
        case .list(let values): values.compactMap(\.propertyList)
        case .mapping(let members): members.compactMapValues(\.propertyList)
        }
    }
}
