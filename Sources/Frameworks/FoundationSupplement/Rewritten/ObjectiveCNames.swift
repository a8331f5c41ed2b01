// Status of this file: approximate: a selector is a name, by which nothing is called.

import Foundation

/// The name of a method. Nothing here dispatches by it: there is no Objective-C runtime.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public var description: String
    public init(_ text: String) { description = text }
    public init(stringLiteral text: String) { description = text }
}

/// What `#selector(…)` is compiled to: a selector of the expression's text.
public func _sel(_ text: String) -> Selector { Selector(text) }

/// An object whose properties a store implements at run time: what `@NSManaged` properties ask.
public protocol _ManagedObject: AnyObject {
    func _managedValue(for key: String) -> Any?
    func _setManagedValue(_ value: Any?, for key: String)
}

/// What reading an `@NSManaged` property is compiled to.
public func _managedValue<Value>(_ object: AnyObject, _ key: String) -> Value {
    let value = (object as? any _ManagedObject)?._managedValue(for: key)
    if let value = value as? Value { return value }
    // A date whose property is a number of seconds.
    if let seconds = (value as? Date)?.timeIntervalSinceReferenceDate as? Value { return seconds }
    // An optional property of an object without a store, or without a value, is nil.
    if let none = Optional<Any>.none as? Value { return none }
    fatalError("The managed property '\(key)' of \(type(of: object)) has no value: its object is not in a store.")
}

/// What writing an `@NSManaged` property is compiled to.
public func _setManagedValue<Value>(_ object: AnyObject, _ key: String, _ value: Value) {
    guard let object = object as? any _ManagedObject else {
        fatalError("The managed property '\(key)' of \(type(of: object)) cannot be set: its object is not in a store.")
    }
    object._setManagedValue(value, for: key)
}
