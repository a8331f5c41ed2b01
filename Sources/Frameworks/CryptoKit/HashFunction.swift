// Status of this file: exact.

/// A function from bytes to a short value that stands for them.
public protocol HashFunction {
    associatedtype Digest: CryptoKit.Digest
    /// Bytes.
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}
extension HashFunction {
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }
}

/// What a hash function gives: a sequence of its bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

/// The bytes of a digest or a code, under a name of each kind.
public protocol _ByteValue: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    var bytes: [UInt8] { get }
}
extension _ByteValue {
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    var hexadecimal: String { bytes.map { (byte: UInt8) -> String in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined() }
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { left.bytes.elementsEqual(right) }
}

public struct SHA256Digest: Digest, _ByteValue { public static let byteCount = 32; public let bytes: [UInt8]; public var description: String { "SHA256 digest: \(hexadecimal)" } }
public struct SHA384Digest: Digest, _ByteValue { public static let byteCount = 48; public let bytes: [UInt8]; public var description: String { "SHA384 digest: \(hexadecimal)" } }
public struct SHA512Digest: Digest, _ByteValue { public static let byteCount = 64; public let bytes: [UInt8]; public var description: String { "SHA512 digest: \(hexadecimal)" } }

/// Functions that are broken for secrets and kept for old formats.
public enum Insecure {
    public struct SHA1Digest: Digest, _ByteValue { public static let byteCount = 20; public let bytes: [UInt8]; public var description: String { "SHA1 digest: \(hexadecimal)" } }
    public struct MD5Digest: Digest, _ByteValue { public static let byteCount = 16; public let bytes: [UInt8]; public var description: String { "MD5 digest: \(hexadecimal)" } }
}
