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
