// Status of this file: exact.

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret that both sides know.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]
    public var bitCount: Int { bytes.count * 8 }
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
    /// A key of random bytes.
    public init(size: SymmetricKeySize) { bytes = (0..<max(0, size.bitCount / 8)).map { _ in UInt8.random(in: 0...255) } }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

/// A code that shows who made a message.
public struct HashedAuthenticationCode<H: HashFunction>: _ByteValue {
    public let bytes: [UInt8]
    public var byteCount: Int { bytes.count }
    public var description: String { "HMAC with \(H.self): \(hexadecimal)" }
}

/// Authentication by a hash function and a key (RFC 2104). Status: exact.
///
/// Written out over `HashFunction`, and not libcrypto's, because it takes any type of that protocol, the user's own too: those have
/// no name in libcrypto.
public struct HMAC<H: HashFunction> {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner: H
    private let outerKey: [UInt8]

    public init(key: SymmetricKey) {
        var bytes = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        outerKey = bytes.map { $0 ^ 0x5C }
        inner = H()
        inner.update(data: bytes.map { $0 ^ 0x36 })
    }
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerKey)
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }
    public static func isValidAuthenticationCode<D: DataProtocol>(_ code: MAC, authenticating data: D, using key: SymmetricKey) -> Bool {
        authenticationCode(for: data, using: key) == code
    }
}
