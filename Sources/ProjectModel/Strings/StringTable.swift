/// The texts of one table in all its languages, whatever files they came from.
public struct StringTable: Sendable, Hashable, Codable {
    public var name: String
    /// The language that the keys are written in; nil where no file says so.
    public var sourceLanguage: String?
    /// Texts by language and key. "Base" is a language here as Xcode writes it; "" holds a file outside of any `.lproj`.
    public var languages: [String: [String: LocalizedText]] = [:]
    /// Keys that are marked as not to be translated.
    public var untranslatedKeys: Set<String> = []
    /// The files it was read from.
    public var files: [String] = []

    public init(name: String) { self.name = name }

    /// Keys that another language of this table has and this one lacks.
    public func missingKeys(in language: String) -> Set<String> {
        let all = languages.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }.subtracting(untranslatedKeys)
        return all.subtracting(languages[language]?.keys.map { $0 } ?? [])
    }
}

/// A text of a table: plain, or varied by number, device or width, with named substitutions.
public struct LocalizedText: Sendable, Hashable, Codable {
    /// A text's shape. Variations may be nested: a device's text may vary by number.
    public indirect enum Form: Sendable, Hashable, Codable {
        case text(String)
        /// By plural category: "zero", "one", "two", "few", "many", "other". It follows the first number of the format.
        case plural([String: Form])
        /// By device: "iphone", "ipad", "applewatch", "mac", "appletv", "applevision", "other".
        case device([String: Form])
        /// By width in points or as a class number.
        case width([String: Form])
    }
    /// What `%#@name@` stands for.
    public struct Substitution: Sendable, Hashable, Codable {
        /// The argument it looks at, counted from 1; nil for the next one.
        public var argument: Int?
        /// The argument's format without "%": "lld", "d", "@".
        public var format: String?
        public var form: Form
        public init(argument: Int? = nil, format: String? = nil, form: Form) { self.argument = argument; self.format = format; self.form = form }
    }
    public var form: Form
    public var substitutions: [String: Substitution]
    /// "translated", "new", "needs_review" or "stale"; nil where the file does not say.
    public var state: String?
    public init(_ form: Form, substitutions: [String: Substitution] = [:], state: String? = nil) {
        self.form = form; self.substitutions = substitutions; self.state = state
    }
    public init(_ text: String) { self.init(.text(text)) }
}
