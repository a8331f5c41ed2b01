// Status of this file: exact.

import Foundation

/// What of a stored configuration could not be used.
public enum IntentRestoreProblem: Sendable {
    /// The intent has no such parameter; the names it has.
    case unknownParameter(String, known: [String])
    /// The value is of the wrong kind, or its entity does not exist any more.
    case unknownValue(parameter: String, value: String, offered: [String])
    case failed(parameter: String, message: String)
}

/// Reads and writes the parameters of intents whose types are known only at run time.
public enum IntentReflection {
    /// The parameters in the order they are declared, each with its property's name.
    public static func parameters(of intent: any AppIntent) -> [any AnyIntentParameter] {
        var result: [any AnyIntentParameter] = []
        var mirror: Mirror? = Mirror(reflecting: intent)
        while let level = mirror {
            for child in level.children {
                guard let parameter = child.value as? any AnyIntentParameter, let label = child.label else { continue }
                let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
                if parameter.name != name { parameter.name = name }
                result.append(parameter)
            }
            mirror = level.superclassMirror
        }
        return result
    }

    /// The values as JSON: an object of parameter names. Unset parameters are left out.
    public static func archive(_ intent: any AppIntent) -> String {
        var object: [String: IntentJSON] = [:]
        for parameter in parameters(of: intent) { if let value = parameter.stored { object[parameter.name] = value } }
        return IntentJSON.object(object).text
    }

    /// Sets parameters from JSON; those not named keep their values. What could not be used is answered.
    @discardableResult
    public static func restore(_ intent: any AppIntent, from text: String) async -> [IntentRestoreProblem] {
        guard let object = IntentJSON(text: text)?.objectValue else {
            return [.failed(parameter: "", message: "The stored parameters are not a JSON object. Store them again.")]
        }
        return await restore(intent, from: object)
    }
    @discardableResult
    public static func restore(_ intent: any AppIntent, from object: [String: IntentJSON]) async -> [IntentRestoreProblem] {
        let all = parameters(of: intent)
        var problems: [IntentRestoreProblem] = []
        for name in object.keys.sorted() where !all.contains(where: { $0.name == name }) {
            problems.append(.unknownParameter(name, known: all.map(\.name)))
        }
        await IntentHost.$configuration.withValue(intent) {
            for parameter in all {
                guard let value = object[parameter.name] else { continue }
                do {
                    guard try await !parameter.restore(value), value != .null else { continue }
                    let offered = (try? await parameter.offered(matching: nil)) ?? nil
                    problems.append(.unknownValue(parameter: parameter.name, value: value.text, offered: (offered ?? []).flatMap(\.options).prefix(100).map { $0.value.stringValue ?? $0.value.text }))
                } catch {
                    problems.append(.failed(parameter: parameter.name, message: "\(error)"))
                }
            }
        }
        return problems
    }

    /// Gives unset parameters what their queries answer.
    public static func fillDefaults(of intent: any AppIntent) async {
        await IntentHost.$configuration.withValue(intent) {
            for parameter in parameters(of: intent) { await parameter.fillDefault() }
        }
    }

    /// The rows that the edit sheet offers for a parameter, asked while the intent is the configuration in force.
    public static func options(for parameter: any AnyIntentParameter, of intent: any AppIntent, matching search: String? = nil) async throws -> [IntentOptionSection]? {
        try await IntentHost.$configuration.withValue(intent) { try await parameter.offered(matching: search) }
    }

    /// The names of the parameters that the edit sheet shows, in order (widgetkit-behaviour H1, H15).
    public static func shownParameters(of intent: any AppIntent, family: IntentWidgetFamily?) -> [String] {
        summary(of: intent, family: family)?.parameters ?? parameters(of: intent).map(\.name)
    }
    public static func summary(of intent: any AppIntent, family: IntentWidgetFamily?) -> ResolvedParameterSummary? {
        func resolve<I: AppIntent>(_ intent: I) -> ResolvedParameterSummary? { I.parameterSummary._resolve(intent, family: family) }
        return resolve(intent)
    }
    /// The intent's description.
    public static func description(of type: any AppIntent.Type) -> IntentDescription? {
        func read<I: AppIntent>(_ type: I.Type) -> IntentDescription? { I.description._intentDescription }
        return read(type)
    }
}

/// The process that runs intents.
public enum IntentHost {
    /// The configuration whose options are asked for: what `@IntentParameterDependency` reads.
    @TaskLocal public static var configuration: (any AppIntent)?

    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var types: [String: any AppIntent.Type] = [:]
        var open: @Sendable (URL) -> Void = { _ in }
    }
    private static let box = Box()

    /// What is told of URLs that intents open.
    public static var open: @Sendable (URL) -> Void {
        get { box.lock.withLock { box.open } }
        set { box.lock.withLock { box.open = newValue } }
    }

    /// Makes a type findable by its name: buttons and toggles register theirs.
    public static func register(_ type: any AppIntent.Type) { box.lock.withLock { box.types[name(of: type)] = type } }
    /// The name that archives use: "Module.Type".
    public static func name(of type: any AppIntent.Type) -> String { String(reflecting: type) }
    public static func type(named name: String) -> (any AppIntent.Type)? { box.lock.withLock { box.types[name] } }

    /// What running an intent gave.
    public struct Outcome: Sendable {
        public var dialog: IntentDialog?
        /// The URL that the result asks to open.
        public var opensURL: URL?
        public var problems: [IntentRestoreProblem]
    }

    /// Makes an intent of a registered type, gives it its parameters and runs it. A toggle's value is set before.
    public static func perform(_ name: String, parameters: String, toggleValue: Bool? = nil) async throws -> Outcome {
        guard let type = type(named: name) else { throw IntentHostError.unknownIntent(name) }
        let intent = type.init()
        let problems = await IntentReflection.restore(intent, from: parameters)
        if let toggleValue, intent is any SetValueIntent {
            for parameter in IntentReflection.parameters(of: intent) where parameter.name == "value" { _ = try await parameter.restore(.bool(toggleValue)) }
        }
        func run<I: AppIntent>(_ intent: I) async throws -> any IntentResult { try await intent.perform() }
        let result = try await run(intent)
        var outcome = Outcome(dialog: (result as? any ProvidesDialog)?.dialog, problems: problems)
        if let next = (result as? any OpensIntent).flatMap({ followUp($0) }) {
            if let open = next as? OpenURLIntent { outcome.opensURL = open.url }
            _ = try await run(next)
        }
        return outcome
    }
    private static func followUp<R: OpensIntent>(_ result: R) -> (any AppIntent)? { result.opensIntent }
}

/// Why an intent could not be run.
public enum IntentHostError: LocalizedError {
    case unknownIntent(String)
    public var errorDescription: String? {
        switch self {
        case .unknownIntent(let name): "No button or toggle of the widget has the intent \(name). Draw the widget again before tapping it."
        }
    }
}
