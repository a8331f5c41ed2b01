import Drawing
import ExtensionMessages
import JSONValues
import WidgetHost

/// What an edit sheet is of: a placed widget, or a control.
enum EditedPart: Hashable {
    case widget(Int)
    case control(ControlKey)
}

/// The edit sheet and the lists that it opens, as JSON. The device is looked at and let go; then the extension is asked, for as long as it takes.
extension LiveDevice {
    /// What a sheet knows of its widget or control when it asks.
    private struct Subject {
        var kind, family: String
        var configuration: [String: String]
        var parameters: [ParameterDescription]
        var moment: Double
        var queries: any ConfigurationQueries
        /// Whether the queries are for this question alone.
        var isOnce: Bool
    }

    /// - Parameter sheet: the page's name for its sheet; nil: there is none, and the question stands alone.
    private func subject(_ part: EditedPart, sheet: String?) throws -> Subject {
        try look {
            let kind: String, family: String, configuration: [String: String], identifier: String, description: WidgetDescription?
            switch part {
            case .widget(let id):
                let widget = try widget(id)
                (kind, family, configuration, identifier, description) = (widget.kind, widget.family, widget.configuration, widget.extensionIdentifier, host.description(of: widget))
            case .control(let key):
                let control = try self.control(key)
                (kind, family, configuration, identifier, description) = (key.kind, "", controlConfigurations[key] ?? [:], key.identifier, control.widget)
            }
            guard let description, let hosted = host.hosted(identifier) else { throw RequestError(409, "This build no longer declares it.") }
            let queries: (any ConfigurationQueries)? = if let sheet { sheets.queries(of: sheet, generation: buildNumber) { hosted.configurationQueries() } } else { hosted.configurationQueries() }
            guard let queries else { throw Self.abandoned }
            return Subject(kind: kind, family: family, configuration: configuration, parameters: description.parameters, moment: host.now, queries: queries, isOnce: sheet == nil)
        }
    }

    /// The parameters in the order of the sheet, with their values; what the summary leaves out is marked, and keeps its value.
    func configurationDocument(_ part: EditedPart, sheet: String? = nil) throws -> JSONValue {
        let subject = try subject(part, sheet: sheet)
        defer { if subject.isOnce { subject.queries.close() } }
        let (sheet, problems) = try Self.answer(subject.queries.sheet(SheetRequest(kind: subject.kind, family: subject.family, configuration: subject.configuration), at: subject.moment))
        let rows = sheet?.rows ?? []
        let parameters = rows.isEmpty ? subject.parameters.map { ($0, ParameterSheet.Row(name: $0.name, value: subject.configuration[$0.name] ?? $0.defaultValue)) }
            : rows.compactMap { row in subject.parameters.first { $0.name == row.name }.map { ($0, row) } }
        var said = problems
        let shown = try parameters.map { parameter, row in try json(parameter, row, of: subject, &said) }
        return ["parameters": .array(shown), "summary": sheet?.summary.map { .string($0) } ?? .null, "problems": JSONValue(said)]
    }

