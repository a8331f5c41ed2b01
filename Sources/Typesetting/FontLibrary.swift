import Drawing

/// Where font files are, and their open faces.
public enum FontLibrary {
    /// Adds a font file of the extension, whose names `Font.custom` may then use. False where it is not a font.
    @discardableResult
    public static func registerCustomFont(path: String) -> Bool { false }

    /// The `FT_Face` of a font for the calling thread, its variations set; it lives as long as the thread. Nil where the file is missing or damaged.
    public static func freeTypeFace(for reference: FontReference) -> UnsafeMutableRawPointer? { nil }

    /// The absolute path of a font library's file; nil where no folder holds it.
    public static func path(of file: String) -> String? { nil }
}
