import Drawing

/// Images, texts and symbols in a canvas.
extension GraphicsContext {
    /// An image in this context's environment.
    public struct ResolvedImage {
        let image: Image
        let inputs: _ViewInputs
        /// Points.
        public let size: CGSize
        /// Points from the top to the baseline.
        public let baseline: CGFloat
        /// What a template or symbol is painted with; nil: the foreground.
        public var shading: Shading?

        func element() -> ImageElement {
            var inputs = inputs
            if let shading { inputs.environment.foregroundStyles = [AnyShapeStyle(ShadingStyle(shading: shading))] }
            return ImageElement(inputs, image: image.resizable(capInsets: image.capInsets, resizingMode: image.resizingMode))
        }
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        let inputs = contentInputs, d = ImageElement(inputs, image: image).dimensions(for: .unspecified)
        return ResolvedImage(image: image, inputs: inputs, size: CGSize(width: d.width, height: d.height), baseline: d[.firstTextBaseline], shading: nil)
    }
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) { draw(image.element(), at: rect.origin, proposal: ProposedViewSize(rect.size)) }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) { draw(image, in: CGRect(anchor, at: point, size: image.size)) }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    /// A text in this context's environment.
    public struct ResolvedText {
        let text: Text
        let inputs: _ViewInputs
        /// What the text is painted with; runs with colours of their own keep them.
        public var shading: Shading = .foreground

        func element() -> TextElement {
            var inputs = inputs
            if case .foreground = shading.source {} else { inputs.environment.foregroundStyles = [AnyShapeStyle(ShadingStyle(shading: shading))] }
            return TextElement(inputs, text: text)
        }
        /// The size in a space, in points.
        public func measure(in size: CGSize) -> CGSize { element().size(for: ProposedViewSize(size)) }
        public func firstBaseline(in size: CGSize) -> CGFloat { element().dimensions(for: ProposedViewSize(size))[.firstTextBaseline] }
        public func lastBaseline(in size: CGSize) -> CGFloat { element().dimensions(for: ProposedViewSize(size))[.lastTextBaseline] }
    }

    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, inputs: contentInputs) }
    /// Draws a text in the lines that fit a rectangle, from its top-left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.element(), at: rect.origin, proposal: ProposedViewSize(rect.size)) }
    /// Draws a text in its ideal size.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let element = text.element(), size = element.size(for: .unspecified)
        draw(element, at: CGRect(anchor, at: point, size: size).origin, proposal: ProposedViewSize(size))
    }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    /// A view of the canvas's symbols.
    public struct ResolvedSymbol {
        let element: _ViewElement
        /// The ideal size, in points.
        public var size: CGSize { element.size(for: .unspecified) }
    }

    /// The symbol that a tag or an identifier of `ForEach` names.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let key = AnyHashable(id)
        return target.symbols.first { $0.traits.tag == key || $0.traits.implicitTag == key }.map { ResolvedSymbol(element: $0) }
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol.element, at: CGRect(anchor, at: point, size: symbol.size).origin, proposal: .unspecified)
    }
    /// Draws a symbol stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        var scaled = self
        scaled.translateBy(x: rect.minX, y: rect.minY)
        scaled.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        scaled.draw(symbol.element, at: .zero, proposal: .unspecified)
    }
}

extension CGRect {
    /// The rectangle whose anchor is at a point.
    init(_ anchor: UnitPoint, at point: CGPoint, size: CGSize) {
        self.init(origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), size: size)
    }
}
