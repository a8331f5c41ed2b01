// Status of this file: exact.

/// A fixed frame: the given lengths are returned and proposed, the others come from the child (layout-rules 5.1, 5.2, 5.9).
struct FixedFrameLayout: UnaryLayout {
    let width, height: CGFloat?
    let alignment: Alignment

    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        // Negative and endless lengths count as not given, as on a phone, where the console complains.
        self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        self.alignment = alignment
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height) }

    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(for: inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let own = inner(proposal)
        return (alignment.origin(of: child.dimensions(for: own), in: size), own)
    }

    func spacing(of child: _ViewElement) -> ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }
}

extension Alignment {
    /// Where a view's top-left corner goes so that its guides lie on those of a frame of `size`.
    func origin(of d: ViewDimensions, in size: CGSize) -> CGPoint {
        let frame = ViewDimensions(element: d.element, size: size, proposal: d.proposal)
        // The frame's own guides are those of an empty view of its size: only the defaults count (layout-rules 6.6).
        return CGPoint(x: horizontal.key.id.defaultValue(in: frame) - d[horizontal], y: vertical.key.id.defaultValue(in: frame) - d[vertical])
    }
}

/// A frame with bounds (layout-rules 5.3 to 5.8).
struct FlexibleFrameLayout: UnaryLayout {
    var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
    var alignment: Alignment

    private struct Bounds {
        var low, ideal, high: CGFloat?

        /// Contradictory bounds are brought in order: the least wins (layout-rules 5.8). What is no length counts as not given (5.2).
        init(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) {
            func length(_ value: CGFloat?, mayBeEndless: Bool = false) -> CGFloat? { value.flatMap { $0.isNaN || ($0.isInfinite && !mayBeEndless) ? nil : max($0, 0) } }
            let low = length(low), ideal = length(ideal), high = length(high, mayBeEndless: true)
            self.low = low
            self.high = high.map { max($0, low ?? -.infinity) }
            self.ideal = ideal.map { min(max($0, low ?? -.infinity), self.high ?? .infinity) }
        }

        func proposed(_ proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { min(max($0, low ?? 0), high ?? .infinity) }
        }

        func result(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
            guard let proposal else {
                if let ideal { return ideal }
                return min(max(child, low ?? 0), high ?? .infinity)
            }
            switch (low, high) {
            case (nil, nil): return child
            case (let low?, let high?): return min(max(proposal, low), high)
            case (let low?, nil): return max(low, child)
            case (nil, let high?): return min(max(proposal, child), high)
            }
        }
    }

    private var horizontal: Bounds { Bounds(minWidth, idealWidth, maxWidth) }
    private var vertical: Bounds { Bounds(minHeight, idealHeight, maxHeight) }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.proposed(proposal.width), height: vertical.proposed(proposal.height))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize {
        let size = child.size(for: inner(proposal))
        return CGSize(width: horizontal.result(proposal.width, child: size.width), height: vertical.result(proposal.height, child: size.height))
    }

    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let own = ProposedViewSize(size)
        return (alignment.origin(of: child.dimensions(for: own), in: size), own)
    }

    func spacing(of child: _ViewElement) -> ViewSpacing {
        var edges: Edge.Set = []
        if minWidth != nil || maxWidth != nil { edges.formUnion(.horizontal) }
        if minHeight != nil || maxHeight != nil { edges.formUnion(.vertical) }
        return child.spacing.resetting(edges)
    }
}

nonisolated struct FrameModifier: WrappingModifier {
    let layout: any UnaryLayout
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { UnaryElement(inputs, layout, child: child, name: "frame") }
}

extension View {
    /// Puts the view in a frame of a size in points; it may overflow it.
    @inline(never) nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified(FrameModifier(layout: FixedFrameLayout(width: width, height: height, alignment: alignment)))
    }

    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View { frame(width: nil, height: nil, alignment: .center) }

    /// Puts the view in a frame with bounds, in points.
    @inline(never) nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
                                  idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        modified(FrameModifier(layout: FlexibleFrameLayout(minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                                                           idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }
}
