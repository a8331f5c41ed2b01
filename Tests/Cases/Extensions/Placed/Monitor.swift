import AppIntents
import SwiftUI
import WidgetKit

struct ServiceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Service"
    @Parameter(title: "Name", default: "web") var name: String
}

struct Status: TimelineEntry {
    let date: Date
    let name: String
    /// How many widgets the system says are placed.
    let placed: [String]
}

/// Answers the same at each reload.
struct StatusProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Status { Status(date: .now, name: "web", placed: []) }
    func snapshot(for configuration: ServiceIntent, in context: Context) async -> Status { Status(date: .now, name: configuration.name, placed: []) }
    func timeline(for configuration: ServiceIntent, in context: Context) async -> Timeline<Status> {
        let widgets = (try? await WidgetCenter.shared.currentConfigurations()) ?? []
        let names = widgets.filter { $0.kind == "Status" && $0.family == .systemSmall }.compactMap { $0.widgetConfigurationIntent(of: ServiceIntent.self)?.name }
        return Timeline(entries: [Status(date: .now, name: configuration.name, placed: names.sorted())], policy: .never)
    }
}

@main struct StatusWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Status", provider: StatusProvider()) { entry in
            VStack {
                Text(entry.name)
                Text("of " + entry.placed.joined(separator: " and "))
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