    private func json(_ parameter: ParameterDescription, _ row: ParameterSheet.Row, of subject: Subject, _ problems: inout [String]) throws -> JSONValue {
        let parsed = row.value.flatMap { try? JSONValue(parsing: $0) }
        let value = parsed == .null ? nil : parsed
        var titles = Dictionary(parameter.choices.map { ($0.value, $0.title) }, uniquingKeysWith: { first, _ in first })
        // One value is named by the sheet; those of a list are named by the list that they were chosen from.
        if parameter.isArray, parameter.hasOptions, !row.isHidden, value?.array?.isEmpty == false, parameter.choices.isEmpty {
            let (options, said) = try options(subject, parameter.name, search: nil)
            problems += said
            for option in options?.sections?.flatMap(\.options) ?? [] { titles[Self.plain(option.value)] = option.title }
        }
        func title(_ value: JSONValue) -> String {
            switch value {
            case .string(let text): titles[text] ?? text
            case .number, .bool: titles[value.text(isCompact: true)] ?? value.text(isCompact: true)
            case .object: value["display"]?.string ?? value["title"]?.string ?? value["identifier"]?.string ?? value["id"]?.string ?? value.text(isCompact: true)
            default: ""
            }
        }
        let size = parameter.sizes.first { $0.family == subject.family } ?? parameter.sizes.first { $0.family.isEmpty }
        return [
            "name": .string(parameter.name), "title": .string(parameter.title.isEmpty ? parameter.name : parameter.title), "kind": .string(parameter.kind), "control": .string(parameter.control),
            "isHidden": JSONValue(row.isHidden), "isOptional": JSONValue(parameter.isOptional), "isArray": JSONValue(parameter.isArray), "hasOptions": JSONValue(parameter.hasOptions),
            "value": value ?? .null, "text": value.map { .string(row.title ?? title($0)) } ?? .null, "texts": JSONValue((value?.array ?? []).map(title)),
            "choices": .array(parameter.choices.map { ["value": .string($0.value), "title": .string($0.title)] }),
            "minimum": parameter.minimum.map { JSONValue($0) } ?? .null, "maximum": parameter.maximum.map { JSONValue($0) } ?? .null,
            "size": size.map { ["minimum": JSONValue($0.minimum), "maximum": JSONValue($0.maximum)] } ?? .null,
            "dateKind": parameter.dateKind.map { .string($0) } ?? .null, "details": parameter.details.map { .string($0) } ?? .null,
        ]
    }

    func optionsDocument(_ part: EditedPart, parameter: String, search: String?, sheet: String? = nil) throws -> JSONValue {
        let subject = try subject(part, sheet: sheet)
        defer { if subject.isOnce { subject.queries.close() } }
        guard subject.parameters.contains(where: { $0.name == parameter }) else { throw RequestError(404, "There is no such parameter.") }
        let (options, problems) = try options(subject, parameter, search: search)
        return ["problems": JSONValue(problems), "seconds": JSONValue(options?.seconds ?? 0), "sections": .array((options?.sections ?? []).map { section in
            ["title": section.title.map { .string($0) } ?? .null, "options": .array(section.options.map { option in
                ["value": (try? JSONValue(parsing: option.value)) ?? .string(option.value), "title": .string(option.title), "subtitle": option.subtitle.map { .string($0) } ?? .null]
            })]
        })]
    }

    private func options(_ subject: Subject, _ parameter: String, search: String?) throws -> (ParameterOptions?, problems: [String]) {
        try Self.answer(subject.queries.options(OptionsRequest(kind: subject.kind, parameter: parameter, configuration: subject.configuration, search: search), at: subject.moment))
    }

    private static let abandoned = RequestError(409, "The sheet was closed, or asked for something else meanwhile.")

    private static func answer<Value>(_ outcome: SessionOutcome<Value>?) throws -> (Value?, problems: [String]) {
        guard let outcome else { throw abandoned }
        return (outcome.value, outcome.findings.map { "\($0.message) [\($0.code)]" })
    }

    /// A JSON string's text; other values as they are.
    private static func plain(_ json: String) -> String { (try? JSONValue(parsing: json))?.string ?? json }

    // MARK: Changes

    /// The configuration with another value of a parameter: JSON; nil clears it, be there a default or not.
    func changed(_ configuration: [String: String], _ name: String, _ value: String?, among parameters: [ParameterDescription]) throws -> [String: String] {
        guard let parameter = parameters.first(where: { $0.name == name }) else { throw RequestError(404, "There is no parameter \(name).") }
        var configuration = configuration
        // Without a value an optional parameter is unset, and any other has its default.
        configuration[parameter.name] = value ?? (parameter.isOptional && parameter.defaultValue != nil ? "null" : nil)
        return configuration
    }
}
