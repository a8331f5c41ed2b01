import ProjectModel
import Testing
@testable import ExtensionBuild

@Suite struct IntentClassesTests {
    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>INEnums</key><array><dict>
            <key>INEnumName</key><string>Unit</string><key>INEnumType</key><string>Regular</string>
            <key>INEnumValues</key><array>
                <dict><key>INEnumValueName</key><string>unknown</string></dict>
                <dict><key>INEnumValueName</key><string>metric</string><key>INEnumValueIndex</key><integer>1</integer><key>INEnumValueDisplayName</key><string>Metric</string><key>INEnumValueDisplayNameID</key><string>m1</string></dict>
                <dict><key>INEnumValueName</key><string>default</string><key>INEnumValueIndex</key><integer>2</integer></dict>
            </array></dict></array>
        <key>INIntents</key><array><dict>
            <key>INIntentName</key><string>City</string><key>INIntentTitle</key><string>A "City"</string><key>INIntentEligibleForWidgets</key><true/><key>INIntentType</key><string>Custom</string>
            <key>INIntentParameters</key><array>
                <dict><key>INIntentParameterName</key><string>unit</string><key>INIntentParameterType</key><string>Integer</string><key>INIntentParameterEnumType</key><string>Unit</string><key>INIntentParameterConfigurable</key><true/><key>INIntentParameterDisplayPriority</key><integer>1</integer></dict>
                <dict><key>INIntentParameterName</key><string>Place</string><key>INIntentParameterType</key><string>Object</string><key>INIntentParameterObjectType</key><string>Town</string><key>INIntentParameterSupportsDynamicEnumeration</key><true/><key>INIntentParameterConfigurable</key><true/><key>INIntentParameterDisplayPriority</key><integer>2</integer></dict>
                <dict><key>INIntentParameterName</key><string>names</string><key>INIntentParameterType</key><string>String</string><key>INIntentParameterSupportsMultipleValues</key><true/><key>INIntentParameterSupportsDynamicEnumeration</key><true/><key>INIntentParameterSupportsSearch</key><true/><key>INIntentParameterConfigurable</key><true/></dict>
                <dict><key>INIntentParameterName</key><string>showsWind</string><key>INIntentParameterType</key><string>Boolean</string><key>INIntentParameterConfigurable</key><true/></dict>
                <dict><key>INIntentParameterName</key><string>parameter</string><key>INIntentParameterType</key><string>String</string></dict>
                <dict><key>INIntentParameterName</key><string>value</string><key>INIntentParameterType</key><string>String</string></dict>
                <dict><key>INIntentParameterName</key><string>identifier</string><key>INIntentParameterType</key><string>String</string></dict>
                <dict><key>INIntentParameterName</key><string>not a name</string><key>INIntentParameterType</key><string>Boolean</string></dict>
            </array>
            <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array>
                <dict><key>INIntentResponseCodeName</key><string>success</string></dict><dict><key>INIntentResponseCodeName</key><string>tooWindy</string></dict></array></dict>
        </dict></array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>Town</string><key>INTypeProperties</key><array>
            <dict><key>INTypePropertyName</key><string>identifier</string><key>INTypePropertyDefault</key><true/></dict>
            <dict><key>INTypePropertyName</key><string>zip</string><key>INTypePropertyType</key><string>String</string></dict></array></dict></array>
        </dict></plist>
        """

    private func project(_ source: String) throws -> SampleProject {
        let project = try SampleProject(["Bundle.swift": SampleProject.bundle, "Use.swift": source])
        try project.write(Self.definition, to: "City.intentdefinition")
        project.model.resources.intentDefinitions = [project.path("City.intentdefinition")]
        return project
    }

    @Test("intents, objects, enumerations, responses and handlers are there as Xcode generates them")
    func classes() throws {
        let project = try project("""
            import Intents
            func use(intent: CityIntent) -> CityIntentResponse {
                let town = Town(identifier: "1", display: "Ghent")
                town.zip = "9000"
                intent.Place = town
                intent.names = ["a"]
                intent.showsWind = true
                intent.parameter = "a"
                intent.value = intent.parameter
                switch intent.unit { case .metric, .default, .unknown: break }
                return CityIntentResponse(code: .tooWindy, userActivity: nil)
            }
            final class Completions: CityIntentHandling {
                func providePlaceOptionsCollection(for intent: CityIntent, with completion: @escaping (INObjectCollection<Town>?, Error?) -> Void) {
                    completion(INObjectCollection(items: [Town(identifier: "1", display: "Ghent")]), nil)
                }
                func resolveUnit(for intent: CityIntent, with completion: @escaping (UnitResolutionResult) -> Void) { completion(.success(with: .metric)) }
                func defaultPlace(for intent: CityIntent) -> Town? { Town(identifier: "1", display: "Ghent") }
            }
            final class Asynchronous: CityIntentHandling {
                func providePlaceOptionsCollection(for intent: CityIntent) async throws -> INObjectCollection<Town> { INObjectCollection(items: []) }
                func provideNamesOptionsCollection(for intent: CityIntent, searchTerm: String?) async throws -> INObjectCollection<NSString> { INObjectCollection(items: []) }
                func resolvePlace(for intent: CityIntent) async -> TownResolutionResult { .needsValue() }
            }

            """)
        #expect(project.errors() == [])
        let library = try FileSystem.read(project.build().library, limit: 1 << 26)
        #expect(ByteSearch.contains("wkintents", in: library))
    }

    @Test("the dispatch tries each form once, and no default calls another")
    func dispatch() throws {
        let project = try project("")
        let text = IntentWriter.text(of: try IntentDefinitionReader.read(project.path("City.intentdefinition")))
        #expect(text.contains("handler.providePlaceOptionsCollection(for: self, with: $0)"))
        #expect(text.contains("handler.provideNamesOptionsCollection(for: self, searchTerm: searchTerm)"))
        #expect(text.contains("async throws -> INObjectCollection<Town> { throw _IntentMethodMissing() }"))
        #expect(text.contains("{ completion(nil, _IntentMethodMissing()) }"))
        #expect(!text.contains("not a name"))
        #expect(text.contains("_IntentText(\"A \\\"City\\\"\""))
    }

    @Test("a damaged definition file is told, and the extension is built without its intents")
    func damaged() throws {
        let project = try project("")
        try project.write("<plist", to: "City.intentdefinition")
        let problems = try project.build().problems
        #expect(problems.map(\.kind) == [.intentDefinitionDamaged])
        #expect(problems.first?.path == project.path("City.intentdefinition"))
    }

    @Test("a parameter of a type that no file has is left out and told; the others are there")
    func missingType() throws {
        let project = try project("""
            import Intents
            func use(intent: CityIntent) { intent.names = []; intent.unit = .metric }

            """)
        try project.write(Self.definition.replacing("<string>Town</string><key>INIntentParameterSupports", with: "<string>Village</string><key>INIntentParameterSupports"), to: "City.intentdefinition")
        #expect(project.errors() == [])
        let problems = try project.build().problems
        #expect(problems.map(\.kind) == [.intentTypeMissing])
        #expect(problems.first?.message.contains("Village") == true)
    }

    @Test("what a handler makes of values is asked in both forms")
    func resolutions() throws {
        let project = try project("")
        let text = IntentWriter.text(of: try IntentDefinitionReader.read(project.path("City.intentdefinition")))
        #expect(text.contains("_intentReply { handler.resolveUnit(for: self, with: $0) }"))
        #expect(text.contains("await handler.resolveUnit(for: self).outcome"))
    }
}
