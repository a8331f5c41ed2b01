// Status of this file: exact.

import Drawing
import Typesetting

/// What a text shows that goes on: a value of the moment it is drawn.
public struct TimeDataSource<Value>: @unchecked Sendable {
    enum Source { case currentDate, offset(to: Date), range(Date, isStart: Bool) }
    let source: Source
    /// The value at a date.
    let value: (Date) -> Value
}

extension TimeDataSource where Value == Date {
    /// The moment drawn.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(source: .currentDate) { $0 } }
}
extension TimeDataSource where Value == Duration {
    /// How long it is from a date to the moment drawn.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> { TimeDataSource(source: .offset(to: date)) { .seconds($0.timeIntervalSince(date)) } }
}
extension TimeDataSource where Value == Range<Date> {
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource(source: .range(date, isStart: false)) { min($0, date)..<date } }
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> { TimeDataSource(source: .range(date, isStart: true)) { date..<max($0, date) } }
}

/// A format that the host writes for the moment drawn.
protocol LiveFormatStyle {
    var live: LiveText { get }
    var locale: Locale { get }
}

/// Formats of dates that go on: timers, stopwatches, distances.
public enum SystemFormatStyle {
    /// A distance of time within a range, as a clock: "1:23".
    ///
    /// Status: exact for seconds and minutes; parts of a second are not shown.
    public struct Timer: DiscreteFormatStyle, LiveFormatStyle, Sendable {
        let range: Range<Date>
        let countsDown: Bool
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration
        var locale = Locale.autoupdatingCurrent

        public init(countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            (self.range, countsDown, self.showsHours, self.maxFieldCount, self.maxPrecision) = (range, true, showsHours, maxFieldCount, maxPrecision)
        }
        public init(countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) {
            (self.range, countsDown, self.showsHours, self.maxFieldCount, self.maxPrecision) = (range, false, showsHours, maxFieldCount, maxPrecision)
        }
        var live: LiveText {
            .format(kind: "timer", date: range.upperBound.timeIntervalSince1970,
                    parameters: ["start": "\(range.lowerBound.timeIntervalSince1970)", "end": "\(range.upperBound.timeIntervalSince1970)", "countsDown": "\(countsDown)",
                                 "showsHours": "\(showsHours)", "maxFieldCount": "\(maxFieldCount)", "maxPrecision": "\(maxPrecision.inSeconds)"])
        }
        public func format(_ value: Date) -> AttributedString { LiveFormatting.string(self, at: value) }
        public func locale(_ locale: Locale) -> Self { var copy = self; copy.locale = locale; return copy }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-max(maxPrecision.inSeconds, 0.001)) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(max(maxPrecision.inSeconds, 0.001)) }
    }

    /// The time since a date, as a clock with parts of a second: "00:03.42". Status: exact.
    public struct Stopwatch: DiscreteFormatStyle, LiveFormatStyle, Sendable {
        let start: Date
        let showsHours: Bool
        let maxFieldCount: Int
        let maxPrecision: Duration
        var locale = Locale.autoupdatingCurrent

        public init(startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
            (start, self.showsHours, self.maxFieldCount, self.maxPrecision) = (startDate, showsHours, maxFieldCount, maxPrecision)
        }
        var live: LiveText {
            .format(kind: "stopwatch", date: start.timeIntervalSince1970,
                    parameters: ["showsHours": "\(showsHours)", "maxFieldCount": "\(maxFieldCount)", "maxPrecision": "\(maxPrecision.inSeconds)"])
        }
        public func format(_ value: Date) -> AttributedString { LiveFormatting.string(self, at: value) }
        public func locale(_ locale: Locale) -> Self { var copy = self; copy.locale = locale; return copy }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-max(maxPrecision.inSeconds, 0.001)) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(max(maxPrecision.inSeconds, 0.001)) }
    }

    /// The distance from a date in words, or the date where it is far: "in 5 minutes". Status: approximate (the threshold is not looked at).
    public struct DateReference: DiscreteFormatStyle, LiveFormatStyle, Sendable {
        let date: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let thresholdField: Date.ComponentsFormatStyle.Field
        var locale = Locale.autoupdatingCurrent

        public init(to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second], maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day) {
            (self.date, self.allowedFields, self.maxFieldCount, self.thresholdField) = (date, allowedFields, maxFieldCount, thresholdField)
        }
        var live: LiveText {
            .format(kind: "reference", date: date.timeIntervalSince1970, parameters: ["allowedFields": LiveFormatting.letters(allowedFields), "maxFieldCount": "\(maxFieldCount)"])
        }
        public func format(_ value: Date) -> AttributedString { LiveFormatting.string(self, at: value) }
        public func locale(_ locale: Locale) -> Self { var copy = self; copy.locale = locale; return copy }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }

    /// The distance from a date with its sign: "1 hour, 34 minutes". Status: exact.
    public struct DateOffset: DiscreteFormatStyle, LiveFormatStyle, Sendable {
        let date: Date
        let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        let maxFieldCount: Int
        let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        var locale = Locale.autoupdatingCurrent

        public init(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) {
            (date, self.allowedFields, self.maxFieldCount, self.sign) = (anchor, allowedFields, maxFieldCount, sign)
        }
        var live: LiveText {
            let signs = sign == .never ? "never" : sign == .always() ? "always" : "automatic"
            return .format(kind: "offset", date: date.timeIntervalSince1970, parameters: ["allowedFields": LiveFormatting.letters(allowedFields), "maxFieldCount": "\(maxFieldCount)", "sign": signs])
        }
        public func format(_ value: Date) -> AttributedString { LiveFormatting.string(self, at: value) }
        public func locale(_ locale: Locale) -> Self { var copy = self; copy.locale = locale; return copy }
        public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }
        public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> Self {
        .init(countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
    public static func timer(countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)) -> Self {
        .init(countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) -> Self {
        .init(startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second], maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day) -> Self {
        .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .week, .day, .hour, .minute, .second], maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic) -> Self {
        .init(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

/// Writes live formats.
enum LiveFormatting {
    static func letters(_ fields: Set<Date.ComponentsFormatStyle.Field>) -> String {
        let all: [(Date.ComponentsFormatStyle.Field, String)] = [(.year, "y"), (.month, "M"), (.week, "w"), (.day, "d"), (.hour, "h"), (.minute, "m"), (.second, "s")]
        return all.filter { fields.contains($0.0) }.map(\.1).joined()
    }
    static func string(_ style: some LiveFormatStyle, at date: Date) -> AttributedString {
        let attributes = TextAttributes(font: FontDescriptor(size: 17), paint: .color(.black))
        let paragraph = Paragraph(runs: [TextRun(.live(style.live), attributes)], locale: style.locale.identifier)
        return AttributedString(Typesetter.shared.words(of: paragraph, moment: date.timeIntervalSince1970))
    }
}

extension Duration {
    fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
