// Status of this file: exact.

import Foundation

/// A stored value of a parameter, as text that any process can read.
public enum IntentJSON: Hashable, Codable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([IntentJSON])
    case object([String: IntentJSON])

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { self = .null }
        else if let value = try? container.decode(Bool.self) { self = .bool(value) }
        else if let value = try? container.decode(Double.self) { self = .number(value) }
        else if let value = try? container.decode(String.self) { self = .string(value) }
        else if let value = try? container.decode([IntentJSON].self) { self = .array(value) }
        else { self = .object(try container.decode([String: IntentJSON].self)) }
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// Compact, keys in order: equal values give equal text.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
    /// Nil for text that is not JSON, or longer than a megabyte.
    public init?(text: String) {
        guard text.utf8.count <= 1 << 20, let value = try? JSONDecoder().decode(IntentJSON.self, from: Data(text.utf8)) else { return nil }
        self = value
    }

    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }
    public var numberValue: Double? {
        switch self {
        case .number(let value): value
        case .string(let text): Double(text)
        default: nil
        }
    }
    public var boolValue: Bool? {
        switch self {
        case .bool(let value): value
        case .string("true"), .string("yes"), .number(1): true
        case .string("false"), .string("no"), .number(0): false
        default: nil
        }
    }
    public var arrayValue: [IntentJSON]? { if case .array(let value) = self { value } else { nil } }
    public var objectValue: [String: IntentJSON]? { if case .object(let value) = self { value } else { nil } }
}
