// Status of this file: exact; a transformer is found with `named`, not made by its `name`.

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
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

    private final class Registry: @unchecked Sendable {
        let lock = NSLock()
        var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    }
    private static let registry = Registry()
    public class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registry.lock.withLock { registry.transformers[name] = transformer }
    }
    public class func valueTransformerNames() -> [NSValueTransformerName] { registry.lock.withLock { Array(registry.transformers.keys) }.sorted { $0.rawValue < $1.rawValue } }
    public convenience init?(forName name: NSValueTransformerName) { return nil }
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
