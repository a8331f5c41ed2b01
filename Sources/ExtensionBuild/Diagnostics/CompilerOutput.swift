/// Reads what swift-frontend prints in its one-line style ("path:line:column: error: message").
struct CompilerOutput {
    private(set) var diagnostics: [Diagnostic] = []
    /// Lines that are no diagnostic: a crash's stack, a plugin's words.
    private(set) var otherLines: [String] = []

    /// More lines than this are not kept: a file that is no Swift at all has an error a line.
    static let mostDiagnostics = 1000

    /// - Parameter column: gives the user's column for a place in what was compiled.
    init(_ text: String, column: (_ path: String, _ line: Int, _ column: Int) -> Int) {
        var isExcerpt = false
        // An error inside a macro's expansion is told at the macro: the place stands in a note after it.
        var waiting: Diagnostic?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard var found = Self.parse(line) else {
                if !isExcerpt, !line.isEmpty { otherLines.append(String(line)) }
                continue
            }
            isExcerpt = true
            if found.path.hasPrefix("macro expansion ") {
                if found.severity != .note { waiting = found }
                continue
            }
            // "<unknown>", or the printed interface of a framework: no file that anyone could open.
            if !found.path.hasPrefix("/") { found.path = ""; found.line = 0; found.column = 0 }
            if !found.path.isEmpty { found.column = column(found.path, found.line, found.column) }
            if let expanded = waiting, found.severity == .note {
                waiting = nil
                // A warning inside an expansion is about our own text, not the user's.
                if expanded.severity == .error {
                    found.severity = .error
                    found.message = expanded.message
                    diagnostics.append(found)
                }
                continue
            }
            if diagnostics.count < Self.mostDiagnostics { diagnostics.append(found) }
        }
        if let expanded = waiting, expanded.severity == .error {
            diagnostics.append(Diagnostic(severity: .error, path: "", line: 0, column: 0, message: expanded.message))
        }
    }

    private static func parse(_ line: Substring) -> Diagnostic? {
        for severity in [Diagnostic.Severity.error, .warning, .note] {
            let word = "\(severity.rawValue): "
            if line.hasPrefix(word) { return Diagnostic(severity: severity, path: "", line: 0, column: 0, message: String(line.dropFirst(word.count))) }
            guard let mark = line.range(of: ": \(word)") else { continue }
            let place = line[..<mark.lowerBound]
            let parts = place.split(separator: ":", omittingEmptySubsequences: false)
            let message = String(line[mark.upperBound...])
            if parts.count >= 3, let row = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) {
                return Diagnostic(severity: severity, path: parts.dropLast(2).joined(separator: ":"), line: row, column: column, message: message)
            }
            if parts.count == 2, let row = Int(parts[1]) {
                return Diagnostic(severity: severity, path: String(parts[0]), line: row, column: 0, message: message)
            }
        }
        return nil
    }

    /// Tells errors in generated files on the files they were made from. Warnings there are nobody's to heed.
    mutating func move(_ origins: [String: String]) {
        diagnostics.removeAll { $0.severity == .warning && origins[$0.path] != nil }
        for (index, diagnostic) in diagnostics.enumerated() {
            guard let origin = origins[diagnostic.path] else { continue }
            diagnostics[index] = Diagnostic(severity: diagnostic.severity, path: origin, line: 0, column: 0,
                                            message: diagnostic.message + " (line \(diagnostic.line) of the Swift made from it)")
        }
    }

    /// The same message for the same place is told by every process that read the file.
    static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { $0.severity == .note || seen.insert($0).inserted }
    }
}
