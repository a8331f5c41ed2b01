import ProjectModel

/// The protocols that answer for an intent, and the responses.
extension IntentWriter {
    mutating func writeDispatch(name: String, properties: [Property]) {
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
    mutating func writeResolution(name: String, properties: [Property]) {
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
    }

    mutating func writeProtocol(name: String, properties: [Property]) {
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
