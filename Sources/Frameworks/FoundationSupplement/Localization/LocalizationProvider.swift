// Status of this file: exact.

import Foundation

/// Answers where an extension's translations come from. The runtime sets one that reads the project's catalogs.
public protocol LocalizationProvider: Sendable {
    /// The format string for a key, with the plural variant that fits the arguments; nil where the table has no such key.
    ///
    /// - Parameter table: nil means the table `Localizable`.
    func format(forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription, locale: Locale,
                arguments: [LocalizationArgument]) -> String?
}

/// Looks up localized strings: the one place through which every localized text of the frameworks goes.
public enum Localization {
    private final class Box: @unchecked Sendable {
        private let lock = NSLock()
        private var stored: any LocalizationProvider = BundleLocalizationProvider()
        var provider: any LocalizationProvider {
            get { lock.lock(); defer { lock.unlock() }; return stored }
            set { lock.lock(); defer { lock.unlock() }; stored = newValue }
        }
    }
    private static let box = Box()

    /// The provider in force; at first one that reads `.strings` files of the bundles themselves.
    public static var provider: any LocalizationProvider {
        get { box.provider }
        set { box.provider = newValue }
    }

    /// The text for a key, with its arguments put in. Where no table has the key, the default format or the key itself stands.
    public static func string(forKey key: String, defaultFormat: String? = nil, arguments: [LocalizationArgument] = [], table: String? = nil,
                              bundle: LocalizedStringResource.BundleDescription = .main, locale: Locale = .current) -> String {
        let format = provider.format(forKey: key, table: table, bundle: bundle, locale: locale, arguments: arguments) ?? defaultFormat ?? key
        return arguments.isEmpty && !format.contains("%%") ? format : LocalizedFormat.substitute(format, arguments: arguments, locale: locale)
    }
}

/// Reads the `.strings` tables that Foundation finds in a bundle.
struct BundleLocalizationProvider: LocalizationProvider {
    func format(forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription, locale: Locale,
                arguments: [LocalizationArgument]) -> String? {
        let missing = "\u{1}"
        let text = bundle.bundle.localizedString(forKey: key, value: missing, table: table)
        return text == missing ? nil : text
    }
}
