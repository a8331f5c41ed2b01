// Status of this file: exact in the words of ICU.

import Foundation

extension Date.ComponentsFormatStyle {
    public struct Style: Hashable, Codable, Sendable {
        let raw: Int
        /// "2 hours, 5 minutes".
        public static let wide = Style(raw: 3)
        /// "2 hr, 5 min".
        public static let abbreviated = Style(raw: 2)
        /// "2hr 5min".
        public static let condensedAbbreviated = Style(raw: 5)
        /// "2h 5m".
        public static let narrow = Style(raw: 1)
        /// "two hours, five minutes".
        public static let spellOut = Style(raw: 4)
        /// "2:05:00".
        static let positional = Style(raw: 0)
    }
}

/// Writes the time between two dates in units: "2 hr, 5 min".
///
/// On a phone it is `Date.ComponentsFormatStyle`; this system's Foundation declares that type without a way to format, so that
/// `.components(style:)` and `.timeDuration` answer this one.
public struct DateRangeComponentsFormatStyle: FormatStyle, Hashable, Sendable {
    public typealias Field = Date.ComponentsFormatStyle.Field
    public typealias Style = Date.ComponentsFormatStyle.Style
    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    public var fields: Set<Field>?

    public init(style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil) {
        self.style = style; self.locale = locale; self.calendar = calendar; self.fields = fields
    }
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }
    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
    }

    public func format(_ range: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        var calendar = self.calendar
        calendar.locale = locale
        formatter.calendar = calendar
        formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style.raw) ?? .full
        for field in fields ?? [] { formatter.allowedUnits.insert(field.unit) }
        return formatter.string(from: range.lowerBound, to: range.upperBound) ?? ""
    }
}

extension FormatStyle where Self == DateRangeComponentsFormatStyle {
    public static func components(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil) -> Self {
        Self(style: style, fields: fields)
    }
    /// "2:05:00".
    public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }
}

extension Date.ComponentsFormatStyle.Field {
    var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }
}
