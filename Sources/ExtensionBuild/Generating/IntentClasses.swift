import ProjectModel

/// The Swift classes that Xcode generates from `.intentdefinition` files.
enum IntentClasses: SourceGenerator {
    static func sources(for resources: ResourceFiles, own: OwnMembers, bundle: String, sdk: PreparedSDK) throws -> [GeneratedSource] {
        let known = known(in: sdk)
        guard known.isSuperset(of: IntentType.foundation) else { return [] }
        let definitions = resources.intentDefinitions.compactMap { try? IntentDefinitionReader.read($0) }
        var generated: [GeneratedSource] = []
        // Two files may name the same type; the first one makes it, as a linker would take it.
        var made: Set<String> = []
        for definition in definitions {
            var writer = IntentWriter(definition, known: known, beside: definitions)
            let text = writer.source(skipping: &made)
            let name = definition.path.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "Intents" } ?? "Intents"
            generated.append(GeneratedSource(name: "\(name).intents.swift", text: text, origin: definition.path))
        }
        return generated
    }

    private static func known(in sdk: PreparedSDK) -> Set<String> {
        Set(sdk.uses.compactMap { $0.hasPrefix("Intents.") ? String($0.dropFirst("Intents.".count)) : nil })
    }

    /// Files that cannot be read, and parameters whose types no file has.
    static func problems(of resources: ResourceFiles, sdk: PreparedSDK) -> [BuildProblem] {
        var problems: [BuildProblem] = [], definitions: [IntentDefinition] = []
        for path in resources.intentDefinitions {
            do { definitions.append(try IntentDefinitionReader.read(path)) } catch {
                problems.append(BuildProblem(.intentDefinitionDamaged, path: path, message: "No intents are made from it: \(error)"))
            }
        }
        for definition in definitions {
            let writer = IntentWriter(definition, known: known(in: sdk), beside: definitions)
            for (owner, parameter, type) in writer.missingTypes {
                problems.append(BuildProblem(.intentTypeMissing, path: definition.path,
                                             message: "The parameter \"\(parameter)\" of \(owner) is of the type \"\(type)\", which no definition file of the target has."))
            }
        }
        return problems
    }
}

/// Writes the Swift text of one definition file.
struct IntentWriter {
    let definition: IntentDefinition
    /// Types that Intents has.
    let known: Set<String>
    /// The enumerations and objects of all definition files of the target, by the names that parameters use.
    private let enumerations: [String: IntentDefinition.Enumeration]
    private let objects: [String: String]
    private let table: String
    private var text = ""

    init(_ definition: IntentDefinition, known: Set<String>, beside others: [IntentDefinition] = []) {
        self.definition = definition
        self.known = known
        let all = [definition] + others
        enumerations = Dictionary(all.flatMap(\.enums).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        objects = Dictionary(all.flatMap(\.types).map { ($0.name, Self.className($0)) }, uniquingKeysWith: { first, _ in first })
        table = definition.path.split(separator: "/").last.map { String($0.dropLast(".intentdefinition".count)) } ?? ""
    }

    /// The text of a file on its own, for an Intents that has everything.
    static func text(of definition: IntentDefinition) -> String {
        var writer = IntentWriter(definition, known: Set(IntentType.needed)), made: Set<String> = []
        return writer.source(skipping: &made)
    }

    mutating func source(skipping made: inout Set<String>) -> String {
        text = "import Foundation\nimport Intents\n\n"
        for enumeration in definition.enums where made.insert(enumeration.name).inserted { write(enumeration) }
        for type in definition.types where made.insert(Self.className(type)).inserted { write(type) }
        for intent in definition.intents where intent.type != "System" && made.insert(intent.generatedClassName).inserted { write(intent) }
        return text
    }

    private mutating func line(_ line: String = "") { text += line + "\n" }

    // MARK: Names and literals

    static func className(_ type: IntentDefinition.ObjectType) -> String { type.className ?? "\(type.classPrefix ?? "")\(type.name)" }

    private static func literal(_ text: String?) -> String {
        guard let text else { return "nil" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result += scalar.value < 0x20 ? " " : String(scalar)
            }
        }
        return result + "\""
    }

