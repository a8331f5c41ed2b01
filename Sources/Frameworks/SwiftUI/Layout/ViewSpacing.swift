// Status of this file: exact.

/// The distances that a view wants to its neighbours.
///
/// Each edge carries least distances by category; two views that share categories keep the largest of these, views that share
/// none the largest of their general distances (layout-rules 3.2).
public struct ViewSpacing: Sendable {
    /// What meets at an edge, as SwiftUI tells text from everything else.
    enum Category: UInt8, Hashable, Sendable { case textToText, edgeAboveText, edgeBelowText }

    struct Side: Sendable {
        var categories: [Category: CGFloat] = [:]
        /// The distance to anything else.
        var general: CGFloat = ViewSpacing.fallback
        /// Whether nothing keeps a distance here (a `Spacer`'s ends, layout-rules 3.3).
        var isFlush = false

        mutating func merge(_ other: Side) {
            categories.merge(other.categories) { max($0, $1) }
            general = max(general, other.general)
            isFlush = isFlush && other.isFlush
        }
    }

    /// The distance between views that say nothing, in points (layout-rules 3.1, seen).
    static let fallback: CGFloat = 8

    var top: Side, leading: Side, bottom: Side, trailing: Side

    /// The spacing of a view that is no text.
    public init() {
        top = Side(categories: [.edgeBelowText: 0])
        bottom = Side(categories: [.edgeAboveText: 0])
        leading = Side()
        trailing = Side()
    }

    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        let flush = Side(categories: [:], general: 0, isFlush: true)
        (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (flush, flush, flush, flush)
        return spacing
    }()

    /// The spacing of text: to text above, the font's leading; to other things, what keeps its capitals clear of them (layout-rules 3.4, 3.9).
    static func text(leading: CGFloat, aboveText: CGFloat, belowText: CGFloat) -> ViewSpacing {
        var spacing = ViewSpacing()
        spacing.top = Side(categories: [.textToText: leading, .edgeAboveText: aboveText])
        spacing.bottom = Side(categories: [.textToText: 0, .edgeBelowText: belowText])
        return spacing
    }

    /// The same distances to text, the general one to everything else.
    var betweenTexts: ViewSpacing {
        var copy = self
        for edge in Edge.allCases { copy[edge].categories = copy[edge].categories.filter { $0.key == .textToText } }
        return copy
    }

    /// A spacer's: nothing along its axis. Across it a spacer is neither text nor anything else, so that a row with one keeps the
    /// distances of what else is in it (layout-rules 3.6).
    static func flush(along axis: Axis) -> ViewSpacing {
        var spacing = ViewSpacing()
        (spacing.leading, spacing.trailing, spacing.top, spacing.bottom) = (Side(), Side(), Side(), Side())
        let flush = Side(categories: [:], general: 0, isFlush: true)
        if axis == .horizontal { (spacing.leading, spacing.trailing) = (flush, flush) } else { (spacing.top, spacing.bottom) = (flush, flush) }
        return spacing
    }

    subscript(edge: Edge) -> Side {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].merge(other[edge]) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }

    /// The spacing with some edges set back to those of a view that is no text: what `padding` and `frame` do (layout-rules 3.13).
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var copy = self
        let plain = ViewSpacing()
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy[edge] = plain[edge] }
        return copy
    }

    /// The distance in points to the view that follows along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let end = axis == .horizontal ? trailing : bottom, start = axis == .horizontal ? next.leading : next.top
        if end.isFlush || start.isFlush { return 0 }
        let shared = end.categories.compactMap { category, value in start.categories[category].map { max($0, value) } }
        return shared.max() ?? max(end.general, start.general)
    }
}
