internal import CCallSite
import Drawing
import DeveloperToolsSupport

/// A colour that depends on the environment it is drawn in.
///
/// Status: exact. The system colours are those of the simulated OS version.
public struct Color: Hashable, CustomStringConvertible, @unchecked Sendable {
    let provider: Provider

    indirect enum Provider: Hashable {
        case constant(ColorValue)
        case system(SystemColor)
        case uiColor(UIColor)
        case named(NamedColor)
        case opacity(Color, Double)
        case mix(Color, Color, Double, Gradient.ColorSpace)
        case accent
        case hierarchical(Int)
    }

    init(_ provider: Provider) { self.provider = provider }

    /// The space that components are given in.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.constant(ColorValue(colorSpace, red, green, blue, opacity)))
    }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(.constant(ColorValue(colorSpace, white, white, white, opacity)))
    }
    /// Hue, saturation and brightness in 0…1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - floor(hue)) * 6, fraction = sector - floor(sector)
        let p = brightness * (1 - saturation), q = brightness * (1 - saturation * fraction), t = brightness * (1 - saturation * (1 - fraction))
        let (r, g, b) = switch Int(sector) {
        case 0: (brightness, t, p)
        case 1: (q, brightness, p)
        case 2: (p, brightness, t)
        case 3: (p, q, brightness)
        case 4: (t, p, brightness)
        default: (brightness, p, q)
        }
        self.init(red: r, green: g, blue: b, opacity: opacity)
    }
    /// A colour set of the bundle's asset catalogs.
    @inline(never) public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(NamedColor(name: name, bundle: bundle, source: vitrine_return_address()))) }
    /// A colour set by the symbol that a build makes for it: `Color(.skyBlue)`.
    @inline(never) public init(_ resource: DeveloperToolsSupport.ColorResource) {
        self.init(.named(NamedColor(name: resource.name, bundle: resource.bundle, source: vitrine_return_address())))
    }
    public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }
    @_disfavoredOverload public init(_ color: UIColor) { self.init(.uiColor(color)) }
    public init(cgColor: CGColor) { self.init(.uiColor(UIColor(cgColor: cgColor))) }
    public init(_ cgColor: CGColor) { self.init(.uiColor(UIColor(cgColor: cgColor))) }
    public init(_ resolved: Resolved) { self.init(.constant(resolved.drawing)) }

    /// The colour with its alpha multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }
    /// A mixture with another colour.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color { Color(.mix(self, rhs, fraction, colorSpace)) }
    /// A gradient from a lighter tone at the top to the colour.
    public var gradient: AnyGradient { AnyGradient(.init(color: self)) }

    public var description: String {
        switch provider {
        case .constant(let value): "#" + [value.red, value.green, value.blue, value.alpha].map { String(format: "%02X", Int((max(0, min(1, $0)) * 255).rounded())) }.joined()
        case .system(let color): color.rawValue
        case .uiColor(let color): color.description
        case .named(let named): "NamedColor(name: \"\(named.name)\")"
        case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
        case .mix(let a, let b, let fraction, _): "\(a) mixed \(fraction) with \(b)"
        case .accent: "AccentColor"
        case .hierarchical(let level): "hierarchical(\(level))"
        }
    }
}

/// The colours that SwiftUI names.
enum SystemColor: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, black, white, clear, primary, secondary
}

extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let black = Color(.system(.black))
    public static let white = Color(.system(.white))
    public static let clear = Color(.system(.clear))
    public static let primary = Color(.system(.primary))
    public static let secondary = Color(.system(.secondary))
    /// The accent colour: that of the app's asset catalog, or blue.
    public static var accentColor: Color { Color(.accent) }

    /// A colour's components in an environment: linear, as SwiftUI gives them.
    public struct Resolved: Hashable, Sendable, Codable {
        public var linearRed, linearGreen, linearBlue, opacity: Float
        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            let value = ColorValue(colorSpace, Double(red), Double(green), Double(blue), Double(opacity))
            self.init(value)
        }
        init(_ value: ColorValue) {
            linearRed = Float(ColorValue.linear(Double(value.red)))
            linearGreen = Float(ColorValue.linear(Double(value.green)))
            linearBlue = Float(ColorValue.linear(Double(value.blue)))
            opacity = value.alpha
        }
        public var red: Float { Float(ColorValue.encoded(Double(linearRed))) }
        public var green: Float { Float(ColorValue.encoded(Double(linearGreen))) }
        public var blue: Float { Float(ColorValue.encoded(Double(linearBlue))) }
        public var cgColor: CGColor { CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)) }
        var drawing: ColorValue { ColorValue(red: red, green: green, blue: blue, alpha: opacity) }
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(value(in: environment)) }
    public var cgColor: CGColor? {
        guard case .constant(let value) = provider else { return nil }
        return CGColor(red: CGFloat(value.red), green: CGFloat(value.green), blue: CGFloat(value.blue), alpha: CGFloat(value.alpha))
    }

    /// The colour as it is drawn.
    func value(in environment: EnvironmentValues) -> ColorValue {
        switch provider {
        case .constant(let value): return value
        case .system(let color): return color.value(in: environment)
        case .uiColor(let color): return color.resolve(dark: environment.colorScheme == .dark, highContrast: environment.colorSchemeContrast == .increased, os: environment.systemMajorVersion)
        case .named(let named): return named.value(in: environment)
        case .opacity(let color, let opacity): return color.value(in: environment).opacity(opacity)
        case .mix(let a, let b, let fraction, let space): return ColorValue.mix(a.value(in: environment), b.value(in: environment), fraction, space == .perceptual)
        case .accent: return environment.accentColorValue
        case .hierarchical(let level): return HierarchicalShapeStyle(level: level).value(in: environment)
        }
    }

    /// The semantic name, for comparisons and legibility checks.
    var semanticName: String? {
        switch provider {
        case .system(let color): color.rawValue
        case .uiColor(let color): color.semanticName
        case .named(let named): named.name
        case .opacity(let color, _): color.semanticName
        case .accent: "accentColor"
        case .constant, .mix, .hierarchical: nil
        }
    }
}

