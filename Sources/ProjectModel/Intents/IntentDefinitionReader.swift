/// Reads an `.intentdefinition` file. Every key of the format is kept; a missing name is an error that says where.
public struct IntentDefinitionReader {
    private let path: String

    public static func read(_ path: String) throws(ProjectError) -> IntentDefinition {
        let value = try PropertyListFile.read(path)
        guard let root = value.dictionary, root["INIntents"] != nil || root["INEnums"] != nil || root["INTypes"] != nil else {
            throw .damaged(file: path, line: nil, reason: "it holds no intents, enumerations or types")
        }
        return try IntentDefinitionReader(path: path).definition(root)
    }

    private func definition(_ root: [String: PropertyValue]) throws(ProjectError) -> IntentDefinition {
        var definition = IntentDefinition(path: path)
        var reader = KeyReader(root, prefix: "INIntentDefinition")
        definition.modelVersion = reader.text("ModelVersion"); definition.namespace = reader.text("Namespace")
        definition.systemVersion = reader.text("SystemVersion"); definition.toolsVersion = reader.text("ToolsVersion")
        definition.toolsBuildVersion = reader.text("ToolsBuildVersion")
        for entry in root["INIntents"]?.array ?? [] { definition.intents.append(try intent(entry)) }
        for entry in root["INEnums"]?.array ?? [] { definition.enums.append(try enumeration(entry)) }
        for entry in root["INTypes"]?.array ?? [] { definition.types.append(try objectType(entry)) }
        definition.other = reader.rest.filter { !["INIntents", "INEnums", "INTypes"].contains($0.key) }
        return definition
    }

    private func name(_ reader: inout KeyReader, of what: String) throws(ProjectError) -> String {
        guard let name = reader.text("Name"), !name.isEmpty else { throw .damaged(file: path, line: nil, reason: "\(what) has no name") }
        return name
    }

    private func intent(_ value: PropertyValue) throws(ProjectError) -> IntentDefinition.Intent {
        var reader = KeyReader(value.dictionary ?? [:], prefix: "INIntent")
        let name = try name(&reader, of: "an intent")
        var parameters: [IntentDefinition.Parameter] = []
        for entry in reader.value("Parameters")?.array ?? [] { parameters.append(try parameter(entry, prefix: "INIntentParameter", of: name)) }
        let responseEntries = reader.value("Response")?.dictionary
        let response = responseEntries == nil ? nil : try self.response(responseEntries ?? [:])
        return IntentDefinition.Intent(
            name: name, title: reader.localized("Title"), description: reader.localized("Description"), category: reader.text("Category"), verb: reader.text("Verb"),
            type: reader.text("Type"), className: reader.text("ClassName"), classPrefix: reader.text("ClassPrefix"), isConfigurable: reader.flag("Configurable") ?? true,
            isEligibleForWidgets: reader.flag("EligibleForWidgets") ?? false, isIneligibleForSuggestions: reader.flag("IneligibleForSuggestions") ?? false,
            requiresUserConfirmation: reader.flag("UserConfirmationRequired") ?? false, restrictions: reader.text("Restrictions"),
            defaultImageName: reader.text("DefaultImageName"), input: reader.text("Input"), keyParameter: reader.text("KeyParameter"),
            lastParameterTag: reader.integer("LastParameterTag"), parameters: parameters, combinations: combinations(reader.value("ParameterCombinations")),
            managedCombinations: combinations(reader.value("ManagedParameterCombinations")), response: response, other: reader.rest)
    }

    private func parameter(_ value: PropertyValue, prefix: String, of owner: String) throws(ProjectError) -> IntentDefinition.Parameter {
        var reader = KeyReader(value.dictionary ?? [:], prefix: prefix)
        let name = try name(&reader, of: "a parameter of \(owner)")
        return IntentDefinition.Parameter(
            name: name, displayName: reader.localized("DisplayName"), displayPriority: reader.integer("DisplayPriority") ?? 0, tag: reader.integer("Tag"),
            type: reader.text("Type"), isConfigurable: reader.flag("Configurable") ?? false, enumType: reader.text("EnumType"),
            enumTypeNamespace: reader.text("EnumTypeNamespace"), objectType: reader.text("ObjectType"), objectTypeNamespace: reader.text("ObjectTypeNamespace"),
            supportsMultipleValues: reader.flag("SupportsMultipleValues") ?? false, fixedSizeArray: reader.flag("FixedSizeArray") ?? false,
            arraySizes: arraySizes(reader.value("ArraySizes")), supportsResolution: reader.flag("SupportsResolution") ?? false,
            supportsDynamicEnumeration: reader.flag("SupportsDynamicEnumeration") ?? false, supportsSearch: reader.flag("SupportsSearch") ?? false,
            metadata: metadata(reader.value("Metadata"), prefix: "\(prefix)Metadata"), relationship: relationship(reader.value("Relationship"), prefix: "\(prefix)Relationship"),
            promptDialogs: reader.value("PromptDialogs")?.array ?? [], unsupportedReasons: reader.value("UnsupportedReasons")?.array ?? [], other: reader.rest)
    }

