import Foundation

/// A property's value as a store keeps it.
///
/// Core Data and SwiftData make these from what a model's properties hold. The cases are what a column can hold, references to
/// other records, and a coded value for everything that is only `Codable`.
public enum RecordValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int64)
    case double(Double)
    case string(String)
    /// Seconds since 2001-01-01.
    case date(Double)
    case data(Data)
    case uuid(UUID)
    case url(String)
    /// In digits, so that nothing is rounded.
    case decimal(String)
    /// A `Codable` value as JSON.
    case coded(Data)
    /// The other ends of a relationship, in order. A relationship to one has at most one.
    case references([RecordID])
}

/// What tells a record from all others, in every store.
public struct RecordID: Sendable, Hashable, Codable {
    public var entity: String
    public var key: UUID
    public init(entity: String, key: UUID) { self.entity = entity; self.key = key }
}

/// An object of a model as a store keeps it.
public struct StoredRecord: Sendable, Hashable {
    public var id: RecordID
    /// By the property's name. A property that was added to the model later has none.
    public var values: [String: RecordValue]
    public init(id: RecordID, values: [String: RecordValue]) { self.id = id; self.values = values }
}

extension RecordValue: Codable {
    private enum Key: String, CodingKey { case bool = "b", int = "i", double = "n", string = "s", date = "d", data = "x", uuid = "u", url = "l", decimal = "m", coded = "c", references = "r" }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first else { self = .null; return }
        self = switch key {
        case .bool: .bool(try container.decode(Bool.self, forKey: key))
        case .int: .int(try container.decode(Int64.self, forKey: key))
        case .double: .double(try Self.number(container, key))
        case .string: .string(try container.decode(String.self, forKey: key))
        case .date: .date(try Self.number(container, key))
        case .data: .data(try container.decode(Data.self, forKey: key))
        case .uuid: .uuid(try container.decode(UUID.self, forKey: key))
        case .url: .url(try container.decode(String.self, forKey: key))
        case .decimal: .decimal(try container.decode(String.self, forKey: key))
        case .coded: .coded(try container.decode(Data.self, forKey: key))
        case .references: .references(try container.decode([RecordID].self, forKey: key))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .null: break
        case .bool(let value): try container.encode(value, forKey: .bool)
        case .int(let value): try container.encode(value, forKey: .int)
        case .double(let value): try Self.encode(value, &container, .double)
        case .string(let value): try container.encode(value, forKey: .string)
        case .date(let value): try Self.encode(value, &container, .date)
        case .data(let value): try container.encode(value, forKey: .data)
        case .uuid(let value): try container.encode(value, forKey: .uuid)
        case .url(let value): try container.encode(value, forKey: .url)
        case .decimal(let value): try container.encode(value, forKey: .decimal)
        case .coded(let value): try container.encode(value, forKey: .coded)
        case .references(let value): try container.encode(value, forKey: .references)
        }
    }

    /// JSON has no infinities and no "not a number": those are written as their names.
    private static func encode(_ value: Double, _ container: inout KeyedEncodingContainer<Key>, _ key: Key) throws {
        if value.isFinite { try container.encode(value, forKey: key) } else { try container.encode("\(value)", forKey: key) }
    }
    private static func number(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Double {
        if let value = try? container.decode(Double.self, forKey: key) { return value }
        return Double(try container.decode(String.self, forKey: key)) ?? .nan
    }
}
