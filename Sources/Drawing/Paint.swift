/// A colour: gamma-encoded components of extended sRGB (values outside 0…1 are Display P3 colours), alpha not multiplied in.
public struct ColorValue: Hashable, Sendable {
    public var red, green, blue, alpha: Float
    public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red; self.green = green; self.blue = blue; self.alpha = alpha
    }
    public static let clear = ColorValue(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = ColorValue(red: 0, green: 0, blue: 0)
    public static let white = ColorValue(red: 1, green: 1, blue: 1)
    public func opacity(_ factor: Double) -> ColorValue {
        ColorValue(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
    }
}

/// One colour of a gradient; `location` is 0 at its start and 1 at its end.
public struct GradientStop: Hashable, Sendable {
    public var color: ColorValue
    public var location: Double
    public init(color: ColorValue, location: Double) { self.color = color; self.location = location }
}

/// The space in which a gradient mixes its colours.
public enum GradientInterpolation: UInt8, Hashable, Sendable { case device, perceptual }

/// A blurred, tinted backdrop, named as SwiftUI names it.
public enum MaterialThickness: UInt8, Hashable, Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

/// What an area is filled with. Points are in the coordinate space of the item that is painted.
public enum Paint: Hashable, Sendable {
    /// `name` is the semantic name where there is one ("systemBlue", "label"): comparisons and legibility checks read it.
    case color(ColorValue, name: String? = nil)
    case linearGradient([GradientStop], start: Point, end: Point, GradientInterpolation)
    case radialGradient([GradientStop], center: Point, startRadius: Double, endRadius: Double, GradientInterpolation)
    /// Elliptical: the unit circle of `radialGradient` stretched to `radii` (end radius in x and y); `startFraction` of it is the start.
    case ellipticalGradient([GradientStop], center: Point, radii: Size, startFraction: Double, endFraction: Double, GradientInterpolation)
    /// Angles in radians, clockwise on screen from the positive x axis.
    case angularGradient([GradientStop], center: Point, startAngle: Double, endAngle: Double, GradientInterpolation)
    case meshGradient(MeshGradient)
    /// An image repeated from `rect`'s origin; `rect` is the size of one tile in points.
    case imagePattern(image: Int, rect: Rect)
    case material(MaterialThickness, dark: Bool)
}

/// A grid of colours joined by bicubic patches; `points` and `colors` hold `width × height` values, row by row.
public struct MeshGradient: Hashable, Sendable {
    public var width, height: Int
    public var points: [Point]
    public var colors: [ColorValue]
    /// For each point the leading, top, trailing and bottom control points; nil: chosen from the neighbours.
    public var controlPoints: [[Point]]?
    public var background: ColorValue
    public var smoothsColors: Bool
    public var interpolation: GradientInterpolation
    public init(width: Int, height: Int, points: [Point], colors: [ColorValue], controlPoints: [[Point]]? = nil,
                background: ColorValue = .clear, smoothsColors: Bool = true, interpolation: GradientInterpolation = .device) {
        self.width = width; self.height = height; self.points = points; self.colors = colors; self.controlPoints = controlPoints
        self.background = background; self.smoothsColors = smoothsColors; self.interpolation = interpolation
    }
}

/// How an outline is stroked; lengths in points.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: UInt8, Hashable, Sendable { case butt, round, square }
    public enum Join: UInt8, Hashable, Sendable { case miter, round, bevel }
    public var width: Double
    public var cap: Cap
    public var join: Join
    public var miterLimit: Double
    public var dash: [Double]
    public var dashPhase: Double
    public init(width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0) {
        self.width = width; self.cap = cap; self.join = join; self.miterLimit = miterLimit; self.dash = dash; self.dashPhase = dashPhase
    }
}

/// How a group's pixels meet those below, as SwiftUI names it.
public enum BlendMode: UInt8, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion,
         hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
