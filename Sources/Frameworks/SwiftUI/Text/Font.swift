import Drawing
import Typesetting

/// A font as a view asks for it; it becomes a size and a typeface in the view's environment.
///
/// Status: approximate. Inter stands in for SF Pro, at SF's widths, line heights and weights.
public struct Font: Hashable, @unchecked Sendable {
    indirect enum Provider: Hashable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?, isFixed: Bool)
        case uiFont(UIFont)
        case modified(Font, Modifier)
    }
    enum Modifier: Hashable {
        case weight(Weight), italic, bold, monospaced, monospacedDigit, smallCaps(FontDescriptor.SmallCaps), leading(Leading), width(Width), scaled(CGFloat)
    }
    let provider: Provider
    init(_ provider: Provider) { self.provider = provider }
    private func modified(_ modifier: Modifier) -> Font { Font(.modified(self, modifier)) }

    /// A role that text plays; its size follows the user's setting.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(0.7)
        public static let condensed = Width(0.85)
        public static let standard = Width(1)
        public static let expanded = Width(1.2)
    }

    public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
    public static let title = Font(.style(.title, design: nil, weight: nil))
    public static let title2 = Font(.style(.title2, design: nil, weight: nil))
    public static let title3 = Font(.style(.title3, design: nil, weight: nil))
    public static let headline = Font(.style(.headline, design: nil, weight: nil))
    public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
    public static let body = Font(.style(.body, design: nil, weight: nil))
    public static let callout = Font(.style(.callout, design: nil, weight: nil))
    public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
    public static let caption = Font(.style(.caption, design: nil, weight: nil))
    public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font(.style(style, design: design, weight: weight)) }
    @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font(.style(style, design: design, weight: nil)) }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(.system(size: size, weight: weight, design: design)) }
    @_disfavoredOverload public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { Font(.system(size: size, weight: weight, design: design)) }
    /// A font of the extension or the system; its size follows the user's setting as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size, relativeTo: .body, isFixed: false)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font(.custom(name, size: size, relativeTo: textStyle, isFixed: false)) }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, size: fixedSize, relativeTo: nil, isFixed: true)) }
    public init(_ font: UIFont) { self.init(.uiFont(font)) }

    public func italic() -> Font { modified(.italic) }
    public func bold() -> Font { modified(.bold) }
    public func weight(_ weight: Weight) -> Font { modified(.weight(weight)) }
    public func width(_ width: Width) -> Font { modified(.width(width)) }
    public func monospaced() -> Font { modified(.monospaced) }
    public func monospacedDigit() -> Font { modified(.monospacedDigit) }
    public func smallCaps() -> Font { modified(.smallCaps(.all)) }
    public func lowercaseSmallCaps() -> Font { modified(.smallCaps(.lowercase)) }
    public func uppercaseSmallCaps() -> Font { modified(.smallCaps(.uppercase)) }
    public func leading(_ leading: Leading) -> Font { modified(.leading(leading)) }
    public func scaled(by factor: CGFloat) -> Font { modified(.scaled(factor)) }
}

extension Font.Design {
    var drawing: FontDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.TextStyle {
    var name: String { "\(self)" }
    /// What `bold()` makes of a style (text-styles.tsv, emphasized weight).
    var emphasizedWeight: Int {
        switch self {
        case .largeTitle, .title, .title2: 700
        case .headline, .title3, .subheadline, .body, .callout, .footnote, .caption, .caption2: 600
        }
    }
    var defaultWeight: Int { self == .headline ? 600 : 400 }
}

extension Font {
    /// The font in an environment.
    func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        let typeSize = environment.dynamicTypeSize.name
        switch provider {
        case .style(let style, let design, let weight):
            return FontDescriptor(family: .system((design ?? environment.fontDesign ?? .default).drawing), size: style.size(environment.dynamicTypeSize),
                                  weight: weight?.value ?? style.defaultWeight, textStyle: style.name, typeSize: typeSize)
        case .system(let size, let weight, let design):
            return FontDescriptor(family: .system((design ?? environment.fontDesign ?? .default).drawing), size: max(size, 0.01), weight: weight?.value ?? 400)
        case .custom(let name, let size, let style, let isFixed):
            if !FontLibrary.hasCustomFont(named: name) { MissingAssets.note(font: name) }
            // Sizes of custom fonts scale with the text style and are rounded to whole points (layout-rules 5.21).
            var scaled = size
            if !isFixed, let style {
                let reference = style.size(.large)
                scaled = (size * style.size(environment.dynamicTypeSize) / reference).rounded()
                if environment.dynamicTypeSize == .large { scaled = size }
            }
            return FontDescriptor(family: .custom(name), size: max(scaled, 0.01))
        case .uiFont(let font):
            return font.descriptor
        case .modified(let font, let modifier):
            var descriptor = font.descriptor(in: environment)
            switch modifier {
            case .weight(let weight): descriptor.weight = weight.value
            case .bold: descriptor.weight = font.emphasizedWeight
            case .italic: descriptor.isItalic = true
            case .monospaced: if case .system = descriptor.family { descriptor.family = .system(.monospaced) }
            case .monospacedDigit: descriptor.hasMonospacedDigits = true
            case .smallCaps(let caps): descriptor.smallCaps = caps
            case .leading(let leading): descriptor.leading = leading == .tight ? .tight : leading == .loose ? .loose : .standard
            case .width(let width): descriptor.width = width.value
            case .scaled(let factor):
                descriptor.size *= factor
                descriptor.textStyle = nil
            }
            return descriptor
        }
    }

    /// What `bold` makes of the font: the emphasized weight of its text style, else bold.
    var emphasizedWeight: Int {
        switch provider {
        case .style(let style, _, _): style.emphasizedWeight
        case .modified(let font, _): font.emphasizedWeight
        case .system, .custom, .uiFont: 700
        }
    }
}

extension Font.TextStyle {
    /// Points per em at a type size.
    func size(_ typeSize: DynamicTypeSize) -> CGFloat { CGFloat(TextStyleTable.size(style: name, typeSize: typeSize.name) ?? 17) }
}
