import Drawing

/// `nothing-drawn`: apart from the container background the display list paints nothing.
struct NothingDrawn: DrawingRule {
    static let code = FindingCode.nothingDrawn

    func findings(in drawn: DrawnWidget) -> [Finding] {
        // Where the runtime already said why nothing is there, saying it again would hide the cause.
        guard !drawn.archive.findings.contains(where: { $0.severity == .error }), !Self.paintsContent(drawn.archive.displayList) else { return [] }
        return [Self.code.finding("\"\(drawn.widget)\" draws nothing in \(drawn.family.rawValue).", widget: drawn.widget, family: drawn.family.rawValue)]
    }

    static func paintsContent(_ list: DisplayList) -> Bool {
        var open: [Bool] = []
        for item in list.items {
            switch item.command {
            case .beginGroup(let effect): open.append(effect == .containerBackground)
            case .endGroup: _ = open.popLast()
            case .maskedContent: continue
            default: if !open.contains(true) { return true }
            }
        }
        return false
    }
}
