/// SHA-256 (FIPS 180-4). Status: exact.
public struct SHA256: HashFunction {
    public typealias Digest = SHA256Digest
    public static let blockByteCount = 64
    public static let byteCount = Digest.byteCount
    private var stream = DigestStream(.sha256)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: stream.value()) }
}

/// SHA-384 (FIPS 180-4). Status: exact.
public struct SHA384: HashFunction {
    public typealias Digest = SHA384Digest
    public static let blockByteCount = 128
    public static let byteCount = Digest.byteCount
    private var stream = DigestStream(.sha384)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: stream.value()) }
}

/// SHA-512 (FIPS 180-4). Status: exact.
public struct SHA512: HashFunction {
    public typealias Digest = SHA512Digest
    public static let blockByteCount = 128
    public static let byteCount = Digest.byteCount
    private var stream = DigestStream(.sha512)
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: stream.value()) }
}

extension Insecure {
    /// SHA-1 (FIPS 180-4). Status: exact.
    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static let blockByteCount = 64
        public static let byteCount = Digest.byteCount
        private var stream = DigestStream(.sha1)
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: stream.value()) }
    }

    /// MD5 (RFC 1321). Status: exact.
    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static let blockByteCount = 64
        public static let byteCount = Digest.byteCount
        private var stream = DigestStream(.md5)
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { stream.update(bufferPointer) }
        public func finalize() -> MD5Digest { MD5Digest(bytes: stream.value()) }
    }
}
