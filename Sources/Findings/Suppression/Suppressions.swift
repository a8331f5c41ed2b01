import Drawing

/// The comments in the extension's sources that silence findings: `// vitrine:ignore CODE REASON`.
///
/// A comment covers findings of that code on its own line and on the next line that holds code. A finding that names only a
/// file is covered by a comment anywhere in that file, one that names no file by a comment anywhere in the sources.
public struct Suppressions: Sendable {
    /// One valid comment.
    public struct Comment: Hashable, Sendable {
        public var code: String
        public var reason: String
        public var file: String
        /// The comment's own line and the line of code it stands above, counting from 1.
        public var lines: [Int]
    }

    public private(set) var comments: [Comment] = []
    /// What is wrong with comments: no reason, no such code.
    public private(set) var findings: [Finding] = []

    public init() {}

    /// Reads the comments of one source file.
    public mutating func read(_ source: String, file: String) {
        guard source.contains(Self.marker) else { return }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let comment = line.firstIndex(ofSequence: "//"), let marker = line[comment...].firstIndex(ofSequence: Self.marker) else { continue }
            let words = line[marker...].dropFirst(Self.marker.count).split(maxSplits: 1, whereSeparator: \.isWhitespace)
            let reason = words.count == 2 ? words[1].trimmed : ""
            guard let code = words.first.map(String.init), FindingCodes.code(code) != nil else {
                findings.append(FindingCode.suppressionUnknownCode.finding("There is no code \"\(words.first ?? "")\".", file: file, line: index + 1))
                continue
            }
            guard !reason.isEmpty else {
                findings.append(FindingCode.suppressionWithoutReason.finding("\(code) is silenced without a reason.", file: file, line: index + 1))
                continue
            }
            let covered = lines[(index + 1)...].firstIndex { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }
            comments.append(Comment(code: code, reason: reason, file: file, lines: [index + 1] + (covered.map { [$0 + 1] } ?? [])))
        }
    }

    /// The reason of the comment that silences the finding; nil where none does.
    public func reason(for finding: Finding) -> String? {
        comments.first { comment in
            guard comment.code == finding.code else { return false }
            guard let file = finding.file else { return true }
            guard Self.isSame(file, comment.file) else { return false }
            return finding.line.map(comment.lines.contains) ?? true
        }?.reason
    }

    private static let marker = "vitrine:ignore"

    /// Whether two paths name one file: one of them may be shorter ("Widget.swift").
    private static func isSame(_ a: String, _ b: String) -> Bool {
        a == b || a.hasSuffix("/" + b) || b.hasSuffix("/" + a)
    }
}

private extension Substring {
    var trimmed: String {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    func firstIndex(ofSequence other: String) -> Index? {
        guard !other.isEmpty else { return startIndex }
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(other) { return index }
            index = self.index(after: index)
        }
        return nil
    }
}
