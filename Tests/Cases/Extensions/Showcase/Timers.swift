import SwiftUI
import WidgetKit

struct TimersEntry: TimelineEntry { let date: Date }

struct TimersProvider: TimelineProvider {
    func placeholder(in context: Context) -> TimersEntry { TimersEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (TimersEntry) -> Void) { completion(TimersEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TimersEntry>) -> Void) { completion(Timeline(entries: [TimersEntry(date: .now)], policy: .never)) }
}

/// A timer, an interval and its progress.
struct Timers: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Timers", provider: TimersProvider()) { entry in
            VStack(alignment: .leading, spacing: 6) {
                Label("Bread", systemImage: "timer").font(.caption).foregroundStyle(.secondary)
                Text(entry.date, style: .timer).font(.title2.monospacedDigit())
                ProgressView(timerInterval: entry.date...entry.date.addingTimeInterval(3600), countsDown: false).tint(.orange)
            }
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Timers")
        .description("Time that runs.")
        .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
    }
}

/// Its provider traps at its second timeline.
struct Fragile: Widget {
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> TimersEntry { TimersEntry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (TimersEntry) -> Void) { completion(TimersEntry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<TimersEntry>) -> Void) {
            let start = Date.now
            guard UserDefaults.standard.bool(forKey: "broken") else {
                UserDefaults.standard.set(true, forKey: "broken")
                return completion(Timeline(entries: [TimersEntry(date: start)], policy: .after(start.addingTimeInterval(600))))
            }
            let none: [Date] = []
            completion(Timeline(entries: [TimersEntry(date: none[1])], policy: .never))
        }
    }
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fragile", provider: Provider()) { entry in
            Text("Still whole").containerBackground(.yellow, for: .widget)
        }
        .configurationDisplayName("Fragile")
        .description("Breaks on its second timeline.")
        .supportedFamilies([.systemSmall])
    }
}
