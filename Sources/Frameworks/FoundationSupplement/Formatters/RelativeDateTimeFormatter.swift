// Status of this file: exact in the words of ICU.

import Foundation
import _FoundationICU

/// Writes how far a date is away: "2 hours ago", "tomorrow".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Hashable, Sendable {
        /// "1 day ago".
        case numeric
        /// "yesterday".
        case named
    }
    public enum UnitsStyle: Int, Hashable, Sendable {
        /// "2 months ago".
        case full
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// "2 mo. ago"; shorter in some languages.
        case abbreviated
    }
    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .autoupdatingCurrent
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private static let units: [(Calendar.Component, URelativeDateTimeUnit)] = [
        (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK), (.day, UDAT_REL_UNIT_DAY),
        (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE), (.second, UDAT_REL_UNIT_SECOND),
    ]

    /// The distance in the largest unit that is not zero; whole units, never rounded up.
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        var calendar: Calendar = self.calendar ?? .current
        calendar.locale = locale
        let components = calendar.dateComponents([.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: reference, to: date)
        return localizedString(from: components)
    }
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }
    /// The first component that is not zero is written.
    open func localizedString(from components: DateComponents) -> String {
        for (component, unit) in Self.units {
            let value = component == .weekOfMonth ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)
            if let value, value != 0 { return write(Double(value), unit) }
        }
        return write(0, UDAT_REL_UNIT_SECOND)
    }
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func write(_ value: Double, _ unit: URelativeDateTimeUnit) -> String {
        let style: UDateRelativeDateTimeFormatterStyle = switch unitsStyle {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
        let context: UDisplayContext = switch formattingContext {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
        return ICU.relative(value, unit: unit, isNamed: dateTimeStyle == .named, style: style, spellsOut: unitsStyle == .spellOut, context: context, locale: locale ?? .current)
            ?? "\(Int(value))"
    }
}
