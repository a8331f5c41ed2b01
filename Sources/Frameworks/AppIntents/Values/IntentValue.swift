// Status of this file: exact.

import Foundation

/// What kind of value a parameter takes: decides the control of the edit sheet.
public indirect enum IntentValueKind: Sendable {
    case bool, integer, double, string, attributedString, date, dateComponents, url, duration, file, person, currency
    case measurement(unit: String)
    /// The raw values in order, and how each is shown.
    case enumeration(type: String, display: TypeDisplayRepresentation, cases: [(value: String, name: String, display: DisplayRepresentation)])
    case entity(any AppEntity.Type)
    case optional(IntentValueKind)
    case array(IntentValueKind)
    case other(String)

    /// Without `optional`.
    public var unwrapped: IntentValueKind { if case .optional(let kind) = self { kind.unwrapped } else { self } }
    public var isOptional: Bool { if case .optional = self { true } else { false } }
    public var isArray: Bool { if case .array = unwrapped { true } else { false } }
}

/// A type that parameters, properties and results may have.
public protocol _IntentValue {
    /// The type without `Optional`.
    associatedtype UnwrappedType = Self
    static var _kind: IntentValueKind { get }
    /// The value as it is stored: an entity's identifier, an enumeration's raw value.
    var _stored: IntentJSON { get }
    /// The value that was stored; nil where it does not exist any more. Entities are asked of their query.
    static func _restore(_ json: IntentJSON) async throws -> Self?
    /// What an unset parameter reads; nil where reading one is a mistake.
    static var _unset: Self? { get }
    static func _wrap(_ value: UnwrappedType) -> Self?
}
extension _IntentValue {
    public static var _unset: Self? { nil }
    public static func _wrap(_ value: UnwrappedType) -> Self? { value as? Self }
}
public typealias AppValue = _IntentValue

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias UnwrappedType = Wrapped.UnwrappedType
    public static var _kind: IntentValueKind { .optional(Wrapped._kind) }
    public var _stored: IntentJSON { self?._stored ?? .null }
    public static func _restore(_ json: IntentJSON) async throws -> Wrapped?? {
        if json == .null { return .some(nil) }
        return try await Wrapped._restore(json).map { .some($0) }
    }
    public static var _unset: Wrapped?? { .some(nil) }
    public static func _wrap(_ value: Wrapped.UnwrappedType) -> Wrapped?? { Wrapped._wrap(value).map { .some($0) } }
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias UnwrappedType = [Element]
    public static var _kind: IntentValueKind { .array(Element._kind) }
    public var _stored: IntentJSON { .array(map(\._stored)) }
    /// Elements that do not exist any more are left out.
    public static func _restore(_ json: IntentJSON) async throws -> [Element]? {
        guard let stored = json.arrayValue ?? (json == .null ? nil : [json]) else { return nil }
        var result: [Element] = []
        for item in stored { if let value = try await Element._restore(item) { result.append(value) } }
        return result
    }
}

extension Bool: _IntentValue {
    public static var _kind: IntentValueKind { .bool }
    public var _stored: IntentJSON { .bool(self) }
    /// A switch that nobody has set is off: widgets read switches without a default (seen).
    public static var _unset: Bool? { false }
    public static func _restore(_ json: IntentJSON) async throws -> Bool? { json.boolValue }
    /// How the two values are called.
    public struct IntentDisplayName: Sendable {
        public var `true`: LocalizedStringResource
        public var `false`: LocalizedStringResource
        public init(true: LocalizedStringResource, false: LocalizedStringResource) { self.true = `true`; self.false = `false` }
        public static var trueFalse: IntentDisplayName { .init(true: "True", false: "False") }
        public static var yesNo: IntentDisplayName { .init(true: "Yes", false: "No") }
        public static var onOff: IntentDisplayName { .init(true: "On", false: "Off") }
    }
}
extension Int: _IntentValue {
    public static var _kind: IntentValueKind { .integer }
    public var _stored: IntentJSON { .number(Double(self)) }
    public static func _restore(_ json: IntentJSON) async throws -> Int? { json.numberValue.flatMap { Int(exactly: $0.rounded()) } }
}
extension Double: _IntentValue {
    public static var _kind: IntentValueKind { .double }
    public var _stored: IntentJSON { .number(self) }
    public static func _restore(_ json: IntentJSON) async throws -> Double? { json.numberValue }
}
extension Float: _IntentValue {
    public static var _kind: IntentValueKind { .double }
    public var _stored: IntentJSON { .number(Double(self)) }
    public static func _restore(_ json: IntentJSON) async throws -> Float? { json.numberValue.map { Float($0) } }
}
extension Decimal: _IntentValue {
    public static var _kind: IntentValueKind { .double }
    public var _stored: IntentJSON { .string(description) }
    public static func _restore(_ json: IntentJSON) async throws -> Decimal? { json.stringValue.flatMap { Decimal(string: $0) } ?? json.numberValue.map { Decimal($0) } }
}
extension String: _IntentValue {
    public static var _kind: IntentValueKind { .string }
    public var _stored: IntentJSON { .string(self) }
    public static func _restore(_ json: IntentJSON) async throws -> String? {
        switch json {
        case .string(let text): text
        case .number, .bool: json.text
        default: nil
        }
    }
    /// How the keyboard of a text parameter behaves.
    public struct IntentInputOptions: Sendable {
        public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }
        public enum KeyboardType: Sendable { case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress, decimalPad, twitter, webSearch }
        public var keyboardType: KeyboardType
        public var capitalizationType: CapitalizationType
        public var multiline: Bool
        public var autocorrect: Bool
        public var smartQuotes: Bool
        public var smartDashes: Bool
        public init(keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences, multiline: Bool = false,
                    autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true) {
            self.keyboardType = keyboardType; self.capitalizationType = capitalizationType; self.multiline = multiline
            self.autocorrect = autocorrect; self.smartQuotes = smartQuotes; self.smartDashes = smartDashes
        }
    }
}
extension AttributedString: _IntentValue {
    public static var _kind: IntentValueKind { .attributedString }
    public var _stored: IntentJSON { .string(String(characters)) }
    public static func _restore(_ json: IntentJSON) async throws -> AttributedString? { json.stringValue.map { AttributedString($0) } }
}
extension URL: _IntentValue {
    public static var _kind: IntentValueKind { .url }
    public var _stored: IntentJSON { .string(absoluteString) }
    public static func _restore(_ json: IntentJSON) async throws -> URL? { json.stringValue.flatMap { URL(string: $0) } }
}
