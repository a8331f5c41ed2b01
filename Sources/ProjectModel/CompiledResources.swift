import Foundation

/// The catalogs and strings of a bundle in the form that the extension's process looks names up in: `resources.json`.
///
/// The extension finds it in its bundle's folder, and one for each module in `<bundleName>.bundle`.
public struct CompiledResources: Codable, Sendable, Hashable {
    public struct Color: Codable, Sendable, Hashable {
        public var variant: AssetVariant
        /// Red, green, blue and alpha in extended sRGB; nil where `system` names a colour of the system.
        public var components: [Double]?
        /// "systemOrangeColor", "labelColor".
        public var system: String?
    }
    public struct Image: Codable, Sendable, Hashable {
        public var variant: AssetVariant
        /// Absolute.
        public var file: String
        public var scale: Int?
        public var slicing: ImageSlicing?
        /// The file's name in the catalog, for messages.
        public var source: String?
    }
    public struct ImageSetEntry: Codable, Sendable, Hashable {
        public var images: [Image]
        public var rendering: ImageSet.Rendering?
        public var preservesVectors: Bool
    }
    public struct DataEntry: Codable, Sendable, Hashable { public var variant: AssetVariant; public var file: String }

    public var developmentLanguage: String
    /// Colours by name; the most specific variant that fits wins.
    public var colors: [String: [Color]] = [:]
    public var images: [String: ImageSetEntry] = [:]
    /// SVG templates of custom symbols by name.
    public var symbols: [String: String] = [:]
    public var data: [String: [DataEntry]] = [:]
    /// Texts by language, table and key.
    public var strings: [String: [String: [String: LocalizedText]]] = [:]
    /// Absolute paths of fonts.
    public var fonts: [String] = []
    /// Files by their path in the bundle.
    public var files: [String: String] = [:]
    public var accentColorName: String
    public var widgetBackgroundColorName: String
    /// Whose own bundle it is: "extension" or "app".
    public var process = "extension"
    /// Names that only catalogs of other targets have, with the catalog: "Assets.xcassets of Weather".
    public var otherColors: [String: String] = [:]
    public var otherImages: [String: String] = [:]

    /// Compiles a bundle's resources. The second value is what could not be read: each names its file.
    public static func compile(_ resources: ResourceFiles, developmentLanguage: String) -> (CompiledResources, problems: [ProjectError]) {
        var result = CompiledResources(developmentLanguage: developmentLanguage, accentColorName: resources.accentColorName,
                                       widgetBackgroundColorName: resources.widgetBackgroundColorName)
        var problems: [ProjectError] = []
        for path in resources.assetCatalogs {
            let catalog = AssetCatalogReader.read(path)
            problems += catalog.problems
            result.add(catalog)
        }
        let strings = StringsReader.read(resources)
        problems += strings.problems
        for table in strings.tables.values {
            for (language, texts) in table.languages.sorted(by: { $0.key < $1.key }) {
                // A file outside of any language, and the base localisation, speak the development language.
                let own = language.isEmpty || language == "Base" ? developmentLanguage : language
                result.strings[own, default: [:]][table.name, default: [:]].merge(texts) { old, new in own == language ? new : old }
            }
        }
        result.fonts = resources.fonts
        for font in resources.fonts { result.files[Paths.name(of: font)] = font }
        for file in resources.files { result.files[file.destination] = file.path }
        return (result, problems)
    }

    /// Notes what the catalogs of another target have beyond this bundle.
    public mutating func note(_ catalogs: [String], of owner: String) {
        for path in catalogs {
            let catalog = AssetCatalogReader.read(path), place = "\(Paths.name(of: path)) of \(owner)"
            for set in catalog.colors where colors[set.name] == nil && otherColors[set.name] == nil { otherColors[set.name] = place }
            for name in catalog.images.map(\.name) + catalog.symbols.map(\.name) where images[name] == nil && symbols[name] == nil && otherImages[name] == nil {
                otherImages[name] = place
            }
        }
    }

    /// The first catalog with a name wins, as in a bundle.
    private mutating func add(_ catalog: AssetCatalog) {
        for set in catalog.colors where colors[set.name] == nil {
            colors[set.name] = set.entries.map { entry in
                if case .system(let name) = entry.color { return Color(variant: entry.variant, components: nil, system: name) }
                return Color(variant: entry.variant, components: entry.color.sRGB, system: nil)
            }
        }
        for set in catalog.images where images[set.name] == nil {
            images[set.name] = ImageSetEntry(images: set.entries.map { Image(variant: $0.variant, file: $0.file, scale: $0.scale, slicing: $0.slicing, source: Paths.name(of: $0.file)) },
                                             rendering: set.rendering, preservesVectors: set.preservesVectors)
        }
        for set in catalog.symbols where symbols[set.name] == nil { symbols[set.name] = set.file }
        for set in catalog.dataSets where data[set.name] == nil { data[set.name] = set.entries.map { DataEntry(variant: $0.variant, file: $0.file) } }
    }

    /// The JSON text, the same for equal values.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }
}
