// Status of this file: exact.

import Foundation

/// Puts the arguments of a localized string into its format: `%@`, `%2$@`, `%lld`, `%05.1f`, `%%`.
///
/// Translations are files of the project and may be wrong, so that a specifier never reads an argument of another kind: a
/// number asked for with `%@` is written as a number, a text asked for with `%d` as the text. A specifier without an argument
/// stays as it is written.
public enum LocalizedFormat {
    public static func substitute(_ format: String, arguments: [LocalizationArgument], locale: Locale) -> String {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return format }
        var result = "", next = 0
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            guard let specifier = FormatSpecifier(startOf: rest) else {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            rest = rest[specifier.end...]
            if specifier.isPercentSign { result += "%"; continue }
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            if arguments.indices.contains(index) {
                result += text(arguments[index], specifier, locale)
            } else {
                result += specifier.text
            }
        }
        return result + rest
    }

    private static func text(_ argument: LocalizationArgument, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        switch argument.value {
        case .string(let text): padded(text, specifier)
        case .resource(var resource): { resource.locale = locale; return padded(String(localized: resource), specifier) }()
        case .integer(let n):
            padded(specifier.isFloating ? decimal(Double(n), specifier, locale) : specifier.isHexadecimal ? hexadecimal(UInt64(bitPattern: n), specifier) : integer(n.magnitude, isNegative: n < 0, locale), specifier)
        case .unsigned(let n):
            padded(specifier.isFloating ? decimal(Double(n), specifier, locale) : specifier.isHexadecimal ? hexadecimal(n, specifier) : integer(n, isNegative: false, locale), specifier)
        case .double(let n):
            padded(decimal(n, specifier, locale), specifier)
        }
    }

    /// Localized format strings group digits as the locale does, unlike `String(format:)`: `%lld` of 1234 is "1,234".
    private static func integer(_ magnitude: UInt64, isNegative: Bool, _ locale: Locale) -> String {
        let text = Decimal(magnitude).formatted(.number.locale(locale))
        return isNegative ? (0 - Decimal(magnitude)).formatted(.number.locale(locale)) : text
    }

    /// C prints six digits where the precision is not written.
    private static func decimal(_ value: Double, _ specifier: FormatSpecifier, _ locale: Locale) -> String {
        if specifier.conversion == "@" { return value.formatted(.number.locale(locale)) }
        let digits = min(specifier.precision ?? 6, 40)
        return value.formatted(.number.precision(.fractionLength(digits)).rounded(rule: .toNearestOrEven).locale(locale))
    }

    private static func hexadecimal(_ value: UInt64, _ specifier: FormatSpecifier) -> String {
        String(value, radix: 16, uppercase: specifier.conversion == "X")
    }

    private static func padded(_ text: String, _ specifier: FormatSpecifier) -> String {
        guard let width = specifier.width, text.count < width else { return specifier.isSigned && !text.hasPrefix("-") && specifier.conversion != "@" ? "+" + text : text }
        let fill = String(repeating: specifier.padsWithZeros && !specifier.isLeftAligned ? "0" : " ", count: min(width, 200) - min(text.count, 200))
        return specifier.isLeftAligned ? text + fill : fill + text
    }
}

/// One `%…` of a format string.
struct FormatSpecifier {
    var text: String
    var end: String.Index
    var position: Int?
    var width: Int?
    var precision: Int?
    var conversion: Character
    var padsWithZeros = false
    var isLeftAligned = false
    var isSigned = false
    var isPercentSign: Bool { conversion == "%" }
    var isFloating: Bool { "fFeEgGaA".contains(conversion) }
    var isHexadecimal: Bool { "xX".contains(conversion) }

    /// Nil where the text does not begin with a specifier.
    init?(startOf text: Substring) {
        var index = text.index(after: text.startIndex)
        func digits() -> Int? {
            let start = index
            while index < text.endIndex, text[index].isASCII, text[index].isNumber { index = text.index(after: index) }
            return Int(text[start..<index])
        }
        let mark = index
        if let number = digits(), index < text.endIndex, text[index] == "$" {
            position = max(number, 1)
            index = text.index(after: index)
        } else {
            index = mark
        }
        flags: while index < text.endIndex {
            switch text[index] {
            case "0": padsWithZeros = true
            case "-": isLeftAligned = true
            case "+": isSigned = true
            case " ", "#", "'": break
            default: break flags
            }
            index = text.index(after: index)
        }
        width = digits()
        if index < text.endIndex, text[index] == "." {
            index = text.index(after: index)
            precision = digits() ?? 0
        }
        while index < text.endIndex, "lhqLzjt".contains(text[index]) { index = text.index(after: index) }
        guard index < text.endIndex, "@dDiuUxXfFeEgGaAcCsS%".contains(text[index]) else { return nil }
        conversion = text[index]
        end = text.index(after: index)
        self.text = String(text[text.startIndex..<end])
    }
}
