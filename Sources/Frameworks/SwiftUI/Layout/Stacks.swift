// Status of this file: exact; in a widget no header is pinned (`pinnedViews`).

internal import CCallSite
/// Views side by side.
///
/// Status: exact.
public nonisolated struct HStack<Content: View>: PrimitiveView {
    let layout: HStackLayout
    let content: Content
    let source: SourceAddress
    @inline(never) nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { LayoutView(layout: layout, name: "HStack", content: content, source: source).makeElements(inputs) }
}

/// Views one below the other.
///
/// Status: exact.
public nonisolated struct VStack<Content: View>: PrimitiveView {
    let layout: VStackLayout
    let content: Content
    let source: SourceAddress
    @inline(never) nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { LayoutView(layout: layout, name: "VStack", content: content, source: source).makeElements(inputs) }
}

/// Views one over the other.
///
/// Status: exact.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
    let layout: ZStackLayout
    let content: Content
    let source: SourceAddress
    @inline(never) nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { LayoutView(layout: layout, name: "ZStack", content: content, source: source).makeElements(inputs) }
}

/// Which views a lazy stack keeps in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views side by side, made when they come into sight; in a widget all of them are (layout-rules 10.9).
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
    let layout: HStackLayout
    let content: Content
    let source: SourceAddress
    @inline(never) nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        UnaryElement.wrapping(LayoutView(layout: layout, name: "LazyHStack", content: content, source: source).makeElements(inputs), inputs, FillAcrossLayout(axis: .vertical, guide: layout.alignment.key), "LazyHStack")
    }
}

/// Views one below the other, made when they come into sight; in a widget all of them are.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
    let layout: VStackLayout
    let content: Content
    let source: SourceAddress
    @inline(never) nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        UnaryElement.wrapping(LayoutView(layout: layout, name: "LazyVStack", content: content, source: source).makeElements(inputs), inputs, FillAcrossLayout(axis: .horizontal, guide: layout.alignment.key), "LazyVStack")
    }
}

extension UnaryElement {
    static func wrapping(_ elements: [_ViewElement], _ inputs: _ViewInputs, _ layout: any UnaryLayout, _ name: String) -> [_ViewElement] {
        elements.map { UnaryElement(inputs, layout, child: $0, name: name) }
    }
}

/// Takes the proposed length across a lazy stack, and has as ideal length along it what the child has.
struct FillAcrossLayout: UnaryLayout {
    let axis: Axis
    let guide: AlignmentKey

    private func along(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var own = proposal
        own[axis == .horizontal ? .vertical : .horizontal] = nil
        return own
    }

    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize {
        var size = child.size(for: along(proposal))
        if let length = proposal[axis], length.isFinite { size[axis] = max(length, 0) }
        return size
    }

    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let own = along(proposal), childSize = child.size(for: own)
        let free = size[axis] - childSize[axis]
        let fraction: CGFloat = guide == HorizontalAlignment.leading.key || guide == VerticalAlignment.top.key ? 0
            : guide == HorizontalAlignment.trailing.key || guide == VerticalAlignment.bottom.key ? 1 : 0.5
        return (axis == .horizontal ? CGPoint(x: free * fraction, y: 0) : CGPoint(x: 0, y: free * fraction), own)
    }
}
