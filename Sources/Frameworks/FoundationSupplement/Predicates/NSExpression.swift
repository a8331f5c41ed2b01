// Status of this file: exact for the expressions that predicates know; another function stops the program with its name.

import Foundation

/// A value that is worked out of an object: a property, a constant, a function of others.
///
/// Foundation's own class of that name has the names and no bodies here.
open class NSExpression: NSObject, NSCopying, @unchecked Sendable {
    public enum ExpressionType: UInt, Hashable, Sendable {
        case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet, subquery = 13, aggregate, anyKey, block = 19, conditional
    }
    enum Content {
        case tree(PredicateExpression)
        case aggregate([NSExpression])
        case function(String, [NSExpression])
        case conditional(NSPredicate, NSExpression, NSExpression)
        case subquery(NSExpression, variable: String, NSPredicate)
        case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression])
    }
    let content: Content
    /// Which kind of expression it is.
    public let expressionType: ExpressionType

    init(_ content: Content, _ type: ExpressionType) {
        self.content = content
        expressionType = type
    }
    public convenience init(forConstantValue obj: Any?) { self.init(.tree(.value(obj)), .constantValue) }
    public convenience init(forVariable string: String) { self.init(.tree(.variable(string)), .variable) }
    public convenience init(forKeyPath keyPath: String) { self.init(.tree(.keyPath(keyPath)), .keyPath) }
    /// A function of others: `sum:`, `count:`, `min:`, `max:`, `average:`, `add:to:`, `uppercase:` and what predicates know.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }), .function)
    }
    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map { $0 as? NSExpression ?? NSExpression(forConstantValue: $0) }), .aggregate)
    }
    public convenience init(forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression) {
        self.init(.conditional(predicate, trueExpression, falseExpression), .conditional)
    }
    public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate) {
        self.init(.subquery(expression, variable: variable, predicate), .subquery)
    }
    public convenience init(block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [NSExpression]?) { self.init(.block(block, arguments ?? []), .block) }
    /// Reads a format such as `age + 1` or `name.length`. One that cannot be read stops the program, as on a phone.
    public convenience init(format: String, argumentArray arguments: [Any]) {
        let predicate = NSPredicate(format: "(\(format)) == 0", argumentArray: arguments)
        guard case .comparison(let left, _, _, _, _)? = predicate.tree else { preconditionFailure("\"\(format)\" is not an expression. Write a property, a constant or a function of others.") }
        self.init(.tree(left), .function)
    }
    public convenience init(format: String, _ args: CVarArg...) { self.init(format: format, argumentArray: args) }
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.tree(.evaluatedObject), .evaluatedObject) }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The path of one that reads a property; empty for others.
    open var keyPath: String { if case .tree(.keyPath(let path)) = content { path } else { "" } }
    /// The name of one that calls a function; empty for others.
    open var function: String { if case .function(let name, _) = content { name } else { "" } }
    open var arguments: [NSExpression]? {
        switch content {
        case .function(_, let all), .aggregate(let all), .block(_, let all): all
        default: nil
        }
    }
    open var constantValue: Any? { if case .tree(.value(let value)) = content { value } else { nil } }
    open var variable: String { if case .tree(.variable(let name)) = content { name } else { "" } }

    /// What the expression is for an object.
    ///
    /// An object that lacks a property, and a function that is not known, stop the program, as on a phone.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        do { return try value(for: object, context) } catch { preconditionFailure(error.localizedDescription) }
    }

    private func value(for object: Any?, _ context: NSMutableDictionary?) throws -> Any? {
        switch content {
        case .tree(let tree): return try tree.value(for: object, context as? [String: Any] ?? [:])
        case .aggregate(let items): return try items.map { try $0.value(for: object, context) as Any }
        case .conditional(let predicate, let yes, let no): return try (predicate.evaluate(with: object) ? yes : no).value(for: object, context)
        case .subquery(let collection, let variable, let predicate):
            let items = try collection.value(for: object, context).flatMap { KeyValueReading.elements($0) } ?? []
            return items.filter { predicate.evaluate(with: object, substitutionVariables: [variable: $0]) }
        case .block(let body, let items): return try body(object, items.map { try $0.value(for: object, context) as Any }, context)
        case .function(let name, let items):
            let values = try items.map { try $0.value(for: object, context) }
            if values.count == 1, let all = values[0].flatMap({ KeyValueReading.elements($0) }), let number = Self.aggregate(name, all) { return number }
            return try PredicateExpression.function(Self.word(of: name), values.map { .value($0) }).value(for: object)
        }
    }

    /// `add:to:` as predicates write it: "add".
    private static func word(of name: String) -> String { String(name.prefix { $0 != ":" }).lowercased() }

    /// The sum, count, least, largest or mean of many values; nil for another function.
    public static func aggregate(_ name: String, _ values: [Any?]) -> Any? {
        let present = values.compactMap { KeyValueReading.unwrapped($0) }, numbers = present.compactMap { PredicateComparison.number($0) }
        switch word(of: name) {
        case "count": return present.count
        case "sum": return numbers.reduce(0, +)
        case "average": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "min": return present.min { PredicateComparison.holds($0, .less, $1, []) }
        case "max": return present.min { PredicateComparison.holds($1, .less, $0, []) }
        default: return nil
        }
    }
}
