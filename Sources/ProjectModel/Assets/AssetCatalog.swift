/// The contents of an `.xcassets` folder, as values.
///
/// Names carry the folders that provide a namespace ("Birds/Wing").
public struct AssetCatalog: Sendable, Hashable {
    public var path: String
    public var colors: [ColorSet] = []
    public var images: [ImageSet] = []
    public var symbols: [SymbolSet] = []
    public var dataSets: [DataSet] = []
    /// Names of app icons and other sets that a widget does not draw.
    public var otherNames: [String] = []
    /// What could not be read; the rest of the catalog was.
    public var problems: [ProjectError] = []
}

/// For which surroundings an entry of a set is meant; `nil` means any.
public struct AssetVariant: Sendable, Hashable, Codable {
    public enum Appearance: String, Sendable, Hashable, Codable { case light, dark }
    public enum Direction: String, Sendable, Hashable, Codable { case leftToRight, rightToLeft }
    public var appearance: Appearance?
    /// Whether the entry is for increased contrast.
    public var highContrast = false
    /// "iphone", "ipad", "watch", "mac", "tv", "car" or "vision".
    public var idiom: String?
    /// "sRGB" or "display-P3".
    public var gamut: String?
    public var direction: Direction?
    public var locale: String?
    /// "compact" or "regular".
    public var widthClass: String?
    public var heightClass: String?
    public init(appearance: Appearance? = nil, highContrast: Bool = false) { self.appearance = appearance; self.highContrast = highContrast }
}

public struct ColorSet: Sendable, Hashable {
    public struct Entry: Sendable, Hashable { public var variant: AssetVariant; public var color: CatalogColor }
    public var name: String
    /// The `.colorset` folder.
    public var path: String
    public var entries: [Entry]
}

/// A colour as a catalog writes it.
public enum CatalogColor: Sendable, Hashable {
    /// Components in the space named: 0 to 1, beyond it in extended spaces.
    case components(red: Double, green: Double, blue: Double, alpha: Double, space: String)
    /// A colour of the system by name ("systemOrangeColor", "labelColor").
    case system(String)
}

public struct ImageSet: Sendable, Hashable {
    public enum Rendering: String, Sendable, Hashable, Codable { case original, template }
    public struct Entry: Sendable, Hashable {
        public var variant: AssetVariant
        /// Absolute.
        public var file: String
        /// 1, 2 or 3; nil for a single-scale file (vectors).
        public var scale: Int?
        public var slicing: ImageSlicing?
    }
    public var name: String
    public var path: String
    public var entries: [Entry]
    public var rendering: Rendering?
    /// Whether vectors are kept as such and may be drawn at any size.
    public var preservesVectors: Bool
}

/// How an image stretches: its caps stay, its centre is stretched or tiled. Lengths are pixels of the file.
public struct ImageSlicing: Sendable, Hashable, Codable {
    public enum Center: String, Sendable, Hashable, Codable { case stretch, tile }
    public var center: Center
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double
    public init(center: Center, top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.center = center; self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing
    }
}

public struct SymbolSet: Sendable, Hashable {
    public var name: String
    public var path: String
    /// The SVG of the symbol's template.
    public var file: String
}

public struct DataSet: Sendable, Hashable {
    public struct Entry: Sendable, Hashable { public var variant: AssetVariant; public var file: String; public var type: String? }
    public var name: String
    public var path: String
    public var entries: [Entry]
}
