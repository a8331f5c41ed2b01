import Drawing
import FindingTable

/// `strings-only-in-app`: the app's translations are not in the extension's bundle, so the widget shows the keys.
struct StringsOnlyInApp: ProjectRule {
    static let code = FindingCode.stringsOnlyInApp

    private static let calls: Set<String> = ["Text", "Label", "NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource", "configurationDisplayName", "description",
                                             "Button", "Toggle", "IntentDescription", "TypeDisplayRepresentation"]

    func findings(in project: DoctorProject) -> [Finding] {
        guard let app = project.model.app else { return [] }
        let own = Set(project.strings.tables.values.flatMap { $0.languages.values.flatMap(\.keys) })
        var tables: [String: (table: StringTable, languages: Set<String>)] = [:]
        for table in project.appStrings.tables.values where table.name != "InfoPlist" {
            for (language, texts) in table.languages where language != table.sourceLanguage && language != "Base" {
                // A text that reads the same everywhere is no loss.
                for (key, text) in texts where text != LocalizedText(key) && text.form != .text(key) { tables[key, default: (table, [])].languages.insert(language) }
            }
        }
        var found: [String: [(key: String, file: String, line: Int)]] = [:], seen: Set<String> = []
        for file in project.sources {
            for call in file.literalArguments(of: Self.calls) where call.label == nil || call.label == "localized" {
                guard !call.isInterpolated, !own.contains(call.text), let table = tables[call.text]?.table, seen.insert(call.text).inserted else { continue }
                found[table.name, default: []].append((call.text, file.path, call.line))
            }
        }
        return found.sorted { $0.key < $1.key }.compactMap { name, uses in
            guard let first = uses.first, let table = project.appStrings.tables[name] else { return nil }
            let keys = uses.prefix(5).map { "\"\($0.key)\"" }.joined(separator: ", ") + (uses.count > 5 ? " and \(uses.count - 5) more" : "")
            return finding("\(uses.count == 1 ? "The text" : "The texts") \(keys) \(uses.count == 1 ? "is" : "are") translated in \(name) of \(app.name), which \(project.model.name) does not hold: the widget shows the keys in every language.",
                           fix: "Add \(table.files.first.map(Paths.name) ?? name) to the extension's target.", file: first.file, line: first.line)
        }
    }
}
