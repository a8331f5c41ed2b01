import CCairo
import CFreeType
import CImageReaders
import Foundation
import Typesetting

/// Vitrine's own version.
public enum VitrineVersion {
    public static let current = "0.1.0"
}

extension EngineDescription {
    /// The engine of this process: its fonts by content, its libraries by version.
    public static let current: EngineDescription = {
        var parts = [
            Part("vitrine", VitrineVersion.current),
            Part("cairo", String(cString: cairo_version_string())),
            Part("freetype", freeTypeVersion()),
            Part("harfbuzz", String(cString: hb_version_string())),
            Part("icu", icuVersion()),
        ]
        for (name, symbol) in [("glibc", "gnu_get_libc_version"), ("pixman", "pixman_version_string")] {
            if let version = libraryText(symbol) { parts.append(Part(name, version)) }
        }
        parts.append(Part("webp", String(WebPGetDecoderVersion(), radix: 16)))
        parts.append(Part("heif", String(cString: heif_get_version())))
        var hashes = FontHashes()
        for folder in FontLibrary.folders {
            guard let hash = hashes.hash(ofFolder: folder) else { continue }
            parts.append(Part("fonts " + folder.split(separator: "/").suffix(2).joined(separator: "/"), hash))
        }
        hashes.save()
        return EngineDescription(parts: parts)
    }()

    /// Font files without which other letters than meant are drawn, and that this machine does not have.
    public static var missingFonts: [String] { FontLibrary.missingFiles }

    private static func freeTypeVersion() -> String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var major: FT_Int = 0, minor: FT_Int = 0, patch: FT_Int = 0
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    private static func icuVersion() -> String {
        var numbers: [UInt8] = [0, 0, 0, 0]
        getICUVersion(&numbers)
        return "\(numbers[0]).\(numbers[1])"
    }

    /// What a function without arguments of a library that others bring with them answers.
    private static func libraryText(_ symbol: String) -> String? {
        guard let address = dlsym(nil, symbol) else { return nil }
        typealias Function = @convention(c) () -> UnsafePointer<CChar>?
        return unsafeBitCast(address, to: Function.self)().map { String(cString: $0) }
    }
}

/// The version of the ICU inside the toolchain's Foundation: four numbers.
@_silgen_name("swift_u_getVersion")
private func getICUVersion(_ version: UnsafeMutablePointer<UInt8>)

/// Hashes of font files, remembered by path, size and time of change: reading all of them takes a tenth of a second.
struct FontHashes {
    private var known: [String: String] = [:]
    private var used: [String: String] = [:]
    private let file: String?

    init(file: String? = FontHashes.defaultFile) {
        self.file = file
        guard let file, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return }
        for line in text.split(separator: "\n") {
            guard let tab = line.lastIndex(of: "\t") else { continue }
            known[String(line[..<tab])] = String(line[line.index(after: tab)...])
        }
    }

    private static var defaultFile: String? {
        let environment = ProcessInfo.processInfo.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/vitrine/font-hashes" }
        return environment["HOME"].map { $0 + "/.cache/vitrine/font-hashes" }
    }

    /// One hash of all fonts in a folder, by name and content; nil where it has none.
    mutating func hash(ofFolder folder: String) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let fonts = names.filter { [".otf", ".ttf", ".ttc"].contains(where: $0.hasSuffix) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var hash = StableHash()
        var count = 0
        for name in fonts {
            guard let own = hashOfFile(folder + "/" + name) else { continue }
            hash.combine(name)
            hash.combine(own)
            count += 1
        }
        return count == 0 ? nil : hash.text
    }

    private mutating func hashOfFile(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        let key = "\(path)\t\(status.st_size)\t\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        if let hash = known[key] {
            used[key] = hash
            return hash
        }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        let hash = Self.contentHash(data)
        used[key] = hash
        return hash
    }

    /// Eight bytes at a time: a folder of fonts is some hundred megabytes.
    static func contentHash(_ data: Data) -> String {
        data.withUnsafeBytes { buffer in
            var high: UInt64 = 0x9E37_79B9_7F4A_7C15, low: UInt64 = 0xC2B2_AE3D_27D4_EB4F
            var offset = 0
            func mix(_ word: UInt64) {
                let product = (low ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
                low = product.low ^ high
                high = (product.high ^ word) &* 0xE703_7ED1_A0B4_28DB
            }
            while offset + 8 <= buffer.count {
                mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            var rest: UInt64 = 0
            while offset < buffer.count {
                rest = rest << 8 | UInt64(buffer[offset])
                offset += 1
            }
            mix(rest)
            mix(UInt64(buffer.count))
            mix(high)
            var hash = StableHash()
            for word in [high, low] { withUnsafeBytes(of: word.littleEndian) { hash.combine($0) } }
            return hash.text
        }
    }

    /// Remembers the hashes; where they cannot be written they are made again next time.
    func save() {
        guard let file, used != known else { return }
        let folder = (file as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = used.map { "\($0.key)\t\($0.value)" }.sorted().joined(separator: "\n") + "\n"
        try? AtomicWriter().write(Array(text.utf8), to: file)
    }
}
