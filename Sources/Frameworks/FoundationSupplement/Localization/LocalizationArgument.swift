// Status of this file: exact.

import Foundation

/// One interpolated value of a localized string, and the format specifier that stands for it in the key.
public struct LocalizationArgument: Hashable, Codable, Sendable {
    public enum Value: Hashable, Codable, Sendable {
        case integer(Int64)
        case unsigned(UInt64)
        case double(Double)
        case string(String)
        /// A text that is looked up in the locale of the text it is part of.
        case resource(LocalizedStringResource)
    }
    public var value: Value
    /// As in the key: `%@`, `%lld`, `%.1f`.
    public var specifier: String

    public init(_ value: Value, specifier: String) {
        self.value = value; self.specifier = specifier
    }

    /// The number that chooses a plural variant; nil for texts.
    public var pluralOperand: Double? {
        switch value {
        case .integer(let n): Double(n)
        case .unsigned(let n): Double(n)
        case .double(let n): n
        case .string, .resource: nil
        }
    }
}

/// Values that have a format specifier of their own in localized strings.
public protocol _FormatSpecifiable: Equatable {
    /// The argument with the specifier that Apple writes for the type.
    var _localizationArgument: LocalizationArgument { get }
}

extension Int: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.integer(Int64(self)), specifier: "%lld") }
}
extension Int8: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.integer(Int64(self)), specifier: "%d") }
}
extension Int16: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.integer(Int64(self)), specifier: "%d") }
}
extension Int32: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.integer(Int64(self)), specifier: "%d") }
}
extension Int64: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.integer(self), specifier: "%lld") }
}
extension UInt: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.unsigned(UInt64(self)), specifier: "%llu") }
}
extension UInt8: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.unsigned(UInt64(self)), specifier: "%u") }
}
extension UInt16: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.unsigned(UInt64(self)), specifier: "%u") }
}
extension UInt32: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.unsigned(UInt64(self)), specifier: "%u") }
}
extension UInt64: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.unsigned(self), specifier: "%llu") }
}
extension Float: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.double(Double(self)), specifier: "%f") }
}
extension Double: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.double(self), specifier: "%lf") }
}
extension CGFloat: _FormatSpecifiable {
    public var _localizationArgument: LocalizationArgument { .init(.double(Double(self)), specifier: "%lf") }
}
