#if canImport(Glibc)
import Glibc
#endif

/// Finds bytes in bytes.
enum ByteSearch {
    /// The offset of the first occurrence of `needle` at or after `start`, or nil.
    static func first(_ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
        guard let base = bytes.baseAddress, let wanted = needle.baseAddress, needle.count > 0 else { return nil }
        var position = start
        while position + needle.count <= bytes.count {
            guard let found = memchr(base + position, Int32(needle[0]), bytes.count - needle.count + 1 - position) else { return nil }
            let offset = UnsafeRawPointer(found) - base
            if memcmp(found, wanted, needle.count) == 0 { return offset }
            position = offset + 1
        }
        return nil
    }

    static func first(_ text: String, in bytes: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
        var text = text
        return text.withUTF8 { first(UnsafeRawBufferPointer($0), in: bytes, from: start) }
    }

    static func contains(_ text: String, in bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes { first(text, in: $0) != nil } }
}