extension SystemColor {
    func value(in environment: EnvironmentValues) -> ColorValue {
        let dark = environment.colorScheme == .dark, contrast = environment.colorSchemeContrast == .increased, os = environment.systemMajorVersion
        func system(_ color: UIColor) -> ColorValue { color.resolve(dark: dark, highContrast: contrast, os: os) }
        switch self {
        case .red: return system(.systemRed)
        case .orange: return system(.systemOrange)
        case .yellow: return system(.systemYellow)
        case .green: return system(.systemGreen)
        case .mint: return system(.systemMint)
        case .teal: return system(.systemTeal)
        case .cyan: return system(.systemCyan)
        case .blue: return system(.systemBlue)
        case .indigo: return system(.systemIndigo)
        case .purple: return system(.systemPurple)
        case .pink: return system(.systemPink)
        case .brown: return system(.systemBrown)
        case .gray: return system(.systemGray)
        case .black: return .black
        case .white: return .white
        case .clear: return .clear
        case .primary: return HierarchicalShapeStyle(level: 0).labelColor(dark: dark, environment)
        case .secondary: return HierarchicalShapeStyle(level: 1).labelColor(dark: dark, environment)
        }
    }
}

extension ColorValue {
    init(_ space: Color.RGBColorSpace, _ r: Double, _ g: Double, _ b: Double, _ alpha: Double) {
        switch space {
        case .sRGB: self.init(red: Float(r), green: Float(g), blue: Float(b), alpha: Float(alpha))
        case .sRGBLinear: self.init(red: Float(Self.encoded(r)), green: Float(Self.encoded(g)), blue: Float(Self.encoded(b)), alpha: Float(alpha))
        case .displayP3:
            // Display P3 to sRGB, both with the D65 white point: the product of the primaries' matrices, on linear components.
            let (lr, lg, lb) = (Self.linear(r), Self.linear(g), Self.linear(b))
            self.init(red: Float(Self.encoded(1.2249401 * lr - 0.2249404 * lg)),
                      green: Float(Self.encoded(-0.0420569 * lr + 1.0420571 * lg)),
                      blue: Float(Self.encoded(-0.0196376 * lr - 0.0786361 * lg + 1.0982735 * lb)), alpha: Float(alpha))
        }
    }

    /// The linear component of a gamma-encoded one (sRGB, IEC 61966-2-1), extended beyond 0…1.
    static func linear(_ v: Double) -> Double {
        let a = abs(v), l = a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)
        return v < 0 ? -l : l
    }
    static func encoded(_ v: Double) -> Double {
        let a = abs(v), e = a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055
        return v < 0 ? -e : e
    }

    static func mix(_ a: ColorValue, _ b: ColorValue, _ fraction: Double, _ isPerceptual: Bool) -> ColorValue {
        let f = Float(fraction)
        guard isPerceptual else {
            return ColorValue(red: a.red + (b.red - a.red) * f, green: a.green + (b.green - a.green) * f, blue: a.blue + (b.blue - a.blue) * f, alpha: a.alpha + (b.alpha - a.alpha) * f)
        }
        let (x, y) = (OKLab(a), OKLab(b))
        let mixed = OKLab(l: x.l + (y.l - x.l) * fraction, a: x.a + (y.a - x.a) * fraction, b: x.b + (y.b - x.b) * fraction)
        return mixed.color(alpha: a.alpha + (b.alpha - a.alpha) * f)
    }
}

/// A colour in Björn Ottosson's OKLab space, in which SwiftUI mixes perceptually.
struct OKLab {
    var l, a, b: Double
    init(l: Double, a: Double, b: Double) { self.l = l; self.a = a; self.b = b }

    init(_ c: ColorValue) {
        let (r, g, b) = (ColorValue.linear(Double(c.red)), ColorValue.linear(Double(c.green)), ColorValue.linear(Double(c.blue)))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        self.init(l: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s, b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    func color(alpha: Float) -> ColorValue {
        let l_ = l + 0.3963377774 * a + 0.2158037573 * b, m_ = l - 0.1055613458 * a - 0.0638541728 * b, s_ = l - 0.0894841775 * a - 1.2914855480 * b
        let (l3, m3, s3) = (l_ * l_ * l_, m_ * m_ * m_, s_ * s_ * s_)
        return ColorValue(red: Float(ColorValue.encoded(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3)),
                          green: Float(ColorValue.encoded(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3)),
                          blue: Float(ColorValue.encoded(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)), alpha: alpha)
    }
}

extension Color: View, PrimitiveView {
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        [ShapeElement(inputs, shape: Rectangle(), style: self, stroke: nil, fillStyle: FillStyle(), name: "Color")]
    }
}
