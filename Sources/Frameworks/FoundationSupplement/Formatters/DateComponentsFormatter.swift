// Status of this file: exact in the words of ICU.

import Foundation

/// Writes amounts of time: "1 hour, 10 minutes", "1h 10m", "1:10:00".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// "1:10:00".
        case positional
        /// "1h 10m".
        case abbreviated
        /// "1 hr, 10 min".
        case short
        /// "1 hour, 10 minutes".
        case full
        /// "one hour, ten minutes".
        case spellOut
        /// "1hr 10min".
        case brief
    }
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Drops leading zeros of the positional style and all zeros of the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    /// Empty: every unit.
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    /// The date that months and years are counted from.
    open var referenceDate: Date?
    /// The last unit may have a fraction.
    open var allowsFractionalUnits = false
    /// 0: as many as there are.
    open var maximumUnitCount = 0
    /// 72 minutes instead of 1 hour and 12 minutes.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from startDate: Date, to endDate: Date) -> String? { write(usedCalendar.dateComponents(components, from: startDate, to: endDate)) }
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti))
    }
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }
    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? NSNumber).flatMap { string(from: $0.doubleValue) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
    }

    // MARK: Units

    struct Unit {
        var component: Calendar.Component
        var flag: NSCalendar.Unit
        /// ICU's name.
        var name: String
    }
    static let units = [
        Unit(component: .year, flag: .year, name: "year"), Unit(component: .month, flag: .month, name: "month"),
        Unit(component: .weekOfMonth, flag: [.weekOfMonth, .weekOfYear], name: "week"), Unit(component: .day, flag: .day, name: "day"),
        Unit(component: .hour, flag: .hour, name: "hour"), Unit(component: .minute, flag: .minute, name: "minute"),
        Unit(component: .second, flag: .second, name: "second"),
    ]
    private var allowed: [Unit] {
        // Weeks are written only where they are asked for.
        allowedUnits.isEmpty ? Self.units.filter { $0.name != "week" } : Self.units.filter { !allowedUnits.isDisjoint(with: $0.flag) }
    }
    private var components: Set<Calendar.Component> { Set(allowed.map(\.component)).union(allowsFractionalUnits ? [.nanosecond] : []) }
    private var usedCalendar: Calendar { calendar ?? .current }
    private var locale: Locale { usedCalendar.locale ?? .current }

    // MARK: Writing

    private func write(_ components: DateComponents) -> String? {
        var parts = allowed.map { (unit: $0, value: Double(components.value(for: $0.component) ?? 0)) }
        guard !parts.isEmpty else { return nil }
        let isNegative = parts.contains { $0.value < 0 }
        if allowsFractionalUnits, parts.last?.unit.name == "second" { parts[parts.count - 1].value += Double(components.nanosecond ?? 0) / 1e9 }
        parts = limited(dropped(parts.map { ($0.unit, abs($0.value)) }))
        let text = unitsStyle == .positional ? positional(parts) : joined(parts)
        return text.map { phrase(isNegative ? "-" + $0 : $0) }
    }

    private var dropping: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func dropped(_ all: [(unit: Unit, value: Double)]) -> [(unit: Unit, value: Double)] {
        guard let first = all.firstIndex(where: { $0.value != 0 }), let last = all.lastIndex(where: { $0.value != 0 }) else {
            return dropping.isEmpty || dropping.contains(.pad) ? all : Array(all.suffix(1))
        }
        return all.enumerated().filter { index, part in
            if part.value != 0 { return true }
            if index < first { return !dropping.contains(.dropLeading) }
            if index > last { return !dropping.contains(.dropTrailing) }
            return !dropping.contains(.dropMiddle)
        }.map(\.element)
    }

    /// Rounds what is cut off into the last unit that stays, so that 1 h 59 min is "2 hours" in one unit.
    private func limited(_ parts: [(unit: Unit, value: Double)]) -> [(unit: Unit, value: Double)] {
        guard maximumUnitCount > 0, parts.count > maximumUnitCount else { return collapsed(parts) }
        var kept = Array(parts.prefix(maximumUnitCount))
        let next = parts[maximumUnitCount], whole = Self.size(next.unit, of: kept[kept.count - 1].unit)
        if whole > 0, next.value * 2 >= whole { kept[kept.count - 1].value += 1 }
        return collapsed(kept)
    }
    private func collapsed(_ parts: [(unit: Unit, value: Double)]) -> [(unit: Unit, value: Double)] {
        guard collapsesLargestUnit, parts.count > 1, parts[0].value == 1 else { return parts }
        var result = Array(parts.dropFirst())
        result[0].value += Self.size(parts[1].unit, of: parts[0].unit)
        return result
    }
    /// How many of one unit the other holds; 0 where it varies too much.
    private static func size(_ small: Unit, of large: Unit) -> Double {
        let seconds: [String: Double] = ["second": 1, "minute": 60, "hour": 3600, "day": 86400, "week": 604_800, "month": 2_629_800, "year": 31_557_600]
        guard let a = seconds[small.name], let b = seconds[large.name] else { return 0 }
        return (b / a).rounded()
    }

    private func digits(_ unit: Unit, isLast: Bool) -> ClosedRange<Int> { allowsFractionalUnits && isLast ? 0...2 : 0...0 }

    private func joined(_ parts: [(unit: Unit, value: Double)]) -> String? {
        let width: ICU.Width = switch unitsStyle {
        case .positional, .abbreviated: .narrow
        case .short, .brief: .short
        case .full, .spellOut: .wide
        }
        let texts = parts.enumerated().compactMap { index, part -> String? in
            let text = ICU.measure(part.value, unit: part.unit.name, width: width, digits: digits(part.unit, isLast: index == parts.count - 1), locale: locale)
            switch unitsStyle {
            case .spellOut:
                let number = part.value.formatted(.number.precision(.fractionLength(0)).locale(locale))
                return text.flatMap { text in ICU.spelledOut(part.value, locale: locale).map { text.replacingOccurrences(of: number, with: $0) } }
            case .brief: return text.map { $0.replacingOccurrences(of: " ", with: "").replacingOccurrences(of: "\u{A0}", with: "").replacingOccurrences(of: ".", with: "") }
            default: return text
            }
        }
        if unitsStyle == .brief { return texts.joined(separator: " ") }
        return ICU.list(texts, isUnits: true, width: unitsStyle == .abbreviated ? .narrow : width, locale: locale)
    }

    /// Hours, minutes and seconds in a row, larger units before them: "1d 2:03:04".
    private func positional(_ parts: [(unit: Unit, value: Double)]) -> String? {
        let clock = parts.filter { ["hour", "minute", "second"].contains($0.unit.name) }
        var texts = parts.filter { !["hour", "minute", "second"].contains($0.unit.name) }
            .compactMap { ICU.measure($0.value, unit: $0.unit.name, width: .narrow, locale: locale) }
        if clock.count == 1, texts.isEmpty, let only = clock.first {
            return only.value.formatted(.number.precision(.fractionLength(digits(only.unit, isLast: true))).locale(locale))
        }
        if !clock.isEmpty {
            texts.append(clock.enumerated().map { index, part in
                part.value.formatted(.number.grouping(.never).precision(.integerAndFractionLength(integerLimits: (index == 0 ? 1 : 2)..., fractionLimits: digits(part.unit, isLast: index == clock.count - 1))).locale(locale))
            }.joined(separator: ":"))
        }
        return texts.joined(separator: " ")
    }

    private func phrase(_ text: String) -> String {
        var result = text
        if includesTimeRemainingPhrase { result = Localization.string(forKey: "%@ remaining", arguments: [.init(.string(result), specifier: "%@")], locale: locale) }
        if includesApproximationPhrase { result = Localization.string(forKey: "About %@", arguments: [.init(.string(result), specifier: "%@")], locale: locale) }
        return result
    }
}
