import Drawing
import ExtensionMessages
import Foundation

/// A project's Intents extension, which answers for the dynamic options and defaults of SiriKit parameters: in a process of its own, as on
/// a phone, started when it is asked first. One thread at a time.
public final class IntentsSession {
    private let session: WidgetSession
    /// What was answered, by question: a list is the same while nothing on the device has changed.
    private var known: [IntentQuestion: SessionOutcome<IntentAnswer>] = [:]

    /// - Parameter built: the Intents extension's own library and bundle.
    /// - Parameter launch: its own world: it has another home folder and may have other app groups than the widget extension.
    public init(_ built: BuiltExtension, launch: ExtensionLaunch, computeTimeout: Double = 10) {
        var built = built
        built.isIntentsExtension = true
        built.listsPreviews = false
        session = WidgetSession(built, launch: launch, computeTimeout: computeTimeout)
    }

    private init(_ session: WidgetSession) { self.session = session }

    /// One of the same build on the same device, with a process of its own.
    func sibling() -> IntentsSession { IntentsSession(session.sibling()) }

    /// Kills the process while another thread waits for its answer. Any thread may call it.
    func interrupt() { session.interrupt() }

    /// What the handler provides for a parameter, or findings.
    public func options(of parameter: String, search: String? = nil, for widget: WidgetDescription, values: [String: String] = [:]) -> SessionOutcome<ParameterOptions> {
        switch ask(.options(parameter: parameter, search: search), of: widget, values) {
        case .success(let answer):
            guard let options = answer.options, options.sections != nil else {
                return .failure([finding(widget, "intent-options-failed", "The handler of \(widget.intent ?? "the intent") provides no options for \"\(parameter)\".",
                                         "Implement provide\(Self.capitalized(parameter))OptionsCollection(for:with:) in the Intents extension.")])
            }
            return .success(options)
        case .failure(let findings): return .failure(findings)
        }
    }

    /// What the handler makes of a value: "success", "needsValue" ...; nil where it was not asked or did not answer.
    public func resolution(of parameter: String, for widget: WidgetDescription, values: [String: String]) -> [String]? {
        ask(.resolution(parameter: parameter), of: widget, values).value?.outcomes
    }

    /// A widget's configuration as it is stored on a phone: chosen objects whole, and the handler's defaults for what is unset.
    ///
    /// - Parameter values: by parameter: JSON, or an option's identifier or words.
    public func completed(_ values: [String: String], for widget: WidgetDescription) -> (configuration: [String: String], findings: [Finding]) {
        var configuration = values, findings: [Finding] = []
        for parameter in widget.parameters where parameter.hasOptions {
            if let text = values[parameter.name] {
                let chosen = choice(text, of: parameter, for: widget, values)
                configuration[parameter.name] = chosen.value
                findings += chosen.findings
            } else {
                switch ask(.defaultValue(parameter: parameter.name), of: widget, configuration) {
                case .success(let answer): configuration[parameter.name] = answer.value
                case .failure(let failed): findings += failed.map { renamed($0, widget, "The default of \"\(parameter.name)\" could not be asked for") }
                }
            }
        }
        return (configuration, findings)
    }

    public func setClock(_ seconds: Double) {
        known = [:]
        session.setClock(seconds)
    }

    public func setLock(_ lock: DeviceLock) {
        known = [:]
        session.setLock(lock)
    }

    /// Ends the process; another is started when something is asked again.
    public func finish() { session.finish() }

    // MARK: Choices

    private func choice(_ text: String, of parameter: ParameterDescription, for widget: WidgetDescription, _ values: [String: String]) -> (value: String?, findings: [Finding]) {
        let json = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        // A whole object is what is stored: a phone asks nobody whether it is still offered.
        if json is [String: Any] { return (text, []) }
        let others = values.filter { $0.key != parameter.name }
        if !parameter.isArray {
            let words = json as? String ?? text
            return found(words, of: parameter, for: widget, others)
        }
        let list = (json as? [Any]) ?? text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        var chosen: [String] = [], findings: [Finding] = []
        for item in list {
            if item is [String: Any], let data = try? JSONSerialization.data(withJSONObject: item, options: .sortedKeys) {
                chosen.append(String(decoding: data, as: UTF8.self))
                continue
            }
            let one = found("\(item)", of: parameter, for: widget, others)
            if let value = one.value { chosen.append(value) }
            findings += one.findings
        }
        return ("[\(chosen.joined(separator: ","))]", findings)
    }

    /// The option with an identifier or words; where the list has a search field, also what it finds.
    private func found(_ words: String, of parameter: ParameterDescription, for widget: WidgetDescription, _ values: [String: String]) -> (value: String?, findings: [Finding]) {
        var offered: [ParameterOptions.Option] = []
        for search in parameter.control == "searchableList" ? [nil, words] : [nil] {
            switch options(of: parameter.name, search: search, for: widget, values: values) {
            case .success(let options):
                let all = (options.sections ?? []).flatMap(\.options)
                if let option = all.first(where: { Self.identifier(of: $0) == words }) ?? all.first(where: { $0.title == words }) { return (option.value, []) }
                if search == nil { offered = all }
            case .failure(let findings): return (nil, findings.map { renamed($0, widget, "The options of \"\(parameter.name)\" could not be asked for") })
            }
        }
        let list = offered.prefix(10).map { "\($0.title) [\(Self.identifier(of: $0))]" }.joined(separator: ", ")
        return (nil, [finding(widget, "configuration-value-unknown", "The parameter \"\(parameter.name)\" of \(widget.intent ?? widget.kind) has no value \"\(words)\"; it is unset. "
                              + (offered.isEmpty ? "Its list is empty." : "It has: \(list)\(offered.count > 10 ? " and \(offered.count - 10) more" : "")."),
                              "Give one of the values that the parameter has, as a widget that was edited would.")])
    }

    /// An object's identifier, or the value itself.
    static func identifier(of option: ParameterOptions.Option) -> String {
        switch try? JSONSerialization.jsonObject(with: Data(option.value.utf8), options: .fragmentsAllowed) {
        case let object as [String: Any]: object["identifier"] as? String ?? object["display"] as? String ?? ""
        case let text as String: text
        default: option.value
        }
    }

    // MARK: Questions

    private func ask(_ subject: IntentQuestion.Subject, of widget: WidgetDescription, _ values: [String: String]) -> SessionOutcome<IntentAnswer> {
        let question = IntentQuestion(intent: widget.intent ?? "", subject: subject, values: values)
        if let answer = known[question] { return answer }
        let answer = session.answer(question)
        if known.count < 1000 { known[question] = answer }
        return answer
    }

    /// A failure of the handler is one of the list's: the widget itself goes on.
    private func renamed(_ failure: Finding, _ widget: WidgetDescription, _ words: String) -> Finding {
        failure.code == "request-failed" ? finding(widget, "intent-options-failed", "\(words): \(failure.message)", failure.fix) : failure
    }

    private func finding(_ widget: WidgetDescription, _ code: String, _ message: String, _ fix: String) -> Finding {
        Finding(code: code, severity: .warning, basis: .doc, message: message, fix: fix, widget: widget.kind)
    }

    /// Said where a project has dynamic options and nobody to ask.
    static func missing(_ widget: WidgetDescription, _ parameter: String) -> Finding {
        Finding(code: "intents-extension-missing", severity: .warning, basis: .doc,
                message: "The options of \"\(parameter)\" of \(widget.intent ?? widget.kind) come from an Intents extension, and the project has none that was built.",
                fix: "Add an Intents extension target with a handler for the intent; in a plain folder, put it into a subfolder.", widget: widget.kind)
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
