import AppIntents
import SwiftUI
import WidgetKit

protocol Town: AppEntity where ID == String {
    init(id: String, name: String)
    var name: String { get }
}
extension Town {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Town" }
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct Ghost: Town {
    let id: String
    let name: String
    static let defaultQuery = GhostQuery()
}
struct GhostQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Ghost] { [] }
    func suggestedEntities() async throws -> [Ghost] { [] }
}

struct Twin: Town {
    let id: String
    let name: String
    static let defaultQuery = TwinQuery()
}
struct TwinQuery: EntityQuery {
    static let all = [Twin(id: "1", name: "Rome"), Twin(id: "1", name: "Oslo")]
    func entities(for identifiers: [String]) async throws -> [Twin] { Self.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Twin] { Self.all }
}

struct Remote: Town {
    let id: String
    let name: String
    static let defaultQuery = RemoteQuery()
}
struct RemoteQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Remote] { throw URLError(.notConnectedToInternet) }
    func suggestedEntities() async throws -> [Remote] { throw URLError(.notConnectedToInternet) }
}

enum Words {
    static func title() -> LocalizedStringResource { "Choose" }
}

struct ChooseTowns: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = Words.title()
    @Parameter(title: "Ghost") var ghost: Ghost?
    @Parameter(title: "Twin") var twin: Twin?
    @Parameter(title: "Remote") var remote: Remote?
}

struct TownEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct TownProvider: AppIntentTimelineProvider {
    private func entry(_ configuration: ChooseTowns) -> TownEntry { TownEntry(date: .now, text: "\(configuration.ghost?.name ?? "no ghost"), \(configuration.twin?.name ?? "no twin")") }
    func placeholder(in context: Context) -> TownEntry { TownEntry(date: .now, text: "") }
    func snapshot(for configuration: ChooseTowns, in context: Context) async -> TownEntry { entry(configuration) }
    func timeline(for configuration: ChooseTowns, in context: Context) async -> Timeline<TownEntry> { Timeline(entries: [entry(configuration)], policy: .never) }
}

@main struct TownWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Town", intent: ChooseTowns.self, provider: TownProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
