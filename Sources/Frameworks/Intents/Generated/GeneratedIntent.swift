import Foundation

/// A class that the build made from an `.intentdefinition` file: what stands in for the Objective-C runtime, by which the system
/// reads, sets and resolves the parameters of an intent it knows by name only.
///
/// The build leaves a record of each in the section `wkintents`: a C function that writes the metatype
/// `any _GeneratedIntent.Type` to the address it is given.
public protocol _GeneratedIntent: INIntent {
    /// What the definition file says.
    static var _description: _IntentDescription { get }
    /// An intent with nothing set.
    static func _make() -> Self
    /// A parameter's value; nil where it is unset or the name is unknown.
    func _value(of parameter: String) -> Any?
    /// Sets a parameter. A value of another type than the property's is refused with `false`.
    func _setValue(_ value: Any?, of parameter: String) -> Bool
    /// Asks a handler for the options of a parameter; nil where the handler has no answer for it.
    func _options(of parameter: String, searchTerm: String?, from handler: Any) async throws -> _IntentOptions?
    /// Asks a handler for the value that a parameter starts with; nil where it names none.
    func _defaultValue(of parameter: String, from handler: Any) -> Any?
    /// Asks a handler what it makes of a parameter's value, one outcome a value of a list; nil where it handles another intent, or
    /// the parameter is none that is resolved.
    func _resolution(of parameter: String, from handler: Any) async -> [INIntentResolutionResult.Outcome]?
}

/// A text of a definition file, and where translations of it stand.
public struct _IntentText: Hashable, Sendable {
    public var text: String
    /// The key in the table; nil where the text is not translated.
    public var key: String?
    /// The name of the `.strings` table: the definition file's.
    public var table: String
    public init(_ text: String, key: String?, table: String) { self.text = text; self.key = key; self.table = table }
}

/// What a definition file says about an intent.
public struct _IntentDescription: Sendable {
    /// The generated class.
    public var className: String
    public var title: _IntentText?
    public var summary: _IntentText?
    public var isEligibleForWidgets: Bool
    /// In the order in which the edit sheet shows them.
    public var parameters: [_IntentParameter]
    public init(className: String, title: _IntentText?, summary: _IntentText?, isEligibleForWidgets: Bool, parameters: [_IntentParameter]) {
        self.className = className; self.title = title; self.summary = summary
        self.isEligibleForWidgets = isEligibleForWidgets; self.parameters = parameters
    }
}

/// One parameter of an intent, as the edit sheet needs it.
public struct _IntentParameter: Sendable {
    public struct Case: Hashable, Sendable {
        public var name: String
        public var value: Int
        public var title: _IntentText?
        public init(_ name: String, value: Int, title: _IntentText?) { self.name = name; self.value = value; self.title = title }
    }
    /// The parameter is shown only where the parent's value satisfies the predicate: "EnumHasExactValue" and the like.
    public struct Parent: Hashable, Sendable {
        public var parameter: String
        public var predicate: String
        public var value: String?
        public init(_ parameter: String, predicate: String, value: String?) { self.parameter = parameter; self.predicate = predicate; self.value = value }
    }
    public var name: String
    public var title: _IntentText?
    /// As the definition spells it: "String", "Integer", "Boolean", "Object"; "Enum" for an enumeration.
    public var type: String
    public var isArray = false
    /// Numbers of values by widget family, where the array's size is fixed.
    public var arraySizes: [String: Int] = [:]
    public var cases: [Case] = []
    public var hasDynamicOptions = false
    public var hasSearch = false
    /// As text; an enumeration's case by name.
    public var defaultValue: String?
    public var minimum: Double?
    public var maximum: Double?
    /// "Field", "Slider", "Stepper".
    public var control: String?
    public var placeholder: _IntentText?
    public var parent: Parent?
    /// Makes an object of the parameter's type from an identifier and the text that is shown.
    public var makeObject: (@Sendable (_ identifier: String?, _ display: String) -> Any)?
    public init(_ name: String, title: _IntentText?, type: String) { self.name = name; self.title = title; self.type = type }
}

/// Options of a parameter, in sections.
public struct _IntentOptions: @unchecked Sendable {
    public struct Section {
        public var title: String?
        public var items: [Any]
        public init(title: String?, items: [Any]) { self.title = title; self.items = items }
    }
    public var sections: [Section]
    public init(sections: [Section]) { self.sections = sections }
    public init<Item>(_ items: [Item]) { sections = [Section(title: nil, items: items)] }
    public init<Item>(_ collection: INObjectCollection<Item>) {
        sections = collection.sections.map { Section(title: $0.title, items: $0.items) }
    }
}

/// What the default forms of a handling protocol's methods answer. None calls another, so that a handler that implements
/// neither form gives no answer, and not an endless one.
public struct _IntentMethodMissing: Error { public init() {} }

/// Waits for a completion handler that gives a value or an error. Further calls of it are not heard.
public func _intentAnswer<Value>(_ ask: (@escaping (Value?, (any Error)?) -> Void) -> Void) async throws -> Value? {
    try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Value?, any Error>) in
        let once = FirstCall(continuation)
        ask { value, error in once.answer(value, error) }
    }
}

/// Waits for a completion handler that gives a value. Further calls of it are not heard.
public func _intentReply<Value>(_ ask: (@escaping (Value) -> Void) -> Void) async -> Value {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Value, Never>) in
        let once = FirstReply(continuation)
        ask { once.answer($0) }
    }
}

private final class FirstReply<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: UnsafeContinuation<Value, Never>?
    init(_ continuation: UnsafeContinuation<Value, Never>) { self.continuation = continuation }

    func answer(_ value: Value) {
        lock.lock()
        let waiting = continuation
        continuation = nil
        lock.unlock()
        waiting?.resume(returning: value)
    }
}

private final class FirstCall<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: UnsafeContinuation<Value?, any Error>?
    init(_ continuation: UnsafeContinuation<Value?, any Error>) { self.continuation = continuation }

    func answer(_ value: Value?, _ error: (any Error)?) {
        lock.lock()
        let waiting = continuation
        continuation = nil
        lock.unlock()
        if let error { waiting?.resume(throwing: error) } else { waiting?.resume(returning: value) }
    }
}
