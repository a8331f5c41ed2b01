/// A stack of widgets through a day: which one lay on top from when to when, and why.
public struct DayStack: Sendable {
    /// The host's number of the stack.
    public var number: Int
    /// Numbers of the placed widgets that ever lay in it, in the order of the stack.
    public var widgets: [Int] = []
    /// Without gaps; a new one where the one on top or any score is another.
    public var stretches: [Stretch] = []

    public struct Stretch: Hashable, Sendable {
        /// Seconds since 1970-01-01.
        public var start, end: Double
        /// The widget on top.
        public var shown: Int
        public var reason: Reason
        /// What every widget of the stack counted, in its order.
        public var scores: [StackScore]
        public init(start: Double, end: Double, shown: Int, reason: Reason, scores: [StackScore]) {
            self.start = start; self.end = end; self.shown = shown; self.reason = reason; self.scores = scores
        }
    }

    /// Why a widget lies on top.
    public enum Reason: String, Hashable, Sendable {
        /// It is the first of the stack, and nothing mattered more.
        case first
        /// Smart Rotate turned to it.
        case relevance
        /// A person swiped to it.
        case swipe
        /// The one before it left the stack.
        case left
    }

    public init(number: Int) { self.number = number }

    /// The stretches joined where the same widget stays on top.
    public var turns: [Stretch] {
        stretches.reduce(into: []) { turns, stretch in
            if let last = turns.last, last.shown == stretch.shown, stretch.reason != .swipe { turns[turns.count - 1].end = stretch.end } else { turns.append(stretch) }
        }
    }

    /// When a widget lay on top.
    public func onTop(_ id: Int) -> [(start: Double, end: Double)] { turns.filter { $0.shown == id }.map { ($0.start, $0.end) } }
}

extension DayRecord {
    /// The stack that a widget lies in; nil where it stands alone.
    public func stack(of widget: DayWidget) -> DayStack? { stacks.first { $0.widgets.contains(widget.id) } }

    public func widget(_ id: Int) -> DayWidget? { widgets.first { $0.id == id } }
}

/// Watches the stacks of a host.
struct StackWatch {
    private(set) var stacks: [Int: DayStack] = [:]

    /// Looks at every stack.
    ///
    /// - Parameter swiped: the number of the stack that a person just turned.
    mutating func look(at host: WidgetHost, swiped: Int? = nil) {
        var there: Set<Int> = []
        for stack in host.stacks() {
            there.insert(stack.number)
            var day = stacks[stack.number] ?? DayStack(number: stack.number)
            for (index, id) in stack.widgets.enumerated() where !day.widgets.contains(id) { day.widgets.insert(id, at: min(index, day.widgets.count)) }
            let last = day.stretches.last, scores = host.scores(in: stack)
            let turned = last.map { $0.shown != stack.shown } ?? true
            if turned || swiped == stack.number || last?.scores != scores || last?.end != .infinity {
                let reason: DayStack.Reason = swiped == stack.number ? .swipe : !turned ? (last?.reason ?? .first)
                    : last.map { before in stack.widgets.contains(before.shown) ? .relevance : .left } ?? (stack.shown == stack.widgets.first ? .first : .relevance)
                day.close(at: host.now)
                day.stretches.append(.init(start: host.now, end: .infinity, shown: stack.shown, reason: reason, scores: scores))
            }
            stacks[stack.number] = day
        }
        for number in stacks.keys where !there.contains(number) { stacks[number]?.close(at: host.now) }
    }

    /// The stacks with their ends.
    func days(until end: Double) -> [DayStack] {
        stacks.keys.sorted().compactMap { number in
            var day = stacks[number]
            day?.close(at: end)
            return day?.stretches.isEmpty == false ? day : nil
        }
    }
}

private extension DayStack {
    /// Ends the last stretch; one that took no time was never seen.
    mutating func close(at moment: Double) {
        guard let last = stretches.last, last.end == .infinity else { return }
        if last.start >= moment { stretches.removeLast() } else { stretches[stretches.count - 1].end = moment }
    }
}
