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

    @Test("certificates are refused")
    func certificates() {
        #expect(SecItemAdd([kSecClass: kSecClassCertificate] as CFDictionary, nil) == errSecUnimplemented)
    }
}
