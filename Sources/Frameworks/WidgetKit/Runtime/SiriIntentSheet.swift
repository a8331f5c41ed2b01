import Foundation
import Intents

/// The edit sheet of a widget that is configured with a SiriKit intent: what its definition file says.
enum SiriIntentSheet {
    static func text(_ text: _IntentText) -> String {
        text.key.map { Localization.string(forKey: $0, defaultFormat: text.text, table: text.table) } ?? text.text
    }

    /// The parameters in the order of the file (widgetkit-behaviour I-schema).
    static func parameters<Intent: INIntent>(of type: Intent.Type) -> [WidgetParameter] {
        guard let generated = Intent.self as? any _GeneratedIntent.Type else { return [] }
        return generated._description.parameters.map { parameter in
            var row = WidgetParameter(name: parameter.name, title: parameter.title.map(text) ?? parameter.name,
                                      kind: parameter.type == "Enum" ? "enumeration" : parameter.type.lowercased(),
                                      isOptional: parameter.defaultValue == nil, isArray: parameter.isArray, defaultValue: parameter.defaultValue,
                                      choices: parameter.cases.map { WidgetParameter.Choice(value: $0.name, title: $0.title.map(text) ?? $0.name) },
                                      hasOptions: parameter.hasDynamicOptions)
            row.control = parameter.isArray ? "reorderableList" : control(of: parameter)
            row.minimum = parameter.minimum
            row.maximum = parameter.maximum
            for (family, count) in parameter.arraySizes where count >= 0 { row.sizes[self.family(family)] = count ... count }
            if ["Date", "Time", "DateTime"].contains(parameter.type) { row.dateKind = parameter.type.prefix(1).lowercased() + parameter.type.dropFirst() }
            return row
        }
    }

    private static func control(of parameter: _IntentParameter) -> String {
        if parameter.hasDynamicOptions { return parameter.hasSearch ? "searchableList" : "list" }
        switch parameter.type {
        case "Enum": return "picker"
        case "Boolean": return "switch"
        case "Integer", "Long", "Decimal", "Double":
            switch parameter.control {
            case "Slider": return "slider"
            case "Stepper": return "stepper"
            default: return "numberField"
            }
        case "String": return "textField"
        case "URL": return "urlField"
        case "Date", "Time", "DateTime", "DateComponents": return "datePicker"
        case "TimeInterval", "Duration": return "durationPicker"
        case "Person": return "personPicker"
        case "File": return "filePicker"
        case "CurrencyAmount": return "currencyField"
        case "Placemark": return "placePicker"
        case "Object": return "list"
        default: return "measurementField"
        }
    }

    /// "Small" and the like in the file.
    private static func family(_ name: String) -> String { name.hasPrefix("system") || name.hasPrefix("accessory") ? name : "system\(name)" }

    /// The sheet for values: a parameter whose parent's value does not satisfy its condition is hidden, and keeps its value.
    static func sheet<Intent: INIntent>(of type: Intent.Type, _ values: [String: String]) -> WidgetSheet {
        let intent = SiriIntentValues.intent(type, values).intent
        guard let generated = intent as? any _GeneratedIntent else { return WidgetSheet(summary: nil, rows: []) }
        let all = Swift.type(of: generated)._description.parameters
        let rows = all.map { parameter in
            let value = generated._value(of: parameter.name)
            let text = value.flatMap { SiriValueCoding.text($0, of: parameter) }
            return WidgetSheet.Row(name: parameter.name, isHidden: !isShown(parameter, of: all, in: generated), value: text,
                                   title: text == nil ? nil : value.map { SiriValueCoding.words(of: $0, of: parameter).title })
        }
        return WidgetSheet(summary: nil, rows: rows.filter { !$0.isHidden } + rows.filter(\.isHidden))
    }

    private static func isShown(_ parameter: _IntentParameter, of all: [_IntentParameter], in intent: any _GeneratedIntent) -> Bool {
        guard let condition = parameter.parent, let parent = all.first(where: { $0.name == condition.parameter }) else { return true }
        let value = intent._value(of: parent.name).flatMap { SiriValueCoding.json($0, of: parent) }
        switch condition.predicate {
        case let name where name.hasSuffix("HasAnyValue"): return value != nil
        case let name where name.hasSuffix("HasNoValue"): return value == nil
        case let name where name.hasSuffix("HasExactValue"):
            guard let wanted = condition.value else { return value != nil }
            guard let value else { return false }
            if let flag = value as? Bool { return flag == ["yes", "true", "1"].contains(wanted.lowercased()) }
            return "\(value)" == wanted || parent.cases.contains { String($0.value) == wanted && $0.name == "\(value)" }
        default: return true
        }
    }
}
