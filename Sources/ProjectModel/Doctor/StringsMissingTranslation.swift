import Drawing
import FindingTable

/// `strings-missing-translation`: a language of the extension lacks keys that another has; those fall back to the development language.
struct StringsMissingTranslation: ProjectRule {
    static let code = FindingCode.stringsMissingTranslation

    func findings(in project: DoctorProject) -> [Finding] {
        project.strings.tables.values.sorted { $0.name < $1.name }.compactMap { table in
            var lacking: [(language: String, keys: [String])] = []
            for language in table.languages.keys.sorted() where !language.isEmpty && language != "Base" {
                // Keys without a letter (" (%)") need no translation.
                let keys = table.missingKeys(in: language).filter { $0.contains(where: \.isLetter) }.sorted()
                if !keys.isEmpty { lacking.append((language, keys)) }
            }
            guard let first = lacking.first else { return nil }
            let languages = lacking.map { "\($0.language) (\($0.keys.count))" }.joined(separator: ", ")
            let keys = first.keys.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ")
            return finding("\(table.name) lacks keys in \(languages); in \(first.language): \(keys)\(first.keys.count > 5 ? " and more" : "").", file: table.files.first { ResourceFiles.language(of: $0) == first.language } ?? table.files.first)
        }
    }
}
