// Status of this file: exact.

import Foundation

extension PredicateTree {
    /// Whether an object satisfies the predicate.
    ///
    /// - Throws: `PredicateEvaluationError`.
    public func evaluate(with object: Any?, variables: [String: Any] = [:]) throws -> Bool {
        switch self {
        case .constant(let value): return value
        case .and(let parts): return try parts.allSatisfy { try $0.evaluate(with: object, variables: variables) }
        case .or(let parts): return try parts.contains { try $0.evaluate(with: object, variables: variables) }
        case .not(let inner): return try !inner.evaluate(with: object, variables: variables)
        case .comparison(let left, let op, let right, let options, let quantifier):
            let a = try left.value(for: object, variables), b = try right.value(for: object, variables)
            guard let quantifier else { return PredicateComparison.holds(a, op, b, options) }
            let items = a.flatMap { KeyValueReading.elements($0) } ?? []
            switch quantifier {
            case .any: return items.contains { PredicateComparison.holds($0, op, b, options) }
            case .all: return items.allSatisfy { PredicateComparison.holds($0, op, b, options) }
            case .none: return !items.contains { PredicateComparison.holds($0, op, b, options) }
            }
        }
    }
}

extension PredicateExpression {
    /// The expression's value for an object.
    public func value(for object: Any?, _ variables: [String: Any] = [:]) throws -> Any? {
        switch self {
        case .value(let value): return KeyValueReading.unwrapped(value)
        case .keyPath(let path): return try KeyValueReading.value(of: object, path: path)
        case .evaluatedObject: return object
        case .variable(let path):
            let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
            guard let name = parts.first, let value = variables[name] else { throw PredicateEvaluationError.noVariable(path) }
            return parts.count > 1 ? try KeyValueReading.value(of: value, path: parts[1]) : value
        case .list(let items): return try items.map { try $0.value(for: object, variables) as Any }
        case .subquery(let collection, let variable, let inner):
            let items = try collection.value(for: object, variables).flatMap { KeyValueReading.elements($0) } ?? []
            return try items.filter { try inner.evaluate(with: $0, variables: variables.merging([variable: $0]) { $1 }) }
        case .function(let name, let items): return try call(name, items.map { try $0.value(for: object, variables) })
        }
    }
    private func call(_ name: String, _ values: [Any?]) throws -> Any? {
        let first = values.first ?? nil, numbers = values.compactMap { PredicateComparison.number($0) }
        if numbers.count == 2, values.count == 2 {
            switch name {
            case "+", "add": return numbers[0] + numbers[1]
            case "-": return numbers[0] - numbers[1]
            case "*", "multiply": return numbers[0] * numbers[1]
            case "/", "divide": return numbers[0] / numbers[1]
            case "**": return pow(numbers[0], numbers[1])
            default: break
            }
        }
        switch name {
        case "valueforkeypath": return try KeyValueReading.value(of: first, path: PredicateComparison.text(values.last ?? nil) ?? "")
        case "count": return first.flatMap { KeyValueReading.elements($0) }?.count ?? 0
        case "sum": return first.flatMap { KeyValueReading.elements($0) }?.compactMap { PredicateComparison.number($0) }.reduce(0, +)
        case "lowercase": return PredicateComparison.text(first)?.lowercased()
        case "uppercase": return PredicateComparison.text(first)?.uppercased()
        case "length": return PredicateComparison.text(first)?.count
        case "now": return Date()
        case "abs": return numbers.first.map { abs($0) }
        case "floor": return numbers.first.map { $0.rounded(.down) }
        case "ceiling": return numbers.first.map { $0.rounded(.up) }
        default: throw PredicateEvaluationError.noFunction(name)
        }
    }
}
