// Status of this file: exact.

internal import CCallSite

/// The area that a stroke along a shape's outline paints, as a shape.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
    public var shape: S
    public var style: StrokeStyle
    nonisolated public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }
    nonisolated public static var role: ShapeRole { .stroke }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public typealias AnimatableData = S.AnimatableData
    public var animatableData: AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape that is a stroke: drawn as one, its outline is not needed.
protocol StrokeOutline {
    var stroked: any Shape { get }
    var strokeStyle: StrokeStyle { get }
}

extension _StrokedShape: StrokeOutline {
    var stroked: any Shape { shape }
    var strokeStyle: StrokeStyle { style }
}

extension Shape {
    /// The area of a stroke along the outline, half of it outside the shape. Status: exact.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A view that draws a shape; fills and strokes of the same shape go over it.
public nonisolated protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

extension _ShapeView: ShapeView {}
extension _StrokedShapeView: ShapeView {}

/// A shape filled over another drawing of it.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background
    let source: SourceAddress
    @inline(never) nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        overlaid(ShapeElement(inputs.at(source), shape: shape, style: style, stroke: nil, fillStyle: fillStyle, name: "\(Content.self)"), over: background, inputs)
    }
}

/// A shape stroked over another drawing of it.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
    let source: SourceAddress
    @inline(never) nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle, self.isAntialiased, self.background) = (shape, style, strokeStyle, isAntialiased, background)
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        overlaid(ShapeElement(inputs.at(source), shape: shape, style: style, stroke: strokeStyle, fillStyle: FillStyle(antialiased: isAntialiased), name: "\(Content.self)"), over: background, inputs)
    }
}

/// A shape stroked inside its edge, over another drawing of it.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
    let source: SourceAddress
    @inline(never) nonisolated public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle, self.isAntialiased, self.background) = (shape, style, strokeStyle, isAntialiased, background)
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        overlaid(ShapeElement(inputs.at(source), shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, stroke: strokeStyle, fillStyle: FillStyle(antialiased: isAntialiased), name: "\(Content.self)"), over: background, inputs)
    }
}

/// A shape's element over the elements of what it is drawn on.
private func overlaid<Background: View>(_ top: ShapeElement, over background: Background, _ inputs: _ViewInputs) -> [_ViewElement] {
    let inner = inputs.child(1).inStack(nil)
    let below = Background._makeElements(background, inner)
    guard !below.isEmpty else { return [top] }
    let stack = below.count == 1 ? below[0] : ContainerElement(inner, ZStackLayout(), children: below, name: "ZStack")
    return [SecondaryElement(inputs, primary: top, secondary: stack, alignment: .center, isOverlay: false)]
}

extension ShapeView {
    nonisolated public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self)
    }
}

extension ShapeView where Content: InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(shape: shape, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth), isAntialiased: antialiased, background: self)
    }
}
