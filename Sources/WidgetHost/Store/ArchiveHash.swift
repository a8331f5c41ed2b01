/// The key of an archive in the store: 128 bits that follow from its bytes alone, so that equal pictures have equal keys.
///
/// Two FNV-like lanes over words of eight bytes, each stirred at the end. It tells pictures apart; it is no proof against
/// somebody who makes two archives of one key on purpose, who would only deceive their own widget.
enum ArchiveHash {
    /// 32 hexadecimal digits.
    static func of(_ bytes: UnsafeRawBufferPointer) -> String {
        var a: UInt64 = 0x9e37_79b9_7f4a_7c15, b: UInt64 = 0xc2b2_ae3d_27d4_eb4f ^ UInt64(bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            a = mixed(a ^ word)
            b = (b &+ word &* 0x9fb2_1c65_1e98_df25)
            b = (b << 29 | b >> 35) &* 0xd6e8_feb8_6659_fd93 ^ a
            offset += 8
        }
        var tail: UInt64 = 0
        for shift in 0 ..< bytes.count - offset { tail |= UInt64(bytes[offset + shift]) << UInt64(8 * shift) }
        a = mixed(a ^ tail ^ UInt64(bytes.count - offset) << 56)
        b = mixed(b ^ a &+ tail)
        return digits(mixed(a ^ b)) + digits(b)
    }

    static func of(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { of($0) } }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 32) &* 0xd6e8_feb8_6659_fd93
        value = (value ^ value >> 32) &* 0xd6e8_feb8_6659_fd93
        return value ^ value >> 32
    }

    private static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
