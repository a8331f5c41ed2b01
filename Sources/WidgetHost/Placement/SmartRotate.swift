import ExtensionMessages

/// How much a widget of a stack matters at a moment, as Smart Rotate sees it.
public struct StackScore: Hashable, Sendable {
    /// The placed widget's number.
    public var id: Int
    /// The score of the entry that is shown; nil: the entry has no relevance.
    public var score: Float?
    /// The highest score that the provider has given so far; nil: none above 0.
    public var highest: Float?
    /// Until when the score holds; nil: as long as the entry is shown. Seconds since 1970-01-01.
    public var until: Double?
    /// What is compared between the widgets of a stack, from 0 to 1: the score as a part of the highest. 0: it is not turned to.
    public var weight: Double

    public init(id: Int, score: Float? = nil, highest: Float? = nil, until: Double? = nil, weight: Double = 0) {
        self.id = id; self.score = score; self.highest = highest; self.until = until; self.weight = weight
    }
}

extension WidgetHost {
    /// Turns each stack to the widget that matters most now, where one matters more than the one that is seen.
    ///
    /// Apple names the inputs: a score is compared with those of the provider's current and past timelines, counts from the entry's date on
    /// for the duration, and of 0 or less is never turned to (widgetkit-behaviour C1, C3, doc); donated intents, of which a simulated device
    /// has none, count too. How widgets of different providers compare is assumed: each score as a part of the highest that its provider gave.
    func turnStacks() throws {
        for stack in stacks() {
            // A swipe holds until the scores change: then the choice is the system's again.
            let scores = scores(in: stack)
            guard stackScores[stack.number] != scores else { continue }
            stackScores[stack.number] = scores
            // Of equal ones the first in the stack.
            guard let best = scores.max(by: { $0.weight < $1.weight }), best.weight > 0, let current = scores.first(where: { $0.id == stack.shown }), best.weight > current.weight else { continue }
            try keepTurn(stack.number, best.id)
        }
    }

    /// When the relevance of a widget in a stack next ends; the coming of entries is an event anyway.
    func nextStackTurn() -> Double? {
        stacks().flatMap(\.widgets).compactMap { live[$0]?.relevanceEnd(after: now) }.min()
    }

    /// How much each widget of a stack matters now, in the stack's order.
    public func scores(in stack: WidgetStack) -> [StackScore] {
        stack.widgets.map { id in
            guard let placement = live[id], !placement.state.isOrphaned else { return StackScore(id: id) }
            return placement.stackScore(at: now, highest: highestScore(of: placement.state.widget))
        }
    }

    /// The highest score that the provider of a widget has given, for any of the widgets that it serves.
    private func highestScore(of widget: PlacedWidget) -> Float? {
        live.values.filter { $0.state.widget.kind == widget.kind && $0.state.widget.extensionIdentifier == widget.extensionIdentifier }.compactMap(\.state.highestScore).max()
    }
}

extension LivePlacement {
    /// How much the entry that is shown matters.
    func stackScore(at now: Double, highest: Float?) -> StackScore {
        var found = StackScore(id: state.widget.id, highest: highest)
        guard let (entry, since, relevance) = shownRelevance(at: now) else { return found }
        found.score = relevance.score
        if relevance.duration > 0 { found.until = max(since, entry.date) + relevance.duration }
        guard relevance.score > 0, let highest, highest > 0, found.until.map({ now < $0 }) ?? true else { return found }
        found.weight = Double(relevance.score / highest)
        return found
    }

    /// When the relevance of the entry that is shown ends before the entry does.
    func relevanceEnd(after now: Double) -> Double? {
        guard let (entry, since, relevance) = shownRelevance(at: now), relevance.score > 0, relevance.duration > 0 else { return nil }
        let end = max(since, entry.date) + relevance.duration
        return end > now ? end : nil
    }

    private func shownRelevance(at now: Double) -> (KeptEntry, Double, EntriesReply.Relevance)? {
        guard let timeline, let schedule, let step = schedule.step(at: now) else { return nil }
        let entry = timeline.entries[schedule.steps[step].entry]
        return entry.relevance.map { (entry, schedule.steps[step].at, $0) }
    }
}

extension PlacedState {
    /// Keeps the highest score of a timeline, where it is the highest so far.
    mutating func noteScores(of timeline: KeptTimeline) {
        let scores = timeline.entries.compactMap { $0.relevance?.score }.filter { $0 > 0 && $0.isFinite }
        highestScore = ([highestScore].compactMap { $0 } + scores).max()
    }
}
