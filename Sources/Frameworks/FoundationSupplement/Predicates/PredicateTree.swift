// Status of this file: exact.

import Foundation

/// A predicate as it was parsed. Stores read it to make queries.
public indirect enum PredicateTree: @unchecked Sendable {
    public enum Operator: String, Sendable {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES", within = "IN", between = "BETWEEN"
    }
    /// `[c]` and `[d]`.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
    }
    public enum Quantifier: String, Sendable { case any = "ANY", all = "ALL", none = "NONE" }

    case constant(Bool)
    case and([PredicateTree])
    case or([PredicateTree])
    case not(PredicateTree)
    case comparison(PredicateExpression, Operator, PredicateExpression, Options, Quantifier?)
}

/// One side of a comparison.
public indirect enum PredicateExpression: @unchecked Sendable {
    case value(Any?)
    case keyPath(String)
    /// The object itself.
    case evaluatedObject
    case variable(String)
    case list([PredicateExpression])
    /// `count:`, `uppercase:`, `+` and the like.
    case function(String, [PredicateExpression])
    /// `SUBQUERY(collection, $variable, predicate)`.
    case subquery(PredicateExpression, variable: String, PredicateTree)
}
