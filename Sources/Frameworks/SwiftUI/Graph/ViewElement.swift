import Drawing

/// A node of the tree that a view makes: what is measured, placed and drawn.
///
/// A view's element tree is made by `ViewGraph` for one environment, then laid out once and drawn once. It differs from the
/// tree of views: `Group`, `ForEach` and conditions leave no element, a modifier that changes layout or drawing leaves one.
/// The subclasses say how an element measures itself, places its children and draws. Lengths are points. Not for use by apps.
public class _ViewElement {
    let environment: EnvironmentValues
    let identity: ViewIdentity
    let source: SourceAddress
    weak var parent: _ViewElement?
    var traits = ElementTraits()
    var semantics: ElementSemantics?
    var preferences: [ObjectIdentifier: PreferenceContribution] = [:]
    var preferenceAction: ((_ViewElement) -> Void)?

    /// Where the element is, in its parent's space; known once it is placed.
    private(set) var frame = CGRect.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var guides: [(key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, position: CGFloat?)] = []
    private var knownSpacing: ViewSpacing?

    init(_ inputs: _ViewInputs) {
        environment = inputs.environment
        identity = inputs.identity
        source = inputs.source
        _ = inputs.graph.admitElement(source: inputs.source)
    }

    // MARK: What subclasses say

    /// The view's type as people read it in a tree.
    var typeName: String { "View" }
    var children: [_ViewElement] { [] }
    /// The children whose preferences this element passes on.
    var preferenceChildren: [_ViewElement] { children }
    /// The size for a proposal; asked through `size(for:)`, which remembers.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// The position of a guide that the element sets itself or has from its children, in its own space.
    func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? { nil }
    func measureSpacing() -> ViewSpacing { ViewSpacing() }
    /// Places the children within `size`; called by `place`.
    func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) {}
    /// Draws the element with its top-left corner at `origin`, in the space of the nearest transform.
    func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        for child in children { child.drawInParent(at: origin, into: builder) }
    }

    // MARK: Transitions

    /// What the element is to a transition between two archives; nil: nothing by itself.
    var recordRole: ViewRecord.Role? { nil }
    /// The turn that it gives to what it holds, drawn at `origin`.
    func recordedTurn(at origin: CGPoint) -> ViewRecord.Turn? { nil }
    /// The transition that was asked for here, on the outermost of the elements that wrap one view; an identifier of its own makes another view.
    final var ownTransition: TransitionTrait? { traits.transition.flatMap { $0 === parent?.traits.transition && parent?.identity == identity ? nil : $0 } }

    // MARK: Meaning

    /// What the element means by itself, its frame and children left out; nil for one that only arranges or changes others.
    func describe() -> SemanticNode? { nil }
    var semanticChildren: [_ViewElement] { children }
    /// Changes what the element's children mean, for the tree; `frame` is the element's in the root's space.
    func adjust(_ nodes: [SemanticNode], frame: CGRect) -> [SemanticNode] { nodes }
    var isSemanticallyHidden: Bool { false }

    // MARK: Layout

    /// The size for a proposal: the same answer for the same proposal (layout-rules 1.7).
    final func size(for proposed: ProposedViewSize) -> CGSize {
        let proposal = proposed.sound
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        var size = measure(proposal)
        if !(size.width >= 0 && size.width <= Self.largestLength) { size.width = size.width > 0 ? Self.largestLength : 0 }
        if !(size.height >= 0 && size.height <= Self.largestLength) { size.height = size.height > 0 ? Self.largestLength : 0 }
        if sizes.count >= Self.rememberedProposals { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    /// More proposals than stacks within stacks make of one another: where one is forgotten, all below it is measured anew, level by level.
    private static let rememberedProposals = 64

    /// The position of a guide, asked once for each size: a container asks its children, they theirs.
    final func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if let known = guides.first(where: { $0.key == key && $0.size == size && $0.proposal == proposal }) { return known.position }
        let position = measureAlignment(key, size, proposal)
        if guides.count >= Self.rememberedProposals { guides.removeFirst() }
        guides.append((key, size, proposal, position))
        return position
    }

    /// What an unbounded length becomes once something must be placed in it, in points.
    static let largestLength: CGFloat = 1_000_000

    final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(element: self, size: size(for: proposal), proposal: proposal)
    }

    final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = measureSpacing()
        knownSpacing = spacing
        return spacing
    }

    /// Puts the element at a place in its parent's space and lays out what is in it.
    final func place(at origin: CGPoint, proposal proposed: ProposedViewSize) {
        let proposal = proposed.sound
        let size = size(for: proposal)
        frame = CGRect(origin: CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0), size: size)
        // Mirrored before what is inside is placed: a geometry reader there asks for its frame at once.
        if let parent, parent.mirrorsChildren, parent.environment.layoutDirection == .rightToLeft { frame.origin.x = parent.frame.width - frame.maxX }
        self.proposal = proposal
        placeChildren(size, proposal)
    }

    /// Whether children are placed from the right in a right-to-left environment (layout-rules 2.13).
    var mirrorsChildren: Bool { true }

    /// Moves the element without laying it out anew.
    final func move(to origin: CGPoint) { frame.origin = origin }

    // MARK: Drawing

    final func drawInParent(at parentOrigin: CGPoint, into builder: DisplayListBuilder) {
        builder.nested {
            let origin = CGPoint(x: parentOrigin.x + frame.minX, y: parentOrigin.y + frame.minY)
            builder.recorded(self, at: origin) { draw(at: origin, into: builder) }
        }
    }

    /// The frame in the root's space, transforms left aside.
    final var globalFrame: CGRect {
        var origin = frame.origin
        var up = parent
        while let element = up {
            origin.x += element.frame.minX + element.contentOffset.width
            origin.y += element.frame.minY + element.contentOffset.height
            up = element.parent
        }
        return CGRect(origin: origin, size: frame.size)
    }

    /// By how much an effect moves the element's content when it is drawn.
    var contentOffset: CGSize { .zero }

    final func adopt(_ children: [_ViewElement]) { for child in children { child.parent = self } }
}

/// What containers and modifiers note on an element for the containers around it.
struct ElementTraits {
    var layoutPriority: Double = 0
    var zIndex: Double = 0
    var tag: AnyHashable?
    var implicitTag: AnyHashable?
    var layoutValues: [ObjectIdentifier: Any] = [:]
    var grid = GridCellTraits()
    var preview: PreviewTraits?
    var container = ContainerValues()
    /// The section that the view is a part of.
    var section: SectionPlace?
    /// How the view comes and goes; wrappers have that of what they wrap.
    var transition: TransitionTrait?
}

/// How a grid treats a cell.
struct GridCellTraits {
    var columns = 1
    var unsizedAxes: Axis.Set = []
    var columnAlignment: HorizontalAlignment?
    var anchor: UnitPoint?
    /// Where in which `GridRow` the cell is; nil for a view that stands in no row.
    var row: GridCellPlace?
}
