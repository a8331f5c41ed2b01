import SwiftUI
import WidgetKit

struct DepartureEntry: TimelineEntry {
    let date: Date
    let departure: Date
}

/// A departure at noon, from ten minutes before, and nothing after it.
struct DepartureProvider: TimelineProvider {
    private var departure: Date { Calendar.current.date(bySettingHour: 12, minute: 0, second: 0, of: .now) ?? .now }
    func placeholder(in context: Context) -> DepartureEntry { DepartureEntry(date: .now, departure: departure) }
    func getSnapshot(in context: Context, completion: @escaping (DepartureEntry) -> Void) { completion(DepartureEntry(date: .now, departure: departure)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DepartureEntry>) -> Void) {
        completion(Timeline(entries: [DepartureEntry(date: .now, departure: departure)], policy: .never))
    }
}

struct RunningView: View {
    let entry: DepartureEntry
    var body: some View {
        Text(entry.departure, style: .timer)
            .containerBackground(.background, for: .widget)
    }
}

struct StoppingView: View {
    let entry: DepartureEntry
    var body: some View {
        Text(timerInterval: entry.departure.addingTimeInterval(-600) ... entry.departure, countsDown: true)
            .containerBackground(.background, for: .widget)
    }
}

struct RunningWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Running", provider: DepartureProvider()) { RunningView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct StoppingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stopping", provider: DepartureProvider()) { StoppingView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct DepartureBundle: WidgetBundle {
    var body: some Widget {
        RunningWidget()
        StoppingWidget()
    }
}
