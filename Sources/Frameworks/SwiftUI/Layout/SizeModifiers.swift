// Status of this file: exact.

/// `fixedSize`: proposes nothing on the chosen axes, so that the child takes its ideal length (layout-rules 5.10).
struct FixedSizeLayout: UnaryLayout {
    let horizontal, vertical: Bool
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize { child.size(for: inner(proposal)) }
    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal)) }
}

/// `aspectRatio`: proposes a box of a ratio inside or around the proposed one (layout-rules 5.13).
struct AspectRatioLayout: UnaryLayout {
    /// Width by height; nil: that of the child's ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    private func inner(_ proposal: ProposedViewSize, _ child: _ViewElement) -> ProposedViewSize {
        let ratio: CGFloat
        if let own = self.ratio {
            ratio = own
        } else {
            let ideal = child.size(for: .unspecified)
            ratio = ideal.height > 0 ? ideal.width / ideal.height : 0
        }
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            if width.isInfinite && height.isInfinite { return proposal }
            let isWide = width / ratio > height || (width.isInfinite && !height.isInfinite)
            let followsHeight = contentMode == .fit ? isWide : !isWide
            return followsHeight ? ProposedViewSize(width: height * ratio, height: height) : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize { child.size(for: inner(proposal, child)) }
    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, inner(proposal, child)) }
    func spacing(of child: _ViewElement) -> ViewSpacing { child.spacing.resetting(.all) }
}

/// `position`: takes the whole proposal and puts the child's centre at a point (layout-rules 5.15).
struct PositionLayout: UnaryLayout {
    let point: CGPoint
    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }
    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let own = ProposedViewSize(size), childSize = child.size(for: own)
        return (CGPoint(x: point.x - childSize.width / 2, y: point.y - childSize.height / 2), own)
    }
    func spacing(of child: _ViewElement) -> ViewSpacing { .zero }
}

nonisolated struct UnaryLayoutModifier: WrappingModifier {
    let layout: any UnaryLayout
    let name: String
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { UnaryElement(inputs, layout, child: child, name: name) }
}

extension View {
    /// Lets the view take its ideal size.
    @inline(never) nonisolated public func fixedSize() -> some View { modified(UnaryLayoutModifier(layout: FixedSizeLayout(horizontal: true, vertical: true), name: "fixedSize")) }
    /// Lets the view take its ideal length on the chosen axes.
    @inline(never) nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modified(UnaryLayoutModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical), name: "fixedSize"))
    }
    /// Proposes the view a box of a ratio of width to height.
    @inline(never) nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(UnaryLayoutModifier(layout: AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode), name: "aspectRatio"))
    }
    @inline(never) nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modified(UnaryLayoutModifier(layout: AspectRatioLayout(ratio: aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode), name: "aspectRatio"))
    }
    @inline(never) nonisolated public func scaledToFit() -> some View { modified(UnaryLayoutModifier(layout: AspectRatioLayout(ratio: nil, contentMode: .fit), name: "scaledToFit")) }
    @inline(never) nonisolated public func scaledToFill() -> some View { modified(UnaryLayoutModifier(layout: AspectRatioLayout(ratio: nil, contentMode: .fill), name: "scaledToFill")) }
    /// Puts the view's centre at a point of its parent.
    @inline(never) nonisolated public func position(_ position: CGPoint) -> some View { modified(UnaryLayoutModifier(layout: PositionLayout(point: position), name: "position")) }
    @inline(never) nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(UnaryLayoutModifier(layout: PositionLayout(point: CGPoint(x: x, y: y)), name: "position"))
    }
}
