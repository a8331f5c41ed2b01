/// Reads `.strings`, `.stringsdict` and `.xcstrings` files into tables.
public struct StringsReader: Sendable {
    /// The tables, by name.
    public private(set) var tables: [String: StringTable] = [:]
    /// What could not be read; the rest was.
    public private(set) var problems: [ProjectError] = []

    public init() {}

    /// Reads all strings of a bundle. A catalog's entry wins over that of a `.strings` file of the same table, a `.stringsdict` over both.
    public static func read(_ resources: ResourceFiles) -> StringsReader {
        var reader = StringsReader()
        for file in resources.stringsFiles where file.kind == .strings { reader.add(file) }
        for path in resources.stringCatalogs { reader.add(catalog: path) }
        for file in resources.stringsFiles where file.kind == .stringsdict { reader.add(file) }
        return reader
    }

    public mutating func add(_ file: StringsFile) {
        do {
            let value = try PropertyListFile.read(file.path)
            guard let entries = value.dictionary else { throw ProjectError.damaged(file: file.path, line: 1, reason: "it is no dictionary of texts") }
            let language = file.language ?? ""
            update(file.table, file.path) { table in
                for (key, value) in entries {
                    if file.kind == .stringsdict { if let text = StringsDictEntry.text(value) { table.languages[language, default: [:]][key] = text } }
                    else if let text = value.text { table.languages[language, default: [:]][key] = LocalizedText(text) }
                }
                if table.languages[language] == nil { table.languages[language] = [:] }
            }
        } catch { problems.append(error as? ProjectError ?? .damaged(file: file.path, line: nil, reason: "\(error)")) }
    }

    public mutating func add(catalog path: String) {
        do {
            let value = try JSONFile.read(path)
            guard let strings = value["strings"]?.dictionary else { throw ProjectError.damaged(file: path, line: nil, reason: "it has no \"strings\"") }
            let source = value["sourceLanguage"]?.text ?? "en"
            update(Paths.stem(of: path), path) { table in
                table.sourceLanguage = source
                if table.languages[source] == nil { table.languages[source] = [:] }
                for (key, entry) in strings { StringCatalogEntry.add(key, entry, source: source, to: &table) }
            }
        } catch { problems.append(error as? ProjectError ?? .damaged(file: path, line: nil, reason: "\(error)")) }
    }

    private mutating func update(_ name: String, _ file: String, _ body: (inout StringTable) -> Void) {
        var table = tables[name] ?? StringTable(name: name)
        body(&table)
        table.files.append(file)
        tables[name] = table
    }
}

/// An entry of a string catalog.
enum StringCatalogEntry {
    static func add(_ key: String, _ entry: PropertyValue, source: String, to table: inout StringTable) {
        if entry["shouldTranslate"]?.booleanValue == false { table.untranslatedKeys.insert(key) }
        for (language, value) in entry["localizations"]?.dictionary ?? [:] {
            guard let text = text(value) else { continue }
            table.languages[language, default: [:]][key] = text
        }
        // A catalog leaves out the source language where the text is the key itself.
        if table.languages[source]?[key] == nil { table.languages[source, default: [:]][key] = LocalizedText(key) }
    }

    private static func text(_ value: PropertyValue) -> LocalizedText? {
        guard let form = form(value, depth: 0) else { return nil }
        var text = LocalizedText(form, state: value["stringUnit"]?["state"]?.text)
        for (name, entry) in value["substitutions"]?.dictionary ?? [:] {
            guard let form = self.form(entry, depth: 0) else { continue }
            text.substitutions[name] = .init(argument: entry["argNum"]?.integerValue, format: entry["formatSpecifier"]?.text, form: form)
        }
        return text
    }

    /// A localisation: a unit, a set of units (the first counts) or variations.
    private static func form(_ value: PropertyValue, depth: Int) -> LocalizedText.Form? {
        guard depth < 8 else { return nil }
        if let text = value["stringUnit"]?["value"]?.text { return .text(text) }
        if let text = value["stringSet"]?["values"]?.array?.first?.text { return .text(text) }
        guard let variations = value["variations"]?.dictionary else { return nil }
        let forms = { (kind: String) -> [String: LocalizedText.Form]? in
            let result = variations[kind]?.dictionary?.compactMapValues { form($0, depth: depth + 1) }
            return result?.isEmpty == false ? result : nil
        }
        if let device = forms("device") { return .device(device) }
        if let plural = forms("plural") { return .plural(plural) }
        if let width = forms("width") { return .width(width) }
        return nil
    }
}

/// An entry of a `.stringsdict` file.
enum StringsDictEntry {
    static func text(_ value: PropertyValue) -> LocalizedText? {
        if let text = value.text { return LocalizedText(text) }
        guard let entries = value.dictionary else { return nil }
        if let devices = entries["NSStringDeviceSpecificRuleType"]?.dictionary {
            var result = LocalizedText(.text("")), forms: [String: LocalizedText.Form] = [:]
            for (device, value) in devices {
                guard let text = text(value) else { continue }
                forms[device] = text.form
                result.substitutions.merge(text.substitutions) { first, _ in first }
            }
            guard !forms.isEmpty else { return nil }
            result.form = .device(forms)
            return result
        }
        if let widths = entries["NSStringVariableWidthRuleType"]?.dictionary {
            let forms = widths.compactMapValues { $0.text.map { LocalizedText.Form.text($0) } }
            return forms.isEmpty ? nil : LocalizedText(.width(forms))
        }
        guard let format = entries["NSStringLocalizedFormatKey"]?.text else { return nil }
        var result = LocalizedText(.text(format))
        for (name, rule) in entries {
            guard let rule = rule.dictionary, rule["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else { continue }
            let forms = ["zero", "one", "two", "few", "many", "other"].reduce(into: [String: LocalizedText.Form]()) { forms, category in
                if let text = rule[category]?.text { forms[category] = .text(text) }
            }
            guard !forms.isEmpty else { continue }
            result.substitutions[name] = .init(format: rule["NSStringFormatValueTypeKey"]?.text ?? "d", form: .plural(forms))
        }
        return result
    }
}
