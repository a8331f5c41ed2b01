internal import CCallSite
import Drawing
import Typesetting

/// Words, in one or more lines.
///
/// Status: approximate. Inter stands in for SF Pro at SF's widths and heights, so lines break where they break on a phone.
public nonisolated struct Text: Equatable, PrimitiveView, @unchecked Sendable {
    indirect enum Storage: Equatable {
        case verbatim(String)
        case localized(LocalizedText)
        case attributed(AttributedString)
        case live(LiveSource)
        case image(Image)
        case concatenation(Text, Text)
        /// Words made from a value in the view's locale.
        case formatted(FormattedValue)
    }
    var storage: Storage
    var modifiers: [Modifier] = []
    var source: SourceAddress = 0

    nonisolated public static func == (a: Text, b: Text) -> Bool { a.storage == b.storage && a.modifiers == b.modifiers }

    enum Modifier: Equatable {
        case font(Font?), weight(Font.Weight?), design(Font.Design?), width(Font.Width?), bold(Bool), italic(Bool), monospaced(Bool), monospacedDigit
        case foregroundColor(Color?), foregroundStyle(AnyShapeStyle, key: String)
        case kerning(CGFloat), tracking(CGFloat), baselineOffset(CGFloat)
        case underline(TextDecoration?, Color?), strikethrough(TextDecoration?, Color?)
        case textScale(Bool), speech
        case custom(ObjectIdentifier, any TextAttribute)

        static func == (a: Modifier, b: Modifier) -> Bool { String(describing: a) == String(describing: b) }
    }

    init(_ storage: Storage, source: SourceAddress = 0) {
        self.storage = storage
        self.source = source
    }

    func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }

    // MARK: Making texts

    /// A string as it is.
    @inline(never) nonisolated public init(verbatim content: String) { self.init(.verbatim(content), source: vitrine_return_address()) }
    /// A string as it is: no translation, no Markdown.
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content)), source: vitrine_return_address()) }
    /// A text that is looked up in the strings tables; inline Markdown counts.
    @inline(never) nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
        self.init(.localized(LocalizedText(key: key, table: tableName, bundle: bundle)), source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public init(_ resource: LocalizedStringResource) { self.init(.localized(LocalizedText(resource: resource)), source: vitrine_return_address()) }
    // A literal is a key and no attributed string, though it could be one without the key's further arguments.
    @_disfavoredOverload
    @inline(never) nonisolated public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent), source: vitrine_return_address()) }
    /// A picture as part of a text.
    @inline(never) nonisolated public init(_ image: Image) { self.init(.image(image), source: vitrine_return_address()) }

    /// How a date is written, and whether it goes on counting.
    public struct DateStyle: Equatable, Hashable, Codable, Sendable {
        let kind: UInt8
        public static let time = DateStyle(kind: 0)
        public static let date = DateStyle(kind: 1)
        public static let relative = DateStyle(kind: 2)
        public static let offset = DateStyle(kind: 3)
        public static let timer = DateStyle(kind: 4)
        var drawing: LiveText.DateStyle { LiveText.DateStyle(rawValue: kind) ?? .date }
    }

    /// A date that the host writes for the moment drawn.
    @inline(never) nonisolated public init(_ date: Date, style: DateStyle) {
        self.init(.live(.date(date, style)), source: vitrine_return_address())
    }
    @inline(never) nonisolated public init(_ dates: ClosedRange<Date>) { self.init(.formatted(.interval(dates.lowerBound, dates.upperBound)), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ interval: DateInterval) { self.init(.formatted(.interval(interval.start, interval.end)), source: vitrine_return_address()) }
    /// A timer that counts within an interval (layout-rules 9.7).
    @inline(never) nonisolated public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(.live(.timer(timerInterval.lowerBound, timerInterval.upperBound, pauseTime, countsDown, showsHours)), source: vitrine_return_address())
    }
    /// A value in a format, in the locale of the view.
    @inline(never) nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(.style(key: "\(input) \(format)") { format.locale($0).format(input) }), source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.attributed(format.format(input)), source: vitrine_return_address())
    }
    /// A value of the moment drawn, in a format that goes on: `Text(.currentDate, format: .timer(countingDownIn: range))`.
    ///
    /// Status: exact for the system's formats; others are written once, for the moment drawn.
    @inline(never) nonisolated public init<V, F>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(Text.storage(source, format) { String($0.characters) }, source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public init<V, F>(_ source: TimeDataSource<V>, format: F) where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(Text.storage(source, format) { $0 }, source: vitrine_return_address())
    }
    private static func storage<V, F: FormatStyle>(_ source: TimeDataSource<V>, _ format: F, _ words: @escaping (F.FormatOutput) -> String) -> Storage where F.FormatInput == V {
        if let live = format as? any LiveFormatStyle { return .live(.format(live.live)) }
        return .formatted(.moment(key: "\(source.source) \(format)") { environment in
            words(format.locale(environment.locale).format(source.value(environment.moment.map { Date(timeIntervalSince1970: $0) } ?? Date())))
        })
    }
    /// An object written by a formatter.
    @_disfavoredOverload
    @inline(never) nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""), source: vitrine_return_address())
    }
    @inline(never) nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""), source: vitrine_return_address())
    }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(.concatenation(lhs, rhs), source: lhs.source) }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [TextElement(inputs.at(source), text: self)] }
}

/// A date or interval that goes on counting.
enum LiveSource: Equatable {
    case date(Date, Text.DateStyle)
    case timer(Date, Date, Date?, Bool, Bool)
    /// A format of the system, iOS 18.
    case format(LiveText)

    var drawing: LiveText {
        switch self {
        case .date(let date, let style): .date(date.timeIntervalSince1970, style: style.drawing)
        case .timer(let start, let end, let pause, let down, let hours):
            .timerInterval(start: start.timeIntervalSince1970, end: end.timeIntervalSince1970, pauseTime: pause?.timeIntervalSince1970, countsDown: down, showsHours: hours)
        case .format(let live): live
        }
    }

    /// Whether the text takes all the width it is offered, since its longest form is not known (layout-rules 9.16).
    var isGreedy: Bool {
        switch self {
        case .date(_, let style): style == .timer || style == .relative || style == .offset
        case .timer, .format: true
        }
    }
}

/// A value that is written in the locale of the view.
enum FormattedValue: Equatable {
    case interval(Date, Date)
    case style(key: String, (Locale) -> String)
    case moment(key: String, (EnvironmentValues) -> String)

    static func == (a: FormattedValue, b: FormattedValue) -> Bool {
        switch (a, b) {
        case (.interval(let a0, let a1), .interval(let b0, let b1)): a0 == b0 && a1 == b1
        case (.style(let a, _), .style(let b, _)), (.moment(let a, _), .moment(let b, _)): a == b
        default: false
        }
    }

    func string(in environment: EnvironmentValues) -> String {
        switch self {
        case .interval(let start, let end):
            let formatter = DateIntervalFormatter()
            formatter.locale = environment.locale
            formatter.calendar = environment.calendar
            formatter.timeZone = environment.timeZone
            formatter.dateStyle = environment.calendar.isDate(start, inSameDayAs: end) ? .none : .short
            formatter.timeStyle = .short
            return formatter.string(from: start, to: end)
        case .style(_, let format): return format(environment.locale)
        case .moment(_, let format): return format(environment)
        }
    }
}
