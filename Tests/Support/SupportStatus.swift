/// How much of a symbol there is, as its documentation comment says behind "Status:".
struct SupportStatus: Hashable {
    enum Level: String, CaseIterable {
        case exact, approximate, declared, unavailable
    }
    var level: Level
    /// How it differs, or why nothing is to be seen; a phrase without a full stop, or empty.
    var how: String

    init(_ level: Level, _ how: String = "") {
        self.level = level
        self.how = how
    }

    /// Why a comment's status cannot be read.
    struct Unreadable: Error, CustomStringConvertible {
        var text: String
        var description: String { "a status begins with exact, approximate, declared or unavailable, not with \"\(text.prefix(30))\"" }
    }

    /// The status that a comment states; nil where it states none.
    ///
    /// It goes on to the end of the paragraph: "Status: approximate: the first frame only."
    init?(comment: [String]) throws(Unreadable) {
        var paragraph: [String]?
        for line in comment {
            if paragraph == nil, let start = line.range(of: "Status: ") {
                paragraph = [String(line[start.upperBound...])]
            } else if paragraph != nil {
                if line.isEmpty || line.hasPrefix("- ") { break }
                paragraph?.append(line)
            }
        }
        guard let text = paragraph?.joined(separator: " ") else { return nil }
        guard let level = Level.allCases.first(where: { text.hasPrefix($0.rawValue) && text.dropFirst($0.rawValue.count).first?.isLetter != true }) else {
            throw Unreadable(text: text)
        }
        self.level = level
        how = String(text.dropFirst(level.rawValue.count).drop { " .,:;".contains($0) })
        while how.last == "." { how.removeLast() }
    }
}
