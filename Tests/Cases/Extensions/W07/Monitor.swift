import AppIntents
import SwiftUI
import WidgetKit

struct ServiceIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Service"
    @Parameter(title: "Name", default: "web") var name: String
}

struct ServiceEntry: TimelineEntry {
    let date: Date
    let text: String
}

/// Shows what the app stored; asks for nothing by itself.
struct ServiceProvider: AppIntentTimelineProvider {
    private func entry(_ name: String) -> ServiceEntry {
        let state = UserDefaults(suiteName: "group.example.monitor")?.string(forKey: name) ?? "up"
        return ServiceEntry(date: .now, text: "\(name) is \(state)")
    }
    func placeholder(in context: Context) -> ServiceEntry { entry("web") }
    func snapshot(for configuration: ServiceIntent, in context: Context) async -> ServiceEntry { entry(configuration.name) }
    func timeline(for configuration: ServiceIntent, in context: Context) async -> Timeline<ServiceEntry> { Timeline(entries: [entry(configuration.name)], policy: .never) }
}

@main struct ServiceWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Service", intent: ServiceIntent.self, provider: ServiceProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
