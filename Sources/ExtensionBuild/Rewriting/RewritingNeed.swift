/// Tells cheaply whether a file has to be parsed at all: most files hold nothing that is rewritten.
enum RewritingNeed {
    /// A file that holds none of these, and imports only what is there, is compiled as it is.
    private static let marks = [
        "#if", "#available", "#unavailable", "#selector", "#keyPath", "@objc", "@nonobjc", "@NSManaged", "@NSCopying", "@NSApplicationMain",
        "@IB", "@GKInspectable", "@UIApplicationMain", "@convention", "Darwin.", "@Entry", "@SwiftUI.Entry",
    ]

    static func mayNeedRewriting(_ bytes: [UInt8], conditions: BuildConditions) -> Bool {
        bytes.withUnsafeBytes { source in
            for mark in marks where ByteSearch.first(mark, in: source) != nil { return true }
            for name in conditions.renamed.keys where ByteSearch.first(name, in: source) != nil { return true }
            return importsSomethingElse(source, conditions)
        }
    }

    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]

    /// Looks at whatever follows the word `import`, also in comments: a false alarm costs a parse and no more.
    private static func importsSomethingElse(_ source: UnsafeRawBufferPointer, _ conditions: BuildConditions) -> Bool {
        let word = "import "
        var position = 0
        while let found = ByteSearch.first(word, in: source, from: position) {
            position = found + word.utf8.count
            let line = source[position...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x3B }
            let words = String(decoding: line.prefix(200), as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard let first = words.first.map(String.init) else { continue }
            let hasKind = kinds.contains(first)
            let path = hasKind ? (words.dropFirst().first.map(String.init) ?? "") : first
            let parts = path.split(separator: ".").map(String.init)
            if ImportDecision(path: parts, hasKind: hasKind, conditions: conditions) != .keep { return true }
        }
        return false
    }
}
