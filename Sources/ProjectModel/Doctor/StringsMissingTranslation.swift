import Drawing

/// `strings-missing-translation`: a language of the extension lacks keys that another has; those fall back to the development language.
struct StringsMissingTranslation: ProjectRule {
    static let code = "strings-missing-translation", severity = Finding.Severity.note, basis = Finding.Basis.doc

    func findings(in project: DoctorProject) -> [Finding] {
        project.strings.tables.values.sorted { $0.name < $1.name }.flatMap { table in
            table.languages.keys.sorted().compactMap { language in
                let missing = table.missingKeys(in: language).sorted()
                guard !missing.isEmpty, !language.isEmpty, language != "Base" else { return nil }
                let keys = missing.prefix(5).map { "\"\($0)\"" }.joined(separator: ", ") + (missing.count > 5 ? " and \(missing.count - 5) more" : "")
                return finding("\(table.name) lacks \(missing.count == 1 ? "a key" : "\(missing.count) keys") in \(language): \(keys).", fix: "Translate the keys, or mark them as not to be translated.",
                               file: table.files.first { ResourceFiles.language(of: $0) == language } ?? table.files.first)
            }
        }
    }
}
