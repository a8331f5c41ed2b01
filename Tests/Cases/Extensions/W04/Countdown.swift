import SwiftUI
import WidgetKit

struct CountdownEntry: TimelineEntry {
    let date: Date
    let left: Int
}

struct CountdownProvider: TimelineProvider {
    let count: Int

    func placeholder(in context: Context) -> CountdownEntry { CountdownEntry(date: .now, left: count) }
    func getSnapshot(in context: Context, completion: @escaping (CountdownEntry) -> Void) { completion(CountdownEntry(date: .now, left: count)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CountdownEntry>) -> Void) {
        let start = Date.now
        let entries = (0 ..< count).map { CountdownEntry(date: start.addingTimeInterval(Double($0) * 60), left: count - $0) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct CountdownView: View {
    let entry: CountdownEntry
    var body: some View {
        Text("\(entry.left) min")
            .font(.title)
            .containerBackground(.mint, for: .widget)
    }
}

struct DayWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Day", provider: CountdownProvider(count: 1440)) { CountdownView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

struct HourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hour", provider: CountdownProvider(count: 60)) { CountdownView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}

@main struct CountdownBundle: WidgetBundle {
    var body: some Widget {
        DayWidget()
        HourWidget()
    }
}
