import Foundation
import _FoundationICU

/// Asks the toolchain's ICU for words: units, lists, relative dates, spelled-out numbers.
enum ICU {
    /// How long names of units are.
    enum Width { case wide, short, narrow }

    /// Collects text from a function of ICU that tells how much room it needs.
    static func text(_ body: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 128)
        var length = body(&buffer, Int32(buffer.count), &status)
        if status == U_BUFFER_OVERFLOW_ERROR {
            status = U_ZERO_ERROR
            buffer = [UInt16](repeating: 0, count: Int(length) + 1)
            length = body(&buffer, Int32(buffer.count), &status)
        }
        guard status.rawValue <= 0, length >= 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }

    /// A number in ICU's skeleton notation; nil for a skeleton it refuses.
    static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        guard let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status) else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= 0 else { return nil }
        return text { swift_unumf_resultToString(result, $0, $1, $2) }
    }

    /// An amount with its unit: "3 hours", "3 hr", "3h". The unit is ICU's name ("hour", "length-kilometer").
    static func measure(_ value: Double, unit: String, width: Width, digits: ClosedRange<Int> = 0...0, locale: Locale) -> String? {
        let name = switch width { case .wide: "unit-width-full-name"; case .short: "unit-width-short"; case .narrow: "unit-width-narrow" }
        let precision = digits.upperBound == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits.lowerBound) + String(repeating: "#", count: digits.count - 1)
        // A temperature without a scale has no name of its own in the shorter notation.
        let stem = unit == "generic" ? "measure-unit/temperature-generic" : "unit/\(unit)"
        return number(value, skeleton: "\(stem) \(name) \(precision) rounding-mode-half-even", locale: locale)
    }

    /// A list of amounts ("1 hour, 2 minutes") or of things ("a, b and c").
    static func list(_ items: [String], isUnits: Bool, width: Width = .wide, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let size = switch width { case .wide: ULISTFMT_WIDTH_WIDE; case .short: ULISTFMT_WIDTH_SHORT; case .narrow: ULISTFMT_WIDTH_NARROW }
        guard let formatter = swift_ulistfmt_openForType(locale.identifier, isUnits ? ULISTFMT_TYPE_UNITS : ULISTFMT_TYPE_AND, size, &status) else { return nil }
        defer { swift_ulistfmt_close(formatter) }
        let units = items.map { Array($0.utf16) + [0] }
        let lengths = units.map { Int32($0.count - 1) }
        var pointers: [UnsafePointer<UInt16>?] = []
        func withPointers(_ index: Int, _ body: () -> String?) -> String? {
            guard index < units.count else { return body() }
            return units[index].withUnsafeBufferPointer { pointers.append($0.baseAddress); return withPointers(index + 1, body) }
        }
        guard units.count <= 1000 else { return nil }
        return withPointers(0) { text { swift_ulistfmt_format(formatter, pointers, lengths, Int32(units.count), $0, $1, $2) } }
    }

    /// A number in words: "one hundred five".
    static func spelledOut(_ value: Double, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) else { return nil }
        defer { swift_unum_close(formatter) }
        return text { swift_unum_formatDouble(formatter, value, $0, $1, nil, $2) }
    }

    /// A distance in time: "in 3 hours", "yesterday".
    static func relative(_ value: Double, unit: URelativeDateTimeUnit, isNamed: Bool, style: UDateRelativeDateTimeFormatterStyle,
                         spellsOut: Bool, context: UDisplayContext, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        var words: UnsafeMutablePointer<UNumberFormat?>?
        if spellsOut { words = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) }
        // The formatter takes the number format over.
        guard let formatter = swift_ureldatefmt_open(locale.identifier, words, style, context, &status) else { return nil }
        defer { swift_ureldatefmt_close(formatter) }
        return text { isNamed ? swift_ureldatefmt_format(formatter, value, unit, $0, $1, $2) : swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, $2) }
    }
}
