// Status of this file: approximate: as `UIFont`.

import Drawing
import Foundation

/// What is wanted of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The descriptor as the typesetter takes it.
    public let drawing: Drawing.FontDescriptor
    public init(_ drawing: Drawing.FontDescriptor) { self.drawing = drawing; super.init() }
    public convenience init(name: String, size: CGFloat) { self.init(.init(family: .custom(name), size: size)) }
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFontDescriptor.applying(attributes, to: .init(size: UIFont.systemFontSize)))
    }

    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The style's font at the Dynamic Type size of the traits (text-styles, table A).
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?) -> UIFontDescriptor {
        let category = [traits?.preferredContentSizeCategory, UITraitCollection.current.preferredContentSizeCategory].compactMap { $0 }.first { $0 != .unspecified }
        let typeSize = (category ?? .large).typeSize
        return UIFontDescriptor(.init(size: TextStyleTable.size(style: style.name, typeSize: typeSize) ?? 17, weight: TextStyleTable.weight(style: style.name),
                                      textStyle: style.name, typeSize: typeSize))
    }

    open var pointSize: CGFloat { drawing.size }
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if drawing.isItalic { traits.insert(.traitItalic) }
        if drawing.weight >= 600 { traits.insert(.traitBold) }
        if drawing.width < 1 { traits.insert(.traitCondensed) }
        if drawing.width > 1 { traits.insert(.traitExpanded) }
        if drawing.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        if drawing.leading == .tight { traits.insert(.traitTightLeading) }
        if drawing.leading == .loose { traits.insert(.traitLooseLeading) }
        return traits
    }
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var next = drawing
        next.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) { next.weight = drawing.textStyle.map { TextStyleTable.boldWeight(style: $0) } ?? max(drawing.weight, 700) }
        if traits.contains(.traitCondensed) { next.width = 0.8 }
        if traits.contains(.traitExpanded) { next.width = 1.2 }
        if traits.contains(.traitMonoSpace), case .system = drawing.family { next.family = .system(.monospaced) }
        next.leading = traits.contains(.traitTightLeading) ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
        return UIFontDescriptor(next)
    }
    /// Nil for a font that is not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = drawing.family else { return nil }
        var next = drawing
        next.family = switch design {
        case .rounded: .system(.rounded)
        case .serif: .system(.serif)
        case .monospaced: .system(.monospaced)
        default: .system(.default)
        }
        return UIFontDescriptor(next)
    }
    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var next = drawing
        next.size = size
        return UIFontDescriptor(next)
    }
    open func withFamily(_ family: String) -> UIFontDescriptor { addingAttributes([.family: family]) }
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(UIFontDescriptor.applying(attributes, to: drawing))
    }

    private static func applying(_ attributes: [AttributeName: Any], to drawing: Drawing.FontDescriptor) -> Drawing.FontDescriptor {
        var next = drawing
        if let name = (attributes[.name] ?? attributes[.family]) as? String { next.family = .custom(name) }
        if let size = attributes[.size] { next.size = (size as? CGFloat).map { Double($0) } ?? (size as? NSNumber)?.doubleValue ?? next.size }
        if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] {
            if let weight = weight as? UIFont.Weight { next.weight = weight.cssWeight }
            if let weight = weight as? CGFloat { next.weight = UIFont.Weight(weight).cssWeight }
        }
        return next
    }
}

/// Scales sizes as Dynamic Type scales a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle
    public init(forTextStyle style: UIFont.TextStyle) { self.style = style; super.init() }
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private func factor(_ traits: UITraitCollection?) -> Double {
        let category = traits?.preferredContentSizeCategory ?? UITraitCollection.current.preferredContentSizeCategory
        let size = TextStyleTable.size(style: style.name, typeSize: category.typeSize) ?? 17
        return size / (TextStyleTable.size(style: style.name, typeSize: "large") ?? 17)
    }
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
    /// Rounded to whole pixels of the traits' scale.
    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let scale = max(traits?.displayScale ?? 0, UITraitCollection.current.displayScale, 1)
        return (value * factor(traits) * scale).rounded() / scale
    }
    open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize)) }
    open func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
    }
}
