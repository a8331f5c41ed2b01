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
