// Status of this file: exact for the edit sheet; a summary's `table` is not looked at.

import Foundation

/// What a summary says, once all conditions are decided.
public struct ResolvedParameterSummary: Sendable {
    /// A piece of the sentence: words, or the name of a parameter that stands there.
    public enum Piece: Hashable, Sendable { case text(String), parameter(String) }
    public var pieces: [Piece] = []
    /// The parameters shown below the sentence, in order.
    public var further: [String] = []
    /// All parameters that the edit sheet shows, in order.
    public var parameters: [String] {
        pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } } + further
    }
}

/// Says which parameters the edit sheet shows, and in which order.
public protocol ParameterSummary: Sendable {
    /// Decides the conditions for an intent's present values.
    func _resolve(_ intent: any AppIntent, family: IntentWidgetFamily?) -> ResolvedParameterSummary?
}
/// No summary: all parameters in the order they are declared (widgetkit-behaviour H1).
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
    public func _resolve(_ intent: any AppIntent, family: IntentWidgetFamily?) -> ResolvedParameterSummary? { nil }
}

/// The name of the parameter that a key path leads to.
func parameterName<Intent: AppIntent>(_ read: (Intent) -> any AnyIntentParameter, in intent: any AppIntent) -> String? {
    guard let intent = intent as? Intent else { return nil }
    _ = IntentReflection.parameters(of: intent)
    return read(intent).name
}

@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildEither<A: ParameterSummary>(first: A) -> A { first }
    public static func buildEither<A: ParameterSummary>(second: A) -> A { second }
    public static func buildLimitedAvailability<A: ParameterSummary>(_ content: A) -> A { content }
}

/// A sentence with parameters in it, and parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
    let sentence: ParameterSummaryString<Intent>
    let further: [(Intent) -> any AnyIntentParameter]
    public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) { self.sentence = sentence; further = [] }
    public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil, @ParametersBuilder _ parameters: () -> [(Intent) -> any AnyIntentParameter]) {
        self.sentence = sentence; further = parameters()
    }
    public init(@ParametersBuilder _ parameters: () -> [(Intent) -> any AnyIntentParameter]) { sentence = ParameterSummaryString(stringLiteral: ""); further = parameters() }
    public init() { sentence = ParameterSummaryString(stringLiteral: ""); further = [] }

    public func _resolve(_ intent: any AppIntent, family: IntentWidgetFamily?) -> ResolvedParameterSummary? {
        ResolvedParameterSummary(pieces: sentence.pieces.compactMap {
            switch $0 {
            case .text(let text): .text(text)
            case .parameter(let read): parameterName(read, in: intent).map { .parameter($0) }
            }
        }, further: further.compactMap { parameterName($0, in: intent) })
    }

    @resultBuilder public enum ParametersBuilder {
        public typealias Part = [(Intent) -> any AnyIntentParameter]
        public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> Part { [{ $0[keyPath: keyPath] }] }
        public static func buildBlock(_ parts: Part...) -> Part { parts.flatMap { $0 } }
        public static func buildOptional(_ part: Part?) -> Part { part ?? [] }
        public static func buildEither(first: Part) -> Part { first }
        public static func buildEither(second: Part) -> Part { second }
        public static func buildArray(_ parts: [Part]) -> Part { parts.flatMap { $0 } }
    }
}

/// The sentence of a summary: `"Show \(\.$list) in \(\.$style)"`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
    enum Piece {
        case text(String)
        case parameter((Intent) -> any AnyIntentParameter)
    }
    let pieces: [Piece]
    public init(stringLiteral value: String) { pieces = value.isEmpty ? [] : [.text(value)] }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [Piece] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { pieces.append(.text(literal)) } }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { pieces.append(.parameter { $0[keyPath: keyPath] }) }
    }
}
