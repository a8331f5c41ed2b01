/// A view of the framework that says its size and draws itself by commands: bars, rings, switches.
nonisolated struct DrawnView: PrimitiveView {
    let name: String
    /// The size for a proposal, in points.
    let size: (ProposedViewSize) -> CGSize
    /// Draws in the view's frame.
    let draw: (CGRect, _ViewElement, DisplayListBuilder) -> Void

    nonisolated init(_ name: String, size: @escaping (ProposedViewSize) -> CGSize, draw: @escaping (CGRect, _ViewElement, DisplayListBuilder) -> Void) {
        self.name = name
        self.size = size
        self.draw = draw
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [DrawnElement(inputs, self)] }
}

final class DrawnElement: LeafElement {
    private let view: DrawnView

    init(_ inputs: _ViewInputs, _ view: DrawnView) {
        self.view = view
        super.init(inputs)
    }

    override var typeName: String { view.name }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { view.size(proposal) }
    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        view.draw(CGRect(origin: origin, size: frame.size), self, builder)
    }
}

extension CGRect {
    /// A part of the rectangle from its leading edge on.
    func leadingPart(_ fraction: Double, _ direction: LayoutDirection, minimum: CGFloat = 0) -> CGRect {
        let length = min(max(width * CGFloat(fraction), minimum), width)
        return CGRect(x: direction == .rightToLeft ? maxX - length : minX, y: minY, width: length, height: height)
    }
}
