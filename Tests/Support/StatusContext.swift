import SwiftSyntax

/// What a declaration inherits its status from, from the nearest to the widest.
struct StatusContext {
    /// What the type or extension around says.
    var enclosing: SupportStatus?
    /// What the file says in an ordinary comment: "// Status of this file: exact.".
    var file: SupportStatus?
    /// What the overload above says of itself, by name.
    var overloads: [String: SupportStatus] = [:]
}

/// The status of a file: for everything in it that says nothing itself.
enum FileStatus {
    static let mark = "// Status of this file: "

    static func read(_ source: String) throws(SupportStatus.Unreadable) -> SupportStatus? {
        var lines: [String] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if lines.isEmpty {
                if line.hasPrefix(mark) { lines = ["Status: " + line.dropFirst(mark.count)] }
            } else if line.hasPrefix("// ") {
                lines.append(String(line.dropFirst(3)))
            } else {
                break
            }
        }
        return try SupportStatus(comment: lines)
    }
}

/// Documentation comments and attributes of declarations.
enum Documentation {
    /// The lines of the `///` comment before a declaration, without the slashes.
    static func comment(of node: some SyntaxProtocol) -> [String] {
        node.leadingTrivia.compactMap { piece in
            guard case .docLineComment(let text) = piece else { return nil }
            return String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
        }
    }

    /// The message of `@available(*, unavailable, message: "...")`; nil where the declaration is available.
    static func unavailability(_ attributes: AttributeListSyntax) -> String? {
        for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "available" {
            let text = attribute.arguments?.trimmedDescription ?? ""
            guard text.contains("unavailable") else { continue }
            return text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(String.init) ?? ""
        }
        return nil
    }
}
