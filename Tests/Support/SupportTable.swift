import Foundation

/// Every public symbol of Sources/Frameworks with its status, and the page that lists them.
struct SupportTable {
    private(set) var symbols: [PublicSymbol] = []
    private(set) var noOps: [SilentNoOp] = []
    private(set) var problems: [String] = []

    /// - Parameter folder: Sources/Frameworks.
    init(folder: URL) throws {
        for framework in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let sources = try Self.sources(in: folder.appendingPathComponent(framework), below: framework)
            // Types first: an extension in another file inherits what its type says.
            var types: [String: SupportStatus] = [:]
            for (file, source) in sources {
                for symbol in SymbolReader(source: source, framework: framework, file: file).symbols where symbol.kind == .type && symbol.isOwnStatus {
                    if let status = symbol.status { types[symbol.path] = status }
                }
            }
            for (file, source) in sources {
                let reader = SymbolReader(source: source, framework: framework, file: file, typeStatuses: types)
                symbols += reader.symbols
                noOps += reader.noOps
                problems += reader.problems
            }
        }
    }

    private static func sources(in folder: URL, below name: String) throws -> [(String, String)] {
        let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try found.map { ("\(name)/\($0)", try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
    }

    var frameworks: [String] { Array(Set(symbols.map(\.framework))).sorted() }

    // MARK: The page

    func markdown() -> String {
        var text = """
            # What is supported

            Every public symbol of the frameworks that user code imports, by framework. This page is made from the documentation comments of
            Sources/Frameworks (`VITRINE_UPDATE_DOCUMENTATION=1 swift test --filter SupportTests`).

            - **exact**: as on a phone, as far as a widget can show it.
            - **approximate**: drawn or answered differently in the way that is said.
            - **declared**: it compiles; drawing or calling it raises the finding `unsupported-api` with file and line.
            - **unavailable**: the compiler says why.

            A symbol that is missing here does not exist: the build says so, with the line that uses it.

            | framework | symbols | exact | approximate | declared | unavailable |
            | --- | --- | --- | --- | --- | --- |

            """
        for framework in frameworks {
            let own = symbols.filter { $0.framework == framework }
            let counts = SupportStatus.Level.allCases.map { level in own.filter { $0.status?.level == level }.count }
            text += "| [\(framework)](#\(framework.lowercased())) | \(own.count) | \(counts.map(String.init).joined(separator: " | ")) |\n"
        }
        for framework in frameworks { text += section(framework) }
        return text
    }

    private func section(_ framework: String) -> String {
        var text = "\n## \(framework)\n\n| symbol | status | how |\n| --- | --- | --- |\n"
        for row in SupportRow.rows(of: symbols.filter { $0.framework == framework }) {
            text += "| \(row.names) | \(row.status.level.rawValue) | \(row.status.how.replacingOccurrences(of: "|", with: "\\|")) |\n"
        }
        return text
    }
}

/// One line of the page: symbols of one type that have one status.
struct SupportRow: Hashable {
    /// The type around them, or the type that the line is about; empty for functions and values of a file.
    var owner: String
    var members: [String]
    var status: SupportStatus

    /// "**`Color`** `red`, `mix`".
    var names: String { ([owner.isEmpty ? nil : "**`\(owner)`**", members.map { "`\($0)`" }.joined(separator: ", ")] as [String?]).compactMap { $0 }.joined(separator: " ") }

    /// The rows of a framework, by the outermost type: its members of one status stand together, each name once.
    static func rows(of symbols: [PublicSymbol]) -> [SupportRow] {
        struct Key: Hashable { var owner: String; var status: SupportStatus }
        var names: [Key: Set<String>] = [:]
        for symbol in symbols {
            guard let status = symbol.status else { continue }
            let parts = symbol.container.split(separator: ".", maxSplits: 1).map(String.init)
            let isOutermost = parts.isEmpty && (symbol.kind == .type || symbol.kind == .protocolType)
            let key = Key(owner: isOutermost ? symbol.name : parts.first ?? "", status: status)
            if isOutermost { names[key, default: []].formUnion([]) } else {
                names[key, default: []].insert((parts.count > 1 ? parts[1] + "." : "") + symbol.name)
            }
        }
        return names.map { SupportRow(owner: $0.key.owner, members: $0.value.sorted(), status: $0.key.status) }
            .sorted { ($0.owner, $0.status.level.rawValue, $0.members.first ?? "", $0.status.how) < ($1.owner, $1.status.level.rawValue, $1.members.first ?? "", $1.status.how) }
    }
}
