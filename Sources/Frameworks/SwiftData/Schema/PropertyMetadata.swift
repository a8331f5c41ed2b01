// Status of this file: exact.
import Foundation
internal import RecordStore

extension Schema {
    /// A stored property of a model, as `@Model` finds it.
    public struct PropertyMetadata: @unchecked Sendable {
        public let name: String
        public let keypath: AnyKeyPath
        /// The value of an object whose record has none.
        let defaultValue: (() -> Any)?
        let isConstant: Bool
        let attribute: Schema.Attribute?
        let kind: Kind
        let inverseKeyPath: AnyKeyPath?

        enum Kind {
            case attribute(AttributeCoding)
            case relationship(any PersistentModel.Type, isToMany: Bool, Schema.Relationship?)
        }

        /// A property whose value is kept as it is. Not for use by apps.
        @_disfavoredOverload
        public static func _property<Model: PersistentModel, Value: Codable>(_ name: String, _ path: KeyPath<Model, Value>, default value: (() -> Value)? = nil, isConstant: Bool = false,
                                                                             attribute: Schema.Attribute? = nil) -> PropertyMetadata {
            PropertyMetadata(name: name, keypath: path, defaultValue: value.map { make in { make() } }, isConstant: isConstant, attribute: attribute,
                             kind: .attribute(AttributeCoding(Value.self)), inverseKeyPath: nil)
        }

        /// A property that leads to other objects. Not for use by apps.
        public static func _property<Model: PersistentModel, Value: _RelationshipValue>(_ name: String, _ path: KeyPath<Model, Value>, default value: (() -> Value)? = nil, isConstant: Bool = false,
                                                                                        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil) -> PropertyMetadata {
            PropertyMetadata(name: name, keypath: path, defaultValue: nil, isConstant: isConstant, attribute: nil,
                             kind: .relationship(Value._destination, isToMany: Value._isToMany, relationship), inverseKeyPath: relationship?.inverseKeyPath)
        }
    }
}

/// How an attribute's values become those of a store, and back.
struct AttributeCoding: @unchecked Sendable {
    let typeName: String
    let isOptional: Bool
    let encode: (Any) throws -> RecordValue
    let decode: (RecordValue) throws -> Any

    /// Values that a column holds are kept as they are, all others as JSON.
    init<Value: Codable>(_: Value.Type) {
        typeName = "\(Value.self)"
        isOptional = Optional<Any>.none is Value
        encode = { value in
            if let plain = Self.plain(value) { return plain }
            guard let value = value as? Value else { throw SwiftDataError(.unexpectedType, "\(type(of: value)) where \(Value.self) was expected") }
            return .coded(try JSONEncoder().encode([value]))
        }
        decode = { stored in
            if case .coded(let data) = stored, let value = try JSONDecoder().decode([Value].self, from: data).first { return value }
            if let value = Self.value(stored, as: Value.self) { return value }
            throw SwiftDataError(.unexpectedType, "the stored value is no \(Value.self)")
        }
    }

    private static func plain(_ value: Any) -> RecordValue? {
        switch value {
        case let value as Bool: .bool(value)
        case let value as String: .string(value)
        case let value as Date: .date(value.timeIntervalSinceReferenceDate)
        case let value as UUID: .uuid(value)
        case let value as Data: .data(value)
        case let value as URL: .url(value.absoluteString)
        case let value as Double: .double(value)
        case let value as Float: .double(Double(value))
        case let value as Decimal: .decimal("\(value)")
        case let value as any FixedWidthInteger: Int64(exactly: value).map { .int($0) }
        default:
            // A nil that lies in `Any` is one only to a mirror.
            Mirror(reflecting: value).displayStyle == .optional && Mirror(reflecting: value).children.isEmpty ? .null : nil
        }
    }

    private static func value<Value>(_ stored: RecordValue, as type: Value.Type) -> Value? {
        switch stored {
        case .null: return Optional<Any>.none as? Value
        case .bool(let value): return value as? Value
        case .string(let value): return value as? Value
        case .date(let value): return Date(timeIntervalSinceReferenceDate: value) as? Value
        case .uuid(let value): return value as? Value
        case .data(let value): return value as? Value
        case .url(let value): return URL(string: value) as? Value
        case .decimal(let value): return Decimal(string: value) as? Value
        case .double(let value): return value as? Value ?? Float(value) as? Value ?? number(value, as: type)
        case .int(let value): return integer(value, as: type)
        case .coded, .references: return nil
        }
    }

    private static func number<Value>(_ value: Double, as type: Value.Type) -> Value? {
        CGFloat(value) as? Value ?? Decimal(value) as? Value
    }

    /// Whole numbers of another width, and where a model's integer became a fraction.
    private static func integer<Value>(_ value: Int64, as type: Value.Type) -> Value? {
        if let same = Int(value) as? Value ?? value as? Value { return same }
        let widths: [Any?] = [Int8(exactly: value), Int16(exactly: value), Int32(exactly: value), UInt(exactly: value), UInt8(exactly: value),
                              UInt16(exactly: value), UInt32(exactly: value), UInt64(exactly: value), Double(value), Float(value)]
        return widths.lazy.compactMap { $0 as? Value }.first
    }
}
