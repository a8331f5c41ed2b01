import AppIntents
import SwiftUI
import WidgetKit

struct Station: AppEntity {
    let id: String
    let name: String
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
    static var defaultQuery = StationQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct StationQuery: EntityQuery {
    private static let all = [Station(id: "n", name: "North"), Station(id: "s", name: "South")]
    func entities(for identifiers: [String]) async throws -> [Station] { Self.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Station] { Self.all }
}

enum Unit: String, AppEnum {
    case metric, imperial
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    static var caseDisplayRepresentations: [Unit: DisplayRepresentation] = [.metric: "Metric", .imperial: "Imperial"]
}

struct StationIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Choose a station"
    @Parameter(title: "Station") var station: Station?
    @Parameter(title: "Unit", default: .metric) var unit: Unit
}

struct StationEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct StationProvider: AppIntentTimelineProvider {
    private func entry(_ intent: StationIntent) -> StationEntry { StationEntry(date: .now, text: "\(intent.station?.name ?? "nowhere"), \(intent.unit.rawValue)") }
    func placeholder(in context: Context) -> StationEntry { StationEntry(date: .now, text: "Station") }
    func snapshot(for configuration: StationIntent, in context: Context) async -> StationEntry { entry(configuration) }
    func timeline(for configuration: StationIntent, in context: Context) async -> Timeline<StationEntry> { Timeline(entries: [entry(configuration)], policy: .never) }
}

@main struct StationWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Station", intent: StationIntent.self, provider: StationProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
        .promptsForUserConfiguration()
    }
}
