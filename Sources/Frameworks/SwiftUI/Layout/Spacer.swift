/// Room that takes what is left along the axis of its stack, on both axes outside of one.
///
/// Status: exact.
public nonisolated struct Spacer: PrimitiveView, Sendable {
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [SpacerElement(inputs, minLength: minLength)] }
}

final class SpacerElement: LeafElement {
    private let axis: Axis?
    private let least: CGFloat

    init(_ inputs: _ViewInputs, minLength: CGFloat?) {
        axis = inputs.stackAxis
        // The least length is the default distance of views: 8 pt (layout-rules 7.1, seen).
        least = minLength ?? ViewSpacing.fallback
        super.init(inputs)
        // Served last, whatever is around it, unless somebody gives it a priority (layout-rules 2.14).
        traits.layoutPriority = -.infinity
    }

    override var typeName: String { "Spacer" }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func along(_ own: Axis) -> CGFloat { axis == nil || axis == own ? max(proposal[own] ?? least, least) : 0 }
        return CGSize(width: along(.horizontal), height: along(.vertical))
    }
    override func measureSpacing() -> ViewSpacing { axis.map(ViewSpacing.flush(along:)) ?? .zero }
}

/// A thin line across its stack; horizontal outside of one.
///
/// Status: exact. One pixel thick, one point at accessibility sizes (layout-rules 7.3), in the separator colour.
public nonisolated struct Divider: PrimitiveView, Sendable {
    nonisolated public init() {}
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [DividerElement(inputs)] }
}

final class DividerElement: LeafElement {
    private let isVertical: Bool
    private let thickness: CGFloat
    override init(_ inputs: _ViewInputs) {
        isVertical = inputs.stackAxis == .horizontal
        thickness = inputs.environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / inputs.environment.displayScale
        super.init(inputs)
    }
    override var typeName: String { "Divider" }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isVertical ? CGSize(width: thickness, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        // The thickness is kept whole, wherever the line falls.
        var rect = builder.pixelAligned(CGRect(origin: origin, size: frame.size))
        if isVertical { rect.size.width = builder.pixelAligned(thickness) } else { rect.size.height = builder.pixelAligned(thickness) }
        builder.fill(Path(rect), with: AnyShapeStyle(SeparatorShapeStyle()), in: rect, environment, evenOdd: false, element: self)
    }
}
