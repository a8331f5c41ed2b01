// Status of this file: exact.
import Foundation
internal import RecordStore

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300, decimalAttributeType = 400,
         doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900,
         binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000,
         compositeAttributeType = 2100

    public static var integer16: Self { .integer16AttributeType }
    public static var integer32: Self { .integer32AttributeType }
    public static var integer64: Self { .integer64AttributeType }
    public static var decimal: Self { .decimalAttributeType }
    public static var double: Self { .doubleAttributeType }
    public static var float: Self { .floatAttributeType }
    public static var string: Self { .stringAttributeType }
    public static var boolean: Self { .booleanAttributeType }
    public static var date: Self { .dateAttributeType }
    public static var binaryData: Self { .binaryDataAttributeType }
    public static var uuid: Self { .UUIDAttributeType }
    public static var uri: Self { .URIAttributeType }
    public static var transformable: Self { .transformableAttributeType }
    public static var undefined: Self { .undefinedAttributeType }

    /// As a model file names it.
    init(file name: String) {
        self = switch name {
        case "Integer 16": .integer16AttributeType
        case "Integer 32": .integer32AttributeType
        case "Integer 64": .integer64AttributeType
        case "Decimal": .decimalAttributeType
        case "Double": .doubleAttributeType
        case "Float": .floatAttributeType
        case "String": .stringAttributeType
        case "Boolean": .booleanAttributeType
        case "Date": .dateAttributeType
        case "Binary": .binaryDataAttributeType
        case "UUID": .UUIDAttributeType
        case "URI": .URIAttributeType
        case "Transformable": .transformableAttributeType
        case "Composite": .compositeAttributeType
        default: .undefinedAttributeType
        }
    }

    var isNumber: Bool {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType, .floatAttributeType, .booleanAttributeType: true
        default: false
        }
    }

    /// A default value as a model file writes it.
    func value(written text: String?, date: Double?) -> Any? {
        if self == .dateAttributeType { return date.map { Date(timeIntervalSinceReferenceDate: $0) } }
        guard let text else { return nil }
        switch self {
        case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1" || text == "true")
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: return Int64(text).map { NSNumber(value: $0) }
        case .doubleAttributeType, .floatAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return NSDecimalNumber(string: text)
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    /// A value in the form in which objects hold it: numbers as `NSNumber`, bridged objects as Swift's values. Others stay.
    func held(_ value: Any) -> Any {
        if isNumber { return Self.number(value, isBoolean: self == .booleanAttributeType) ?? value }
        switch self {
        case .decimalAttributeType:
            if let value = value as? NSDecimalNumber { return value }
            return Self.number(value, isBoolean: false).map { NSDecimalNumber(decimal: $0.decimalValue) } ?? value
        case .stringAttributeType: return (value as? NSString).map { String($0) } ?? value
        case .dateAttributeType: return (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) } ?? (value as? Double).map { Date(timeIntervalSinceReferenceDate: $0) } ?? value
        case .binaryDataAttributeType: return (value as? NSData).map { Data(referencing: $0) } ?? value
        case .UUIDAttributeType: return (value as? NSUUID).map { $0 as UUID } ?? value
        case .URIAttributeType: return (value as? NSURL).map { $0 as URL } ?? value
        default: return value
        }
    }

    private static func number(_ value: Any, isBoolean: Bool) -> NSNumber? {
        switch value {
        case let value as NSNumber: return value
        case let value as Bool: return NSNumber(value: value)
        case let value as any FixedWidthInteger: return Int64(exactly: value).map { isBoolean ? NSNumber(value: $0 != 0) : NSNumber(value: $0) }
        case let value as Double: return NSNumber(value: value)
        case let value as Float: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as Decimal: return NSDecimalNumber(decimal: value)
        default: return nil
        }
    }
}

extension NSAttributeDescription {
    /// The value as a store keeps it.
    func stored(_ value: Any?) throws -> RecordValue {
        guard let value else { return .null }
        switch attributeType {
        case .booleanAttributeType: if let number = value as? NSNumber { return .bool(number.boolValue) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType: if let number = value as? NSNumber { return .int(number.int64Value) }
        case .doubleAttributeType, .floatAttributeType: if let number = value as? NSNumber { return .double(number.doubleValue) }
        case .decimalAttributeType: if let number = value as? NSDecimalNumber { return .decimal(number.stringValue) }
        case .stringAttributeType: if let text = value as? String { return .string(text) }
        case .dateAttributeType: if let date = value as? Date { return .date(date.timeIntervalSinceReferenceDate) }
        case .binaryDataAttributeType: if let data = value as? Data { return .data(data) }
        case .UUIDAttributeType: if let id = value as? UUID { return .uuid(id) }
        case .URIAttributeType: if let url = value as? URL { return .url(url.absoluteString) }
        default: return .coded(try TransformableValue.data(of: value, attribute: self))
        }
        throw CoreDataFailure.error(.validation, "\(entity?.name ?? "").\(name) was set to a value of the type \(Swift.type(of: value)), which it cannot hold.")
    }

    /// The value as objects hold it.
    func value(_ stored: RecordValue) -> Any? {
        switch stored {
        case .null, .references: nil
        case .bool(let value): NSNumber(value: value)
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .string(let value): value
        case .date(let value): Date(timeIntervalSinceReferenceDate: value)
        case .data(let value): value
        case .uuid(let value): value
        case .url(let value): URL(string: value)
        case .decimal(let value): NSDecimalNumber(string: value)
        case .coded(let data): TransformableValue.value(of: data, attribute: self)
        }
    }
}

/// Values of any class, as data: by the attribute's own transformer, as a property list, or by what the class writes of itself.
enum TransformableValue {
    private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
        attribute.valueTransformerName.flatMap { ValueTransformer.named(NSValueTransformerName($0)) }
    }
    /// Those that are named after unarchiving make values of data; all others make data of values.
    private static func makesValues(_ transformer: ValueTransformer) -> Bool { transformer is NSSecureUnarchiveFromDataTransformer }

    static func data(of value: Any, attribute: NSAttributeDescription) throws -> Data {
        if let transformer = transformer(attribute),
           let data = (makesValues(transformer) ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data { return data }
        if PropertyListSerialization.propertyList(value, isValidFor: .binary) { return try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0) }
        if let object = value as? NSObject & NSCoding { return try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false) }
        throw CoreDataFailure.error(.validation, "\(attribute.entity?.name ?? "").\(attribute.name) holds a value of the type \(type(of: value)), which is no property list and cannot be coded. Name a transformer in the model.")
    }

    static func value(of data: Data, attribute: NSAttributeDescription) -> Any? {
        if let transformer = transformer(attribute),
           let value = makesValues(transformer) ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data) { return value }
        if let value = try? PropertyListSerialization.propertyList(from: data, format: nil), !(value as? [String: Any] ?? [:]).keys.contains("$archiver") { return value }
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
