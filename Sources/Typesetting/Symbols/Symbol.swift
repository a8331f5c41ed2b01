import Drawing

/// The outlines of an SF Symbol's stand-in for one weight, and the box it is laid out in.
///
/// All lengths are in ems of the symbol's font: multiply by the point size and by `Symbol.factor(of:)` of the image scale. The
/// origin is the top-left corner of the layout box, y grows downwards.
public struct Symbol: Hashable, Sendable {
    /// One outline of a symbol, drawn after the ones before it.
    public struct Layer: Hashable, Sendable {
        public var path: Path
        /// Whether it removes what the layers before it drew: the mark in a filled circle, the gap beside a slash.
        public var isErasing: Bool
        /// 0 primary, 1 secondary, 2 tertiary; in the multicolour form the place of a `SymbolColor`.
        public var level: Int
        /// How much the outline grows, or, where negative, shrinks: the width of a line drawn along it.
        public var emboldening: Double
        public init(path: Path, isErasing: Bool = false, level: Int = 0, emboldening: Double = 0) {
            self.path = path; self.isErasing = isErasing; self.level = level; self.emboldening = emboldening
        }
    }

    /// The separate parts of a symbol, in the steps in which they light up as its variable value grows.
    public struct VariableParts: Hashable, Sendable {
        public var steps: [[Layer]]
        /// How many steps at the start are always lit.
        public var alwaysLit: Int

        /// How much of a part's paint is left where it is not lit (assumed).
        static let unlitOpacity = 0.3

        /// How many steps are lit: one as soon as the value is beyond those before it, so that 0 lights none and 1 all.
        public func litCount(at value: Double) -> Int {
            let free = steps.count - alwaysLit
            guard value.isFinite, free > 0 else { return steps.count }
            // A hair less, so that a third of three steps is one of them.
            return alwaysLit + max(0, Int((min(max(value, 0), 1) * Double(free) - 1e-6).rounded(.up)))
        }
    }

    /// What is drawn in one paint: marks are cut out of their enclosure.
    public var monochrome: [Layer]
    /// What is drawn where levels have paints of their own: marks lie on their enclosure.
    public var layered: [Layer]
    /// What is drawn in the symbol's own colours; nil where it has none.
    public var multicolor: [Layer]?
    /// What is drawn for a variable value; nil where the symbol has none.
    public var variable: VariableParts?
    /// Whether it is turned about where the layout runs from right to left.
    public var flips = false
    /// The layout box: as wide as the ink, and a twelfth of an em higher than it above and below, or as high as it was
    /// measured (text-styles table L, seen).
    public var size: Size
    /// What the layout box has besides on each side, unless the symbol is stretched: an eighth of an em, nothing beside a circle, or
    /// what was measured (seen: squares 0.125, six others 0.083 to 0.1875; `checkmark.circle.fill` none).
    public var sideMargin = 0.0
    /// From the box's top to the baseline of the text beside it: the symbol's middle is that of a capital letter.
    public var baseline: Double

    public init(monochrome: [Layer], layered: [Layer], multicolor: [Layer]? = nil, size: Size, baseline: Double, sideMargin: Double = 0) {
        self.monochrome = monochrome; self.layered = layered; self.multicolor = multicolor; self.size = size; self.baseline = baseline; self.sideMargin = sideMargin
    }

    /// The factor of an image scale: small 0.79, medium 1, large 1.28 (layout-rules 7.13).
    public static func factor(of scale: SymbolDescriptor.Scale) -> Double {
        switch scale {
        case .small: 0.79
        case .medium: 1
        case .large: 1.28
        }
    }
}
