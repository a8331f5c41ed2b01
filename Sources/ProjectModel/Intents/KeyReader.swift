/// Takes keys of one prefix out of a dictionary and remembers which are left.
struct KeyReader {
    private(set) var rest: [String: PropertyValue]
    private let prefix: String

    init(_ entries: [String: PropertyValue], prefix: String) { rest = entries; self.prefix = prefix }

    mutating func value(_ key: String) -> PropertyValue? { rest.removeValue(forKey: prefix + key) }
    mutating func text(_ key: String) -> String? { value(key)?.text }
    mutating func integer(_ key: String) -> Int? { value(key)?.integerValue }
    mutating func real(_ key: String) -> Double? { value(key)?.realValue }
    mutating func flag(_ key: String) -> Bool? { value(key)?.booleanValue }

    /// A text with the identifier under `<key>ID`.
    mutating func localized(_ key: String) -> IntentDefinition.Text? {
        let identifier = text("\(key)ID")
        return text(key).map { IntentDefinition.Text($0, identifier: identifier) }
    }
}
