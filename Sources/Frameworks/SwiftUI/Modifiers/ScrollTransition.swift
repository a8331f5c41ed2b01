// Status of this file: exact: a widget does not scroll, and every view is in its place.

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view has to be seen.
    public struct Threshold: Hashable, Sendable {
        let amount: Double
        public static let visible = Threshold(amount: 1)
        public static let hidden = Threshold(amount: 0)
        public static var centered: Threshold { visible }
        public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }
    }
    let threshold: Threshold
    public static let identity = ScrollTransitionConfiguration(threshold: .visible)
    public static let interactive = ScrollTransitionConfiguration(threshold: .visible)
    public static let animated = ScrollTransitionConfiguration(threshold: .visible)
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration(threshold: threshold) }
}

extension View {
    /// Changes a view that scrolls in or out of sight. Drawn is the phase in between, in which nothing scrolls.
    ///
    /// Status: exact: in a widget nothing scrolls, so that `configuration` and `axis` change nothing.
    @inline(never) nonisolated public func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
                                                            transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
    }
    /// Status: exact: in a widget nothing scrolls, so that `topLeading`, `bottomTrailing` and `axis` change nothing.
    @inline(never) nonisolated public func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
                                                            transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View {
        visualEffect { content, _ in transition(content, .identity) }
    }
}
