import SwiftUI
import WidgetKit

struct HourEntry: TimelineEntry {
    let date: Date
    let hours: Int
}

/// Entries of three hours ago, an hour ago, in an hour, and in two.
struct HoursProvider: TimelineProvider {
    func placeholder(in context: Context) -> HourEntry { HourEntry(date: .now, hours: 0) }
    func getSnapshot(in context: Context, completion: @escaping (HourEntry) -> Void) { completion(HourEntry(date: .now, hours: 0)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<HourEntry>) -> Void) {
        completion(Timeline(entries: [-3, -1, 1, 2].map { HourEntry(date: .now.addingTimeInterval(Double($0) * 3600), hours: $0) }, policy: .never))
    }
}

@main struct HoursWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hours", provider: HoursProvider()) { entry in
            Text("Entry \(entry.hours) h").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
