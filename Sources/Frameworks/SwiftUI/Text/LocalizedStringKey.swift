// Status of this file: exact.

/// A text by the key under which the strings tables have it; written as a literal, values interpolated.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    let key: String
    let arguments: [Argument]

    /// A value put into the text: words, or a text or picture with looks of its own.
    enum Argument: Equatable {
        case value(LocalizationArgument)
        case text(Text)
    }

    public init(_ value: String) {
        key = value
        arguments = []
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + interpolationCount * 4) }
        public mutating func appendLiteral(_ literal: String) { key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal }

        private mutating func append(_ argument: LocalizationArgument) {
            key += argument.specifier
            arguments.append(.value(argument))
        }
        private mutating func append(_ text: Text) {
            key += "%@"
            arguments.append(.text(text))
        }
        /// The key and argument that a localization value makes of the same interpolation.
        private mutating func append(_ build: (inout String.LocalizationValue.StringInterpolation) -> Void) {
            var interpolation = String.LocalizationValue.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
            build(&interpolation)
            for argument in String.LocalizationValue(stringInterpolation: interpolation).arguments { append(argument) }
        }

        public mutating func appendInterpolation(_ string: String) { append { $0.appendInterpolation(string) } }
        public mutating func appendInterpolation(_ substring: Substring) { append { $0.appendInterpolation(substring) } }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append { $0.appendInterpolation(value) } }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { append { $0.appendInterpolation(value, specifier: specifier) } }
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) { append { $0.appendInterpolation(subject, formatter: formatter) } }
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) { append { $0.appendInterpolation(subject, formatter: formatter) } }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { append(Text(input, format: format)) }
        public mutating func appendInterpolation(_ text: Text) { append(text) }
        public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }
        public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }
        public mutating func appendInterpolation(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
            append(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append { $0.appendInterpolation(resource) } }
        public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) { append { $0.appendInterpolation(value) } }
        public mutating func appendInterpolation(_ key: LocalizedStringKey) { append(Text(key)) }
    }
}

/// A text that is looked up before it is drawn.
struct LocalizedText: Equatable {
    var key: String
    var defaultFormat: String?
    var arguments: [LocalizedStringKey.Argument]
    var table: String?
    var bundle: LocalizedStringResource.BundleDescription
    /// The locale that a resource was made for; nil: the view's.
    var locale: Locale?

    init(key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key.key
        arguments = key.arguments
        self.table = table
        self.bundle = bundle.map { .atURL($0.bundleURL) } ?? .main
    }

    init(resource: LocalizedStringResource) {
        key = resource.key
        defaultFormat = resource.defaultValue.key
        arguments = resource.defaultValue.arguments.map { .value($0) }
        table = resource.table
        bundle = resource.bundle
    }

    /// What stands in the text for an argument that is a text itself: a character of the private use planes, by its index.
    static func marker(_ index: Int) -> Character { Character(Unicode.Scalar(0xF_0000 + UInt32(min(index, 0xFFFD))) ?? "\u{FFFC}") }

    /// The words, with a marker for each argument that is a text.
    func string(in environment: EnvironmentValues) -> String {
        let locale = locale ?? environment.locale
        var plain: [LocalizationArgument] = []
        for (index, argument) in arguments.enumerated() {
            switch argument {
            case .value(let value): plain.append(value)
            case .text: plain.append(LocalizationArgument(.string(String(Self.marker(index))), specifier: "%@"))
            }
        }
        return Localization.string(forKey: key, defaultFormat: defaultFormat, arguments: plain, table: table, bundle: bundle, locale: locale)
    }
}
