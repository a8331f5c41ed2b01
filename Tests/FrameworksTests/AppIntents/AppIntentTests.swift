import AppIntents
import Foundation
import Testing

enum Mood: String, AppEnum {
    case calm, wild
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static var caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
        .calm: "Calm", .wild: DisplayRepresentation(title: "Wild", subtitle: "Loud", image: .init(systemName: "bolt")),
    ]
}

struct Lake: AppEntity {
    let id: Int
    let name: String
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Lake", numericFormat: "\(placeholder: .int) lakes")
    static var defaultQuery = LakeQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    static let all = [Lake(id: 1, name: "Garda"), Lake(id: 2, name: "Como"), Lake(id: 3, name: "Iseo")]
}

struct LakeQuery: EntityStringQuery {
    @IntentParameterDependency<TripIntent>(\.$mood) var trip
    func entities(for identifiers: [Lake.ID]) async throws -> [Lake] { Lake.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [Lake] { Lake.all.filter { $0.name.localizedCaseInsensitiveContains(string) } }
    func suggestedEntities() async throws -> [Lake] { trip?.mood == .wild ? [Lake.all[2]] : Lake.all }
    func defaultResult() async -> Lake? { Lake.all[1] }
}

struct CityOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection(sections: [ItemSection("North", items: [IntentItem("Trento", title: "Trento", subtitle: "Alps")]), ItemSection("South", items: ["Bari"])])
    }
    func defaultResult() async -> String? { "Bari" }
}

struct TripIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Trip"
    static var description = IntentDescription("Plans a trip.")

    @Parameter(title: "Mood", default: .calm) var mood: Mood
    @Parameter(title: "Lake") var lake: Lake
    @Parameter(title: "Others", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 1, max: 3)]) var others: [Lake]?
    @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
    @Parameter(title: "Days", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9)) var days: Int
    @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Start", kind: .date) var start: Date?
    @Parameter(title: "Loud", default: true, displayName: .yesNo) var isLoud: Bool
    @Parameter(description: "How far", defaultValue: 5, defaultUnit: .kilometers) var distance: Measurement<UnitLength>

    static var parameterSummary: some ParameterSummary {
        When(\.$mood, .equalTo, .wild) {
            Summary("Trip in \(\.$mood)") { \.$lake; \.$days }
        } otherwise: {
            Switch(.widgetFamily) {
                Case(.systemSmall) { Summary { \.$mood } }
                Case([.systemMedium, .systemLarge]) { Summary("To \(\.$lake) for \(\.$days)") }
                DefaultCase { Summary() }
            }
        }
    }
}

struct DoubleIntent: AppIntent {
    static let title: LocalizedStringResource = "Double"
    @Parameter(title: "Number") var number: Int
    @Parameter(title: "Who") var who: String?
    init() {}
    init(number: Int) { self.number = number }
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog { .result(value: number * 2, dialog: "Done") }
}

struct FlagIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Flag"
    nonisolated(unsafe) static var last: Bool?
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult {
        Self.last = value
        return .result()
    }
}

