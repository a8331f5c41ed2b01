/// The vertical measures of a font at one size, in points; distances from the baseline are positive in both directions.
public struct FontMetrics: Hashable, Sendable {
    public var ascent, descent: Double
    /// The space between two lines that the font asks for, beside ascent and descent. May be negative where lines stand tighter.
    public var leading: Double
    public var capHeight, xHeight: Double
    public init(ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent; self.descent = descent; self.leading = leading; self.capHeight = capHeight; self.xHeight = xHeight
    }
    /// Ascent and descent together: the height of a line without leading.
    public var lineHeight: Double { ascent + descent }
}
