import Drawing
import Foundation
import Intents

/// Makes SiriKit configuration intents with the values that the host keeps for a placed widget.
///
/// Only classes that the build made from an `.intentdefinition` have parameters that can be set by name.
enum SiriIntentValues {
    static func intent<Intent: INIntent>(_ type: Intent.Type, _ values: [String: String]) -> (intent: Intent, findings: [Finding]) {
        let intent = Intent()
        guard let generated = intent as? any _GeneratedIntent else { return (intent, []) }
        let description = Swift.type(of: generated)._description
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
        return (intent, findings)
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
            return intent._setValue(items.compactMap { value($0, parameter, intent) }, of: parameter.name)
        }
        return value(json ?? text, parameter, intent, text: text).map { intent._setValue($0, of: parameter.name) } ?? false
    }

    /// A value of the property's type; nil where it cannot be one.
    private static func value(_ json: Any, _ parameter: _IntentParameter, _ intent: any _GeneratedIntent, text: String? = nil) -> Any? {
        let plain = text.map { $0.hasPrefix("\"") ? (json as? String) ?? $0 : $0 } ?? "\(json)"
        switch parameter.type {
        case "Enum":
            guard let found = parameter.cases.first(where: { $0.name == plain || String($0.value) == plain }),
                  let current = intent._value(of: parameter.name) as? any RawRepresentable else { return nil }
            return member(of: current, found.value)
        case "Boolean":
            if let flag = ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false][plain.lowercased()] { return NSNumber(value: flag) }
            return nil
        case "Integer": return Int(plain).map { NSNumber(value: $0) }
        case "Decimal": return Double(plain).map { NSNumber(value: $0) }
        case "String": return plain
        case "URL": return URL(string: plain)
        default:
            // An object by its identifier, or by identifier and text.
            let object = json as? [String: Any]
            let identifier = object?["identifier"] as? String ?? (object == nil ? plain : nil)
            return parameter.makeObject?(identifier, object?["display"] as? String ?? object?["displayString"] as? String ?? identifier ?? "")
        }
    }

    private static func member<Value: RawRepresentable>(of value: Value, _ raw: Int) -> Any? { (raw as? Value.RawValue).flatMap { Value(rawValue: $0) } }

    /// The parameters of a generated intent for the edit sheet.
    static func parameters<Intent: INIntent>(of type: Intent.Type) -> [WidgetParameter] {
        guard let generated = Intent.self as? any _GeneratedIntent.Type else { return [] }
        func text(_ text: _IntentText?) -> String? {
            text.map { text in text.key.map { Localization.string(forKey: $0, defaultFormat: text.text, table: text.table) } ?? text.text }
        }
        return generated._description.parameters.map { parameter in
            WidgetParameter(name: parameter.name, title: text(parameter.title) ?? parameter.name, kind: parameter.type == "Enum" ? "enumeration" : parameter.type.lowercased(),
                            isOptional: parameter.defaultValue == nil, isArray: parameter.isArray, defaultValue: parameter.defaultValue,
                            choices: parameter.cases.map { WidgetParameter.Choice(value: $0.name, title: text($0.title) ?? $0.name) },
                            hasOptions: parameter.hasDynamicOptions)
        }
    }
}
