import Foundation

/// One line of the release notes.
struct Highlight: Hashable, Identifiable {
    enum Kind: Hashable {
        case added, improved, fixed
    }
    var kind: Kind
    var text: String
    var id: String { text }
}

extension Release {
    /// The list items of the notes. The heading above an item says what kind of change it is.
    var highlights: [Highlight] {
        var kind = Highlight.Kind.added
        var highlights: [Highlight] = []
        for line in (body ?? "").split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#") {
                let heading = line.lowercased()
                if heading.contains("fix") {
                    kind = .fixed
                } else if heading.contains("improve") || heading.contains("change") || heading.contains("faster") {
                    kind = .improved
                } else {
                    kind = .added
                }
            } else if line.hasPrefix("- ") || line.hasPrefix("* ") {
                highlights.append(Highlight(kind: kind, text: plain(line.dropFirst(2))))
            }
        }
        return highlights
    }

    /// Takes the marks of Markdown out, which would need more room than they are worth here.
    private func plain(_ text: Substring) -> String {
        text.filter { !"*`_".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
}
