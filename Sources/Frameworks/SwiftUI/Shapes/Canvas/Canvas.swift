internal import CCallSite
import Drawing

/// A view that a closure draws, with views of one's own as symbols.
///
/// Status: exact but for what `GraphicsContext` says. Nothing is drawn outside of its frame.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool
    let source: SourceAddress

    @inline(never) nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                                           renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {
        (isOpaque, self.colorMode, self.rendersAsynchronously, self.renderer, self.symbols) = (opaque, colorMode, rendersAsynchronously, renderer, symbols())
        source = vitrine_return_address()
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source)
        let symbols = Symbols._makeElements(symbols, inputs.child(0).inStack(nil))
        return [CanvasElement(inputs, symbols: symbols, renderer: renderer)]
    }
}

extension Canvas where Symbols == EmptyView {
    @inline(never) nonisolated public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
                                           renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        (isOpaque, self.colorMode, self.rendersAsynchronously, self.renderer, symbols) = (opaque, colorMode, rendersAsynchronously, renderer, EmptyView())
        source = vitrine_return_address()
    }
}

final class CanvasElement: LeafElement {
    private let symbols: [_ViewElement]
    private let inputs: _ViewInputs
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    init(_ inputs: _ViewInputs, symbols: [_ViewElement], renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        self.symbols = symbols
        self.inputs = inputs
        self.renderer = renderer
        super.init(inputs)
        adopt(symbols)
    }

    override var typeName: String { "Canvas" }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func describe() -> SemanticNode? { SemanticNode(role: "image", type: typeName) }

    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        let rect = builder.pixelAligned(CGRect(origin: origin, size: frame.size))
        guard rect.width > 0, rect.height > 0 else { return }
        builder.group(.clip(Drawing.Path(rect: rect.drawing), evenOdd: false), element: self) {
            builder.group(.transform(CGAffineTransform(translationX: rect.minX, y: rect.minY).drawing), element: self) {
                var context = GraphicsContext(CanvasTarget(builder, self, inputs, symbols), size: frame.size)
                renderer(&context, frame.size)
            }
        }
    }
}

/// Where a graphics context draws to: the display list, as part of an element.
final class CanvasTarget {
    let builder: DisplayListBuilder
    let element: _ViewElement
    let inputs: _ViewInputs
    let symbols: [_ViewElement]

    init(_ builder: DisplayListBuilder, _ element: _ViewElement, _ inputs: _ViewInputs, _ symbols: [_ViewElement]) {
        self.builder = builder
        self.element = element
        self.inputs = inputs
        self.symbols = symbols
    }

    func report(_ what: String, _ instead: String) {
        inputs.graph.report(Finding(code: "unsupported-api", severity: .warning, basis: .assumed, message: "\(what) is not drawn here; \(instead)",
                                    fix: "Look at this drawing on a phone, or draw it in another way.", source: element.source))
    }
}
