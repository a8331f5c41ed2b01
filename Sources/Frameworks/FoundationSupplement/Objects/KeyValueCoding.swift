// Status of this file: exact.

import Foundation

// Key-value coding of the objects for which Foundation defines it without the Objective-C runtime's help: their keys are data.

extension UserDefaults {
    /// The value of a key, as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets a key's value, as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
    /// The value of a key. A preference's key may hold dots, and is no path.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { set(value, forKey: keyPath) }
}

extension NSDictionary {
    /// The value of a key.
    public func value(forKey key: String) -> Any? { object(forKey: key as NSString) }
    /// The value at the end of a path of keys through dictionaries: `"user.name"`.
    public func value(forKeyPath keyPath: String) -> Any? {
        keyPath.split(separator: ".").reduce(self as Any?) { value, key in (value as? NSDictionary)?.object(forKey: String(key) as NSString) }
    }
}

extension NSMutableDictionary {
    /// Sets a key's value; nil removes the key.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key as NSString) }
    }
}
