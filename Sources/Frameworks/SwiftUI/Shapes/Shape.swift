// Status of this file: exact.

internal import CCallSite
import Drawing

/// An outline that fills the space it is given.
@preconcurrency
public nonisolated protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// How a shape turns round in a right-to-left layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    nonisolated public static var role: ShapeRole { .fill }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    /// A shape as a view is filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    public static func _makeElements(_ view: Self, _ inputs: _ViewInputs) -> [_ViewElement] {
        [ShapeElement(inputs, shape: view, style: ForegroundStyle(), stroke: nil, fillStyle: FillStyle(), name: "\(Self.self)")]
    }
}

/// A shape that can be moved inwards from its frame.
@preconcurrency
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// How a shape is stroked; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
    var drawing: Drawing.StrokeStyle {
        Drawing.StrokeStyle(width: lineWidth, cap: lineCap.drawing, join: lineJoin.drawing, miterLimit: miterLimit, dash: dash.map { Double($0) }, dashPhase: dashPhase)
    }
}

/// A shape filled with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    var source: SourceAddress = 0
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        [ShapeElement(inputs.at(source), shape: shape, style: style, stroke: nil, fillStyle: fillStyle, name: "\(Content.self)")]
    }
}

typealias StyleFill<Style: ShapeStyle, S: Shape> = _ShapeView<S, Style>

extension _ShapeView {
    nonisolated init(style: Style, shape: Content, fillStyle: FillStyle = FillStyle()) { self.init(shape: shape, style: style, fillStyle: fillStyle) }
}

/// A shape stroked with a style.
public nonisolated struct _StrokedShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    public let shape: Content
    let style: Style
    let stroke: StrokeStyle
    let isAntialiased: Bool
    let source: SourceAddress
    nonisolated init(shape: Content, style: Style, stroke: StrokeStyle, isAntialiased: Bool = true, source: SourceAddress) {
        self.shape = shape
        self.style = style
        self.stroke = stroke
        self.isAntialiased = isAntialiased
        self.source = source
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        [ShapeElement(inputs.at(source), shape: shape, style: style, stroke: stroke, fillStyle: FillStyle(antialiased: isAntialiased), name: "\(Content.self)")]
    }
}

/// An element that is a filled or stroked outline.
final class ShapeElement: LeafElement {
    let shape: any Shape
    let style: any ShapeStyle
    let stroke: StrokeStyle?
    let fillStyle: FillStyle
    private let name: String

    init(_ inputs: _ViewInputs, shape: any Shape, style: any ShapeStyle, stroke: StrokeStyle?, fillStyle: FillStyle, name: String) {
        self.shape = shape
        self.style = style
        self.stroke = stroke
        self.fillStyle = fillStyle
        self.name = name
        super.init(inputs)
    }

    override var typeName: String { name }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override func describe() -> SemanticNode? { SemanticNode(role: "shape", type: typeName) }

    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        var rect = CGRect(origin: origin, size: frame.size), stroke = stroke, shape = environmentalShape(at: rect)
        // A stroke as a shape is drawn as a stroke: its outline need not be made.
        if stroke == nil, let outline = shape as? any StrokeOutline { (shape, stroke) = (outline.stroked, outline.strokeStyle) }
        // Straight edges lie on pixels, as UIKit's layers put them (layout-rules 1.5).
        if stroke == nil { rect = builder.pixelAligned(rect) }
        let path = shape.pathMirrored(in: rect, environment.layoutDirection)
        func paint(_ style: some ShapeStyle) {
            if let stroke {
                builder.stroke(path, stroke, with: style, in: rect, environment, isAliased: !fillStyle.isAntialiased, element: self)
            } else {
                builder.fill(path, with: style, in: rect, environment, evenOdd: fillStyle.isEOFilled, isAliased: !fillStyle.isAntialiased, element: self)
            }
        }
        paint(style)
    }

    /// `ContainerRelativeShape` follows the container's corners by where it is in it (layout-rules 7.10).
    private func environmentalShape(at rect: CGRect) -> any Shape {
        guard let relative = shape as? any ContainerRelative, let container = enclosingContainer else { return shape }
        return relative.resolved(in: container, at: globalFrame)
    }
}

extension Shape {
    /// The outline in a rectangle of another space, mirrored where the direction asks for it. The shape itself is asked in its own
    /// space, whose origin is its frame's: paths and users' shapes count on that.
    nonisolated func pathMirrored(in rect: CGRect, _ direction: LayoutDirection) -> Path {
        let local = path(in: CGRect(origin: .zero, size: rect.size))
        let path = rect.origin == .zero ? local : local.offsetBy(dx: rect.minX, dy: rect.minY)
        guard case .mirrors(let mirrored) = layoutDirectionBehavior, mirrored == direction else { return path }
        return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

extension Shape {
    /// Fills the shape with a style.
    @inline(never) nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        var view = _ShapeView(shape: self, style: content, fillStyle: style)
        view.source = vitrine_return_address()
        return view
    }
    @inline(never) nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        var view = _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
        view.source = vitrine_return_address()
        return view
    }
    /// Strokes the outline with a style: half the width lies outside the shape.
    @inline(never) nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> _StrokedShapeView<Self, S> {
        _StrokedShapeView(shape: self, style: content, stroke: style, source: vitrine_return_address())
    }
    @inline(never) nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> _StrokedShapeView<Self, S> {
        _StrokedShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth), source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool) -> _StrokedShapeView<Self, S> {
        _StrokedShapeView(shape: self, style: content, stroke: style, isAntialiased: antialiased, source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool) -> _StrokedShapeView<Self, S> {
        _StrokedShapeView(shape: self, style: content, stroke: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, source: vitrine_return_address())
    }
}

extension InsettableShape {
    /// Strokes inside the shape's edge.
    @inline(never) nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> _StrokedShapeView<InsetShape, S> {
        _StrokedShapeView(shape: inset(by: style.lineWidth / 2), style: content, stroke: style, isAntialiased: antialiased, source: vitrine_return_address())
    }
    @inline(never) nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> _StrokedShapeView<InsetShape, S> {
        _StrokedShapeView(shape: inset(by: lineWidth / 2), style: content, stroke: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, source: vitrine_return_address())
    }
    @inline(never) nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _StrokedShapeView<InsetShape, ForegroundStyle> {
        _StrokedShapeView(shape: inset(by: style.lineWidth / 2), style: ForegroundStyle(), stroke: style, isAntialiased: antialiased, source: vitrine_return_address())
    }
    @inline(never) nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _StrokedShapeView<InsetShape, ForegroundStyle> {
        _StrokedShapeView(shape: inset(by: lineWidth / 2), style: ForegroundStyle(), stroke: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, source: vitrine_return_address())
    }
}
