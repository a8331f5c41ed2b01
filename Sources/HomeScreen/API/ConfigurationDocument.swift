import Drawing
import ExtensionMessages
import JSONValues
import WidgetHost

/// The Edit Widget sheet and the lists that it opens, as JSON.
extension LiveDevice {
    /// The parameters in the order of the sheet, with their values; what the summary leaves out is marked, and keeps its value.
    func configurationDocument(_ id: Int) throws -> JSONValue {
        let widget = try widget(id)
        guard let description = host.description(of: widget) else { throw RequestError(409, "This build no longer declares the widget.") }
        let (sheet, problems) = sheet(of: widget)
        let rows = sheet?.rows ?? []
        let parameters = rows.isEmpty ? description.parameters.map { ($0, ParameterSheet.Row(name: $0.name, value: widget.configuration[$0.name] ?? $0.defaultValue)) }
            : rows.compactMap { row in description.parameters.first { $0.name == row.name }.map { ($0, row) } }
        var said = problems
        let shown = parameters.map { parameter, row in json(parameter, row, of: widget, &said) }
        return ["parameters": .array(shown), "summary": sheet?.summary.map { .string($0) } ?? .null, "problems": JSONValue(said)]
    }

    private func sheet(of widget: PlacedWidget) -> (ParameterSheet?, problems: [String]) {
        guard let hosted = host.hosted(widget.extensionIdentifier) else { return (nil, ["The extension is not there."]) }
        hosted.setClock(host.now)
        switch hosted.sheet(SheetRequest(kind: widget.kind, family: widget.family, configuration: widget.configuration)) {
        case .success(let sheet): return (sheet, [])
        case .failure(let findings): return (nil, findings.map(Self.words))
        }
    }

    private func json(_ parameter: ParameterDescription, _ row: ParameterSheet.Row, of widget: PlacedWidget, _ problems: inout [String]) -> JSONValue {
        let parsed = row.value.flatMap { try? JSONValue(parsing: $0) }
        let value = parsed == .null ? nil : parsed
        var titles = Dictionary(parameter.choices.map { ($0.value, $0.title) }, uniquingKeysWith: { first, _ in first })
        // One value is named by the sheet; those of a list are named by the list that they were chosen from.
        if parameter.isArray, parameter.hasOptions, !row.isHidden, value?.array?.isEmpty == false, parameter.choices.isEmpty {
            let (options, said) = options(widget, parameter.name, search: nil)
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
        let size = parameter.sizes.first { $0.family == widget.family } ?? parameter.sizes.first { $0.family.isEmpty }
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

    func optionsDocument(_ id: Int, parameter: String, search: String?) throws -> JSONValue {
        let widget = try widget(id)
        guard host.description(of: widget)?.parameters.contains(where: { $0.name == parameter }) == true else { throw RequestError(404, "The widget has no such parameter.") }
        let (options, problems) = options(widget, parameter, search: search)
        return ["problems": JSONValue(problems), "seconds": JSONValue(options?.seconds ?? 0), "sections": .array((options?.sections ?? []).map { section in
            ["title": section.title.map { .string($0) } ?? .null, "options": .array(section.options.map { option in
                ["value": (try? JSONValue(parsing: option.value)) ?? .string(option.value), "title": .string(option.title), "subtitle": option.subtitle.map { .string($0) } ?? .null]
            })]
        })]
    }

    private func options(_ widget: PlacedWidget, _ parameter: String, search: String?) -> (ParameterOptions?, problems: [String]) {
        guard let hosted = host.hosted(widget.extensionIdentifier) else { return (nil, ["The extension is not there."]) }
        hosted.setClock(host.now)
        switch hosted.options(OptionsRequest(kind: widget.kind, parameter: parameter, configuration: widget.configuration, search: search)) {
        case .success(let options): return (options, [])
        case .failure(let findings): return (nil, findings.map(Self.words))
        }
    }

    private static func words(_ finding: Finding) -> String { "\(finding.message) [\(finding.code)]" }

    /// A JSON string's text; other values as they are.
    private static func plain(_ json: String) -> String { (try? JSONValue(parsing: json))?.string ?? json }
}
