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

struct DayView: View {
    let name: String
    let entry: DayEntry
    var body: some View {
        Text("\(name), \(Calendar.current.component(.hour, from: entry.date)) o'clock").containerBackground(.background, for: .widget)
    }
}

/// What was "AppWidget".
struct TodayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "TodayWidget", provider: DayProvider()) { DayView(name: "Today", entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct WeekWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "WeekWidget", provider: DayProvider()) { DayView(name: "Week", entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct AppBundle: WidgetBundle {
    var body: some Widget {
        TodayWidget()
        WeekWidget()
    }
}
