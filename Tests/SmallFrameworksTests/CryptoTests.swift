import CryptoKit
import Testing

@Suite struct HashTests {
    private func text<D: Sequence>(_ digest: D) -> String where D.Element == UInt8 {
        digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    private let message = Data("abc".utf8)

    @Test("the functions give the values of their standards for abc")
    func standards() {
        #expect(text(SHA256.hash(data: message)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(text(SHA384.hash(data: message)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"))
        #expect(text(SHA512.hash(data: message)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"))
        #expect(text(Insecure.SHA1.hash(data: message)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(text(Insecure.MD5.hash(data: message)) == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test("a message in parts has the hash of the whole", arguments: [1, 55, 56, 63, 64, 65, 127, 128, 200])
    func parts(count: Int) {
        let bytes = Data((0..<count).map { UInt8($0) })
        var function = SHA256()
        for byte in bytes { function.update(data: [byte]) }
        #expect(function.finalize() == SHA256.hash(data: bytes))
    }

    @Test("a code is valid for its message and key only")
    func code() {
        let key = SymmetricKey(data: Data("key".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: Data("The quick brown fox jumps over the lazy dog".utf8), using: key)
        #expect(text(code) == "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    }
}
