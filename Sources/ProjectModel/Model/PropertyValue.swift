import Foundation

/// A value of a property list, a JSON file or a YAML file: what settings, catalogs and definitions are made of.
public enum PropertyValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])
    case null
}

extension PropertyValue {
    /// The text of a string, or of a number or boolean as a property list would write it; nil for anything that is not a scalar.
    public var text: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .boolean(let flag): flag ? "YES" : "NO"
        default: nil
        }
    }

    /// A whole number, also where it is written as text ("2"), a real without a fraction, or a boolean (1, 0).
    public var integerValue: Int? {
        switch self {
        case .integer(let number): number
        case .real(let number): Int(exactly: number)
        case .string(let text): Int(text.trimmingCharacters(in: .whitespaces))
        case .boolean(let flag): flag ? 1 : 0
        default: nil
        }
    }

    /// A number, also where it is written as text ("0.5").
    public var realValue: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        case .string(let text): Double(text.trimmingCharacters(in: .whitespaces))
        default: nil
        }
    }

    /// A truth value, also as Xcode writes it in text (YES, NO, true, false, 1, 0).
    public var booleanValue: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        case .string(let text):
            switch text.lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0", "": false
            default: nil
            }
        default: nil
        }
    }

    public var array: [PropertyValue]? { if case .array(let values) = self { values } else { nil } }
    public var dictionary: [String: PropertyValue]? { if case .dictionary(let values) = self { values } else { nil } }

    /// The scalars of an array as text; a single scalar counts as an array of one.
    public var texts: [String] { array?.compactMap(\.text) ?? (text.map { [$0] } ?? []) }

    /// The value under a key of a dictionary; nil where this is no dictionary or has no such key.
    public subscript(key: String) -> PropertyValue? { dictionary?[key] }
}

extension PropertyValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { self = .null }
        else if let flag = try? container.decode(Bool.self) { self = .boolean(flag) }
        else if let number = try? container.decode(Int.self) { self = .integer(number) }
        else if let number = try? container.decode(Double.self) { self = .real(number) }
        else if let text = try? container.decode(String.self) { self = .string(text) }
        else if let values = try? container.decode([PropertyValue].self) { self = .array(values) }
        else { self = .dictionary(try container.decode([String: PropertyValue].self)) }
    }

    /// Dates become ISO 8601 text and data becomes Base64 text: JSON has neither.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .real(let number): try container.encode(number)
        case .boolean(let flag): try container.encode(flag)
        case .date(let date): try container.encode(ISO8601DateFormatter().string(from: date))
        case .data(let data): try container.encode(data.base64EncodedString())
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        case .null: try container.encodeNil()
        }
    }
}
