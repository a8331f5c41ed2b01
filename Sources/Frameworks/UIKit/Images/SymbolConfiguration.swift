// Status of this file: exact.

import Drawing
import Foundation
import Typesetting

extension UIImage {
    /// What a picture is chosen by.
    open class Configuration: NSObject, @unchecked Sendable {
        public internal(set) var traitCollection: UITraitCollection?
        public override init() { super.init() }
    }

    public enum SymbolScale: Int, Hashable, Sendable { case `default` = -1, unspecified, small, medium, large }
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        /// 100 to 900; regular where unspecified.
        public var cssWeight: Int { self == .unspecified ? 400 : rawValue * 100 }
        public func fontWeight() -> UIFont.Weight { UIFont.Weight(cssWeight: cssWeight) }
    }

    /// How a symbol is drawn: its size, weight, scale and colours.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        var pointSize: CGFloat?
        var weight: SymbolWeight?
        var symbolScale: SymbolScale?
        var font: UIFont?
        var palette: [UIColor]?
        var hierarchical: UIColor?
        var isMulticolor = false
        var variableValue: Double?

        public override init() { super.init() }
        public convenience init(pointSize: CGFloat) { self.init(); self.pointSize = pointSize }
        public convenience init(weight: SymbolWeight) { self.init(); self.weight = weight }
        public convenience init(scale: SymbolScale) { self.init(); symbolScale = scale }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(); self.pointSize = pointSize; self.weight = weight }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight); symbolScale = scale
        }
        public convenience init(font: UIFont) { self.init(); self.font = font }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(font: font); symbolScale = scale }
        public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init(textStyle: textStyle); symbolScale = scale }
        public convenience init(paletteColors: [UIColor]) { self.init(); palette = paletteColors }
        public convenience init(hierarchicalColor: UIColor) { self.init(); hierarchical = hierarchicalColor }
        public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration().with { $0.isMulticolor = true } }
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }

        func with(_ change: (SymbolConfiguration) -> Void) -> SymbolConfiguration {
            let copy = SymbolConfiguration()
            copy.take(self)
            change(copy)
            return copy
        }
        private func take(_ other: SymbolConfiguration) {
            pointSize = other.pointSize ?? pointSize; weight = other.weight ?? weight; symbolScale = other.symbolScale ?? symbolScale
            font = other.font ?? font; palette = other.palette ?? palette; hierarchical = other.hierarchical ?? hierarchical
            isMulticolor = isMulticolor || other.isMulticolor; variableValue = other.variableValue ?? variableValue
        }
        /// This configuration where the other says nothing.
        public func applying(_ other: Configuration) -> SymbolConfiguration {
            with { if let other = other as? SymbolConfiguration { $0.take(other) } }
        }

        /// The symbol as the typesetter takes it; a symbol without a size has that of body text.
        func descriptor(name: String, tint: ColorValue) -> SymbolDescriptor {
            var font = self.font?.descriptor ?? Drawing.FontDescriptor(size: pointSize ?? 17)
            if let pointSize { font.size = pointSize }
            if let weight { font.weight = weight.cssWeight }
            let scale: SymbolDescriptor.Scale = switch symbolScale { case .small: .small; case .large: .large; default: .medium }
            let isMulticolor = isMulticolor && SymbolLibrary.hasColors(name)
            let rendering: SymbolDescriptor.Rendering = palette != nil ? .palette : hierarchical != nil ? .hierarchical : isMulticolor ? .multicolor : .monochrome
            // Hierarchical layers are the same colour at half and a quarter of its alpha (seen).
            let levels = palette ?? hierarchical.map { color in [1, 0.5, 0.25].map { color.withAlphaComponent(color.cgColor.alpha * $0) } }
            let colors = levels?.map { Paint.color($0.value, name: $0.semanticName) }
            let paints = colors ?? (isMulticolor ? SymbolColor.allCases.map { $0.color.map { .color($0.value, name: $0.semanticName) } ?? .color(tint) } : [.color(tint)])
            return SymbolDescriptor(name: name, font: font, scale: scale, rendering: rendering, paints: paints, variableValue: variableValue,
                                    isRightToLeft: UITraitCollection.current.layoutDirection == .rightToLeft)
        }
    }

    /// The symbol as the typesetter takes it; nil for pictures. Without a tint it is black, as a template is.
    public func symbolDescriptor(tint other: ColorValue? = nil) -> SymbolDescriptor? {
        guard case .symbol(let name, let configuration) = content else { return nil }
        return (configuration ?? SymbolConfiguration()).descriptor(name: name, tint: other ?? tint?.value ?? .black)
    }

    var symbolSize: CGSize {
        guard let descriptor = symbolDescriptor() else { return .zero }
        return CGSize(Typesetter.shared.symbol(descriptor, displayScale: Double(max(scale, 1))).size)
    }

    /// The symbol as a display list of its own size.
    func symbolList() -> DisplayList? {
        guard let descriptor = symbolDescriptor() else { return nil }
        let layout = Typesetter.shared.symbol(descriptor, displayScale: Double(max(scale, 1)))
        var fonts = FontTable(), commands: [DisplayCommand] = []
        layout.draw(in: Drawing.Rect(origin: .zero, size: layout.size), fonts: &fonts, into: &commands)
        return DisplayList(size: layout.size, items: commands.map { DisplayItem($0) }, fonts: fonts.references)
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name, let own) = content, let symbol = configuration as? SymbolConfiguration else { return self }
        let image = copied()
        image.content = .symbol(name: name, own?.applying(symbol) ?? symbol)
        return image
    }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }
}

private extension SymbolColor {
    /// Nil for the tint.
    var color: UIColor? {
        switch self {
        case .primary: nil
        case .white: .white
        case .red: .systemRed
        case .orange: .systemOrange
        case .yellow: .systemYellow
        case .green: .systemGreen
        case .cyan: .systemCyan
        case .blue: .systemBlue
        }
    }
}
