import ExtensionBuild
import JSONValues

/// What the sources say of intents, for people and programs.
struct IntentMetadataDescription {
    let metadata: IntentMetadata
    let paths: SourcePaths

    init(_ metadata: IntentMetadata, paths: SourcePaths) {
        self.metadata = metadata
        self.paths = paths
    }

    var lines: [String] {
        guard !metadata.declarations.isEmpty else { return [] }
        return ["Intents, as the sources say"] + metadata.declarations.flatMap { declaration -> [String] in
            var line = "  \(declaration.kind.rawValue) \(declaration.name)"
            if let title = declaration.title { line += " \"\(title)\"" }
            line += ": \(declaration.protocols.joined(separator: ", "))"
            for (flag, value) in declaration.flags.sorted(by: { $0.key < $1.key }) { line += ", \(flag) \(value)" }
            line += " (\(paths.shown(declaration.file)):\(declaration.line))"
            let parameters = declaration.parameters.map { parameter in
                "    \(parameter.name): \(parameter.type)\(parameter.title.map { " \"\($0)\"" } ?? "")\(parameter.defaultValue.map { ", default \($0)" } ?? "")"
            }
            let cases = declaration.cases.map { "    \($0.value)\($0.title.map { " \"\($0)\"" } ?? "")" }
            return [line] + parameters + cases
        } + [""]
    }

    var json: JSONValue {
        .array(metadata.declarations.map { declaration in
            ["kind": .string(declaration.kind.rawValue), "name": .string(declaration.name), "protocols": JSONValue(declaration.protocols), "title": text(declaration.title),
             "description": text(declaration.details), "flags": .object(declaration.flags.sorted { $0.key < $1.key }.map { .init($0.key, JSONValue($0.value)) }),
             "parameters": .array(declaration.parameters.map { parameter in
                 ["name": .string(parameter.name), "type": .string(parameter.type), "title": text(parameter.title), "description": text(parameter.details), "default": text(parameter.defaultValue)]
             }),
             "cases": .array(declaration.cases.map { ["name": .string($0.name), "value": .string($0.value), "title": text($0.title)] }),
             "file": .string(paths.shown(declaration.file)), "line": JSONValue(declaration.line)]
        })
    }

    private func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
