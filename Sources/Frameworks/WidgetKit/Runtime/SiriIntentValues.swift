import Drawing
import Foundation
import Intents

/// Makes SiriKit configuration intents with the values that the host keeps for a placed widget.
///
/// Only classes that the build made from an `.intentdefinition` have parameters that can be set by name.
package enum SiriIntentValues {
    static func intent<Intent: INIntent>(_ type: Intent.Type, _ values: [String: String]) -> (intent: Intent, findings: [Finding]) {
        let intent = Intent()
        guard let generated = intent as? any _GeneratedIntent else { return (intent, []) }
        return (intent, fill(generated, values))
    }

    /// Sets what is named, and the file's defaults for what is not.
    package static func fill(_ generated: any _GeneratedIntent, _ values: [String: String]) -> [Finding] {
        let description = type(of: generated)._description
        var findings: [Finding] = []
        for parameter in description.parameters {
            if let text = values[parameter.name] {
                if !set(text, of: parameter, in: generated) {
                    findings.append(Finding(code: "configuration-value-unknown", severity: .warning, basis: .doc,
                                            message: "The parameter \"\(parameter.name)\" of \(description.className) cannot be \"\(text)\": it is \(parameter.isArray ? "a list of " : "")\(parameter.type).\(cases(parameter))",
                                            fix: "Give a value of the parameter's type, as a widget that was edited would."))
                }
            } else if let text = parameter.defaultValue, isUnset(parameter, in: generated) {
                _ = set(text, of: parameter, in: generated)
            }
        }
        return findings
    }

    private static func cases(_ parameter: _IntentParameter) -> String {
        parameter.cases.isEmpty ? "" : " It has: \(parameter.cases.map(\.name).joined(separator: ", "))."
    }

    /// An enumeration is unset at 0 (widgetkit-behaviour I6).
    private static func isUnset(_ parameter: _IntentParameter, in intent: any _GeneratedIntent) -> Bool {
        guard let value = intent._value(of: parameter.name) else { return true }
        return (value as? any RawRepresentable).map { "\($0.rawValue)" == "0" } ?? false
    }

    private static func set(_ text: String, of parameter: _IntentParameter, in intent: any _GeneratedIntent) -> Bool {
        let json = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        if parameter.isArray {
            let items = (json as? [Any]) ?? text.split(separator: ",").map(String.init)
            return intent._setValue(items.compactMap { SiriValueCoding.value($0, of: parameter, in: intent) }, of: parameter.name)
        }
        return SiriValueCoding.value(json ?? text, of: parameter, in: intent, text: text).map { intent._setValue($0, of: parameter.name) } ?? false
    }
}
