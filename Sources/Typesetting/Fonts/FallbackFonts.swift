import Drawing
import Glibc

/// What a character that the text's font lacks is looked up by.
struct FallbackKey: Hashable {
    var scalar: UInt32
    var isBold: Bool
    var isEmoji: Bool
    var han: HanStyle
}

/// Which national forms of Chinese characters are drawn: the face's index in Noto's collections.
enum HanStyle: Int { case japanese = 0, korean = 1, simplified = 2, traditional = 3 }

/// The fonts for characters that the text's own font lacks: emoji, then the script's Noto font, then any Noto font with the letter.
enum FallbackFonts {
    static let emojiFile = "NotoColorEmoji.ttf"

    /// A font with the character; nil where no font of the library has it.
    static func face(for key: FallbackKey) -> FontFace? {
        if key.isEmoji, let face = FontLibrary.face(for: FontReference(file: emojiFile)), face.glyph(key.scalar) != nil { return face }
        for reference in candidates(for: key) {
            if let face = FontLibrary.face(for: reference), face.glyph(key.scalar) != nil { return face }
        }
        for file in everyFile {
            if let face = FontLibrary.face(for: FontReference(file: file)), face.glyph(key.scalar) != nil { return face }
        }
        return nil
    }

    private static func candidates(for key: FallbackKey) -> [FontReference] {
        let weight = key.isBold ? "Bold" : "Regular"
        func noto(_ name: String) -> [FontReference] { [FontReference(file: "Noto\(name)-\(weight).ttf"), FontReference(file: "Noto\(name)-Regular.ttf")] }
        let cjk = FontReference(file: "NotoSansCJK-\(weight).ttc", face: key.han.rawValue)
        let scalar = key.scalar
        for (range, name) in scripts where range.contains(scalar) { return noto(name) + [cjk] }
        if isEastAsian(scalar) { return [cjk, FontReference(file: "NotoSansCJK-Regular.ttc", face: key.han.rawValue)] }
        let symbols = noto("SansSymbols2") + noto("SansSymbols") + noto("SansMath")
        return noto("Sans") + symbols + [cjk, FontReference(file: emojiFile)]
    }

    static func isEastAsian(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11FF, 0x2E80...0x2FFF, 0x3000...0x31EF, 0x31F0...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF,
             0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x323AF: true
        default: false
        }
    }

    /// Scripts with a font of their own, by their main blocks.
    private static let scripts: [(ClosedRange<UInt32>, String)] = [
        (0x0370...0x052F, "Sans"), (0x0530...0x058F, "SansArmenian"), (0x0590...0x05FF, "SansHebrew"), (0xFB1D...0xFB4F, "SansHebrew"),
        (0x0600...0x06FF, "SansArabic"), (0x0750...0x077F, "SansArabic"), (0x08A0...0x08FF, "SansArabic"), (0xFB50...0xFDFF, "SansArabic"),
        (0xFE70...0xFEFF, "SansArabic"), (0x0700...0x074F, "SansSyriac"), (0x0780...0x07BF, "SansThaana"), (0x07C0...0x07FF, "SansNKo"),
        (0x0900...0x097F, "SansDevanagari"), (0xA8E0...0xA8FF, "SansDevanagari"), (0x0980...0x09FF, "SansBengali"), (0x0A00...0x0A7F, "SansGurmukhi"),
        (0x0A80...0x0AFF, "SansGujarati"), (0x0B00...0x0B7F, "SansOriya"), (0x0B80...0x0BFF, "SansTamil"), (0x0C00...0x0C7F, "SansTelugu"),
        (0x0C80...0x0CFF, "SansKannada"), (0x0D00...0x0D7F, "SansMalayalam"), (0x0D80...0x0DFF, "SansSinhala"), (0x0E00...0x0E7F, "SansThai"),
        (0x0E80...0x0EFF, "SansLao"), (0x0F00...0x0FFF, "SerifTibetan"), (0x1000...0x109F, "SansMyanmar"), (0x10A0...0x10FF, "SansGeorgian"),
        (0x1200...0x139F, "SansEthiopic"), (0x13A0...0x13FF, "SansCherokee"), (0x1400...0x167F, "SansCanadianAboriginal"),
        (0x1780...0x17FF, "SansKhmer"), (0x1800...0x18AF, "SansMongolian"), (0x2D30...0x2D7F, "SansTifinagh"),
    ]

    /// Every sans-serif Noto file of the library's folders, by name: the last resort for rare scripts.
    private static let everyFile: [String] = {
        var names: Set<String> = []
        for folder in FontLibrary.folders {
            guard let directory = opendir(folder) else { continue }
            defer { closedir(directory) }
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) } }
                if name.hasPrefix("Noto"), name.hasSuffix("-Regular.ttf") { names.insert(name) }
            }
        }
        return names.sorted { ($0.hasPrefix("NotoSans") ? 0 : 1, $0) < ($1.hasPrefix("NotoSans") ? 0 : 1, $1) }
    }()
}
