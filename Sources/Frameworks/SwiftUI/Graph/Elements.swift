import Drawing

/// An element that is drawn by itself and has no children: text, a shape, an image.
class LeafElement: _ViewElement {
    override var typeName: String { "Leaf" }
    override var recordRole: ViewRecord.Role? { .drawing }
}

/// An element around one child that has the child's size: effects, preferences, semantics.
class PassthroughElement: _ViewElement {
    let child: _ViewElement

    init(_ inputs: _ViewInputs, child: _ViewElement) {
        self.child = child
        super.init(inputs)
        adopt([child])
    }

    override var typeName: String { "Modifier" }
    override var children: [_ViewElement] { [child] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: proposal) }
    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size, proposal)
    }
    override func measureSpacing() -> ViewSpacing { child.spacing }
    override func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) { child.place(at: .zero, proposal: proposal) }
}

/// An element around one child whose size or place it decides.
class UnaryElement: _ViewElement {
    let child: _ViewElement
    let layout: any UnaryLayout
    private let name: String

    init(_ inputs: _ViewInputs, _ layout: any UnaryLayout, child: _ViewElement, name: String) {
        self.child = child
        self.layout = layout
        self.name = name
        super.init(inputs)
        adopt([child])
    }

    override var typeName: String { name }
    override var children: [_ViewElement] { [child] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.sizeThatFits(proposal, child: child) }
    override func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) { layout.place(in: size, proposal: proposal, child: child) }
    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key.isInherited else { return nil }
        let (origin, childProposal) = layout.placement(in: size, proposal: proposal, child: child)
        return child.explicitAlignment(key, child.size(for: childProposal), childProposal).map { $0 + (key.isHorizontal ? origin.x : origin.y) }
    }
    override func measureSpacing() -> ViewSpacing { layout.spacing(of: child) }
}

/// How an element with one child measures and places it. Lengths are points in the element's own space.
protocol UnaryLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize
    /// Where the child's top-left corner goes and what it is proposed there.
    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize)
    func spacing(of child: _ViewElement) -> ViewSpacing
}

extension UnaryLayout {
    func spacing(of child: _ViewElement) -> ViewSpacing { child.spacing }
    func place(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) {
        let (origin, proposal) = placement(in: size, proposal: proposal, child: child)
        child.place(at: origin, proposal: proposal)
    }
}

/// An element whose children are laid out by a `Layout`, the framework's or the user's.
final class ContainerElement<L: Layout>: _ViewElement {
    private let layout: L
    private let subelements: [_ViewElement]
    private let name: String
    private var cache: L.Cache?
    private let placement = LayoutPlacement()

    init(_ inputs: _ViewInputs, _ layout: L, children: [_ViewElement], name: String) {
        self.layout = layout
        self.name = name
        subelements = children
        super.init(inputs)
        adopt(children)
    }

    override var typeName: String { name }
    override var children: [_ViewElement] { subelements }

    private func withCache<T>(_ body: (L, LayoutSubviews, inout L.Cache) -> T) -> T {
        let subviews = LayoutSubviews(elements: subelements, layoutDirection: environment.layoutDirection, placement: placement)
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        defer { self.cache = cache }
        return body(layout, subviews, &cache)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    }

    override func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) {
        withCache { layout, subviews, cache in
            let bounds = CGRect(origin: .zero, size: size)
            // A child that the layout does not place is centred (layout-rules 10.12).
            let places = placement.run(measuringOnly: false) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
            if places.count == subelements.count && zip(places, subelements).allSatisfy({ $0.element === $1 }) { return }
            let placed = Set(places.map { ObjectIdentifier($0.element) })
            for child in subelements where !placed.contains(ObjectIdentifier(child)) {
                let own = ProposedViewSize(size)
                let childSize = child.size(for: own)
                child.place(at: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2), proposal: own)
            }
        }
    }

    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { layout, subviews, cache in
            key.isHorizontal
                ? layout.explicitAlignment(of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
    }

    override func measureSpacing() -> ViewSpacing { withCache { $0.spacing(subviews: $1, cache: &$2) } }

    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        let isOrdered = !subelements.contains { $0.traits.zIndex != 0 }
        let ordered = isOrdered ? subelements : subelements.enumerated().sorted {
            ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
        }.map(\.element)
        for child in ordered { child.drawInParent(at: origin, into: builder) }
    }
}

extension _ViewElement {
    /// What stands in one place: a single element by itself, which is proposed what the place is, others on one another.
    static func together(_ elements: [_ViewElement], _ inputs: _ViewInputs, _ layout: ZStackLayout, name: String) -> _ViewElement {
        elements.count == 1 ? elements[0] : ContainerElement(inputs, layout, children: elements, name: name)
    }
}

/// A view with another one behind or over it (layout-rules 4.4): the other is proposed this one's size and adds nothing to it.
class SecondaryElement: _ViewElement {
    let primary: _ViewElement
    let secondary: _ViewElement
    let alignment: Alignment
    let isOverlay: Bool
    /// Edges at which the secondary reaches into the widget's margins.
    var ignoredEdges: Edge.Set = []

    init(_ inputs: _ViewInputs, primary: _ViewElement, secondary: _ViewElement, alignment: Alignment, isOverlay: Bool) {
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        self.isOverlay = isOverlay
        super.init(inputs)
        adopt([primary, secondary])
    }

    override var typeName: String { isOverlay ? "overlay" : "background" }
    override var children: [_ViewElement] { isOverlay ? [primary, secondary] : [secondary, primary] }
    override var preferenceChildren: [_ViewElement] { [primary] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(for: proposal) }
    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        primary.explicitAlignment(key, size, proposal)
    }
    override func measureSpacing() -> ViewSpacing { primary.spacing }
    override func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) {
        primary.place(at: .zero, proposal: proposal)
        let own = ViewDimensions(element: primary, size: size, proposal: proposal)
        let other = secondary.dimensions(for: ProposedViewSize(size))
        secondary.place(at: CGPoint(x: own[alignment.horizontal] - other[alignment.horizontal], y: own[alignment.vertical] - other[alignment.vertical]),
                        proposal: ProposedViewSize(size))
    }
}

/// An element whose children are made when it is placed: `GeometryReader`, and views made from preferences.
final class DeferredElement: _ViewElement {
    private let make: (DeferredElement) -> [_ViewElement]
    private let alignment: Alignment
    private var made: _ViewElement?
    private let inputs: _ViewInputs
    private let name: String

    init(_ inputs: _ViewInputs, alignment: Alignment = .center, name: String = "Deferred", make: @escaping (DeferredElement) -> [_ViewElement]) {
        self.make = make
        self.alignment = alignment
        self.inputs = inputs
        self.name = name
        super.init(inputs)
    }

    override var typeName: String { name }
    override var children: [_ViewElement] { made.map { [$0] } ?? [] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) {
        let made = _ViewElement.together(make(self), inputs, ZStackLayout(alignment: alignment), name: "ZStack")
        self.made = made
        adopt([made])
        let own = ProposedViewSize(size)
        let childSize = made.size(for: own)
        let x: CGFloat, y: CGFloat
        switch alignment.horizontal {
        case .leading: x = 0
        case .trailing: x = size.width - childSize.width
        default: x = (size.width - childSize.width) / 2
        }
        switch alignment.vertical {
        case .top: y = 0
        case .bottom: y = size.height - childSize.height
        default: y = (size.height - childSize.height) / 2
        }
        made.place(at: CGPoint(x: x, y: y), proposal: own)
    }
}
