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
