// Status of this file: exact.

import Drawing

extension GraphicsContext {
    /// A change of what is drawn after it was added; of several the one added last is applied first.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case adjustment(ColorAdjustment), multiply(Color), blur(CGFloat, isOpaque: Bool)
            case shadow(Color, CGFloat, CGFloat, CGFloat), transform(CGAffineTransform), none, unsupported(String)
        }
        let kind: Kind

        /// Status: declared for `shadowOnly` and `invertsAlpha`; exact otherwise.
        public static func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
                                  blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()) -> Filter {
            options.isDisjoint(with: [.shadowOnly, .invertsAlpha, .shadowAbove]) ? Filter(kind: .shadow(color, radius, x, y)) : Filter(kind: .unsupported("shadow with options"))
        }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .adjustment(.hueRotation(angle.radians))) }
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .adjustment(.saturation(amount))) }
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .adjustment(.brightness(amount))) }
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .adjustment(.contrast(amount))) }
        /// Status: exact for 0 and 1; between them approximate, as 1 from a half on.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: amount >= 0.5 ? .adjustment(.inversion) : .none) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .adjustment(.grayscale(amount))) }
        public static var luminanceToAlpha: Filter { Filter(kind: .adjustment(.luminanceToAlpha)) }
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter { Filter(kind: .blur(radius, isOpaque: options.contains(.opaque))) }
        /// Status: declared.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter(kind: .unsupported("alphaThreshold")) }
        /// Status: declared.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: matrix == ColorMatrix() ? .none : .unsupported("colorMatrix")) }

        var name: String { if case .unsupported(let name) = kind { name } else { "\(kind)" } }

        /// The group that applies the filter; nil for one that is not drawn here.
        func effect(_ environment: EnvironmentValues) -> GroupEffect? {
            switch kind {
            case .adjustment(let adjustment): .colorAdjustment(adjustment)
            case .multiply(let color): .colorAdjustment(.multiply(color.value(in: environment)))
            case .blur(let radius, let isOpaque): .blur(radius: max(radius, 0), isOpaque: isOpaque)
            case .shadow(let color, let radius, let x, let y): .shadow(color.value(in: environment), radius: max(radius, 0), x: x, y: y)
            case .transform(let transform): .transform(transform.drawing)
            case .none: .isolated
            case .unsupported: nil
            }
        }
    }

    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)
    }
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Applies a filter to what is drawn from now on. Status: exact in sRGB, whatever colours the `options` name.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }
}

/// A map of colours: each row gives a component of the result from red, green, blue, alpha and 1.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
    public init() {}
}
