import Drawing

/// A symbol at its size: what `Image(systemName:)` measures and draws.
public struct SymbolLayout: Sendable {
    /// Points, whole pixels of the scale it was made for.
    public var size: Size
    /// Points from the top to the baseline of the text the symbol stands in.
    public var firstBaseline: Double
    /// Whether nothing draws a symbol of that name: a boxed question mark stands for it.
    public var isMissing: Bool
    var drawing: [DisplayCommand] = []
    var fonts: [FontReference] = []

    /// Appends the symbol, drawn into `rect`; a rectangle of another size than `size` stretches it, as a resizable image.
    public func draw(in rect: Rect, fonts table: inout FontTable, into commands: inout [DisplayCommand]) {
        guard size.width > 0, size.height > 0, !drawing.isEmpty else { return }
        let transform = AffineTransform(a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        commands.append(.beginGroup(.transform(transform)))
        for command in drawing {
            if case .glyphs(var run) = command {
                run.font = table.index(of: fonts[run.font])
                commands.append(.glyphs(run))
            } else {
                commands.append(command)
            }
        }
        commands.append(.endGroup)
    }
}
