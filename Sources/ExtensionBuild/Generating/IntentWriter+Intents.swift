import ProjectModel

/// The intents of a definition file: their classes and properties.
extension IntentWriter {
    struct Property {
        var parameter: IntentDefinition.Parameter
        var type: IntentType
        /// The declared type: optional, except for an enumeration, which has `unknown`.
        var declared: String
        /// What is not optional starts with this.
        var start: String?
        var method: String
        var name: String
    }

    /// Parameters of types that neither a definition file nor Intents has, with their intents.
    var missingTypes: [(owner: String, parameter: String, type: String)] {
        definition.intents.filter { $0.type != "System" }.flatMap { intent in
            (intent.parameters + (intent.response?.parameters ?? [])).compactMap { parameter in missingType(of: parameter).map { (intent.generatedClassName, parameter.name, $0) } }
        }
    }

    func missingType(of parameter: IntentDefinition.Parameter) -> String? {
        if let name = parameter.enumType { return enumerations[name] == nil && !known.contains(name) ? name : nil }
        if parameter.type == "Object", let name = parameter.objectType { return objects[name] == nil && !known.contains(name) ? name : nil }
        return nil
    }

    func properties(_ parameters: [IntentDefinition.Parameter]) -> [Property] {
        var seen: Set<String> = []
        return parameters.compactMap { parameter in
            guard Self.isIdentifier(parameter.name), !Self.inherited.contains(parameter.name), missingType(of: parameter) == nil, seen.insert(parameter.name).inserted else { return nil }
            let object = parameter.objectType.map { objects[$0] ?? $0 }
            guard let type = IntentType(parameter.type, enumeration: parameter.enumType, object: object, known: known) else { return nil }
            let isPlainEnum = type.isEnum && !parameter.supportsMultipleValues
            return Property(parameter: parameter, type: type,
                            declared: parameter.supportsMultipleValues ? "[\(type.swift)]?" : isPlainEnum ? type.swift : "\(type.swift)?",
                            start: isPlainEnum ? enumStart(type.swift) : nil,
                            method: Self.capitalized(parameter.name), name: Self.quoted(parameter.name))
        }
    }

    /// A property over the values by name that every intent, response and object of Intents has: what copies and compares them.
    func declaration(_ property: Property) -> String {
        Self.declaration(property.name, key: property.parameter.name, type: property.declared, start: property.start)
    }

    /// `super` leads past parameters that are called as something that is used here.
    static func declaration(_ name: String, key: String, type: String, start: String?) -> String {
        let plain = start == nil ? String(type.dropLast()) : type
        let read = "super.values[\(literal(key))] as? \(plain)"
        return "public var \(name): \(type) { get { \(start.map { "(\(read)) ?? \($0)" } ?? read) } set { super.values[\(literal(key))] = newValue } }"
    }

    mutating func write(_ intent: IntentDefinition.Intent) {
        let name = intent.generatedClassName
        guard Self.isIdentifier(name) else { return }
        let properties = properties(intent.parameters)
        writeResponse(intent, name: name)
        line("public class \(name): INIntent, _GeneratedIntent, @unchecked Sendable {")
        for property in properties {
            line("    \(declaration(property))")
        }
        line()
        writeDescription(intent, name: name, properties: properties)
        line("    public static func _make() -> Self { self.init() }\n")
        line("    public func _value(of parameter: String) -> Any? {")
        line("        switch parameter {")
        for property in properties { line("        case \(Self.literal(property.parameter.name)): return self.\(property.name)") }
        line("        default: return nil\n        }\n    }\n")
        line("    public func _setValue(_ value: Any?, of parameter: String) -> Bool {")
        line("        switch parameter {")
        for property in properties {
            line("        case \(Self.literal(property.parameter.name)):")
            let plain = property.start == nil ? String(property.declared.dropLast()) : property.declared
            line("            guard let value else { self.\(property.name) = \(property.start ?? "nil"); return true }")
            line("            guard let value = value as? \(plain) else { return false }")
            line("            self.\(property.name) = value\n            return true")
        }
        line("        default: return false\n        }\n    }\n")
        writeDispatch(name: name, properties: properties)
        line("}\n")
        writeProtocol(name: name, properties: properties)
        line("@used @section(\"wkintents\") nonisolated let _record\(name): @convention(c) (UnsafeMutableRawPointer) -> Void = {")
        line("    $0.assumingMemoryBound(to: (any _GeneratedIntent.Type).self).initialize(to: \(name).self)")
        line("}\n")
    }

