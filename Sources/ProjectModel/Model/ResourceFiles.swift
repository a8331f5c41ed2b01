/// The files that end up in a bundle, sorted by what reads them.
public struct ResourceFiles: Sendable, Hashable {
    /// `.xcassets` folders.
    public var assetCatalogs: [String] = []
    /// `.xcstrings` files.
    public var stringCatalogs: [String] = []
    /// `.strings` and `.stringsdict` files.
    public var stringsFiles: [StringsFile] = []
    /// `.intentdefinition` files.
    public var intentDefinitions: [String] = []
    /// `.xcdatamodeld` and `.xcdatamodel` folders.
    public var dataModels: [String] = []
    /// Font files.
    public var fonts: [String] = []
    /// Everything else, copied as it is.
    public var files: [ResourceFile] = []
    public var accentColorName = "AccentColor"
    public var widgetBackgroundColorName = "WidgetBackground"
    public init(assetCatalogs: [String] = []) { self.assetCatalogs = assetCatalogs }

    public var isEmpty: Bool {
        assetCatalogs.isEmpty && stringCatalogs.isEmpty && stringsFiles.isEmpty && intentDefinitions.isEmpty && dataModels.isEmpty && fonts.isEmpty && files.isEmpty
    }
}

/// A `.strings` or `.stringsdict` file.
public struct StringsFile: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable { case strings, stringsdict }
    public var path: String
    /// The file's name without its extension ("Localizable", "InfoPlist").
    public var table: String
    /// The `.lproj` folder's name ("en", "pt-BR", "Base"); nil for a file outside of one.
    public var language: String?
    public var kind: Kind
    public init(path: String, table: String, language: String?, kind: Kind) {
        self.path = path; self.table = table; self.language = language; self.kind = kind
    }
}

/// A file or folder copied into the bundle.
public struct ResourceFile: Sendable, Hashable {
    public var path: String
    /// Where it goes, relative to the bundle's root ("data.json", "fr.lproj/page.html").
    public var destination: String
    public init(path: String, destination: String) { self.path = path; self.destination = destination }
}
