// Status of this file: exact.

/// The keychain of the simulated device: empty at first, kept with its preferences.
///
/// Passwords and keys of bytes only; certificates and identities are refused with `errSecUnimplemented`. Access groups are
/// kept as attributes and refuse nothing. While the device is locked, what is readable when unlocked is refused with
/// `errSecInteractionNotAllowed`. Status: approximate.
enum Keychain {
    private static let lock = NSLock()
    private static let suite = "com.apple.security.keychain"
    typealias Item = [String: Any]

    /// Attributes of which two items of a class may not have the same values.
    private static let identity: [String: [CFString]] = [
        "genp": [kSecAttrService, kSecAttrAccount, kSecAttrAccessGroup],
        "inet": [kSecAttrServer, kSecAttrAccount, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain, kSecAttrAccessGroup],
        "keys": [kSecAttrApplicationTag, kSecAttrLabel, kSecAttrAccessGroup],
    ]

    /// Runs one operation on all items; what it leaves is stored where it succeeds and changes something.
    static func change(_ work: (inout [Item]) -> OSStatus) -> OSStatus {
        lock.lock()
        defer { lock.unlock() }
        guard !KeychainLock.closesAll else { return errSecInteractionNotAllowed }
        guard let store = UserDefaults(suiteName: suite) else { return errSecNotAvailable }
        var items = store.array(forKey: "items") as? [Item] ?? []
        let before = items as NSArray
        let status = work(&items)
        if status == errSecSuccess, !before.isEqual(to: items) { store.set(items, forKey: "items") }
        return status
    }

    /// A dictionary of a caller without what asks and limits; nil where a value cannot be stored.
    static func plain(_ dictionary: CFDictionary) -> Item? {
        var item: Item = [:]
        for (key, value) in dictionary {
            guard let key = key as? String else { return nil }
            if key.hasPrefix("r_") || key.hasPrefix("m_") || key == "nleg" || key == "u_AuthCtx" || key == "accc" { continue }
            switch value {
            case let text as String: item[key] = text
            case let bytes as Data: item[key] = bytes
            case let date as Date: item[key] = date
            case let number as NSNumber: item[key] = number
            default: return nil
            }
        }
        return item
    }

    /// Why a query or an item is not worked on; nil where it is.
    static func refusal(_ item: Item, asking dictionary: CFDictionary) -> OSStatus? {
        guard let kind = item["class"] as? String else { return errSecParam }
        let references = [kSecReturnRef, kSecReturnPersistentRef].filter { flag(dictionary, $0) }
        if identity[kind] != nil, references.isEmpty { return nil }
        let what = references.isEmpty ? "Items of the class \"\(kind)\" are" : "References to items are"
        MissingCapabilities.note("SecItem", "\(what) not kept here: it answers errSecUnimplemented.")
        return errSecUnimplemented
    }

    static func sameIdentity(_ a: Item, _ b: Item) -> Bool {
        guard let kind = a["class"] as? String, kind == b["class"] as? String, let keys = identity[kind] else { return false }
        return keys.allSatisfy { isEqual(a[$0 as String], b[$0 as String]) }
    }

    /// Whether an item has every attribute that a query names.
    static func matches(_ item: Item, _ query: Item) -> Bool {
        query.allSatisfy { key, value in
            key == "v_Data" || (key == "sync" && value as? String == "syna") || isEqual(item[key], value)
        }
    }

    private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case let (a as String, b as String): a == b
        case let (a as Data, b as Data): a == b
        case let (a as Date, b as Date): a == b
        case let (a as NSNumber, b as NSNumber): a == b
        default: false
        }
    }

    static func flag(_ dictionary: CFDictionary, _ key: CFString) -> Bool { (dictionary.object(forKey: key) as? NSNumber)?.boolValue ?? false }
}

/// Puts an item into the keychain.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard var item = Keychain.plain(attributes) else { return errSecParam }
    if let refusal = Keychain.refusal(item, asking: attributes) { return refusal }
    guard !KeychainLock.closes(item) else { return errSecInteractionNotAllowed }
    let now = Date()
    item["cdat"] = now
    item["mdat"] = now
    let status = Keychain.change { items in
        if items.contains(where: { Keychain.sameIdentity($0, item) }) { return errSecDuplicateItem }
        items.append(item)
        return errSecSuccess
    }
    if status == errSecSuccess { result?.pointee = answer([item], to: attributes, isList: false) }
    return status
}

/// Finds items: their data, attributes or both, one or all.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    guard let wanted = Keychain.plain(query) else { return errSecParam }
    if let refusal = Keychain.refusal(wanted, asking: query) { return refusal }
    var found: [Keychain.Item] = []
    let status = Keychain.change { items in
        found = items.filter { Keychain.matches($0, wanted) }
        if found.isEmpty { return errSecItemNotFound }
        return Keychain.flag(query, kSecReturnData) && found.contains(where: KeychainLock.closes) ? errSecInteractionNotAllowed : errSecSuccess
    }
    guard status == errSecSuccess else { return status }
    let limit = query.object(forKey: kSecMatchLimit)
    let isList = (limit as? String) == kSecMatchLimitAll as String || limit is NSNumber
    if let count = (limit as? NSNumber)?.intValue { found = Array(found.prefix(max(0, count))) }
    result?.pointee = answer(found, to: query, isList: isList)
    return status
}

/// Changes attributes or data of every item that a query finds.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    guard let wanted = Keychain.plain(query), let change = Keychain.plain(attributesToUpdate) else { return errSecParam }
    if let refusal = Keychain.refusal(wanted, asking: query) { return refusal }
    let now = Date()
    return Keychain.change { items in
        var isFound = false
        for index in items.indices where Keychain.matches(items[index], wanted) {
            guard !KeychainLock.closes(items[index]) else { return errSecInteractionNotAllowed }
            isFound = true
            items[index].merge(change) { $1 }
            items[index]["mdat"] = now
            let changed = items[index]
            if items.indices.contains(where: { $0 != index && Keychain.sameIdentity(items[$0], changed) }) { return errSecDuplicateItem }
        }
        return isFound ? errSecSuccess : errSecItemNotFound
    }
}

/// Takes every item that a query finds out of the keychain.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    guard let wanted = Keychain.plain(query) else { return errSecParam }
    if let refusal = Keychain.refusal(wanted, asking: query) { return refusal }
    return Keychain.change { items in
        let count = items.count
        items.removeAll { Keychain.matches($0, wanted) }
        return items.count == count ? errSecItemNotFound : errSecSuccess
    }
}

/// What a query asked to be given of the items found.
private func answer(_ items: [Keychain.Item], to query: CFDictionary, isList: Bool) -> CFTypeRef? {
    let wantsData = Keychain.flag(query, kSecReturnData), wantsAttributes = Keychain.flag(query, kSecReturnAttributes)
    guard wantsData || wantsAttributes else { return nil }
    let answers: [Any] = items.compactMap { item in
        guard wantsAttributes else { return (item["v_Data"] as? Data).map { $0 as NSData } }
        return (wantsData ? item : item.filter { $0.key != "v_Data" }) as NSDictionary
    }
    return isList ? answers as NSArray : answers.first as AnyObject?
}

/// A source of random bytes.
public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes. Status: exact: the pinned ones of the run, whatever the `source`.
public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}
