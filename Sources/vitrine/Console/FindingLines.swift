import Drawing

/// Findings for people: place, what, code, and what to do.
enum FindingLines {
    /// - Parameter notes: whether notes are listed; otherwise they are counted.
    /// - Parameter report: the file that has them all.
    static func text(_ findings: [Finding], notes: Bool = true, report: String = "snapshots.json") -> String {
        var lines: [String] = []
        for finding in findings where notes || finding.severity > .note {
            let place = finding.file.map { file in finding.line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
            let subject = [finding.widget, finding.family].compactMap { $0 }.joined(separator: " ")
            lines.append(Console.plain("\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.code)]\(subject.isEmpty || !place.isEmpty ? "" : " (\(subject))")"))
            lines.append(Console.plain("    \(finding.fix)"))
        }
        let count = findings.count { $0.severity == .note }
        if !notes, count > 0 { lines.append("\(count) note\(count == 1 ? "" : "s"); see index.html or \(report)") }
        return lines.joined(separator: "\n")
    }
}
