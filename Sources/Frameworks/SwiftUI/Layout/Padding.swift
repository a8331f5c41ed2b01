// Status of this file: exact.

/// Insets a child from the edges of the space it is given.
///
/// Proposes the space that is left, never less than zero, and answers the child's size plus the insets, so that `padding` grows
/// a view and never clips it (layout-rules 5.12).
struct PaddingLayout: UnaryLayout {
    var insets: EdgeInsets

    /// The length of `padding()` without a value: 16 pt (layout-rules 5.11, seen).
    static let defaultLength: CGFloat = 16

    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize {
        child.size(for: proposal.inset(by: insets)).outset(by: insets)
    }

    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        (CGPoint(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }

    func spacing(of child: _ViewElement) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return child.spacing.resetting(edges)
    }
}

nonisolated struct PaddingModifier: WrappingModifier {
    let insets: EdgeInsets
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { UnaryElement(inputs, PaddingLayout(insets: insets), child: child, name: "padding") }
}

extension View {
    /// Adds room around the view, in points.
    @inline(never) nonisolated public func padding(_ insets: EdgeInsets) -> some View { modified(PaddingModifier(insets: insets)) }
    /// Adds room at some edges, in points; 16 where no length is given.
    @inline(never) nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modified(PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingLayout.defaultLength)))
    }
    /// Adds the same room at all edges, in points.
    @inline(never) nonisolated public func padding(_ length: CGFloat) -> some View { modified(PaddingModifier(insets: EdgeInsets(.all, length))) }
}
