import AppIntents
import SwiftUI
import WidgetKit

struct City: AppEntity {
    let id: String
    let name: String
    let country: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
    static let defaultQuery = CityQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "\(country)") }
}

struct CityQuery: EntityStringQuery {
    static let all = [City(id: "ber", name: "Berlin", country: "Germany"), City(id: "lis", name: "Lisbon", country: "Portugal"), City(id: "osl", name: "Oslo", country: "Norway"),
                      City(id: "ber-ch", name: "Bern", country: "Switzerland"), City(id: "vie", name: "Vienna", country: "Austria")]
    func entities(for identifiers: [String]) async throws -> [City] { Self.all.filter { identifiers.contains($0.id) } }
    func entities(matching string: String) async throws -> [City] { Self.all.filter { $0.name.localizedCaseInsensitiveContains(string) } }
    func suggestedEntities() async throws -> [City] { Self.all }
}

/// Its list cannot be had.
struct Line: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
    static let defaultQuery = LineQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct LineQuery: EntityQuery {
    struct Closed: Error, CustomStringConvertible { var description: String { "the timetable is closed" } }
    func entities(for identifiers: [String]) async throws -> [Line] { identifiers.map { Line(id: $0) } }
    func suggestedEntities() async throws -> [Line] { throw Closed() }
}

/// Its list takes a while.
struct Stop: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
    static let defaultQuery = StopQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct StopQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Stop] { identifiers.map { Stop(id: $0) } }
    func suggestedEntities() async throws -> [Stop] {
        try await Task.sleep(for: .seconds(3))
        return [Stop(id: "Market"), Stop(id: "Harbour")]
    }
}

/// Its list never comes.
struct Depot: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Depot"
    static let defaultQuery = DepotQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct DepotQuery: EntityStringQuery {
    func entities(for identifiers: [String]) async throws -> [Depot] { identifiers.map { Depot(id: $0) } }
    func entities(matching string: String) async throws -> [Depot] { [Depot(id: string)] }
    func suggestedEntities() async throws -> [Depot] {
        var turns = 0
        while turns >= 0 { turns = (turns + 1) % 1000 }
        return []
    }
}

enum Detail: String, AppEnum {
    case short, long, custom
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Detail"
    static let caseDisplayRepresentations: [Detail: DisplayRepresentation] = [.short: "Short", .long: "Long", .custom: "Custom"]
}

/// A parameter of each kind; most are shown for long and custom alone.
struct PanelIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Panel"
    static let description = IntentDescription("Everything a sheet may hold.")
    @Parameter(title: "Detail", default: .short) var detail: Detail
    @Parameter(title: "City") var city: City?
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Count", description: "From 1 to 9.", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9)) var count: Int
    @Parameter(title: "Share", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var share: Double
    @Parameter(title: "Limit", default: 40) var limit: Int?
    @Parameter(title: "Since", kind: .date) var since: Date?
    @Parameter(title: "Bold", default: false) var isBold: Bool
    @Parameter(title: "Line") var line: Line?
    @Parameter(title: "Stop") var stop: Stop?
    @Parameter(title: "Depot") var depot: Depot?
    @Parameter(title: "Cities") var cities: [City]?

    static var parameterSummary: some ParameterSummary {
        Switch(\.$detail) {
            Case(.short) { Summary("\(\.$detail) of \(\.$city)") }
            Case(.long) {
                Summary("\(\.$detail) of \(\.$city)") {
                    \.$note
                    \.$count
                    \.$share
                    \.$isBold
                }
            }
            DefaultCase {
                Summary("\(\.$detail)") {
                    \.$limit
                    \.$since
                    \.$line
                    \.$stop
                    \.$depot
                    \.$cities
                }
            }
        }
    }
}

struct PanelEntry: TimelineEntry {
    let date: Date
    let texts: [String]
    var isBold = false
}

struct PanelProvider: AppIntentTimelineProvider {
    private func entry(_ intent: PanelIntent) -> PanelEntry {
        var texts = [intent.detail.rawValue, intent.city?.name ?? "nowhere"]
        switch intent.detail {
        case .short: break
        case .long: texts += [intent.note ?? "no note", "\(intent.count) at \(intent.share.formatted(.number.precision(.fractionLength(2))))"]
        case .custom: texts += ["limit \(intent.limit.map { "\($0)" } ?? "none")", intent.since?.formatted(.iso8601.year().month().day()) ?? "ever", (intent.cities ?? []).map(\.name).joined(separator: ", ")]
        }
        return PanelEntry(date: .now, texts: texts, isBold: intent.isBold)
    }
    func placeholder(in context: Context) -> PanelEntry { PanelEntry(date: .now, texts: ["Panel"]) }
    func snapshot(for configuration: PanelIntent, in context: Context) async -> PanelEntry { entry(configuration) }
    func timeline(for configuration: PanelIntent, in context: Context) async -> Timeline<PanelEntry> { Timeline(entries: [entry(configuration)], policy: .never) }
}

struct Panel: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Panel", intent: PanelIntent.self, provider: PanelProvider()) { entry in
            VStack(alignment: .leading, spacing: 2) {
                ForEach(entry.texts, id: \.self) { Text($0).font(.footnote).fontWeight(entry.isBold ? .bold : .regular) }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Panel")
        .description("Shows what was chosen.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}
