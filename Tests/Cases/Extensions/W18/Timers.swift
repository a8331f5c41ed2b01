import SwiftUI
import WidgetKit

struct TimerEntry: TimelineEntry {
    let date: Date
    let name: String
    let end: Date
}

struct TimerProvider: TimelineProvider {
    /// Minutes from now at which the timers end.
    let ends: [Double]

    func placeholder(in context: Context) -> TimerEntry { TimerEntry(date: .now, name: "Timer", end: .now.addingTimeInterval(300)) }
    func getSnapshot(in context: Context, completion: @escaping (TimerEntry) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TimerEntry>) -> Void) {
        let entries = ends.enumerated().map { index, minutes in
            TimerEntry(date: .now.addingTimeInterval(Double(index) * 3600), name: "Timer \(index)", end: .now.addingTimeInterval(minutes * 60))
        }
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct TimerView: View {
    let entry: TimerEntry
    var body: some View {
        VStack {
            Text(entry.name)
            Text(timerInterval: Date.now ... entry.end)
        }
        .containerBackground(.background, for: .widget)
    }
}

struct LaterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Later", provider: TimerProvider(ends: [10, -1, 20])) { TimerView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct PastWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Past", provider: TimerProvider(ends: [-1])) { TimerView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct TimersBundle: WidgetBundle {
    var body: some Widget {
        LaterWidget()
        PastWidget()
    }
}
