import SwiftUI
import WidgetKit

struct Reading: TimelineEntry {
    let date: Date
    let value: Int
}

/// Entries at even distances from now on.
struct Readings: TimelineProvider {
    var count: Int
    var minutes: Int
    /// Nil: at the end.
    var reload: Int?

    func placeholder(in context: Context) -> Reading { Reading(date: .now, value: 0) }
    func getSnapshot(in context: Context, completion: @escaping (Reading) -> Void) { completion(Reading(date: .now, value: 42)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Reading>) -> Void) {
        let now = Date()
        let entries = (0..<count).map { index in
            let date = now.addingTimeInterval(Double(index * minutes * 60))
            return Reading(date: date, value: Int(date.timeIntervalSince1970) / 900 % 997)
        }
        completion(Timeline(entries: entries, policy: reload.map { .after(now.addingTimeInterval(Double($0 * 60))) } ?? .atEnd))
    }
}

struct ReadingView: View {
    let entry: Reading

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Image(systemName: "bolt.fill").foregroundStyle(.yellow)
                Text("Power").font(.headline)
                Spacer()
                Text("\(entry.value % 100)%").font(.caption).foregroundStyle(.secondary)
            }
            Text("\(entry.value) W").font(.title2).bold()
            ProgressView(value: Double(entry.value % 100) / 100)
            Text(entry.date, style: .time).font(.caption2).foregroundStyle(.secondary)
        }
        .containerBackground(for: .widget) { LinearGradient(colors: [.cyan.opacity(0.4), .indigo.opacity(0.3)], startPoint: .top, endPoint: .bottom) }
    }
}

/// A day of entries, one every quarter of an hour.
struct DayOfEntries: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "DayOfEntries", provider: Readings(count: 96, minutes: 15)) { ReadingView(entry: $0) }
    }
}

/// One entry, and a new timeline every quarter of an hour.
struct Quarterly: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quarterly", provider: Readings(count: 1, minutes: 15, reload: 15)) { ReadingView(entry: $0) }
    }
}

/// The next 24 hours, anew each hour.
struct Hourly: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hourly", provider: Readings(count: 24, minutes: 60, reload: 60)) { ReadingView(entry: $0) }
    }
}

@main
struct DaysBundle: WidgetBundle {
    var body: some Widget {
        DayOfEntries()
        Quarterly()
        Hourly()
    }
}
