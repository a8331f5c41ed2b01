internal import CCrypto

/// The digest functions of libcrypto that Apple's CryptoKit has too.
enum DigestAlgorithm {
    case md5, sha1, sha256, sha384, sha512

    fileprivate var function: OpaquePointer? {
        // The machine's configuration of OpenSSL may take functions away; what a widget computes must not depend on it.
        _ = Self.withoutConfiguration
        return switch self {
        case .md5: EVP_md5()
        case .sha1: EVP_sha1()
        case .sha256: EVP_sha256()
        case .sha384: EVP_sha384()
        case .sha512: EVP_sha512()
        }
    }

    private static let withoutConfiguration = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil)
}

/// A digest that is being computed: libcrypto's context, owned.
///
/// A class, because the context must be freed. `DigestStream` copies it before it changes one that is shared.
private final class DigestContext: @unchecked Sendable {
    private let pointer: OpaquePointer

    init(_ algorithm: DigestAlgorithm) {
        pointer = Self.allocated()
        check(EVP_DigestInit_ex(pointer, algorithm.function, nil))
    }

    /// A digest that has read what the other has.
    init(copying other: DigestContext) {
        pointer = Self.allocated()
        check(EVP_MD_CTX_copy_ex(pointer, other.pointer))
    }

    deinit { EVP_MD_CTX_free(pointer) }

    func update(_ bytes: UnsafeRawBufferPointer) {
        check(EVP_DigestUpdate(pointer, bytes.baseAddress, bytes.count))
    }

    /// The digest of what was read so far; more can be read after it.
    func value() -> [UInt8] {
        let last = DigestContext(copying: self)
        return [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
            var length: UInt32 = 0
            check(EVP_DigestFinal_ex(last.pointer, buffer.baseAddress, &length))
            count = Int(length)
        }
    }

    private static func allocated() -> OpaquePointer {
        guard let pointer = EVP_MD_CTX_new() else { preconditionFailure("There is no memory for a digest.") }
        return pointer
    }

    /// Hash functions have no way to fail in CryptoKit, and a wrong digest would be worse than an end.
    private func check(_ result: Int32) { precondition(result == 1, "libcrypto could not compute a digest.") }
}

/// A digest that is being computed, as a value: a copy goes its own way.
struct DigestStream: Sendable {
    private var context: DigestContext

    init(_ algorithm: DigestAlgorithm) { context = DigestContext(algorithm) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = DigestContext(copying: context) }
        context.update(bytes)
    }

    /// The digest of what was read so far.
    func value() -> [UInt8] { context.value() }
}
