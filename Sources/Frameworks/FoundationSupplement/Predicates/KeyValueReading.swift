// Status of this file: exact.

import Foundation

/// Reads properties by name, where there is no Objective-C runtime: what an object answers itself, dictionaries, then stored
/// properties.
public protocol KeyValueReadable {
    /// The value of a property; nil in the outer optional where there is none of that name.
    func keyValue(for key: String) -> Any??
}

enum KeyValueReading {
    static func value(of object: Any?, path: String) throws -> Any? {
        var current = object
        let keys = path.split(separator: ".").map(String.init)
        for (index, key) in keys.enumerated() {
            guard let now = unwrapped(current) else { return nil }
            if key.hasPrefix("@") { return try aggregate(key, now, keys[(index + 1)...].joined(separator: ".")) }
            if let items = elements(now), !(now is [AnyHashable: Any]), index > 0 || !keys.isEmpty, !(now is String) {
                return try items.map { try value(of: $0, path: keys[index...].joined(separator: ".")) }
            }
            current = try property(key, of: now)
        }
        return unwrapped(current)
    }

    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
    static func elements(_ value: Any) -> [Any]? {
        if let array = value as? [Any] { return array }
        if let set = value as? NSSet { return set.allObjects }
        if let array = value as? NSArray { return array.map { $0 } }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .set || mirror.displayStyle == .collection ? mirror.children.map(\.value) : nil
    }

    private static func property(_ key: String, of object: Any) throws -> Any? {
        if let readable = object as? any KeyValueReadable, let value = readable.keyValue(for: key) { return value }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
        if let text = object as? String, key == "length" { return text.count }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children where child.label == key || child.label == "_" + key {
                return child.value
            }
            mirror = level.superclassMirror
        }
        throw PredicateEvaluationError.noProperty(key, type: "\(type(of: object))")
    }

    private static func aggregate(_ name: String, _ collection: Any, _ rest: String) throws -> Any? {
        guard let items = elements(collection) else { throw PredicateEvaluationError.noCollection(name) }
        let values = rest.isEmpty ? items : try items.compactMap { try value(of: $0, path: rest) }
        let numbers = values.compactMap { PredicateComparison.number($0) }
        switch name {
        case "@count": return items.count
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@max": return numbers.max()
        case "@min": return numbers.min()
        default: throw PredicateEvaluationError.noFunction(name)
        }
    }
}

/// Why a predicate could not be evaluated.
public enum PredicateEvaluationError: LocalizedError, Hashable, Sendable {
    case noProperty(String, type: String)
    case noFunction(String)
    case noCollection(String)
    case noVariable(String)
    public var errorDescription: String? {
        switch self {
        case .noProperty(let key, let type): "\(type) has no stored property \(key) that a predicate could read. Use a closure or #Predicate, or make the type KeyValueReadable."
        case .noFunction(let name): "The function \(name) is not known in predicates."
        case .noCollection(let name): "\(name) was asked of something that is no collection."
        case .noVariable(let name): "The variable $\(name) has no value. Give it with withSubstitutionVariables(_:)."
        }
    }
}
