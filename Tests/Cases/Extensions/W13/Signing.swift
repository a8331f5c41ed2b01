import SwiftUI
import WidgetKit

struct DaysEntry: TimelineEntry {
    let date: Date
    let days: Int
}

/// Answers nothing on the second reload of the device.
struct DaysProvider: TimelineProvider {
    func placeholder(in context: Context) -> DaysEntry { DaysEntry(date: .now, days: 7) }
    func getSnapshot(in context: Context, completion: @escaping (DaysEntry) -> Void) { completion(DaysEntry(date: .now, days: 7)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DaysEntry>) -> Void) {
        let defaults = UserDefaults(suiteName: "group.example.signing")
        let reloads = defaults?.integer(forKey: "reloads") ?? 0
        defaults?.set(reloads + 1, forKey: "reloads")
        completion(Timeline(entries: reloads == 1 ? [] : [DaysEntry(date: .now, days: 5)], policy: .after(.now.addingTimeInterval(3600))))
    }
}

struct DaysView: View {
    let entry: DaysEntry
    var body: some View { Text("\(entry.days) days").containerBackground(.background, for: .widget) }
}

struct WanderingWidget: Widget {
    let kind: String
    init() { kind = "Wandering " + UUID().uuidString }
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: DaysProvider()) { DaysView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct DaysWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Days", provider: DaysProvider()) { DaysView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct SigningBundle: WidgetBundle {
    var body: some Widget {
        WanderingWidget()
        DaysWidget()
    }
}
