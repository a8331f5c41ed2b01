import Foundation
import Security
import Testing

@Suite(.serialized) struct KeychainTests {
    private func query(_ more: [CFString: Any] = [:]) -> CFDictionary {
        var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: "one"]
        query.merge(more) { $1 }
        return query as CFDictionary
    }

    @Test("an item is found, changed and deleted; it cannot be added twice")
    func life() {
        SecItemDelete(query())
        #expect(SecItemCopyMatching(query(), nil) == errSecItemNotFound)
        #expect(SecItemAdd(query([kSecValueData: Data("a".utf8)]), nil) == errSecSuccess)
        #expect(SecItemAdd(query([kSecValueData: Data("b".utf8)]), nil) == errSecDuplicateItem)
        #expect(SecItemUpdate(query(), [kSecValueData: Data("c".utf8)] as CFDictionary) == errSecSuccess)
        var found: CFTypeRef?
        #expect(SecItemCopyMatching(query([kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &found) == errSecSuccess)
        #expect(found as? Data == Data("c".utf8))
        #expect(SecItemDelete(query()) == errSecSuccess)
        #expect(SecItemDelete(query()) == errSecItemNotFound)
    }

    @Test("a locked device keeps items closed by when they may be read, and an item that says nothing is readable when unlocked")
    func locked() {
        func query(_ account: String, _ more: [CFString: Any] = [:]) -> CFDictionary { self.query([kSecAttrAccount: account].merging(more) { $1 }) }
        for account in ["plain", "after"] { SecItemDelete(query(account)) }
        #expect(SecItemAdd(query("plain", [kSecValueData: Data("a".utf8)]), nil) == errSecSuccess)
        #expect(SecItemAdd(query("after", [kSecValueData: Data("b".utf8), kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]), nil) == errSecSuccess)
        defer { KeychainLock.isClosed = nil }
        func read(_ account: String) -> OSStatus { SecItemCopyMatching(query(account, [kSecReturnData: true]), nil) }
        KeychainLock.isClosed = { $0 == .whenUnlocked }
        #expect([read("plain"), read("after")] == [errSecInteractionNotAllowed, errSecSuccess])
        #expect(SecItemUpdate(query("plain"), [kSecValueData: Data("c".utf8)] as CFDictionary) == errSecInteractionNotAllowed)
        KeychainLock.isClosed = { _ in true }
        #expect([read("plain"), read("after")] == [errSecInteractionNotAllowed, errSecInteractionNotAllowed])
        KeychainLock.isClosed = nil
        #expect([read("plain"), read("after")] == [errSecSuccess, errSecSuccess])
    }

    @Test("an item does not become another by an update")
    func identity() {
        let other = [kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: "two", kSecValueData: Data()] as CFDictionary
        for item in [query(), other] { SecItemDelete(item) }
        #expect(SecItemAdd(query(), nil) == errSecSuccess && SecItemAdd(other, nil) == errSecSuccess)
        #expect(SecItemUpdate(query(), [kSecAttrAccount: "two"] as CFDictionary) == errSecDuplicateItem)
        #expect(SecItemDelete(query()) == errSecSuccess && SecItemDelete(other) == errSecSuccess)
    }

    @Test("what is not kept is refused: certificates, references to items, items of no class")
    func certificates() {
        var found: CFTypeRef?
        #expect(SecItemCopyMatching(query([kSecReturnRef: true]), &found) == errSecUnimplemented && found == nil)
        #expect(SecItemAdd([kSecAttrAccount: "one"] as CFDictionary, nil) == errSecParam)
        #expect(SecItemAdd([kSecClass: kSecClassCertificate] as CFDictionary, nil) == errSecUnimplemented)
    }
}
