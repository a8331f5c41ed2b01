// Status of this file: exact as on a phone that is signed out of iCloud.

import Foundation

/// Values shared by a person's devices. No account is signed in: values stay in the process, as on a phone that is signed out.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
    open func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
    open func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
    open func string(forKey key: String) -> String? { object(forKey: key) as? String }
    open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
    open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
    open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
    open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
    open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
    open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
    open func removeObject(forKey key: String) { lock.withLock { values[key] = nil } }
    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
    @discardableResult open func synchronize() -> Bool { true }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
