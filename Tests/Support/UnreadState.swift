/// Stored properties that are set and never read: what a modifier keeps there is lost without a word, and a check of parameters
/// cannot see it.
struct UnreadState {
    /// One property that nobody reads.
    struct Property: Hashable {
        var file: String
        var line: Int
        var name: String
    }
    /// Every name that is read somewhere; a name that several types use counts for all of them.
    private var read: Set<String> = []

    /// - Parameter sources: every file whose code may read, by its path.
    init(sources: [String: String]) {
        for text in sources.values {
            var previous = Substring()
            for word in Words(text) {
                if !word.isLabel, !word.isAssigned, !["var", "let"].contains(previous) { read.insert(String(word.text)) }
                previous = word.text
            }
        }
    }

    /// The properties of a file that are not public and that nobody reads. What is computed is none of them.
    func properties(of text: String, file: String) -> [Property] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Property] in
            let words = line.prefix { $0 != "=" && $0 != ":" }.split { " ,".contains($0) }
            // Members of a type stand four spaces in.
            guard line.hasPrefix("    "), !line.hasPrefix("     "), !line.contains("{"), let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
                  !words[..<keyword].contains(where: { ["public", "open", "static", "//", "case"].contains($0) }) else { return [] }
            return words[(keyword + 1)...].filter { !read.contains(String($0)) }.map { Property(file: file, line: index + 1, name: String($0)) }
        }
    }

    /// The identifiers of a source without its comments, each with what stands behind it.
    private struct Words: Sequence, IteratorProtocol {
        struct Word {
            var text: Substring
            /// `name: value`; the colon of a condition has a space before it.
            var isLabel: Bool
            /// `name = value`.
            var isAssigned: Bool
        }
        private let bytes: Substring.UTF8View
        private let text: String
        private var index: String.Index
        init(_ text: String) {
            self.text = text
            bytes = text[...].utf8
            index = text.startIndex
        }
        private static func isLetter(_ byte: UInt8) -> Bool { byte == 95 || (65...90).contains(byte & ~32) }
        private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

        mutating func next() -> Word? {
            while index < bytes.endIndex {
                let byte = bytes[index]
                if byte == 47, bytes.index(after: index) < bytes.endIndex, bytes[bytes.index(after: index)] == 47 {
                    while index < bytes.endIndex, bytes[index] != 10 { index = bytes.index(after: index) }
                } else if Self.isLetter(byte) {
                    let start = index
                    while index < bytes.endIndex, Self.isLetter(bytes[index]) || Self.isDigit(bytes[index]) { index = bytes.index(after: index) }
                    var after = index
                    while after < bytes.endIndex, bytes[after] == 32 { after = bytes.index(after: after) }
                    func at(_ place: String.Index) -> UInt8 { place < bytes.endIndex ? bytes[place] : 0 }
                    let isAssigned = at(after) == 61 && at(bytes.index(after: after)) != 61
                    return Word(text: text[start..<index], isLabel: at(index) == 58, isAssigned: isAssigned)
                } else {
                    index = bytes.index(after: index)
                }
            }
            return nil
        }
    }
}
