import AppIntents
import Drawing
import Intents

/// Makes configuration intents with the values that the host keeps for a placed widget.
enum IntentValues {
    /// An intent with its defaults, the stored values, and for what is still unset the answers of its queries.
    ///
    /// - Parameter values: by the parameters' names; JSON, or plain text as people write it.
    static func appIntent<Intent: AppIntent>(_ type: Intent.Type, _ values: [String: String]) async -> (intent: Intent, findings: [Finding]) {
        let intent = Intent()
        let parameters = IntentReflection.parameters(of: intent)
        var stored: [String: IntentJSON] = [:]
        for (name, text) in values {
            stored[name] = parameters.first { $0.name == name }.map { json(text, for: $0.kind) } ?? .string(text)
        }
        let problems = stored.isEmpty ? [] : await IntentReflection.restore(intent, from: stored)
        await IntentReflection.fillDefaults(of: intent)
        // A switch has no third position: without a default it is off (assumed; widgets that rely on it run on phones).
        for parameter in parameters where parameter.stored == nil {
            if case .bool = parameter.kind { _ = try? await parameter.restore(.bool(false)) }
        }
        return (intent, problems.compactMap { finding($0, intent: "\(Intent.self)") })
    }

    /// A value as people write it on a command line is text for a text parameter, whatever it looks like.
    private static func json(_ text: String, for kind: IntentValueKind) -> IntentJSON {
        let parsed = IntentJSON(text: text)
        switch kind {
        case .optional(let inner): return parsed == .null ? .null : json(text, for: inner)
        case .array(let inner):
            if case .array? = parsed { return parsed ?? .null }
            return .array(text.split(separator: ",").map { json(String($0), for: inner) })
        case .string, .attributedString, .enumeration, .entity, .url, .date:
            if case .string? = parsed { return parsed ?? .null }
            if case .number? = parsed, case .date = kind { return parsed ?? .null }
            return .string(text)
        default: return parsed ?? .string(text)
        }
    }

    private static func finding(_ problem: IntentRestoreProblem, intent: String) -> Finding? {
        switch problem {
        case .unknownParameter:
            // Values may belong to the intents of other widgets of the same run.
            return nil
        case .unknownValue(let parameter, let value, let offered):
            let known = offered.isEmpty ? "" : " It has: \(offered.prefix(10).joined(separator: ", "))\(offered.count > 10 ? " and \(offered.count - 10) more" : "")."
            return Finding(code: "configuration-value-unknown", severity: .warning, basis: .doc,
                           message: "The parameter \"\(parameter)\" of \(intent) has no value \(value); it is unset.\(known)",
                           fix: "Give one of the values that the parameter has, as a widget that was edited would.")
        case .failed(let parameter, let message):
            return Finding(code: "configuration-value-unknown", severity: .warning, basis: .doc,
                           message: "The value of the parameter \"\(parameter)\" of \(intent) could not be read: \(message)",
                           fix: "Look at the entity query of the parameter: it is asked for the stored identifier at every timeline.")
        }
    }

    /// The values that the edit sheet offers for a parameter, while the intent has those chosen so far.
    ///
    /// - Returns: the outer nil: there is no such parameter; the inner: any value may be given.
    static func options<Intent: AppIntent>(of type: Intent.Type, _ name: String, _ values: [String: String], matching search: String?) async throws -> [WidgetParameterSection]?? {
        let intent = await appIntent(type, values).intent
        guard let parameter = IntentReflection.parameters(of: intent).first(where: { $0.name == name }) else { return nil }
        guard let sections = try await IntentReflection.options(for: parameter, of: intent, matching: search) else { return .some(nil) }
        return sections.prefix(100).map { section in
            WidgetParameterSection(title: section.title.map { String(localized: $0) }, options: section.options.prefix(1000).map { option in
                WidgetParameterSection.Option(value: option.value.text, title: String(localized: option.display.title), subtitle: option.display.subtitle.map { String(localized: $0) })
            })
        }
    }
}
