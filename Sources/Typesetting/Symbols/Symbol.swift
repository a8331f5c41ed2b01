import Drawing

/// The outlines of an SF Symbol's stand-in for one weight, and the box it is laid out in.
///
/// All lengths are in ems of the symbol's font: multiply by the point size and `Symbol.factor(of:)` of the image scale. The
/// origin is the top-left corner of the layout box, y grows downwards.
public struct Symbol: Hashable, Sendable {
    /// One outline of a symbol, drawn after the ones before it.
    public struct Layer: Hashable, Sendable {
        public enum Operation: UInt8, Hashable, Sendable {
            /// Filled with the paint of its level, in every rendering mode.
            case draw
            /// Removes what the layers before it drew: the mark in a filled circle, the gap beside a slash.
            case erase
            /// Filled with the paint of its level where the levels have paints of their own, and left out in monochrome.
            case drawUnlessMonochrome
        }
        public var path: Path
        public var operation: Operation
        /// 0 primary, 1 secondary, 2 tertiary.
        public var level: Int
        public init(path: Path, operation: Operation = .draw, level: Int = 0) {
            self.path = path; self.operation = operation; self.level = level
        }
    }

    public var layers: [Layer]
    /// The layout box: as wide as the ink, and a twelfth of an em higher than it above and below (text-styles table L, seen).
    public var size: Size
    /// From the box's top to the baseline of the text beside it: the symbol's middle is that of a capital letter.
    public var baseline: Double
    /// How much the outlines grow (or, where negative, shrink) for the weight: the width of a line drawn along them.
    public var emboldening: Double

    public init(layers: [Layer], size: Size, baseline: Double, emboldening: Double = 0) {
        self.layers = layers; self.size = size; self.baseline = baseline; self.emboldening = emboldening
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