    private func text(_ value: IntentDefinition.Text?) -> String {
        guard let value else { return "nil" }
        return "_IntentText(\(Self.literal(value.text)), key: \(Self.literal(value.identifier)), table: \(Self.literal(table)))"
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static let keywords: Set<String> = ["default", "class", "enum", "case", "in", "for", "if", "else", "return", "switch", "where", "while", "self", "init",
                                                "func", "var", "let", "true", "false", "nil", "is", "as", "import", "extension", "protocol", "public", "private",
                                                "internal", "static", "struct", "super", "try", "throw", "throws", "do", "repeat", "break", "continue", "guard",
                                                "operator", "subscript", "typealias", "defer", "catch", "inout", "rethrows", "fallthrough", "deinit"]

    private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Names that the file brings in are put into Swift text only where they are identifiers.
    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    /// Properties of the base classes, which a definition cannot declare once more.
    private static let inherited: Set<String> = ["identifier", "description", "debugDescription", "hash", "values", "userActivity", "displayString", "pronunciationHint", "subtitleString",
                                                 "displayImage", "alternativeSpeakableMatches", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata", "intentDescription"]

    // MARK: Enumerations and objects

    private mutating func write(_ enumeration: IntentDefinition.Enumeration) {
        guard Self.isIdentifier(enumeration.name) else { return }
        var seen: Set<Int> = []
        let cases = enumeration.cases.filter { Self.isIdentifier($0.name) && seen.insert($0.index).inserted }
        if enumeration.type == "Bitmask" {
            line("public struct \(enumeration.name): OptionSet, Sendable {")
            line("    public let rawValue: Int")
            line("    public init(rawValue: Int) { self.rawValue = rawValue }")
            for value in cases where value.index != 0 { line("    public static let \(Self.quoted(value.name)) = \(enumeration.name)(rawValue: \(value.index))") }
            line("}\n")
        } else {
            line("public enum \(enumeration.name): Int, Sendable {")
            if !seen.contains(0) { line("    case unknown = 0") }
            for value in cases { line("    case \(Self.quoted(value.name)) = \(value.index)") }
            line("}\n")
        }
        if known.contains("INEnumResolutionResult") {
            let name = enumeration.name
            line("public final class \(name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {")
            line("    public class func success(with value: \(name)) -> Self { ._success(value) }")
            line("    public class func confirmationRequired(with value: \(name)) -> Self { ._confirmationRequired(value) }")
            line("}\n")
        }
    }

    private mutating func write(_ type: IntentDefinition.ObjectType) {
        let name = Self.className(type)
        guard Self.isIdentifier(name) else { return }
        line("public class \(name): INObject, @unchecked Sendable {")
        for property in type.properties where !property.isDefault && Self.isIdentifier(property.name) && !Self.inherited.contains(property.name) {
            let found = IntentType(property.type, enumeration: nil, object: nil, known: known)
            let swift = found.map { property.supportsMultipleValues ? "[\($0.swift)]" : $0.swift } ?? "Any"
            line("    \(Self.declaration(Self.quoted(property.name), key: property.name, type: swift + "?", start: nil))")
        }
        line("}\n")
        if known.contains("INObjectResolutionResult") {
            line("public final class \(name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {")
            line("    public class func success(with value: \(name)) -> Self { ._success(value) }")
            line("    public class func disambiguation(with values: [\(name)]) -> Self { ._disambiguation(values) }")
            line("    public class func confirmationRequired(with value: \(name)?) -> Self { ._confirmationRequired(value) }")
            line("}\n")
        }
    }

    // MARK: Intents

    private struct Property {
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

    private func missingType(of parameter: IntentDefinition.Parameter) -> String? {
        if let name = parameter.enumType { return enumerations[name] == nil && !known.contains(name) ? name : nil }
        if parameter.type == "Object", let name = parameter.objectType { return objects[name] == nil && !known.contains(name) ? name : nil }
        return nil
    }

    private func properties(_ parameters: [IntentDefinition.Parameter]) -> [Property] {
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
    private func declaration(_ property: Property) -> String {
        Self.declaration(property.name, key: property.parameter.name, type: property.declared, start: property.start)
    }

    /// `super` leads past parameters that are called as something that is used here.
    private static func declaration(_ name: String, key: String, type: String, start: String?) -> String {
        let plain = start == nil ? String(type.dropLast()) : type
        let read = "super.values[\(literal(key))] as? \(plain)"
        return "public var \(name): \(type) { get { \(start.map { "(\(read)) ?? \($0)" } ?? read) } set { super.values[\(literal(key))] = newValue } }"
    }

    private mutating func write(_ intent: IntentDefinition.Intent) {
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
    private func enumStart(_ name: String) -> String {
        guard let enumeration = enumerations[name] else { return ".unknown" }
        if enumeration.type == "Bitmask" { return "[]" }
        return "." + Self.quoted(enumeration.cases.first { $0.index == 0 }?.name ?? "unknown")
    }

    private mutating func writeResponse(_ intent: IntentDefinition.Intent, name: String) {
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

    private mutating func writeDescription(_ intent: IntentDefinition.Intent, name: String, properties: [Property]) {
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

    private func detailed(_ property: Property) -> Bool {
        let parameter = property.parameter, metadata = parameter.metadata
        return parameter.supportsMultipleValues || !parameter.arraySizes.isEmpty || (property.type.isEnum && enumerations[property.type.swift] != nil)
            || parameter.supportsDynamicEnumeration || parameter.supportsSearch || metadata.defaultValue?.text != nil || metadata.minimumValue != nil
            || metadata.maximumValue != nil || metadata.type != nil || metadata.placeholder != nil || parameter.relationship != nil || parameter.type == "Object"
    }

    // MARK: Handlers

    private mutating func writeDispatch(name: String, properties: [Property]) {
        let dynamic = properties.filter(\.parameter.supportsDynamicEnumeration)
        line("    public func _options(of parameter: String, searchTerm: String?, from handler: Any) async throws -> _IntentOptions? {")
        if dynamic.isEmpty { line("        nil\n    }\n") } else {
            line("        guard let handler = handler as? any \(name)Handling else { return nil }")
            line("        switch parameter {")
            for property in dynamic {
                let search = property.parameter.supportsSearch ? ", searchTerm: searchTerm" : ""
                let method = "provide\(property.method)OptionsCollection"
                line("        case \(Self.literal(property.parameter.name)):")
                line("            do {")
                line("                let answer: INObjectCollection<\(property.type.object)>? = try await _intentAnswer { handler.\(method)(for: self\(search), with: $0) }")
                line("                return answer.map { _IntentOptions($0) }")
                line("            } catch is _IntentMethodMissing {}")
                line("            do { return _IntentOptions(try await handler.\(method)(for: self\(search))) } catch is _IntentMethodMissing {}")
                line("            do {")
                line("                let answer: [\(property.type.object)]? = try await _intentAnswer { handler.provide\(property.method)Options(for: self, with: $0) }")
                line("                return answer.map { _IntentOptions($0) }")
                line("            } catch is _IntentMethodMissing { return nil }")
            }
            line("        default: return nil\n        }\n    }\n")
        }
        line("    public func _defaultValue(of parameter: String, from handler: Any) -> Any? {")
        if properties.isEmpty { line("        nil\n    }\n") } else {
            line("        guard let handler = handler as? any \(name)Handling else { return nil }")
            line("        switch parameter {")
            for property in properties {
                line("        case \(Self.literal(property.parameter.name)): return handler.default\(property.method)(for: self)")
            }
            line("        default: return nil\n        }\n    }\n")
        }
        writeResolution(name: name, properties: properties.filter { $0.type.resolution != nil })
    }

    /// What a handler makes of the values. The form that is not implemented answers "not required" or "ready": then the other is asked.
    private mutating func writeResolution(name: String, properties: [Property]) {
        line("    public func _resolution(of parameter: String, from handler: Any) async -> [INIntentResolutionResult.Outcome]? {")
        if properties.isEmpty { line("        nil\n    }\n") } else {
            line("        guard let handler = handler as? any \(name)Handling else { return nil }")
            line("        switch parameter {")
            for property in properties {
                guard let resolution = property.type.resolution else { continue }
                let isArray = property.parameter.supportsMultipleValues, method = "resolve\(property.method)"
                line("        case \(Self.literal(property.parameter.name)):")
                line("            let answer: \(isArray ? "[\(resolution)]" : resolution) = await _intentReply { handler.\(method)(for: self, with: $0) }")
                if isArray {
                    line("            return (answer.isEmpty ? await handler.\(method)(for: self) : answer).map(\\.outcome)")
                } else {
                    line("            if case .notRequired = answer.outcome { return [await handler.\(method)(for: self).outcome] }")
                    line("            return [answer.outcome]")
                }
            }
            line("        default: return nil\n        }\n    }\n")
        }
        line("    public func _confirmation(from handler: Any) async -> String? {")
        line("        guard let handler = handler as? any \(name)Handling else { return nil }")
        line("        let answer: \(name)Response = await _intentReply { handler.confirm(intent: self, completion: $0) }")
        line("        guard case .ready = answer.code else { return \"\\(answer.code)\" }")
        line("        return \"\\(await handler.confirm(intent: self).code)\"")
        line("    }")
    }

    private mutating func writeProtocol(name: String, properties: [Property]) {
        var requirements: [(declaration: String, body: String)] = []
        func add(_ declaration: String, _ body: String) { requirements.append((declaration, body)) }
        let response = "\(name)Response"
        add("func handle(intent: \(name), completion: @escaping (\(response)) -> Void)", "completion(\(response)(code: .unspecified, userActivity: nil))")
        add("func handle(intent: \(name)) async -> \(response)", "\(response)(code: .unspecified, userActivity: nil)")
        add("func confirm(intent: \(name), completion: @escaping (\(response)) -> Void)", "completion(\(response)(code: .ready, userActivity: nil))")
        add("func confirm(intent: \(name)) async -> \(response)", "\(response)(code: .ready, userActivity: nil)")
        for property in properties {
            let isArray = property.parameter.supportsMultipleValues
            if let resolution = property.type.resolution {
                let result = isArray ? "[\(resolution)]" : resolution, value = isArray ? "[]" : "\(resolution).notRequired()"
                add("func resolve\(property.method)(for intent: \(name), with completion: @escaping (\(result)) -> Void)", "completion(\(value))")
                add("func resolve\(property.method)(for intent: \(name)) async -> \(result)", value)
            }
            // An enumeration has a value that says "none".
            add("func default\(property.method)(for intent: \(name)) -> \(property.declared)", property.start ?? "nil")
            guard property.parameter.supportsDynamicEnumeration else { continue }
            let search = property.parameter.supportsSearch ? ", searchTerm: String?" : ""
            let collection = "INObjectCollection<\(property.type.object)>", method = "provide\(property.method)OptionsCollection"
            add("func \(method)(for intent: \(name)\(search), with completion: @escaping (\(collection)?, (any Error)?) -> Void)", "completion(nil, _IntentMethodMissing())")
            add("func \(method)(for intent: \(name)\(search)) async throws -> \(collection)", "throw _IntentMethodMissing()")
            add("func provide\(property.method)Options(for intent: \(name), with completion: @escaping ([\(property.type.object)]?, (any Error)?) -> Void)", "completion(nil, _IntentMethodMissing())")
        }
        line("public protocol \(name)Handling: AnyObject {")
        for requirement in requirements { line("    \(requirement.declaration)") }
        line("}\n")
        line("extension \(name)Handling {")
        for requirement in requirements { line("    public \(requirement.declaration) { \(requirement.body) }") }
        line("}\n")
    }
}