struct LinkIntent: AppIntent {
    static let title: LocalizedStringResource = "Link"
    @Parameter(title: "Page") var page: String
    func perform() async throws -> some IntentResult & OpensIntent {
        guard let url = URL(string: "app://\(page)") else { throw AppIntentError.restartPerform }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

struct UnsetIntent: AppIntent {
    static var title: LocalizedStringResource = "Unset"
    @Parameter(title: "Mood") var mood: Mood
    @Parameter(title: "Other") var other: Mood?
    @Parameter(title: "Loud") var isLoud: Bool
    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct AppIntentTests {
    @Test("a choice that nobody made and that has no default is the first one; an optional one is nil, a switch is off")
    func unset() {
        let intent = UnsetIntent()
        #expect(intent.mood == .calm && intent.other == nil && !intent.isLoud)
    }

    @Test("parameters are listed in order, with name, title, default and control")
    func listing() throws {
        let parameters = IntentReflection.parameters(of: TripIntent())
        #expect(parameters.map(\.name) == ["mood", "lake", "others", "city", "days", "share", "note", "start", "isLoud", "distance"])
        #expect(parameters[0].title?.key == "Mood")
        #expect(parameters[0].defaultStored == .string("calm"))
        #expect(parameters[2].kind.isArray && parameters[2].kind.isOptional)
        #expect(parameters[2].options.sizes?[.systemLarge] == IntentCollectionSize(min: 1, max: 3))
        #expect(parameters[4].options.range == 1...9 && parameters[4].options.isStepper)
        #expect(parameters[5].options.isSlider)
        #expect(TripIntent().distance == Measurement(value: 5, unit: UnitLength.kilometers))
        #expect(IntentReflection.description(of: TripIntent.self)?.descriptionText.key == "Plans a trip.")
        #expect(IntentReflection.description(of: DoubleIntent.self) == nil)
    }

    @Test("values survive being stored, entities by identifier")
    func roundTrip() async {
        let intent = TripIntent()
        intent.mood = .wild
        intent.lake = Lake.all[2]
        intent.others = [Lake.all[0], Lake.all[1]]
        intent.city = "Trento"
        intent.days = 7
        intent.start = Date(timeIntervalSince1970: 1_767_571_200)
        let text = IntentReflection.archive(intent)
        #expect(text == #"{"city":"Trento","days":7,"distance":{"unit":"km","value":5},"isLoud":true,"lake":"3","mood":"wild","others":["1","2"],"share":0.5,"start":"2026-01-05T00:00:00Z"}"#)
        let copy = TripIntent()
        let problems = await IntentReflection.restore(copy, from: text)
        #expect(problems.isEmpty)
        #expect(copy.lake.name == "Iseo" && copy.others?.map(\.name) == ["Garda", "Como"] && copy.days == 7 && copy.note == nil)
        #expect(copy.mood == .wild && copy.start == intent.start)
    }

    @Test("unknown names and values are answered with the right ones, and the rest is kept")
    func problems() async {
        let intent = TripIntent()
        let problems = await IntentReflection.restore(intent, from: #"{"lake":"9","mod":"calm","days":"4","mood":"loud"}"#)
        #expect(intent.days == 4)
        var texts: [String] = []
        for problem in problems {
            switch problem {
            case .unknownParameter(let name, let known): texts.append("\(name) \(known.count)")
            case .unknownValue(let parameter, let value, let offered): texts.append("\(parameter) \(value) \(offered)")
            case .failed(let parameter, _): texts.append("failed \(parameter)")
            }
        }
        #expect(texts.sorted() == [#"lake "9" ["1", "2", "3"]"#, "mod 10", #"mood "loud" ["calm", "wild"]"#])
        #expect(await IntentReflection.restore(intent, from: "[1").count == 1)
    }

    @Test("unset parameters get what the query or the provider answers")
    func defaults() async {
        let intent = TripIntent()
        await IntentReflection.fillDefaults(of: intent)
        #expect(intent.lake.name == "Como")
        #expect(intent.city == "Bari")
        #expect(intent.others == nil && intent.note == nil)
    }

    @Test("options come from the query, in sections, and follow other parameters")
    func options() async throws {
        let intent = TripIntent()
        func rows(_ name: String, _ search: String? = nil) async throws -> [[String]] {
            guard let parameter = IntentReflection.parameters(of: intent).first(where: { $0.name == name }) else { return [] }
            let sections = try await IntentReflection.options(for: parameter, of: intent, matching: search) ?? []
            return sections.map { $0.options.map { String(localized: $0.display.title) } }
        }
        #expect(try await rows("lake") == [["Garda", "Como", "Iseo"]])
        #expect(try await rows("lake", "com") == [["Como"]])
        intent.mood = .wild
        #expect(try await rows("lake") == [["Iseo"]])
        #expect(try await rows("city") == [["Trento"], ["Bari"]])
        #expect(try await rows("mood") == [["Calm", "Wild"]])
        #expect(try await rows("note") == [])
    }

    @Test("the summary says which parameters the edit sheet shows")
    func summary() {
        let intent = TripIntent()
        #expect(IntentReflection.shownParameters(of: intent, family: .systemSmall) == ["mood"])
        #expect(IntentReflection.shownParameters(of: intent, family: .systemLarge) == ["lake", "days"])
        #expect(IntentReflection.shownParameters(of: intent, family: .systemExtraLarge) == [])
        intent.mood = .wild
        #expect(IntentReflection.shownParameters(of: intent, family: .systemSmall) == ["mood", "lake", "days"])
        #expect(IntentReflection.summary(of: intent, family: nil)?.pieces == [.text("Trip in "), .parameter("mood")])
        #expect(IntentReflection.shownParameters(of: DoubleIntent(), family: nil) == ["number", "who"])
    }

    @Test("a registered intent runs from its stored parameters")
    func perform() async throws {
        IntentHost.register(DoubleIntent.self)
        let intent = DoubleIntent(number: 21)
        let outcome = try await IntentHost.perform(IntentHost.name(of: DoubleIntent.self), parameters: IntentReflection.archive(intent))
        #expect(outcome.dialog == "Done")
        #expect(try await intent.perform().value == 42)
        await #expect(throws: IntentHostError.self) { try await IntentHost.perform("Nothing", parameters: "{}") }
    }

    @Test("a toggle's new value is set before it runs")
    func toggle() async throws {
        IntentHost.register(FlagIntent.self)
        _ = try await IntentHost.perform(IntentHost.name(of: FlagIntent.self), parameters: "{}", toggleValue: true)
        #expect(FlagIntent.last == true)
    }

    @Test("a result may open a URL")
    func openURL() async throws {
        IntentHost.register(LinkIntent.self)
        let outcome = try await IntentHost.perform(IntentHost.name(of: LinkIntent.self), parameters: #"{"page":"home"}"#)
        #expect(outcome.opensURL?.absoluteString == "app://home")
    }

    @Test("a query of all entities finds stored identifiers and offers all")
    func enumerableQuery() async throws {
        let found = try await Peak._restore(.string("b"))
        #expect(found?.id == "b")
        #expect(try await Peak._restore(.string("z")) == nil)
        #expect(try await Peak._options().flatMap(\.options).map(\.value) == [.string("a"), .string("b")])
    }
}

struct Peak: AppEntity {
    var id: String
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Peak" }
    static var defaultQuery: PeakQuery { PeakQuery() }
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}
struct PeakQuery: EnumerableEntityQuery {
    func allEntities() async throws -> [Peak] { [Peak(id: "a"), Peak(id: "b")] }
}
