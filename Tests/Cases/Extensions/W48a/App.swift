import SwiftUI
import WidgetKit

struct DayEntry: TimelineEntry {
    let date: Date
}

/// An entry an hour.
struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) { completion(DayEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        completion(Timeline(entries: (0 ..< 6).map { DayEntry(date: .now.addingTimeInterval(Double($0) * 3600)) }, policy: .atEnd))
    }
}

@main struct AppWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AppWidget", provider: DayProvider()) { entry in
            Text("Build 1, \(Calendar.current.component(.hour, from: entry.date)) o'clock").containerBackground(.background, for: .widget).widgetURL(URL(string: "example://day"))
        }
        .supportedFamilies([.systemSmall])
    }
}
