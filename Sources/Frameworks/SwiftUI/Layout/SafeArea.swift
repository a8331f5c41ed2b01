// Status of this file: exact.

internal import CCallSite

/// Which part of the unsafe area is meant.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// `containerRelativeFrame`: a frame by the size of the widget's content area (layout-rules 5.18).
struct ContainerRelativeFrameLayout: UnaryLayout {
    let container: CGSize
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: axes.contains(.horizontal) ? length(container.width, .horizontal) : proposal.width,
                         height: axes.contains(.vertical) ? length(container.height, .vertical) : proposal.height)
    }
    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize {
        let own = inner(proposal), size = child.size(for: own)
        return CGSize(width: axes.contains(.horizontal) ? own.width ?? 0 : size.width, height: axes.contains(.vertical) ? own.height ?? 0 : size.height)
    }
    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let own = inner(proposal)
        return (alignment.origin(of: child.dimensions(for: own), in: size), own)
    }
}

nonisolated struct ContainerRelativeFrameModifier: WrappingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement {
        let container = inputs.environment.widgetContainer
        let size = container.map { CGSize(width: $0.size.width - $0.margins.leading - $0.margins.trailing, height: $0.size.height - $0.margins.top - $0.margins.bottom) } ?? .zero
        return UnaryElement(inputs, ContainerRelativeFrameLayout(container: size, axes: axes, alignment: alignment, length: length), child: child, name: "containerRelativeFrame")
    }
}

/// A view with another one at an edge, which takes its room from it (layout-rules 5.19).
nonisolated struct SafeAreaInsetModifier<Inset: View>: PrimitiveModifier {
    let edge: Edge
    let guide: AlignmentKey
    let spacing: CGFloat?
    let inset: Inset
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        content(inputs.child(0)).map { primary in
            let inner = inputs.child(1).inStack(nil)
            let stack = ContainerElement(inner, ZStackLayout(), children: Inset._makeElements(inset, inner), name: "safeAreaInset")
            let element = ContainerElement(inputs, SafeAreaInsetLayout(edge: edge, guide: guide, spacing: spacing), children: [primary, stack], name: "safeAreaInset")
            element.traits = primary.traits
            return element
        }
    }
}

/// Two children: the view, and what stands at its edge.
struct SafeAreaInsetLayout: Layout {
    let edge: Edge
    let guide: AlignmentKey
    let spacing: CGFloat?

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func measure(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (room: CGFloat, base: ProposedViewSize, inset: ProposedViewSize) {
        var own = proposal
        own[axis] = nil
        let isFirst = edge == .top || edge == .leading
        let gap = spacing ?? subviews[isFirst ? 1 : 0].spacing.distance(to: subviews[isFirst ? 0 : 1].spacing, along: axis)
        let room = subviews[1].sizeThatFits(own)[axis] + gap
        var base = proposal
        base[axis] = proposal[axis].map { max($0 - room, 0) }
        return (room, base, own)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (room, base, _) = measure(proposal, subviews)
        var size = subviews[0].sizeThatFits(base)
        size[axis] += room
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (room, base, own) = measure(ProposedViewSize(bounds.size), subviews)
        var origin = bounds.origin
        if edge == .top { origin.y += room }
        if edge == .leading { origin.x += room }
        subviews[0].place(at: origin, proposal: base)
        let d = subviews[1].dimensions(in: own)
        let box = ViewDimensions(element: d.element, size: bounds.size, proposal: own)
        var place = bounds.origin
        if axis == .vertical {
            place.x += guide.id.defaultValue(in: box) - d[HorizontalAlignment(key: guide)]
            if edge == .bottom { place.y = bounds.maxY - d.height }
        } else {
            place.y += guide.id.defaultValue(in: box) - d[VerticalAlignment(key: guide)]
            if edge == .trailing { place.x = bounds.maxX - d.width }
        }
        subviews[1].place(at: place, proposal: own)
    }
}

extension View {
    /// A widget has no unsafe area: its margins stay (layout-rules 5.20), so the view is laid out as without the modifier.
    /// Status: exact: no effect in a widget.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { modified(EmptyModifier()) }
    /// As `ignoresSafeArea`. Status: exact: no effect in a widget.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modified(EmptyModifier()) }
    /// A view at an edge that takes its room from this one.
    @inline(never) nonisolated public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View {
        modified(SafeAreaInsetModifier(edge: edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing, inset: content()))
    }
    @inline(never) nonisolated public func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View {
        modified(SafeAreaInsetModifier(edge: edge == .leading ? .leading : .trailing, guide: alignment.key, spacing: spacing, inset: content()))
    }
    @inline(never) nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modified(PaddingModifier(insets: insets)) }
    @inline(never) nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { modified(PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingLayout.defaultLength))) }
    @inline(never) nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { modified(PaddingModifier(insets: EdgeInsets(.all, length))) }
    /// A frame of the container's length on some axes.
    @inline(never) nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modified(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: { length, _ in length }))
    }
    @inline(never) nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View {
        modified(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }
    @inline(never) nonisolated public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View {
        modified(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: { length, _ in
            let column = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return column * CGFloat(span) + spacing * CGFloat(span - 1)
        }))
    }
}
