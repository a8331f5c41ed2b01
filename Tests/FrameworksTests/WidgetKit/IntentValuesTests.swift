import AppIntents
import Testing
@testable import WidgetKit

private enum Tone: String, AppEnum {
    case calm, loud
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Tone" }
    static var caseDisplayRepresentations: [Tone: DisplayRepresentation] { [.calm: "Calm", .loud: "Loud"] }
}
private struct City: AppEntity {
    let id: String
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "City" }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    static var defaultQuery: CityQuery { CityQuery() }
}
private struct CityQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [City] { identifiers.filter { ["Oslo", "Rome"].contains($0) }.map { City(id: $0) } }
    func suggestedEntities() async throws -> [City] { [City(id: "Oslo"), City(id: "Rome")] }
    func defaultResult() async -> City? { City(id: "Oslo") }
}
private struct Configuration: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "City" }
    @Parameter(title: "City") var city: City
    @Parameter(title: "Tone", default: .calm) var tone: Tone
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Count", default: 3) var count: Int
    @Parameter(title: "Large") var isLarge: Bool
}

struct IntentValuesTests {
    @Test func whatIsNotStoredHasItsDefaultOrTheQuerysAnswer() async {
        let (intent, findings) = await IntentValues.appIntent(Configuration.self, [:])
        #expect(intent.city.id == "Oslo" && intent.tone == .calm && intent.name == nil && intent.count == 3 && !intent.isLarge)
        #expect(findings.isEmpty)
    }

    @Test func valuesMayBePlainTextOrJSON() async {
        let (intent, findings) = await IntentValues.appIntent(Configuration.self, ["city": "Rome", "tone": "\"loud\"", "name": "42", "count": "7", "isLarge": "true"])
        #expect(intent.city.id == "Rome" && intent.tone == .loud && intent.name == "42" && intent.count == 7 && intent.isLarge)
        #expect(findings.isEmpty)
    }

    @Test func anEntityThatIsGoneIsAFinding() async throws {
        let findings = await IntentValues.appIntent(Configuration.self, ["city": "Atlantis"]).findings
        #expect(findings.map(\.code) == ["configuration-value-unknown"])
        #expect(try #require(findings.first).message.contains("Oslo, Rome"))
    }

    @Test func parametersAreDescribedInOrder() {
        let parameters = IntentSheet.parameters(of: Configuration.self)
        #expect(parameters.map(\.name) == ["city", "tone", "name", "count", "isLarge"])
        #expect(parameters.map(\.kind) == ["entity", "enumeration", "string", "integer", "bool"])
        #expect(parameters[1].choices.map(\.value) == ["calm", "loud"] && parameters[1].choices.map(\.title) == ["Calm", "Loud"])
        #expect(parameters[0].hasOptions && parameters[2].isOptional && parameters[3].defaultValue == "3")
    }
}

struct ParameterOptionsTests {
    @Test func entitiesAreOfferedByTheirQueryAndFoundByText() async throws {
        let all = try #require(try await IntentValues.options(of: Configuration.self, "city", [:], matching: nil))
        #expect(all?.flatMap(\.options).map(\.value) == ["\"Oslo\"", "\"Rome\""])
        let found = try #require(try await IntentValues.options(of: Configuration.self, "city", [:], matching: "ro"))
        #expect(found?.flatMap(\.options).map(\.title) == ["Rome"])
    }

    @Test func aTypedValueHasNoListAndAnUnknownNameNoAnswer() async throws {
        let typed = try await IntentValues.options(of: Configuration.self, "count", [:], matching: nil)
        #expect(try #require(typed) == nil)
        #expect(try await IntentValues.options(of: Configuration.self, "colour", [:], matching: nil) == nil)
    }
}
