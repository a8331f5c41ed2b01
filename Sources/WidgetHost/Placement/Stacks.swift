import ExtensionMessages

/// Widgets of one size at one spot, of which one is seen.
public struct WidgetStack: Hashable, Sendable {
    public var number: Int
    public var spot: WidgetPlace.Spot
    /// Numbers of the placed widgets, the first one first.
    public var widgets: [Int]
    /// The one that is seen.
    public var shown: Int
}

extension WidgetHost {
    /// The most widgets that a stack holds (widgetkit-behaviour C2, doc).
    public static let stackLimit = 10

    /// The stacks by their numbers.
    public func stacks() -> [WidgetStack] {
        var stacks: [Int: [(index: Int, id: Int, spot: WidgetPlace.Spot)]] = [:]
        for id in order {
            guard let place = live[id]?.state.widget.place, let position = place.stack else { continue }
            stacks[position.number, default: []].append((position.index, id, place.spot))
        }
        return stacks.keys.sorted().compactMap { number in
            let members = (stacks[number] ?? []).sorted { ($0.index, $0.id) < ($1.index, $1.id) }
            guard let first = members.first else { return nil }
            let ids = members.map(\.id)
            return WidgetStack(number: number, spot: first.spot, widgets: ids, shown: stackTurns[number].flatMap { ids.contains($0) ? $0 : nil } ?? first.id)
        }
    }

    /// Puts a widget onto another of its size, as the last of that one's stack, which is made where there is none.
    public func stack(_ id: Int, onto other: Int) throws {
        let placement = try placement(id)
        var target = try self.placement(other)
        guard id != other else { throw HostError.stack("A widget cannot lie on itself.") }
        guard placement.state.widget.family == target.state.widget.family else { throw HostError.stack("A stack holds widgets of one size; \(placement.state.widget.family) is not \(target.state.widget.family).") }
        if target.state.widget.place.stack == nil {
            let number = (stacks().map(\.number).max() ?? 0) + 1
            target.state.widget.place.stack = .init(number: number, index: 0)
            try commit(target)
        }
        guard let position = target.state.widget.place.stack else { return }
        try move(id, to: WidgetPlace(target.state.widget.place.spot, stack: .init(number: position.number, index: Self.stackLimit)))
    }

    /// Turns a stack to one of its widgets, as a swipe does.
    public func turn(stack number: Int, to id: Int) throws {
        guard let stack = stacks().first(where: { $0.number == number }), stack.widgets.contains(id) else { throw HostError.unknownWidget(id) }
        stackScores[number] = scores(in: stack)
        try keepTurn(number, id)
    }

    func checkStack(_ number: Int, family: String, adding: Bool) throws {
        guard let stack = stacks().first(where: { $0.number == number }) else { return }
        guard stack.widgets.count < Self.stackLimit || !adding else { throw HostError.stack("A stack holds \(Self.stackLimit) widgets at most.") }
        guard let first = stack.widgets.first.flatMap({ live[$0]?.state.widget }), first.family == family else { throw HostError.stack("A stack holds widgets of one size.") }
    }

    /// Numbers the widgets of each stack from 0; one that is alone in a stack is no stack.
    func normaliseStacks() {
        for stack in stacks() {
            for (index, id) in stack.widgets.enumerated() {
                guard var placement = live[id] else { continue }
                let place = stack.widgets.count > 1 ? WidgetPlace.StackPosition(number: stack.number, index: index) : nil
                guard placement.state.widget.place.stack != place else { continue }
                placement.state.widget.place.stack = place
                // Where it cannot be kept now, the next start numbers them again.
                try? commit(placement)
            }
        }
    }

    func keepTurn(_ number: Int, _ id: Int) throws {
        guard stackTurns[number] != id else { return }
        var turns = stackTurns.filter { turn in turn.key == number || stacks().contains { $0.number == turn.key } }
        turns[number] = id
        try store.set(turns, for: "stacks")
        stackTurns = turns
        emit(.rotated(stack: number, to: id))
    }
}
