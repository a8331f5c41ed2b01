/// The page of a code, in Markdown: Documentation/Findings holds one a code, made from the table.
public enum FindingPage {
    public static func markdown(for code: FindingCode) -> String {
        """
        # \(code.code)

        \(code.title).

        Severity: \(code.severity.rawValue). Basis: \(code.basis.rawValue) (\(basisText(code))).

        ## Cause

        \(code.cause)

        ## Example

        ```
        \(code.example)
        ```

        ## Fix

        \(code.fix)

        To silence it where it is meant so: `// vitrine:ignore \(code.code) the reason` on the line or the one above.

        """
    }

    /// The list of all codes, worst first.
    public static func index() -> String {
        var text = """
            # Findings

            What Vitrine finds, by code. `vitrine explain CODE` prints a page. These pages are made from the table in Sources/Findings.

            | code | severity | basis | what |
            | --- | --- | --- | --- |

            """
        for code in FindingCodes.all.sorted(by: { ($1.severity, $0.code) < ($0.severity, $1.code) }) {
            text += "| [\(code.code)](\(code.code).md) | \(code.severity.rawValue) | \(code.basis.rawValue) | \(code.title) |\n"
        }
        return text
    }

    /// The page for a terminal.
    public static func plainText(for code: FindingCode) -> String {
        let example = code.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
        return """
            \(code.code) (\(code.severity.rawValue), \(basisText(code)))
            \(code.title).

            Cause
            \(wrapped(code.cause))

            Example
            \(example)

            Fix
            \(wrapped(code.fix))
            """
    }

    static func basisText(_ code: FindingCode) -> String {
        switch code.basis {
        case .doc: "Apple documents it"
        case .seen: "seen on devices"
        case .assumed: "assumed"
        }
    }

    /// Lines of at most 76 characters, indented by four spaces.
    static func wrapped(_ text: String) -> String {
        var lines: [String] = [""]
        for word in text.split(separator: " ") {
            if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count + 1 > 76 { lines.append("") }
            lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? String(word) : " " + word
        }
        return lines.map { "    " + $0 }.joined(separator: "\n")
    }
}
