import Intents
import SwiftUI
import WidgetKit

struct PierEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct PierProvider: IntentTimelineProvider {
    private func entry(_ configuration: ChoosePierIntent) -> PierEntry {
        PierEntry(date: .now, text: "\(configuration.pier?.displayString ?? "no pier") \(configuration.side) \(configuration.berth ?? 0)")
    }
    func placeholder(in context: Context) -> PierEntry { PierEntry(date: .now, text: "") }
    func getSnapshot(for configuration: ChoosePierIntent, in context: Context, completion: @escaping (PierEntry) -> Void) { completion(entry(configuration)) }
    func getTimeline(for configuration: ChoosePierIntent, in context: Context, completion: @escaping (Timeline<PierEntry>) -> Void) {
        completion(Timeline(entries: [entry(configuration)], policy: .never))
    }
}

struct BadProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PierEntry { PierEntry(date: .now, text: "") }
    func getSnapshot(for configuration: BadPierIntent, in context: Context, completion: @escaping (PierEntry) -> Void) { completion(PierEntry(date: .now, text: "goes on")) }
    func getTimeline(for configuration: BadPierIntent, in context: Context, completion: @escaping (Timeline<PierEntry>) -> Void) {
        completion(Timeline(entries: [PierEntry(date: .now, text: "goes on")], policy: .never))
    }
}

struct PierWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Pier", intent: ChoosePierIntent.self, provider: PierProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct BadWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Bad", intent: BadPierIntent.self, provider: BadProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main struct PierBundle: WidgetBundle {
    var body: some Widget {
        PierWidget()
        BadWidget()
    }
}
