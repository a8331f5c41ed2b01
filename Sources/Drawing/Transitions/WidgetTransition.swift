/// The way from one archive of a widget to the next: views of the same identity move and change, others come and go.
///
/// Made of data alone: nothing of the extension runs. At 0 seconds and at its end it is the one and the other list, unchanged.
public struct WidgetTransition: Sendable {
    private let from, to: DisplayList
    private let resources: SharedResources
    private let tweens: [Tween]
    /// Seconds until nothing moves any more, at most two (layout-rules 14.1, doc); 0 where both look the same or change at once.
    public let duration: Double

    /// Nil where there is no way to draw: the sizes differ, or a list is longer or deeper than any widget's.
    ///
    /// - Parameter reducesMotion: nothing moves, grows or rolls; what differs fades where it was and where it will be.
    public init?(from old: WidgetArchive, to new: WidgetArchive, reducesMotion: Bool = false) {
        guard old.displayList.size == new.displayList.size else { return nil }
        from = old.displayList
        to = new.displayList
        resources = SharedResources(from, to)
        guard let before = DrawingNode.nodes(of: from.items, views: old.views), let after = DrawingNode.nodes(of: resources.moved(to.items), views: new.views) else { return nil }
        var context = TransitionMatching.Context()
        context.reducesMotion = reducesMotion
        context.frame = Rect(origin: .zero, size: to.size)
        tweens = TransitionMatching().tweens(before, after, context)
        let end = tweens.reduce(0) { max($0, $1.end) }
        duration = end.isFinite ? min(max(end, 0), ContentChange.Timing.longest) : 0
    }

    /// Whether anything is to be seen between the two.
    public var isEmpty: Bool { duration <= 0 }

    /// The drawing at a moment: the old one before the beginning, the new one from the end on.
    public func displayList(at seconds: Double) -> DisplayList {
        if !(seconds > 0) { return from }
        if seconds >= duration { return to }
        return list(of: moment(at: seconds))
    }

    /// Where anything differs from what stands still at a moment; points, within the widget. Empty where nothing does.
    public func changingArea(at seconds: Double) -> Rect {
        // What begins and ends the way is part of it: it must be covered, and shown again.
        let moment = moment(at: min(max(seconds, 0), duration))
        return ChangingArea.bounds(of: moment, size: to.size)
    }

    private func moment(at seconds: Double) -> DrawnMoment {
        var moment = DrawnMoment()
        for tween in tweens { tween.draw(at: seconds, into: &moment) }
        return moment
    }

    private func list(of moment: DrawnMoment) -> DisplayList {
        DisplayList(size: to.size, items: moment.items, fonts: resources.fonts, images: resources.images)
    }
}
