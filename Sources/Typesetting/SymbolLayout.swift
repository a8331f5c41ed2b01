import Drawing

/// A symbol at its size: what `Image(systemName:)` measures and draws.
public struct SymbolLayout: Sendable {
    /// Points, rounded up to whole pixels.
    public var size: Size
    /// The size a resizable symbol has before it is stretched: without the margins at its sides. Points.
    public var stretchableSize: Size
    /// Points at each side that the drawing keeps clear of.
    let sideMargin: Double
    /// By how many points rounding up made the box larger: the drawing keeps its size, in the middle.
    let excess: Size
    /// Points from the top to the baseline of the text the symbol stands in.
    public var firstBaseline: Double
    /// Whether nothing draws a symbol of that name: a boxed question mark stands for it.
    public var isMissing: Bool
    let symbol: Symbol?
    let rendering: SymbolDescriptor.Rendering
    let variableValue: Double?
    let isRightToLeft: Bool
    var paints: [Paint]

    /// Appends the symbol, drawn into a rectangle of its `size`.
    ///
    /// - Parameter isStretched: Whether the rectangle is filled from side to side, as by a resizable image.
    ///
    /// The descriptor's paints are in the coordinate space of `rect`.
    public func draw(in rect: Rect, isStretched: Bool = false, fonts table: inout FontTable, into commands: inout [DisplayCommand]) {
        guard let symbol, rect.width > 0, rect.height > 0 else { return }
        var rect = rect
        if !isStretched {
            rect.origin.x += sideMargin + excess.width / 2
            rect.origin.y += excess.height / 2
            rect.size.width = max(0, rect.size.width - 2 * sideMargin - excess.width)
            rect.size.height = max(0, rect.size.height - excess.height)
        }
        commands += symbol.commands(in: rect, rendering: rendering, paints: paints, variableValue: variableValue, isRightToLeft: isRightToLeft)
    }
}

extension Typesetter {
    /// A symbol at its size.
    ///
    /// - Parameter displayScale: pixels per point.
    public func symbol(_ d: SymbolDescriptor, displayScale: Double) -> SymbolLayout {
        let known = SymbolLibrary.symbol(named: d.name, weight: d.font.weight)
        let symbol = known ?? SymbolLibrary.missingSymbol(weight: d.font.weight)
        let points = d.font.size.isFinite ? min(max(d.font.size, 0), 4000) : 0
        let em = points * Symbol.factor(of: d.scale)
        let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
        let size = symbol?.size ?? Size(width: 1, height: 1)
        let margin = (symbol?.sideMargin ?? 0) * em, height = TextLayout.roundUp(size.height * em, scale)
        let width = TextLayout.roundUp(size.width * em + 2 * margin, scale)
        return SymbolLayout(size: Size(width: width, height: height),
                            stretchableSize: Size(width: TextLayout.roundUp(size.width * em, scale), height: height), sideMargin: margin,
                            excess: Size(width: max(0, width - size.width * em - 2 * margin), height: max(0, height - size.height * em)),
                            firstBaseline: (symbol?.baseline ?? 0.85) * em, isMissing: known == nil, symbol: symbol, rendering: d.rendering,
                            variableValue: d.variableValue, isRightToLeft: d.isRightToLeft, paints: d.paints)
    }
}
