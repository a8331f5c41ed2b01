import Intents
import SwiftUI
import WidgetKit

struct NameEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct NameProvider: IntentTimelineProvider {
    private func entry(_ configuration: MissingIntent) -> NameEntry { NameEntry(date: .now, text: configuration.name ?? "no name") }
    func placeholder(in context: Context) -> NameEntry { NameEntry(date: .now, text: "") }
    func getSnapshot(for configuration: MissingIntent, in context: Context, completion: @escaping (NameEntry) -> Void) { completion(entry(configuration)) }
    func getTimeline(for configuration: MissingIntent, in context: Context, completion: @escaping (Timeline<NameEntry>) -> Void) {
        completion(Timeline(entries: [entry(configuration)], policy: .never))
    }
}

@main struct NameWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Name", intent: MissingIntent.self, provider: NameProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
