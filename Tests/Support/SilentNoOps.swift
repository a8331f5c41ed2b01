/// Which of the calls that leave something out say so.
struct SilentNoOps {
    /// Parameters that no picture could show, wherever they are, and why.
    static let withoutTrace = [
        "comment": "for translators",
        "zone": "memory zones are not used any more",
        "literalCapacity": "a hint for the room that a text takes",
        "interpolationCount": "a hint for the room that a text takes",
    ]
    /// Words of a status around a function that say why nothing of all that is there is to be seen. What changes a view, a mark or a
    /// widget needs a reason of its own.
    static let reasons = ["as data", "as names", "no effect", "passes no touch on", "nothing is drawn", "nothing is loaded", "none is recorded", "opens or dismisses nothing"]
    private static let changed: Set = ["View", "Text", "Image", "Shape", "InsettableShape", "ChartContent", "AxisMark", "WidgetConfiguration", "ControlWidgetConfiguration", "ControlWidgetTemplate"]
    /// How often a function of a type is there: one of a protocol twice where it has a default.
    private let counts: [String: Int]

    init(among symbols: [PublicSymbol]) {
        counts = Dictionary(symbols.filter { $0.kind == .function }.map { ($0.framework + "." + $0.path, 1) }, uniquingKeysWith: +)
    }

    /// Whether user code can know of it: what is declared raises a finding, a comment of its own gives a reason, or the status of what is
    /// around it names each parameter that is left out.
    func isExplained(_ found: SilentNoOp) -> Bool {
        guard let status = found.symbol.status else { return false }
        if status.level == .declared || status.level == .unavailable || status.how.contains("no-entry sign") { return true }
        // What a result builder gives back is the statement itself; what a subclass or a conforming type overrides has nothing to do before.
        if isOfBuilder(found.symbol) || found.isHook || (counts[found.symbol.framework + "." + found.symbol.path] ?? 0) > 1 { return true }
        if found.symbol.isOwnStatus, !status.how.isEmpty { return true }
        if !Self.changed.contains(found.symbol.container), Self.reasons.contains(where: status.how.contains) { return true }
        return !found.ignored.isEmpty && found.ignored.allSatisfy { Self.withoutTrace[$0] != nil || status.how.contains("`\($0)`") }
    }

    private func isOfBuilder(_ symbol: PublicSymbol) -> Bool { symbol.container.hasSuffix("Builder") && symbol.name.hasPrefix("build") }
}
