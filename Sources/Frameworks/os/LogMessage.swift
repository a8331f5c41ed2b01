// Status of this file: approximate: the log is its developer's own, so that private values are readable (`privacy`, `mask`,
// `align`, `format`).

import Foundation

/// Who may read a value of a message. On a simulated device everything is readable.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static var `public`: OSLogPrivacy { .init() }
    public static var `private`: OSLogPrivacy { .init() }
    public static var sensitive: OSLogPrivacy { .init() }
    public static var auto: OSLogPrivacy { .init() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { .init() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .init() }
    public static func auto(mask: Mask) -> OSLogPrivacy { .init() }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
    var columns = 0
    var isLeft = false
    public static var none: OSLogStringAlignment { .init() }
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .init(columns: columns()) }
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment { .init(columns: columns(), isLeft: true) }
    func apply(_ text: String) -> String {
        let fill = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
        return isLeft ? text + fill : fill + text
    }
}
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    public static var decimal: OSLogIntegerFormatting { .init() }
    public static var hex: OSLogIntegerFormatting { .init(radix: 16) }
    public static var octal: OSLogIntegerFormatting { .init(radix: 8) }
}
public struct OSLogFloatFormatting: Sendable {
    var precision: Int?
    public static var fixed: OSLogFloatFormatting { .init(precision: 6) }
    public static func fixed(precision: @autoclosure @escaping () -> Int) -> OSLogFloatFormatting { .init(precision: precision()) }
    public static var hybrid: OSLogFloatFormatting { .init() }
    public static var exponential: OSLogFloatFormatting { .init() }
}
public enum OSLogBoolFormat: Sendable { case truth, answer }
public enum OSLogPointerFormat: Sendable { case none, ipv6Address, timeval, timespec, uuid }

/// A message with its values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ value: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { text += align.apply(value()) }
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { text += align.apply(value().description) }
    public mutating func appendInterpolation<T: FixedWidthInteger>(_ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        text += align.apply(String(value(), radix: format.radix))
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        let number = value()
        text += align.apply(format.precision.map { String(format: "%.\(max(0, min($0, 40)))f", number) } ?? "\(number)")
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
        appendInterpolation(Double(value()), format: format, align: align, privacy: privacy)
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto) {
        text += format == .truth ? "\(value())" : value() ? "yes" : "no"
    }
    public mutating func appendInterpolation(_ value: @autoclosure () -> AnyObject?, privacy: OSLogPrivacy = .auto) { text += value().map { "\($0)" } ?? "nil" }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any.Type, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) { text += "\(value())" }
}