    /// Sizes by family: a dictionary, or a list of entries with a class and a size.
    private func arraySizes(_ value: PropertyValue?) -> [String: Int] {
        if let sizes = value?.dictionary { return sizes.compactMapValues(\.integerValue) }
        var result: [String: Int] = [:]
        for entry in value?.array ?? [] {
            let size = entry.dictionary?.first { $0.key.hasSuffix("Size") && !$0.key.hasSuffix("SizeClass") }?.value.integerValue
            if let name = entry.dictionary?.first(where: { $0.key.hasSuffix("SizeClass") })?.value.text, let size { result[name] = size }
        }
        return result
    }

    private func metadata(_ value: PropertyValue?, prefix: String) -> IntentDefinition.Metadata {
        var reader = KeyReader(value?.dictionary ?? [:], prefix: prefix)
        return IntentDefinition.Metadata(
            defaultValue: reader.value("DefaultValue"), defaultValueIdentifier: reader.text("DefaultValueID"), capitalization: reader.text("Capitalization"),
            placeholder: reader.localized("Placeholder"), minimumValue: reader.real("MinimumValue"), maximumValue: reader.real("MaximumValue"), type: reader.text("Type"),
            unit: reader.text("Unit"), disabledString: reader.localized("DisabledString"), trueDisplayName: reader.localized("TrueDisplayName"),
            falseDisplayName: reader.localized("FalseDisplayName"), other: reader.rest)
    }

    private func relationship(_ value: PropertyValue?, prefix: String) -> IntentDefinition.Relationship? {
        var reader = KeyReader(value?.dictionary ?? [:], prefix: prefix)
        guard let parent = reader.text("ParentName") else { return nil }
        return IntentDefinition.Relationship(parentName: parent, predicateName: reader.text("PredicateName"), predicateValue: reader.value("PredicateValue"))
    }

    private func combinations(_ value: PropertyValue?) -> [IntentDefinition.Combination] {
        (value?.dictionary ?? [:]).sorted { $0.key < $1.key }.map { key, value in
            var reader = KeyReader(value.dictionary ?? [:], prefix: "INIntentParameterCombination")
            return IntentDefinition.Combination(
                parameters: key.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }, isPrimary: reader.flag("IsPrimary") ?? false,
                supportsBackgroundExecution: reader.flag("SupportsBackgroundExecution") ?? false, title: reader.localized("Title"), subtitle: reader.localized("Subtitle"), other: reader.rest)
        }
    }

    private func response(_ value: [String: PropertyValue]) throws(ProjectError) -> IntentDefinition.Response {
        var reader = KeyReader(value, prefix: "INIntentResponse")
        var result = IntentDefinition.Response(codes: [], parameters: [], outputName: reader.text("Output"), lastParameterTag: reader.integer("LastParameterTag"))
        for entry in reader.value("Codes")?.array ?? [] {
            var code = KeyReader(entry.dictionary ?? [:], prefix: "INIntentResponseCode")
            result.codes.append(.init(name: try name(&code, of: "a response code"), isSuccess: code.flag("Success") ?? false, formatString: code.localized("FormatString")))
        }
        for entry in reader.value("Parameters")?.array ?? [] { result.parameters.append(try parameter(entry, prefix: "INIntentResponseParameter", of: "a response")) }
        return result
    }

    private func enumeration(_ value: PropertyValue) throws(ProjectError) -> IntentDefinition.Enumeration {
        var reader = KeyReader(value.dictionary ?? [:], prefix: "INEnum")
        let name = try name(&reader, of: "an enumeration")
        var result = IntentDefinition.Enumeration(name: name, type: reader.text("Type") ?? "Regular", displayName: reader.localized("DisplayName"),
                                                  generatesHeader: reader.flag("GeneratesHeader") ?? false, cases: [], namespace: reader.text("TypeNamespace") ?? reader.text("Namespace"))
        for (position, entry) in (reader.value("Values")?.array ?? []).enumerated() {
            var value = KeyReader(entry.dictionary ?? [:], prefix: "INEnumValue")
            // Without an index the place counts; the first value is `unknown`, 0.
            result.cases.append(.init(name: try self.name(&value, of: "a value of \(name)"), index: value.integer("Index") ?? position, displayName: value.localized("DisplayName")))
        }
        return result
    }

    private func objectType(_ value: PropertyValue) throws(ProjectError) -> IntentDefinition.ObjectType {
        var reader = KeyReader(value.dictionary ?? [:], prefix: "INType")
        let name = try name(&reader, of: "a type")
        var result = IntentDefinition.ObjectType(name: name, displayName: reader.localized("DisplayName"), lastPropertyTag: reader.integer("LastPropertyTag"), properties: [],
                                                 namespace: reader.text("Namespace"), className: reader.text("ClassName"), classPrefix: reader.text("ClassPrefix"))
        for entry in reader.value("Properties")?.array ?? [] {
            var property = KeyReader(entry.dictionary ?? [:], prefix: "INTypeProperty")
            result.properties.append(.init(name: try self.name(&property, of: "a property of \(name)"), displayName: property.localized("DisplayName"),
                                           displayPriority: property.integer("DisplayPriority") ?? 0, isDefault: property.flag("Default") ?? false, tag: property.integer("Tag"),
                                           type: property.text("Type"), supportsMultipleValues: property.flag("SupportsMultipleValues") ?? false))
        }
        return result
    }
}
