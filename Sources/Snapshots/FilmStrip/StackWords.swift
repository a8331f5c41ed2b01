import WidgetHost

/// What a stack did, for people.
struct StackWords {
    let day: DayRecord
    let stack: DayStack

    init(_ stack: DayStack, of day: DayRecord) { self.stack = stack; self.day = day }

    /// The scenario's name of a widget, else its kind, with its number where two would be called the same.
    func name(_ id: Int) -> String {
        func plain(_ widget: DayWidget?) -> String { widget.map { $0.name ?? $0.kind } ?? "a widget" }
        let own = plain(day.widget(id))
        return stack.widgets.count { plain(day.widget($0)) == own } > 1 ? "\(own) (\(id))" : own
    }

    var sentence: String {
        let turned = stack.turns.dropFirst().count, hasScores = stack.stretches.contains { $0.scores.contains { $0.score != nil } }
        if !hasScores { return "No entry of its widgets has a relevance, so that Smart Rotate has nothing to choose by: \(stack.turns.isEmpty ? "nothing" : name(stack.turns[0].shown)) stays on top until somebody swipes." }
        return "It turned \(DayStory.times(turned)). Smart Rotate turns to the widget whose entry counts most: its score as a part of the highest that its provider gave so far, for as long as the entry says. A score of 0 or less is never turned to."
    }

    func why(_ turn: DayStack.Stretch) -> String {
        switch turn.reason {
        case .first: "it is the first of the stack"
        case .swipe: "a person swiped to it"
        case .left: "the one before it was taken away"
        case .relevance: "Smart Rotate: it counts most"
        }
    }

    /// "Ladder 20 of 50 (40 %), Next 80 of 80 (100 %)".
    func scores(_ turn: DayStack.Stretch) -> String { turn.scores.map { "\(name($0.id)) \(Self.score($0))" }.joined(separator: ", ") }

    static func score(_ score: StackScore) -> String {
        guard let value = score.score else { return "no score" }
        let number = text(value)
        guard value > 0 else { return "\(number): never" }
        guard score.weight > 0, let highest = score.highest else { return "\(number): its time is over" }
        return "\(number) of \(text(highest)) (\(Int((score.weight * 100).rounded())) %)"
    }

    private static func text(_ value: Float) -> String { value.isFinite ? Moments.shortest((Double(value) * 1000).rounded() / 1000) : "\(value)" }
}
