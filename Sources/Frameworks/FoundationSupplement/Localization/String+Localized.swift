// Status of this file: exact; a `comment` is for translators.

import Foundation

extension String {
    /// The text of a resource, looked up in its locale.
    public init(localized resource: LocalizedStringResource) {
        self = Localization.string(forKey: resource.key, defaultFormat: resource.defaultValue.tableKey, arguments: resource.defaultValue.arguments,
                                   table: resource.table, bundle: resource.bundle, locale: resource.locale)
    }

    /// Looks up the text written, which is also the key.
    public init(localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
                comment: StaticString? = nil) {
        self = Localization.string(forKey: keyAndValue.tableKey, arguments: keyAndValue.arguments, table: table,
                                   bundle: .init(bundle), locale: locale)
    }

    /// Looks up a key and falls back to the text given.
    public init(localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil) {
        self = Localization.string(forKey: String(describing: key), defaultFormat: defaultValue.tableKey, arguments: defaultValue.arguments,
                                   table: table, bundle: .init(bundle), locale: locale)
    }

    /// What a lookup may be told beside the key: values for placeholders.
    public struct LocalizationOptions: Sendable {
        public var replacements: [any CVarArg & Sendable]?
        public init() {}
    }
}

extension AttributedString {
    /// Looks up a text whose translation may hold Markdown.
    public init(localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
                comment: StaticString? = nil) {
        self = .localizedMarkdown(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
    }
    /// Looks up a key and falls back to the text given.
    public init(localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
                locale: Locale = .current, comment: StaticString? = nil) {
        self = .localizedMarkdown(String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale))
    }
    /// The text of a resource, with its Markdown.
    public init(localized resource: LocalizedStringResource) { self = .localizedMarkdown(String(localized: resource)) }

    private static func localizedMarkdown(_ text: String) -> AttributedString {
        (try? AttributedString(markdown: text, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? AttributedString(text)
    }
}
