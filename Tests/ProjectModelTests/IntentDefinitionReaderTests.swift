import Testing
@testable import ProjectModel

@Suite struct IntentDefinitionReaderTests {
    let definition: IntentDefinition

    init() throws { definition = try IntentDefinitionReader.read(Fixture.weather + "/Base.lproj/Configuration.intentdefinition") }

    @Test("an intent has its texts with identifiers, and keys that are unknown are kept")
    func intent() throws {
        #expect(definition.namespace == "ns1" && definition.toolsVersion == "15.0" && definition.other.isEmpty)
        let intent = try #require(definition.intents.first)
        #expect(intent.generatedClassName == "ConfigurationIntent" && intent.title == .init("Weather", identifier: "i1") && intent.description?.text == "Which city & layer")
        #expect(intent.isEligibleForWidgets && intent.isIneligibleForSuggestions && intent.keyParameter == "city" && intent.lastParameterTag == 3)
        #expect(intent.other == ["INIntentNewKeyOfTheFuture": .string("kept")])
        #expect(intent.combinations == [.init(parameters: ["city", "layer"], isPrimary: true, supportsBackgroundExecution: true, title: .init("Show ${city}", identifier: "c1"), subtitle: nil, other: [:])])
        #expect(intent.managedCombinations.first?.parameters == ["city", "layer", "hours"])
        #expect(intent.response?.codes.map(\.name) == ["success", "noCity"] && intent.response?.codes[1].formatString == .init("No ${city}", identifier: "r1"))
        #expect(intent.response?.parameters.map(\.name) == ["city"])
    }

    @Test("parameters have type, object, enumeration, array sizes, relationship and metadata")
    func parameters() throws {
        let parameters = try #require(definition.intents.first?.parameters)
        let city = parameters[0], layer = parameters[1], hours = parameters[2]
        #expect(city.type == "Object" && city.objectType == "City" && city.supportsDynamicEnumeration && city.supportsSearch && city.supportsMultipleValues && city.fixedSizeArray)
        #expect(city.arraySizes == ["Small": 1, "Medium": 3] && city.displayName == .init("City", identifier: "p1") && city.promptDialogs.count == 1)
        #expect(layer.enumType == "Layer" && layer.relationship == .init(parentName: "city", predicateName: "HasAnyValue", predicateValue: nil) && layer.metadata.defaultValue == .string("rain"))
        #expect(hours.metadata.minimumValue == 1 && hours.metadata.maximumValue == 24.5 && hours.metadata.type == "Stepper" && hours.metadata.unit == "h" && hours.metadata.defaultValue == .integer(6))
    }

    @Test("an enumeration begins with unknown at 0; a type tells its own properties from those all have")
    func enumsAndTypes() {
        #expect(definition.enums.first?.cases.map(\.index) == [0, 1] && definition.enums.first?.cases[1].displayName == .init("Rain", identifier: "e2"))
        #expect(definition.types.first?.properties.map(\.isDefault) == [true, false] && definition.types.first?.properties[1].supportsMultipleValues == true)
    }

    @Test("a missing name says where it is missing, and a list of something else is no definition")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.intentdefinition", "<plist><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>A</string><key>INIntentParameters</key><array><dict/></array></dict></array></dict></plist>")
        try folder.write("b.intentdefinition", "<plist><array/></plist>")
        #expect(throws: ProjectError.damaged(file: folder.path + "/a.intentdefinition", line: nil, reason: "a parameter of A has no name")) { try IntentDefinitionReader.read(folder.path + "/a.intentdefinition") }
        #expect(throws: ProjectError.damaged(file: folder.path + "/b.intentdefinition", line: nil, reason: "it holds no intents, enumerations or types")) { try IntentDefinitionReader.read(folder.path + "/b.intentdefinition") }
    }
}
