import Drawing
import Glibc

/// Where font files are, and their open faces.
///
/// The library is a list of folders: `.vitrine/fonts` of the installation (named by `VITRINE_HOME`, else found upwards from the
/// program's own file), then the folders of Debian's packages. No font is chosen by the machine's configuration, so that the same
/// text is set with the same files everywhere.
public enum FontLibrary {
    /// The folders that are searched, in order.
    public static let folders: [String] = {
        var list: [String] = []
        if let home = getenv("VITRINE_HOME").map({ String(cString: $0) }), !home.isEmpty { list.append(home + "/.vitrine/fonts") }
        var folder = programFolder
        while !folder.isEmpty {
            list.append(folder + "/.vitrine/fonts")
            guard let slash = folder.lastIndex(of: "/") else { break }
            folder = String(folder[..<slash])
        }
        // One installation: its folder found in two ways is still one folder.
        let installed = list.first { access($0, R_OK) == 0 }.map { [$0] } ?? []
        return installed + ["opentype/inter", "truetype/jetbrains-mono", "truetype/quicksand", "truetype/noto", "opentype/noto"].map { "/usr/share/fonts/" + $0 }
    }()

    /// The absolute path of a font library's file, or of a font of the extension; nil where no folder holds it.
    public static func path(of file: String) -> String? {
        if file.hasPrefix("/") { return access(file, R_OK) == 0 ? file : nil }
        guard !file.contains("/") else { return nil }
        return paths.with { known in
            if let path = known[file] { return path }
            let found = folders.lazy.map { $0 + "/" + file }.first { access($0, R_OK) == 0 }
            known[file] = .some(found)
            return found
        }
    }

    /// The font library's files without which text is set in other letters than meant, and that no folder holds.
    public static var missingFiles: [String] {
        ["Inter-Regular.otf", "InterDisplay-Regular.otf", "JetBrainsMono-Regular.ttf", "NotoColorEmoji.ttf", "Nunito[wght].ttf",
         "SourceSerif4[opsz,wght].ttf", "NotoSansCJK-Regular.ttc", "NotoSansArabic-Regular.ttf"].filter { path(of: $0) == nil }
    }

    /// The `FT_Face` of a font for the calling thread, its variations set; it lives as long as the thread. Nil where the file is missing or damaged.
    public static func freeTypeFace(for reference: FontReference) -> UnsafeMutableRawPointer? {
        ThreadState.current.freeType.face(for: reference)
    }

    /// The shaping face of a font, shared by all threads.
    static func face(for reference: FontReference) -> FontFace? {
        faces.with { known in
            if let face = known[reference] { return face }
            let face = FontFace(reference: reference)
            known[reference] = .some(face)
            return face
        }
    }

    private static let paths = Locked<[String: String?]>([:])
    private static let faces = Locked<[FontReference: FontFace?]>([:])

    private static var programFolder: String {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        guard count > 0 else { return "" }
        let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}
