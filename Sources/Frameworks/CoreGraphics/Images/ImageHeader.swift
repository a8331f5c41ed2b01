import Foundation

/// What the first bytes of a picture say: its size in pixels and how it is turned. Nothing is decoded.
public struct ImageHeader: Hashable, Sendable {
    public enum Format: Sendable { case png, jpeg, webp, heic, gif }
    public var format: Format
    public var width, height: Int
    /// EXIF orientation 1…8.
    public var orientation: UInt8 = 1

    /// Nil for bytes that are no picture of a known format, or damaged before the size.
    public init?(_ bytes: [UInt8]) {
        guard let found = ByteReader(bytes).header() else { return nil }
        guard found.width > 0, found.height > 0, found.width < 1 << 20, found.height < 1 << 20 else { return nil }
        self = found
    }
    init(format: Format, width: Int, height: Int, orientation: UInt8 = 1) {
        self.format = format; self.width = width; self.height = height; self.orientation = orientation
    }
}

private struct ByteReader {
    let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func big(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ offset: Int, _ count: Int) -> Int? {
        guard offset >= 0, offset + count <= bytes.count else { return nil }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    func tag(_ offset: Int) -> String? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }

    func header() -> ImageHeader? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard tag(12) == "IHDR", let w = big(16, 4), let h = big(20, 4) else { return nil }
            return ImageHeader(format: .png, width: w, height: h)
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg() }
        if tag(0) == "RIFF", tag(8) == "WEBP" { return webp() }
        if tag(0) == "GIF8" {
            guard let w = little(6, 2), let h = little(8, 2) else { return nil }
            return ImageHeader(format: .gif, width: w, height: h)
        }
        if tag(4) == "ftyp" { return heic() }
        return nil
    }

    private func jpeg() -> ImageHeader? {
        var offset = 2, orientation: UInt8 = 1
        while let marker = big(offset, 2), marker >= 0xFF00, let length = big(offset + 2, 2), length >= 2 {
            let kind = marker & 0xFF
            if kind == 0xE1, tag(offset + 4) == "Exif" { orientation = exif(offset + 10) ?? 1 }
            if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
                guard let h = big(offset + 5, 2), let w = big(offset + 7, 2) else { return nil }
                return ImageHeader(format: .jpeg, width: w, height: h, orientation: orientation)
            }
            if kind == 0xDA { return nil }
            offset += 2 + length
        }
        return nil
    }

    private func exif(_ start: Int) -> UInt8? {
        guard let order = big(start, 2) else { return nil }
        let read: (Int, Int) -> Int? = order == 0x4949 ? { little($0, $1) } : { big($0, $1) }
        guard let directory = read(start + 4, 4), let count = read(start + directory, 2), count <= 512 else { return nil }
        for index in 0..<count {
            let entry = start + directory + 2 + index * 12
            if read(entry, 2) == 0x0112, let value = read(entry + 8, 2), (1...8).contains(value) { return UInt8(value) }
        }
        return nil
    }

    private func webp() -> ImageHeader? {
        switch tag(12) {
        case "VP8X":
            guard let w = little(24, 3), let h = little(27, 3) else { return nil }
            return ImageHeader(format: .webp, width: w + 1, height: h + 1)
        case "VP8L":
            guard let bits = little(21, 4) else { return nil }
            return ImageHeader(format: .webp, width: bits & 0x3FFF + 1, height: (bits >> 14) & 0x3FFF + 1)
        case "VP8 ":
            guard let w = little(26, 2), let h = little(28, 2) else { return nil }
            return ImageHeader(format: .webp, width: w & 0x3FFF, height: h & 0x3FFF)
        default: return nil
        }
    }

    /// The largest `ispe` property: tiles of a grid have smaller ones.
    private func heic() -> ImageHeader? {
        var best: (Int, Int)?, offset = 8
        let limit = min(bytes.count, 1 << 16)
        while offset + 16 <= limit {
            if bytes[offset] == 0x69, tag(offset) == "ispe", let w = big(offset + 8, 4), let h = big(offset + 12, 4), w * h > (best.map { $0.0 * $0.1 } ?? 0), w < 1 << 20, h < 1 << 20 {
                best = (w, h)
            }
            offset += 1
        }
        return best.map { ImageHeader(format: .heic, width: $0.0, height: $0.1) }
    }
}
