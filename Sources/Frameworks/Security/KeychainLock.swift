// Status of this file: exact.

/// When items of the keychain can be read, as `kSecAttrAccessible` says it.
public enum KeychainAccess: Sendable {
    case whenUnlocked, afterFirstUnlock

    /// That of an item; what says nothing is readable while the device is unlocked.
    init(_ item: [String: Any]) {
        self = (item[kSecAttrAccessible as String] as? String)?.hasPrefix("ck") == true ? .afterFirstUnlock : .whenUnlocked
    }
}

/// Whether the simulated device's lock keeps the keychain closed.
public enum KeychainLock {
    /// Answers for items of one access; the runtime sets it before any user code runs. Nil: the device is unlocked.
    nonisolated(unsafe) public static var isClosed: (@Sendable (KeychainAccess) -> Bool)?

    static func closes(_ item: [String: Any]) -> Bool { isClosed?(KeychainAccess(item)) ?? false }
    /// Whether nothing of it can be read: the device was not unlocked once.
    static var closesAll: Bool { isClosed?(.afterFirstUnlock) ?? false }
}
