import Intents
import SwiftUI
import WidgetKit

struct StoreEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct StoreProvider: IntentTimelineProvider {
    private func entry(_ configuration: StoreStatsIntent) -> StoreEntry { StoreEntry(date: .now, text: "with default: \(configuration.range)") }
    func placeholder(in context: Context) -> StoreEntry { StoreEntry(date: .now, text: "") }
    func getSnapshot(for configuration: StoreStatsIntent, in context: Context, completion: @escaping (StoreEntry) -> Void) { completion(entry(configuration)) }
    func getTimeline(for configuration: StoreStatsIntent, in context: Context, completion: @escaping (Timeline<StoreEntry>) -> Void) {
        completion(Timeline(entries: [entry(configuration)], policy: .never))
    }
}

struct PlainProvider: IntentTimelineProvider {
    private func entry(_ configuration: PlainStatsIntent) -> StoreEntry { StoreEntry(date: .now, text: "without default: \(configuration.range)") }
    func placeholder(in context: Context) -> StoreEntry { StoreEntry(date: .now, text: "") }
    func getSnapshot(for configuration: PlainStatsIntent, in context: Context, completion: @escaping (StoreEntry) -> Void) { completion(entry(configuration)) }
    func getTimeline(for configuration: PlainStatsIntent, in context: Context, completion: @escaping (Timeline<StoreEntry>) -> Void) {
        completion(Timeline(entries: [entry(configuration)], policy: .never))
    }
}

struct StoreWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Store", intent: StoreStatsIntent.self, provider: StoreProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Plain", intent: PlainStatsIntent.self, provider: PlainProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main struct StoreBundle: WidgetBundle {
    var body: some Widget {
        StoreWidget()
        PlainWidget()
    }
}
