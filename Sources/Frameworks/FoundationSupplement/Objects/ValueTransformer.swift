// Status of this file: exact.

import Foundation

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
}

/// Turns a value into another, and perhaps back.
open class ValueTransformer: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? {
        if let registered { return registered.transformedValue(value) }
        return value
    }
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        if let registered { return registered.reverseTransformedValue(value) }
        return transformedValue(value)
    }

    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    }
    private static let registry = Registry()
    public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registry.lock.withLock { registry.transformers[name] = transformer }
    }
    public class func valueTransformerNames() -> [NSValueTransformerName] { registry.lock.withLock { Array(registry.transformers.keys) }.sorted { $0.rawValue < $1.rawValue } }
    /// The transformer that `init(forName:)` stands for: an initialiser in Swift cannot give an object that is there already.
    private var registered: ValueTransformer?
    /// Does what the transformer of a name does. Nil where none has the name.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let registered = Self.named(name) else { return nil }
        self.init()
        self.registered = registered
    }
    /// The transformer of a name.
    public class func named(_ name: NSValueTransformerName) -> ValueTransformer? { registry.lock.withLock { registry.transformers[name] } }
}

/// Archives values that support secure coding.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self, NSNull.self] }
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses.compactMap { $0 as? (NSObject & NSCoding).Type }, from: data)
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }
}
