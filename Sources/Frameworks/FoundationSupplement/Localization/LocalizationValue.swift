// Status of this file: exact.

import Foundation

extension String {
    /// A localized text as it is written in source: its key and its interpolated values.
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        /// The key that strings tables use: literals with `%` doubled where values are interpolated, and specifiers for values.
        public var key: String
        /// The interpolated values, in order.
        public var arguments: [LocalizationArgument]

        public init(key: String, arguments: [LocalizationArgument]) {
            self.key = key; self.arguments = arguments
        }
        /// Makes a value of a text found at run time, which is then its own key.
        public init(_ value: String) { self.init(key: value, arguments: []) }
        public init(stringLiteral value: String) { self.init(key: value, arguments: []) }
        public init(stringInterpolation: StringInterpolation) {
            self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
        }

        /// What stands for a value that is given later.
        public enum Placeholder: Int, Hashable, Codable, Sendable { case int, uint, float, double, object }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [LocalizationArgument] = []

            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + interpolationCount * 4) }

            public mutating func appendLiteral(_ literal: String) {
                key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
            }
            mutating func append(_ argument: LocalizationArgument) {
                key += argument.specifier
                arguments.append(argument)
            }
            public mutating func appendInterpolation(_ string: String) { append(.init(.string(string), specifier: "%@")) }
            public mutating func appendInterpolation(_ substring: Substring) { append(.init(.string(String(substring)), specifier: "%@")) }
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { append(value._localizationArgument) }
            /// Interpolates a number with a C format specifier: `"\(ratio, specifier: "%.2f")"`.
            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                append(.init(value._localizationArgument.value, specifier: specifier))
            }
            public mutating func appendInterpolation(_ string: AttributedString) {
                append(.init(.string(String(string.characters)), specifier: "%@"))
            }
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.init(.resource(resource), specifier: "%@"))
            }
            public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
                append(.init(.resource(value.localizedStringResource), specifier: "%@"))
            }
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
                where F.FormatInput: Equatable, F.FormatOutput == String {
                append(.init(.string(format.format(value)), specifier: "%@"))
            }
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
                where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
                append(.init(.string(String(format.format(value).characters)), specifier: "%@"))
            }
            public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
                append(.init(.string(formatter?.string(for: subject) ?? String(describing: subject)), specifier: "%@"))
            }
            public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
                append(.init(.string(formatter?.string(for: subject) ?? String(describing: subject)), specifier: "%@"))
            }
            public mutating func appendInterpolation(placeholder: Placeholder) {
                let specifier = switch placeholder {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
                key += specifier
            }
        }
    }
}

extension String.LocalizationValue {
    /// The key as it is in a table: without interpolation a single `%` is not doubled.
    var tableKey: String { arguments.isEmpty ? key.replacingOccurrences(of: "%%", with: "%") : key }
}
