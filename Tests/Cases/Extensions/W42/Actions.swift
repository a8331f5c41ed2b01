import AppIntents
import SwiftUI
import WidgetKit

struct Action: AppEntity {
    let id: String
    let name: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Action"
    static let defaultQuery = ActionQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
    static let all = [Action(id: "light", name: "Light"), Action(id: "door", name: "Door"), Action(id: "fan", name: "Fan")]
}

struct ActionQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Action] { Action.all.filter { identifiers.contains($0.id) } }
    func suggestedEntities() async throws -> [Action] { Action.all }
}

struct ChooseActions: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Actions"
    @Parameter(title: "Actions") var actions: [Action]?
}

struct ActionsEntry: TimelineEntry {
    let date: Date
    let actions: [Action]
}

struct ActionsProvider: AppIntentTimelineProvider {
    private func entry(_ configuration: ChooseActions) -> ActionsEntry { ActionsEntry(date: .now, actions: configuration.actions ?? Array(Action.all.prefix(2))) }
    func placeholder(in context: Context) -> ActionsEntry { ActionsEntry(date: .now, actions: Array(Action.all.prefix(2))) }
    func snapshot(for configuration: ChooseActions, in context: Context) async -> ActionsEntry { entry(configuration) }
    func timeline(for configuration: ChooseActions, in context: Context) async -> Timeline<ActionsEntry> { Timeline(entries: [entry(configuration)], policy: .never) }
}

@main struct ActionsWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Actions", intent: ChooseActions.self, provider: ActionsProvider()) { entry in
            VStack { ForEach(entry.actions) { Text($0.name) } }.containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
