import Drawing
import ExtensionProcesses

/// What a host found, each once, in the order of first sight. Bounded: a widget that fails for a week says so once.
struct FoundFindings {
    private static let limit = 1000
    private struct Key: Hashable { var code: String, message: String, widget: String?, family: String?, source: UInt64, file: String?, line: Int?, from: String }
    private var keys: Set<Key> = []
    private var list: [(identifier: String, finding: Finding)] = []

    /// - Parameter identifier: the extension in whose library its address lies.
    /// - Returns: whether it is new.
    mutating func add(_ finding: Finding, from identifier: String) -> Bool {
        let key = Key(code: finding.code, message: finding.message, widget: finding.widget, family: finding.family, source: finding.source, file: finding.file, line: finding.line, from: identifier)
        guard list.count < Self.limit, keys.insert(key).inserted else { return false }
        list.append((identifier, finding))
        return true
    }

    /// All of them with file and line.
    func all(locations: (String, [UInt64]) -> [UInt64: SourceLocation]) -> [Finding] {
        var places: [String: [UInt64: SourceLocation]] = [:]
        for (identifier, entries) in Dictionary(grouping: list, by: \.identifier) {
            let addresses = Set(entries.filter { $0.finding.file == nil }.map(\.finding.source)).subtracting([0])
            if !addresses.isEmpty { places[identifier] = locations(identifier, addresses.sorted()) }
        }
        return list.map { identifier, finding in
            guard finding.file == nil, let place = places[identifier]?[finding.source] else { return finding }
            var finding = finding
            finding.file = place.file
            finding.line = place.line
            return finding
        }
    }
}
