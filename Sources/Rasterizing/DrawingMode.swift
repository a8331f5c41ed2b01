import Drawing

/// How a widget's colours are drawn, as `WidgetRenderingMode`.
public enum DrawingMode: Hashable, Sendable {
    /// As the views say.
    case fullColor
    /// Colours are ignored and alpha is kept: items of the accent group are drawn in one colour, all others in another
    /// (layout-rules 13.2). Images follow their accented mode (13.6).
    case accented(defaultColor: ColorValue, accentColor: ColorValue)
    /// One colour, white, whose alpha is luminance times alpha (13.7).
    case vibrant

    /// Whether the system takes the container background away in this mode.
    public var removesContainerBackground: Bool { self != .fullColor }
}

/// Something that could not be drawn; the rest of the picture was.
public enum DrawingProblem: Hashable, Sendable, CustomStringConvertible {
    case missingFont(FontReference)
    case damagedImage(name: String, reason: ImageError)
    /// The group's effect was left out: off-screen pictures would take too much memory.
    case tooManyLayers
    /// The picture was asked for larger than `limit` pixels a side, and was made smaller.
    case tooLarge(limit: Int)

    public var description: String {
        switch self {
        case .missingFont(let font): "The font file \(font.file) is missing or damaged; its text is not drawn. Install the fonts again."
        case .damagedImage(let name, let reason): "The image \(name.isEmpty ? "without a name" : name) is not drawn: \(reason)"
        case .tooManyLayers: "Too many groups inside each other need pictures of their own; an effect was left out. Nest fewer effects."
        case .tooLarge(let limit): "The picture would be larger than \(limit) pixels and was made smaller. Draw at a smaller scale."
        }
    }
}