    /// The value an enumeration's property starts with.
    func enumStart(_ name: String) -> String {
        guard let enumeration = enumerations[name] else { return ".unknown" }
        if enumeration.type == "Bitmask" { return "[]" }
        return "." + Self.quoted(enumeration.cases.first { $0.index == 0 }?.name ?? "unknown")
    }

    mutating func writeResponse(_ intent: IntentDefinition.Intent, name: String) {
        line("public enum \(name)ResponseCode: Int, Sendable {")
        line("    case unspecified = 0, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch")
        let standard: Set<String> = ["unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch"]
        var seen = standard
        let own = (intent.response?.codes ?? []).filter { Self.isIdentifier($0.name) && seen.insert($0.name).inserted }
        for (index, code) in own.enumerated() { line("    case \(Self.quoted(code.name)) = \(100 + index)") }
        line("}\n")
        line("public class \(name)Response: INIntentResponse, @unchecked Sendable {")
        line("    public private(set) var code: \(name)ResponseCode = .unspecified")
        for property in properties(intent.response?.parameters ?? []) { line("    \(declaration(property))") }
        line("    public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {")
        line("        self.init()\n        self.code = code\n        self.userActivity = userActivity\n    }")
        line("}\n")
    }

    mutating func writeDescription(_ intent: IntentDefinition.Intent, name: String, properties: [Property]) {
        line("    public static var _description: _IntentDescription {")
        line("        var parameters: [_IntentParameter] = []")
        for property in properties.sorted(by: { $0.parameter.displayPriority < $1.parameter.displayPriority }) where property.parameter.isConfigurable {
            let parameter = property.parameter
            line("        do {")
            line("            \(detailed(property) ? "var" : "let") parameter = _IntentParameter(\(Self.literal(parameter.name)), title: \(text(parameter.displayName)), type: \(Self.literal(property.type.isEnum ? "Enum" : parameter.type ?? "")))")
            if parameter.supportsMultipleValues { line("            parameter.isArray = true") }
            if !parameter.arraySizes.isEmpty {
                let sizes = parameter.arraySizes.sorted { $0.key < $1.key }.map { "\(Self.literal($0.key)): \($0.value)" }
                line("            parameter.arraySizes = [\(sizes.joined(separator: ", "))]")
            }
            if property.type.isEnum, let enumeration = enumerations[property.type.swift] {
                let cases = enumeration.cases.filter { $0.index != 0 }.map { "_IntentParameter.Case(\(Self.literal($0.name)), value: \($0.index), title: \(text($0.displayName)))" }
                line("            parameter.cases = [\(cases.joined(separator: ", "))]")
            }
            if parameter.supportsDynamicEnumeration { line("            parameter.hasDynamicOptions = true") }
            if parameter.supportsSearch { line("            parameter.hasSearch = true") }
            if let value = parameter.metadata.defaultValue?.text { line("            parameter.defaultValue = \(Self.literal(value))") }
            if let minimum = parameter.metadata.minimumValue { line("            parameter.minimum = \(minimum)") }
            if let maximum = parameter.metadata.maximumValue { line("            parameter.maximum = \(maximum)") }
            if let control = parameter.metadata.type { line("            parameter.control = \(Self.literal(control))") }
            if let placeholder = parameter.metadata.placeholder { line("            parameter.placeholder = \(text(placeholder))") }
            if let parent = parameter.relationship {
                line("            parameter.parent = _IntentParameter.Parent(\(Self.literal(parent.parentName)), predicate: \(Self.literal(parent.predicateName ?? "")), value: \(Self.literal(parent.predicateValue?.text)))")
            }
            if parameter.type == "Object" { line("            parameter.makeObject = { \(property.type.swift)(identifier: $0, display: $1) }") }
            line("            parameters.append(parameter)\n        }")
        }
        line("        return _IntentDescription(className: \(Self.literal(name)), title: \(text(intent.title)), summary: \(text(intent.description)),")
        line("                                  isEligibleForWidgets: \(intent.isEligibleForWidgets), parameters: parameters)")
        line("    }\n")
    }

    func detailed(_ property: Property) -> Bool {
        let parameter = property.parameter, metadata = parameter.metadata
        return parameter.supportsMultipleValues || !parameter.arraySizes.isEmpty || (property.type.isEnum && enumerations[property.type.swift] != nil)
            || parameter.supportsDynamicEnumeration || parameter.supportsSearch || metadata.defaultValue?.text != nil || metadata.minimumValue != nil
            || metadata.maximumValue != nil || metadata.type != nil || metadata.placeholder != nil || parameter.relationship != nil || parameter.type == "Object"
    }
}
