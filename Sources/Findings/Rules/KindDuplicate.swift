import Drawing

/// `kind-duplicate`: the system cannot tell two widgets of one kind apart.
struct KindDuplicate: ExtensionRule {
    static let code = FindingCode.kindDuplicate

    func findings(in subject: ListedExtension) -> [Finding] {
        var seen: Set<String> = [], reported: Set<String> = []
        return subject.widgets.compactMap { widget in
            guard !seen.insert(widget.kind).inserted, reported.insert(widget.kind).inserted else { return nil }
            let count = subject.widgets.count { $0.kind == widget.kind }
            return Self.code.finding("\(count) widgets have the kind \"\(widget.kind)\".", widget: widget.kind)
        }
    }
}
