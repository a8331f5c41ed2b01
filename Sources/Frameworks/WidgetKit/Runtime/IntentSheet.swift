import AppIntents
import Foundation

/// The edit sheet of a widget that is configured with an app intent: its parameters, their controls, and what the summary hides.
enum IntentSheet {
    /// The parameters in the order in which they are declared.
    static func parameters<Intent: AppIntent>(of type: Intent.Type) -> [WidgetParameter] {
        IntentReflection.parameters(of: Intent()).map { parameter in
            var inner = parameter.kind.unwrapped
            if case .array(let element) = inner { inner = element.unwrapped }
            var choices: [WidgetParameter.Choice] = []
            if case .enumeration(_, _, let cases) = inner {
                choices = cases.map { WidgetParameter.Choice(value: $0.value, title: String(localized: $0.display.title)) }
            }
            let hasOptions = if case .entity = inner { true } else { parameter.options.provider != nil }
            var row = WidgetParameter(name: parameter.name, title: parameter.title.map { String(localized: $0) } ?? parameter.name, kind: name(of: inner),
                                      isOptional: parameter.kind.isOptional, isArray: parameter.kind.isArray, defaultValue: parameter.defaultStored?.text,
                                      choices: choices, hasOptions: hasOptions)
            row.control = parameter.kind.isArray ? "reorderableList" : control(of: inner, parameter.options)
            row.minimum = parameter.options.range?.lowerBound
            row.maximum = parameter.options.range?.upperBound
            row.sizes = sizes(of: parameter.options)
            if case .date = inner { row.dateKind = parameter.options.dateKind.map { "\($0)" } ?? "dateTime" }
            row.details = parameter.description.map { String(localized: $0) }
            return row
        }
    }

    /// The sheet for values and a family: the summary's parameters in its order, then those it leaves out (widgetkit-behaviour H1, H15).
    /// A hidden parameter keeps its value.
    static func sheet<Intent: AppIntent>(of type: Intent.Type, _ values: [String: String], family: String) async -> WidgetSheet {
        let intent = await IntentValues.appIntent(type, values).intent
        let all = IntentReflection.parameters(of: intent), summary = IntentReflection.summary(of: intent, family: IntentWidgetFamily(rawValue: family))
        var seen: Set<String> = []
        let shown = (summary?.parameters ?? all.map(\.name)).filter { seen.insert($0).inserted }
        var rows: [WidgetSheet.Row] = []
        for name in shown + all.map(\.name).filter({ !seen.contains($0) }) {
            guard let parameter = all.first(where: { $0.name == name }) else { continue }
            rows.append(WidgetSheet.Row(name: name, isHidden: !seen.contains(name), value: parameter.stored?.text, title: title(of: parameter)))
        }
        return WidgetSheet(summary: summary.map { sentence($0) }.flatMap { $0.isEmpty ? nil : $0 }, rows: rows)
    }

    private static func sentence(_ summary: ResolvedParameterSummary) -> String {
        summary.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .parameter(let name): "[\(name)]"
            }
        }.joined()
    }

    /// How the value is shown, where it is one that has words of its own.
    private static func title(of parameter: any AnyIntentParameter) -> String? {
        guard let display = parameter.shownValue else { return nil }
        return String(localized: display.title)
    }

    private static func sizes(of options: IntentParameterOptions) -> [String: ClosedRange<Int>] {
        func range(_ size: IntentCollectionSize) -> ClosedRange<Int> { min(size.min, size.max) ... max(size.min, size.max) }
        var sizes = Dictionary((options.sizes ?? [:]).map { ($0.key.rawValue, range($0.value)) }, uniquingKeysWith: { first, _ in first })
        if let size = options.size { sizes[""] = range(size) }
        return sizes
    }

    private static func control(of kind: IntentValueKind, _ options: IntentParameterOptions) -> String {
        switch kind {
        case .bool: return "switch"
        case .entity(let type): return type._hasTextSearch ? "searchableList" : "list"
        case _ where options.provider != nil:
            if options.provider is any EntityStringQuery { return "searchableList" }
            return "list"
        case .string, .attributedString: return "textField"
        case .integer: return options.isStepper ? "stepper" : "numberField"
        case .double: return options.isSlider ? "slider" : options.isStepper ? "stepper" : "numberField"
        case .date, .dateComponents: return "datePicker"
        case .enumeration: return "picker"
        case .url: return "urlField"
        case .duration: return "durationPicker"
        case .file: return "filePicker"
        case .person: return "personPicker"
        case .currency: return "currencyField"
        case .measurement: return "measurementField"
        case .optional(let inner), .array(let inner): return control(of: inner, options)
        case .other: return "placePicker"
        }
    }

    private static func name(of kind: IntentValueKind) -> String {
        switch kind {
        case .bool: "bool"
        case .integer: "integer"
        case .double: "double"
        case .string: "string"
        case .attributedString: "attributedString"
        case .date: "date"
        case .dateComponents: "dateComponents"
        case .url: "url"
        case .duration: "duration"
        case .file: "file"
        case .person: "person"
        case .currency: "currency"
        case .measurement(let unit): "measurement of \(unit)"
        case .enumeration: "enumeration"
        case .entity: "entity"
        case .optional(let inner), .array(let inner): name(of: inner)
        case .other(let name): name
        }
    }
}
