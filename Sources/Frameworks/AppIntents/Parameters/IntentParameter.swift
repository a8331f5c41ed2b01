// Status of this file: exact; what asks a person (`dialog`, `values`, `value`) throws, as in a widget on a phone.

import Foundation

public enum IntControlStyle: Sendable { case field, stepper }
public enum DoubleControlStyle: Sendable { case field, slider, stepper }

/// How many values a list may have.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public var min: Int
    public var max: Int
    public init(min: Int, max: Int) { self.min = min; self.max = max }
    public init(_ count: Int) { self.init(min: count, max: count) }
    public init(integerLiteral value: Int) { self.init(value) }
}

/// What else is known of a parameter: what the edit sheet needs.
public struct IntentParameterOptions: Sendable {
    public var isStepper = false
    public var isSlider = false
    /// Inclusive.
    public var range: ClosedRange<Double>?
    public var displayNames: Bool.IntentDisplayName?
    public var dateKind: Date.IntentDateKind?
    public var inputOptions: String.IntentInputOptions?
    /// For every family.
    public var size: IntentCollectionSize?
    public var sizes: [IntentWidgetFamily: IntentCollectionSize]?
    public var provider: (any DynamicOptionsProvider)?
    public var supportedTypes: [String] = []
    /// The symbol of a measurement's unit.
    public var unit: String?
    public var requestDialog: IntentDialog?
    public init() {}
}
public enum InputConnectionBehavior: Sendable { case `default`, connectToPreviousIntentResult, never }

/// What is asked of people before an intent runs.
public protocol AnyIntentParameter: AnyObject, Sendable {
    /// The property's name; set when the intent's parameters are listed.
    var name: String { get set }
    var title: LocalizedStringResource? { get }
    var description: LocalizedStringResource? { get }
    var kind: IntentValueKind { get }
    var options: IntentParameterOptions { get }
    /// The default written in source.
    var defaultStored: IntentJSON? { get }
    /// The value now; nil where there is none.
    var stored: IntentJSON? { get }
    /// How the value is shown; nil where there is none, or where it has no words of its own.
    var shownValue: DisplayRepresentation? { get }
    /// Sets a stored value. False: it does not exist any more, and the parameter is unset.
    func restore(_ json: IntentJSON) async throws -> Bool
    /// Gives an unset parameter what its query or provider answers (widgetkit-behaviour H12).
    func fillDefault() async
    /// The rows that the edit sheet offers; nil for values that are typed in.
    func offered(matching search: String?) async throws -> [IntentOptionSection]?
}

/// A value that people may give an intent.
///
/// It is a reference: copies of an intent share their parameters, as on a phone.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentParameter, @unchecked Sendable {
    public typealias Wrapped = Value.UnwrappedType
    private let lock = NSRecursiveLock()
    private var current: Value?
    public var name = ""
    public let title: LocalizedStringResource?
    public let description: LocalizedStringResource?
    public let defaultValue: Wrapped?
    public let options: IntentParameterOptions

    init(_ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ defaultValue: Wrapped?, _ dialog: IntentDialog?, _ change: (inout IntentParameterOptions) -> Void = { _ in }) {
        self.title = title; self.description = description; self.defaultValue = defaultValue
        var options = IntentParameterOptions()
        options.requestDialog = dialog
        change(&options)
        self.options = options
        current = defaultValue.flatMap { Value._wrap($0) }
    }

    /// `@Parameter` with nothing said. The compiler counts only an initialiser without parameters, in the class itself.
    public convenience init() { self.init(nil, nil, nil, nil) }

    /// The value. Reading a parameter that is not optional and has none stops the program, as on a phone.
    public var wrappedValue: Value {
        get {
            lock.lock()
            defer { lock.unlock() }
            guard let value = current ?? Value._unset else {
                // Not a precondition: an optimised build would keep the reason to itself.
                fatalError("The parameter \(name.isEmpty ? title?.key ?? "" : name) has no value. Give it a default, make it optional, or answer one from the query's defaultResult().")
            }
            return value
        }
        set { lock.lock(); current = newValue; lock.unlock() }
    }
    public var projectedValue: IntentParameter<Value> { self }

    public var kind: IntentValueKind { Value._kind }
    public var defaultStored: IntentJSON? { defaultValue.flatMap { Value._wrap($0) }?._stored }
    public var stored: IntentJSON? {
        lock.lock()
        defer { lock.unlock() }
        guard let json = current?._stored, json != .null else { return nil }
        return json
    }
    public var shownValue: DisplayRepresentation? {
        lock.lock()
        defer { lock.unlock() }
        guard stored != nil, let current else { return nil }
        if let list = current as? [any InstanceDisplayRepresentable] {
            return DisplayRepresentation(title: LocalizedStringResource(verbatim: list.map { String(localized: $0.displayRepresentation.title) }.joined(separator: ", ")))
        }
        return (current as? any InstanceDisplayRepresentable)?.displayRepresentation
    }
    public func restore(_ json: IntentJSON) async throws -> Bool {
        let value = try await Value._restore(json)
        lock.withLock { current = value }
        return value != nil
    }
    public func fillDefault() async {
        guard stored == nil else { return }
        if let provider = options.provider {
            if let json = await provider._storedDefault() { _ = try? await restore(json) }
        } else if case .entity(let type) = kind.unwrapped, let entity = await type._defaultResult() {
            if let value = entity as? Value { lock.withLock { current = value } }
            else { _ = try? await restore(entity._stored) }
        }
    }
    public func offered(matching search: String? = nil) async throws -> [IntentOptionSection]? {
        if let provider = options.provider {
            if let query = provider as? any EntityQuery { return try await query._options(matching: search) }
            return try await provider._options()
        }
        return try await Self.offered(kind, search)
    }
    private static func offered(_ kind: IntentValueKind, _ search: String?) async throws -> [IntentOptionSection]? {
        switch kind {
        case .optional(let inner), .array(let inner): return try await offered(inner, search)
        case .enumeration(_, _, let cases): return [IntentOptionSection(options: cases.map { IntentOption(value: .string($0.value), display: $0.display) })]
        case .entity(let type): return try await type._options(matching: search)
        default: return nil
        }
    }

    // MARK: While an intent runs

    /// The error that asks people for a value; nobody can be asked here, so that it ends the intent.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { ParameterNeeded(name: name) }
    public func needsDisambiguationError(among values: [Wrapped], dialog: IntentDialog? = nil) -> any Error { ParameterNeeded(name: name) }
    public func needsConfirmationError(for value: Wrapped, dialog: IntentDialog? = nil) -> any Error { ParameterNeeded(name: name) }
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Wrapped { throw ParameterNeeded(name: name) }
    public func requestDisambiguation(among values: [Wrapped], dialog: IntentDialog? = nil) async throws -> Wrapped { throw ParameterNeeded(name: name) }
    public func requestConfirmation(for value: Wrapped, dialog: IntentDialog? = nil) async throws -> Bool { throw ParameterNeeded(name: name) }
}

/// An intent asked for a value while it ran.
public struct ParameterNeeded: LocalizedError {
    public let name: String
    public var errorDescription: String? { "The intent asks for its parameter \(name) while it runs, and nobody can answer. Give the button's intent all its values." }
}
