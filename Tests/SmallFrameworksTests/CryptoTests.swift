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
        #expect(text(SHA384.hash(data: message)) == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(text(SHA512.hash(data: message)) == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
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

    @Test("a copy of a function goes its own way")
    func copies() {
        var whole = SHA256()
        whole.update(data: Data("a".utf8))
        var other = whole
        other.update(data: Data("xyz".utf8))
        #expect(other.finalize() == SHA256.hash(data: Data("axyz".utf8)))
        // A digest can be asked for on the way.
        #expect(whole.finalize() == SHA256.hash(data: Data("a".utf8)))
        whole.update(data: Data("bc".utf8))
        #expect(whole.finalize() == SHA256.hash(data: message))
    }

    @Test("nothing has a digest too (FIPS 180-4, RFC 1321)")
    func empty() {
        #expect(text(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(text(Insecure.MD5.hash(data: Data())) == "d41d8cd98f00b204e9800998ecf8427e")
        #expect(text(Insecure.SHA1().finalize()) == "da39a3ee5e6b4b0d3255bfef95601890afd80709")
    }

    @Test("a code is valid for its message and key only")
    func code() {
        let key = SymmetricKey(data: Data("key".utf8))
        let code = HMAC<SHA256>.authenticationCode(for: Data("The quick brown fox jumps over the lazy dog".utf8), using: key)
        #expect(text(code) == "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    }

    @Test("keys of any length authenticate (RFC 4231, cases 2 and 6)")
    func authenticationStandards() {
        let short = HMAC<SHA512>.authenticationCode(for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(text(short) == "164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737")
        let long = HMAC<SHA256>.authenticationCode(for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: SymmetricKey(data: Data(repeating: 0xAA, count: 131)))
        #expect(text(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }
}
