extension SemanticNode {
    /// The tree as text for tests and people: one node a line, children indented. Identities and return addresses are left out.
    public var textForm: String {
        var lines: [String] = []
        var pending: [(depth: Int, node: SemanticNode)] = [(0, self)]
        while let (depth, node) = pending.popLast() {
            lines.append(String(repeating: "  ", count: depth) + node.line)
            for child in node.children.reversed() { pending.append((depth + 1, child)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var line: String {
        var words = ["\(role) \(type) \(TextForm.rect(frame))"]
        if !label.isEmpty { words.append(TextForm.quoted(label)) }
        if !value.isEmpty { words.append("value \(TextForm.quoted(value))") }
        if !hint.isEmpty { words.append("hint \(TextForm.quoted(hint))") }
        if let text {
            words.append("\(text.lineCount) line\(text.lineCount == 1 ? "" : "s") of ideal \(TextForm.size(text.ideal))")
            if text.isTruncated { words.append("truncated") }
            if text.scaleFactor != 1 { words.append("scaled \(TextForm.number(text.scaleFactor))") }
        }
        switch action {
        case .open(let url)?: words.append("opens \(TextForm.quoted(url))")
        case .intent(let name, let parameters, let isToggle)?: words.append("\(isToggle ? "toggles" : "runs") \(name) \(TextForm.quoted(parameters))")
        case .unsupportedClosure?: words.append("unsupported-closure")
        case nil: break
        }
        if !traits.isEmpty { words.append("traits \(traits.joined(separator: ","))") }
        if !identifier.isEmpty { words.append("id \(TextForm.quoted(identifier))") }
        if isHidden { words.append("hidden") }
        if let change { words.append("changes \([change.content, change.transition].filter { !$0.isEmpty }.joined(separator: ","))\(change.timing.map { " in \(TextForm.number($0.duration)) s" } ?? "")\(change.isAnimated ? "" : " at once")") }
        return words.joined(separator: " ")
    }
}

extension WidgetArchive {
    /// Display list, tree, URL and findings as text, for tests and people.
    public var textForm: String {
        var text = displayList.textForm + "\n" + root.textForm
        if let widgetURL { text += "\nurl \(TextForm.quoted(widgetURL))\n" }
        if !findings.isEmpty { text += "\n" }
        for finding in findings {
            text += "\(finding.severity.rawValue) \(finding.code) (\(finding.basis.rawValue)): \(finding.message)\n"
        }
        return text
    }
}
