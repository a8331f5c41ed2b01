// Status of this file: approximate: Inter stands in for SF Pro, at SF's widths, line heights and weights.

import Drawing
import Foundation
import Typesetting

/// A font of a size.
open class UIFont: NSObject, @unchecked Sendable {
    /// The font as the typesetter takes it.
    public let descriptor: Drawing.FontDescriptor

    public init(_ descriptor: Drawing.FontDescriptor) { self.descriptor = descriptor; super.init() }
    /// A font by PostScript, full or family name; nil where neither the extension nor the font library has it.
    public convenience init?(name fontName: String, size: CGFloat) {
        if let weight = UIFont.systemNames[fontName] {
            self.init(Drawing.FontDescriptor(size: UIFont.size(size), weight: weight))
            return
        }
        guard FontLibrary.hasCustomFont(named: fontName) else { return nil }
        self.init(Drawing.FontDescriptor(family: .custom(fontName), size: UIFont.size(size)))
    }
    /// A size of 0 means the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var drawing = descriptor.drawing
        if size > 0 { drawing.size = size }
        self.init(drawing)
    }

    /// Names under which the system font is asked for.
    private static let systemNames = [".SFUI-Regular": 400, ".SFUI-Medium": 500, ".SFUI-Semibold": 600, ".SFUI-Bold": 700, ".AppleSystemUIFont": 400]
    private static func size(_ size: CGFloat) -> Double { size > 0 ? size : systemFontSize }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let steps: [(CGFloat, Int)] = [(-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900)]
        /// 100 to 900; values between the named weights take the nearest one.
        public var cssWeight: Int { Self.steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400 }
        public init(cssWeight: Int) { self.init(Self.steps.min { abs($0.1 - cssWeight) < abs($1.1 - cssWeight) }?.0 ?? 0) }
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A text style: the size follows Dynamic Type.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let names: [TextStyle: String] = [
            .largeTitle: "largeTitle", .title1: "title", .title2: "title2", .title3: "title3", .headline: "headline", .body: "body",
            .callout: "callout", .subheadline: "subheadline", .footnote: "footnote", .caption1: "caption", .caption2: "caption2",
        ]
        /// SwiftUI's name of the style: "title" for `title1`.
        public var name: String { Self.names[self] ?? "body" }
    }

    // MARK: System fonts

    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(.init(size: self.size(size), weight: weight.cssWeight)) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.init(size: self.size(size), weight: weight.cssWeight, width: 1 + width.rawValue))
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.init(size: self.size(size), isItalic: true)) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.init(family: .system(.monospaced), size: self.size(size), weight: weight.cssWeight))
    }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.init(size: self.size(size), weight: weight.cssWeight, hasMonospacedDigits: true))
    }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }
    public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style, compatibleWith: traits), size: 0)
    }

    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18

    // MARK: Measures, in points

    private var metrics: FontMetrics { Typesetter.shared.metrics(descriptor) }
    open var pointSize: CGFloat { descriptor.size }
    open var ascender: CGFloat { metrics.ascent }
    /// Negative.
    open var descender: CGFloat { -metrics.descent }
    open var leading: CGFloat { metrics.leading }
    open var lineHeight: CGFloat { metrics.lineHeight }
    open var capHeight: CGFloat { metrics.capHeight }
    open var xHeight: CGFloat { metrics.xHeight }

    open var familyName: String { if case .custom(let name) = descriptor.family { name } else { ".AppleSystemUIFont" } }
    open var fontName: String { if case .custom(let name) = descriptor.family { name } else { ".SFUI-Regular" } }
    open func withSize(_ size: CGFloat) -> UIFont {
        var next = descriptor
        next.size = size
        return UIFont(next)
    }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.descriptor == descriptor }
    open override var hash: Int { descriptor.hashValue }
}
