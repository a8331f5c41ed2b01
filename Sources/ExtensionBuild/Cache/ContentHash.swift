#if canImport(Glibc)
import Glibc
#endif

/// A 128-bit hash of contents, for deciding whether something has changed. Not for secrets.
struct ContentHash: Hashable, Sendable, Codable, CustomStringConvertible {
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    init() {}
    init(_ bytes: [UInt8]) { self.init(); bytes.withUnsafeBytes { combine($0) } }
    init(_ text: String) { self.init(); combine(text) }

    private mutating func mix(_ word: UInt64) {
        let a = (low ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        let b = (high ^ word).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
        low = a.high ^ a.low ^ high.rotated
        high = b.high ^ b.low ^ low
    }

    mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        mix(rest)
        mix(UInt64(bytes.count))
    }

    mutating func combine(_ bytes: [UInt8]) { bytes.withUnsafeBytes { combine($0) } }
    mutating func combine(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }
    mutating func combine(_ hash: ContentHash) { mix(hash.high); mix(hash.low) }
    mutating func combine(_ text: String) {
        var text = text
        text.withUTF8 { combine(UnsafeRawBufferPointer($0)) }
    }
    mutating func combine(_ texts: [String]) {
        combine(texts.count)
        for text in texts { combine(text) }
    }

    /// Half of it.
    var word: UInt64 { high ^ low }

    /// 32 hexadecimal digits.
    var description: String {
        func digits(_ word: UInt64) -> String {
            let text = String(word, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }
        return digits(high) + digits(low)
    }

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no hash"))
        }
        self.high = high
        self.low = low
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension UInt64 {
    fileprivate var rotated: UInt64 { self << 31 | self >> 33 }
}
