import ExtensionMessages
import JSONValues
import Snapshots

/// A widget's edit sheet for people and programs: each parameter, its control, what it offers, its value, and what is hidden.
struct EditSheetDescription {
    let widget: WidgetDescription
    let configuration: ConfigurationOptions

    init(_ widget: WidgetDescription, _ configuration: ConfigurationOptions) {
        self.widget = widget
        self.configuration = configuration
    }

    private func options(_ parameter: ParameterDescription) -> ParameterOptions? { configuration.offered[widget.kind]?[parameter.name] }

    // MARK: For people

    var lines: [String] {
        var lines: [String] = []
        for parameter in widget.parameters {
            lines.append(Self.line(parameter))
            lines += Self.lines(options(parameter)).map { "  " + $0 }
        }
        let sheets = configuration.sheets[widget.kind] ?? []
        for sheet in sheets {
            lines.append("edit sheet\(sheets.count > 1 ? " in \(sheet.families.joined(separator: ", "))" : ""):\(sheet.sheet.summary.map { " \($0)" } ?? "")")
            lines += sheet.sheet.rows.map { "  " + line($0) }
        }
        return lines
    }

    /// "city: City (entity, list), default Berlin".
    private static func line(_ parameter: ParameterDescription) -> String {
        var line = "\(parameter.name): \(parameter.title) (\(parameter.isArray ? "list of " : "")\(parameter.kind), \(parameter.control)\(parameter.isOptional ? ", optional" : ""))"
        if let value = parameter.defaultValue { line += ", default \(value)" }
        if parameter.minimum != nil || parameter.maximum != nil { line += ", from \(parameter.minimum.map { Self.number($0) } ?? "") to \(parameter.maximum.map { Self.number($0) } ?? "")" }
        for size in parameter.sizes {
            line += ", \(size.minimum == size.maximum ? "\(size.minimum)" : "\(size.minimum) to \(size.maximum)") values\(size.family.isEmpty ? "" : " in \(size.family)")"
        }
        if !parameter.choices.isEmpty { line += ": " + parameter.choices.map { $0.title.isEmpty ? $0.value : "\($0.title) [\($0.value)]" }.joined(separator: ", ") }
        return line
    }

    /// What the sheet offers for a parameter, in its sections; long lists are cut.
    private static func lines(_ options: ParameterOptions?) -> [String] {
        let lines = (options?.sections ?? []).flatMap { section -> [String] in
            let shown = section.options.prefix(20).map { option in "\(option.title)\(option.subtitle.map { ", \($0)" } ?? "") [\(option.value)]" }
            return (section.title.map { ["\($0):"] } ?? []) + shown + (section.options.count > 20 ? ["and \(section.options.count - 20) more"] : [])
        }
        guard let seconds = options?.seconds, seconds >= 0.0005 else { return lines }
        return lines + ["the list takes \(Self.seconds(seconds)) s"]
    }

    private func line(_ row: ParameterSheet.Row) -> String {
        var line = "\(row.name): "
        line += row.value.map { value in row.title.map { "\($0) [\(value)]" } ?? value } ?? "not set"
        if row.isHidden { line += ", hidden" }
        if let outcomes = configuration.resolutions[widget.kind]?[row.name], outcomes.contains(where: { $0 != "notRequired" }) { line += ", resolved: \(outcomes.joined(separator: ", "))" }
        return line
    }

    /// Thousandths are enough.
    private static func seconds(_ seconds: Double) -> String { number((seconds * 1000).rounded() / 1000) }

    private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }

    // MARK: For programs

    var parameters: JSONValue { .array(widget.parameters.map { json($0) }) }

    var sheets: JSONValue {
        .array((configuration.sheets[widget.kind] ?? []).map { sheet in
            ["families": JSONValue(sheet.families), "summary": sheet.sheet.summary.map { .string($0) } ?? .null, "parameters": .array(sheet.sheet.rows.map { json($0) })]
        })
    }

    private func json(_ parameter: ParameterDescription) -> JSONValue {
        let options = options(parameter)
        return ["name": .string(parameter.name), "title": .string(parameter.title), "kind": .string(parameter.kind), "control": .string(parameter.control),
                "optional": JSONValue(parameter.isOptional), "array": JSONValue(parameter.isArray), "default": parameter.defaultValue.map(Self.value) ?? .null,
                "minimum": parameter.minimum.map { JSONValue($0) } ?? .null, "maximum": parameter.maximum.map { JSONValue($0) } ?? .null,
                "sizes": .array(parameter.sizes.map { ["family": $0.family.isEmpty ? .null : .string($0.family), "minimum": JSONValue($0.minimum), "maximum": JSONValue($0.maximum)] }),
                "dateKind": parameter.dateKind.map { .string($0) } ?? .null, "details": parameter.details.map { .string($0) } ?? .null,
                "choices": .array(parameter.choices.map { ["value": .string($0.value), "title": .string($0.title)] }),
                "options": options?.sections.map { .array($0.map(Self.json)) } ?? .null,
                "optionsSeconds": options.map { JSONValue(($0.seconds * 1000).rounded() / 1000) } ?? .null]
    }

    private func json(_ row: ParameterSheet.Row) -> JSONValue {
        ["name": .string(row.name), "hidden": JSONValue(row.isHidden), "value": row.value.map(Self.value) ?? .null, "shown": row.title.map { .string($0) } ?? .null,
         "resolution": configuration.resolutions[widget.kind]?[row.name].map { JSONValue($0) } ?? .null]
    }

    private static func json(_ section: ParameterOptions.Section) -> JSONValue {
        ["title": section.title.map { .string($0) } ?? .null, "values": .array(section.options.map { option in
            ["value": value(option.value), "title": .string(option.title), "subtitle": option.subtitle.map { .string($0) } ?? .null]
        })]
    }

    private static func value(_ text: String) -> JSONValue { (try? JSONValue(parsing: text)) ?? .string(text) }
}
