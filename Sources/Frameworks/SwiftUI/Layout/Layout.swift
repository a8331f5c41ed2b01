// Status of this file: exact.

/// A way to arrange views: how large they are together and where each goes.
///
/// The containers of the framework are layouts of this protocol too.
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
    func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
        for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
        return spacing
    }

    public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? {
        inheritedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? {
        inheritedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// A guide as the placed children have it, combined.
    private func inheritedAlignment(_ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? {
        guard key.isInherited, subviews.contains(where: { $0.hasGuide(key, proposal) }) else { return nil }
        let places = subviews.placement.run(measuringOnly: true) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
        return key.combined(places.compactMap { place in
            place.element.explicitAlignment(key, place.element.size(for: place.proposal), place.proposal).map { $0 + (key.isHorizontal ? place.origin.x : place.origin.y) }
        })
    }

    /// A view with the views of a builder in this arrangement.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LayoutView(layout: self, name: "\(Self.self)", content: content()) }
}

/// Traits of a layout.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack-like layout puts its views: spacers follow it.
    public var stackOrientation: Axis?
    public init() {}
}

/// A view of views in a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let name: String
    let content: Content
    var source: SourceAddress = 0

    nonisolated init(layout: L, name: String, content: Content, source: SourceAddress = 0) {
        self.layout = layout
        self.name = name
        self.content = content
        self.source = source
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source)
        let children = Content._makeElements(content, inputs.child(0).inStack(L.layoutProperties.stackOrientation))
        return [ContainerElement(inputs, layout, children: children, name: name)]
    }
}

/// A value that a view gives to the layout it is in.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    let elements: [_ViewElement]
    let placement: LayoutPlacement
    public var layoutDirection: LayoutDirection

    init(elements: [_ViewElement], layoutDirection: LayoutDirection, placement: LayoutPlacement) {
        self.elements = elements
        self.placement = placement
        self.layoutDirection = layoutDirection
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index], placement: placement) }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements: Array(elements[bounds]), layoutDirection: layoutDirection, placement: placement) }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(elements: indices.map { elements[$0] }, layoutDirection: layoutDirection, placement: placement)
    }
    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool { a.elements.elementsEqual(b.elements, by: ===) }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
    let element: _ViewElement
    let placement: LayoutPlacement
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { (element.traits.layoutValues[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
    /// Who is served first: 0 is usual, a spacer has the least of all (layout-rules 2.14).
    public var priority: Double { element.traits.layoutPriority }
    public var spacing: ViewSpacing { element.spacing }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(for: proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(for: proposal) }
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.element === b.element }

    /// Puts the view so that `anchor`, a fraction of its size, is at `position` in the layout's space.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = element.size(for: proposal)
        placement.place(element, CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y), proposal)
    }

    /// Whether asking for a guide of this view gives anything; saves a layout run where none does.
    func hasGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Bool {
        element.explicitAlignment(key, element.size(for: proposal), proposal) != nil
    }
}

/// What becomes of the places that one container's layout gives its views: they are placed, or only noted to find a guide.
final class LayoutPlacement {
    /// Where a run of the layout put its views.
    struct Record {
        var element: _ViewElement
        var origin: CGPoint
        var proposal: ProposedViewSize
    }
    private var records: [Record] = []
    private var isMeasuring = false

    /// Runs a layout's placement; gives the places it chose.
    func run(measuringOnly: Bool, _ body: () -> Void) -> [Record] {
        let outer = (records, isMeasuring)
        (records, isMeasuring) = ([], measuringOnly)
        body()
        defer { (records, isMeasuring) = outer }
        return records
    }

    func place(_ element: _ViewElement, _ origin: CGPoint, _ proposal: ProposedViewSize) {
        records.append(Record(element: element, origin: origin, proposal: proposal))
        if !isMeasuring { element.place(at: origin, proposal: proposal) }
    }
}

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
    private let base: any Layout
    public init<L: Layout>(_ layout: L) { base = layout }
    public typealias Cache = AnyLayoutCache

    public func makeCache(subviews: Subviews) -> Cache { open(base, subviews) }
    private func open<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache { AnyLayoutCache(box: TypedLayoutBox(layout, subviews)) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { cache.box.spacing(subviews) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { cache.box.size(proposal, subviews) }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) { cache.box.place(bounds, proposal, subviews) }
    public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { cache.box.guide(guide, bounds, proposal, subviews) }
    public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { cache.box.guide(guide, bounds, proposal, subviews) }

    /// The stack axis of the layout inside.
    var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { AnyLayoutView(layout: self, content: content()) }
}

public struct AnyLayoutCache {
    let box: LayoutBox
}

class LayoutBox {
    func spacing(_ s: LayoutSubviews) -> ViewSpacing { ViewSpacing() }
    func size(_ p: ProposedViewSize, _ s: LayoutSubviews) -> CGSize { .zero }
    func place(_ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews) {}
    func guide(_ g: HorizontalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews) -> CGFloat? { nil }
    func guide(_ g: VerticalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
    let layout: L
    var cache: L.Cache
    init(_ layout: L, _ subviews: LayoutSubviews) {
        self.layout = layout
        cache = layout.makeCache(subviews: subviews)
    }
    override func spacing(_ s: LayoutSubviews) -> ViewSpacing { layout.spacing(subviews: s, cache: &cache) }
    override func size(_ p: ProposedViewSize, _ s: LayoutSubviews) -> CGSize { layout.sizeThatFits(proposal: p, subviews: s, cache: &cache) }
    override func place(_ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews) { layout.placeSubviews(in: b, proposal: p, subviews: s, cache: &cache) }
    override func guide(_ g: HorizontalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews) -> CGFloat? { layout.explicitAlignment(of: g, in: b, proposal: p, subviews: s, cache: &cache) }
    override func guide(_ g: VerticalAlignment, _ b: CGRect, _ p: ProposedViewSize, _ s: LayoutSubviews) -> CGFloat? { layout.explicitAlignment(of: g, in: b, proposal: p, subviews: s, cache: &cache) }
}

/// A view of views in a layout whose type is hidden.
nonisolated struct AnyLayoutView<Content: View>: PrimitiveView {
    let layout: AnyLayout
    let content: Content
    nonisolated init(layout: AnyLayout, content: Content) {
        self.layout = layout
        self.content = content
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        [ContainerElement(inputs, layout, children: Content._makeElements(content, inputs.child(0).inStack(layout.stackOrientation)), name: "AnyLayout")]
    }
}

nonisolated struct LayoutValueModifier<K: LayoutValueKey>: TraitModifier {
    let value: K.Value
    func change(_ traits: inout ElementTraits) { traits.layoutValues[ObjectIdentifier(K.self)] = value }
}

nonisolated struct LayoutPriorityModifier: TraitModifier {
    let value: Double
    func change(_ traits: inout ElementTraits) { traits.layoutPriority = value }
}

nonisolated struct ZIndexModifier: TraitModifier {
    let value: Double
    func change(_ traits: inout ElementTraits) { traits.zIndex = value }
}

extension View {
    /// Gives the layout around the view a value.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { modified(LayoutValueModifier<K>(value: value)) }
    /// Who is served first when a stack shares its length out; 0 is usual.
    nonisolated public func layoutPriority(_ value: Double) -> some View { modified(LayoutPriorityModifier(value: value)) }
    /// Who is drawn over whom; 0 is usual, higher is in front.
    nonisolated public func zIndex(_ value: Double) -> some View { modified(ZIndexModifier(value: value)) }
}
