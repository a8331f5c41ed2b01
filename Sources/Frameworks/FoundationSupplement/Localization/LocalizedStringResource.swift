// Status of this file: exact; a `comment` is for translators.

import Foundation

/// A text that is looked up in the tables of a bundle when it is shown, in the locale of that moment.
public struct LocalizedStringResource: Hashable, Codable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    /// Where the tables are.
    public enum BundleDescription: Hashable, Codable, Sendable {
        case main
        /// The bundle that holds a class, by the class's name.
        case named(String)
        case atURL(URL)

        /// The bundle that holds a class.
        public static func forClass(_ type: AnyClass) -> BundleDescription { .named(NSStringFromClass(type)) }

        /// The bundle itself; the main one where it cannot be found.
        public var bundle: Bundle {
            switch self {
            case .main: .main
            case .named(let name): NSClassFromString(name).map { Bundle(for: $0) } ?? .main
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
        init(_ bundle: Bundle?) {
            self = bundle.map { $0 === Bundle.main ? .main : .atURL($0.bundleURL) } ?? .main
        }
    }

    /// What strings tables name the text by.
    public let key: String
    /// The text where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// Nil: `Localizable`.
    public var table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    /// Makes a resource whose key differs from the text.
    public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
                bundle: BundleDescription = .main, comment: StaticString? = nil) {
        self.key = String(describing: key); self.defaultValue = defaultValue; self.table = table; self.locale = locale; self.bundle = bundle
    }
    @_disfavoredOverload
    public init(_ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
                bundle: Bundle, comment: StaticString? = nil) {
        self.init(key, defaultValue: defaultValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }
    /// Makes a resource whose key is the text in the development language.
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
                bundle: BundleDescription = .main, comment: StaticString? = nil) {
        key = keyAndValue.tableKey; defaultValue = keyAndValue; self.table = table; self.locale = locale; self.bundle = bundle
    }
    @_disfavoredOverload
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
                bundle: Bundle, comment: StaticString? = nil) {
        self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle), comment: comment)
    }
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource {
    /// A resource for a text that is already in the reader's language.
    public init(verbatim text: String) {
        self.init(String.LocalizationValue(key: "%@", arguments: [.init(.string(text), specifier: "%@")]))
    }
}

/// A type that shows itself as a localized text.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

/// An error whose texts are localized when they are shown.
public protocol CustomLocalizedStringResourceError: Error, CustomLocalizedStringResourceConvertible {}
