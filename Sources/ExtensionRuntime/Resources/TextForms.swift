import Foundation
import FoundationSupplement
import ProjectModel

/// Turns a text of a table into the format string for its arguments: the plural and device variants are chosen, substitutions
/// put in.
struct TextForms {
    var language: String
    var arguments: [LocalizationArgument]
    /// "iphone", "ipad".
    var device: String

    /// Deeper than any table nests: forms come from files.
    private static let depthLimit = 8

    func format(of text: LocalizedText) -> String? {
        let operand = arguments.lazy.compactMap(\.pluralOperand).first
        guard let chosen = choose(text.form, operand: operand, depth: 0) else { return nil }
        guard !text.substitutions.isEmpty else { return chosen }
        return substituting(in: chosen, text.substitutions, depth: 0)
    }

    /// The variant that fits; "other" stands for those that are missing.
    private func choose(_ form: LocalizedText.Form, operand: Double?, depth: Int) -> String? {
        guard depth < Self.depthLimit else { return nil }
        switch form {
        case .text(let text): return text
        case .plural(let variants):
            guard let operand else { return variants["other"].flatMap { choose($0, operand: nil, depth: depth + 1) } }
            // "zero" is written for 0 in every language, though the rules of most call it "other".
            let name = operand == 0 && variants["zero"] != nil ? "zero" : PluralCategory.name(of: operand, language: language)
            return (variants[name] ?? variants["other"]).flatMap { choose($0, operand: operand, depth: depth + 1) }
        case .device(let variants):
            return (variants[device] ?? variants["other"]).flatMap { choose($0, operand: operand, depth: depth + 1) }
        case .width(let variants):
            // Without a width to fit, the longest is the text.
            let longest = variants.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
            return longest.flatMap { choose($0.value, operand: operand, depth: depth + 1) }
        }
    }

    /// Puts variants in the place of `%#@name@`, and numbers every other specifier: the variants have places of their own.
    private func substituting(in format: String, _ substitutions: [String: LocalizedText.Substitution], depth: Int) -> String {
        var result = "", next = 1
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
                continue
            }
            let position = Self.position(&rest)
            if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                rest = rest[rest.index(after: end)...]
                let substitution = substitutions[name]
                let place = substitution?.argument ?? position ?? next
                if substitution?.argument == nil && position == nil { next += 1 }
                if let substitution { result += text(of: substitution, at: place, substitutions, depth: depth) }
                continue
            }
            if let position { result += "%\(position)$" } else { result += "%\(next)$"; next += 1 }
        }
        return result + rest
    }

    private func text(of substitution: LocalizedText.Substitution, at place: Int, _ all: [String: LocalizedText.Substitution], depth: Int) -> String {
        guard depth < Self.depthLimit else { return "" }
        let operand = arguments.indices.contains(place - 1) ? arguments[place - 1].pluralOperand : nil
        guard let chosen = choose(substitution.form, operand: operand, depth: 0) else { return "" }
        var result = ""
        var rest = Substring(chosen)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
            } else if rest.hasPrefix("arg") {
                result += "%\(place)$\(substitution.format ?? "@")"
                rest = rest.dropFirst(3)
            } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
                let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
                rest = rest[rest.index(after: end)...]
                if let inner = all[name] { result += text(of: inner, at: inner.argument ?? place + 1, all, depth: depth + 1) }
            } else {
                result += "%\(Self.position(&rest) ?? place)$"
            }
        }
        return result + rest
    }

    /// "2$" at the start is taken off.
    private static func position(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count + 1)
        return max(1, number)
    }
}
