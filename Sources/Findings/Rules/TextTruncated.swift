import Drawing

/// `text-truncated`: a text is longer than its space, with the size it wanted and the size it has.
struct TextTruncated: DrawingRule {
    static let code = FindingCode.textTruncated
    /// By how many points a line may be longer here than on a phone.
    static let uncertainty = 1.0

    func findings(in drawn: DrawnWidget) -> [Finding] {
        var findings: [Finding] = []
        var waiting = [drawn.archive.root]
        while let node = waiting.popLast() {
            waiting += node.children.reversed()
            guard let fit = node.text, fit.isTruncated, !node.isHidden else { continue }
            // The letters' widths are SF's to within a point: by so little the phone's text may fit where this one does not.
            if fit.lineCount <= 1, fit.ideal.height < 1.5 * node.frame.height, fit.ideal.width < node.frame.width + Self.uncertainty { continue }
            let text = node.label.count > 40 ? node.label.prefix(39) + "…" : node.label[...]
            findings.append(Self.code.finding("\"\(text)\" is cut: it wants \(Int(fit.ideal.width.rounded(.up))) pt on one line and has \(Int(node.frame.width)) pt on \(fit.lineCount).",
                                              widget: drawn.widget, family: drawn.family.rawValue, source: node.source))
        }
        return findings
    }
}
