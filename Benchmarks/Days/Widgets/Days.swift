import SwiftUI
import WidgetKit

/// What the days of the benchmark run: a widget with an entry each quarter of an hour, one that asks for a reload as often, and a timer.

struct QuarterEntry: TimelineEntry {
    let date: Date
    let number: Int
}

/// 96 entries, the whole day at once.
struct QuarterProvider: TimelineProvider {
    func placeholder(in context: Context) -> QuarterEntry { QuarterEntry(date: .now, number: 0) }
    func getSnapshot(in context: Context, completion: @escaping (QuarterEntry) -> Void) { completion(QuarterEntry(date: .now, number: 0)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<QuarterEntry>) -> Void) {
        completion(Timeline(entries: (0 ..< 96).map { QuarterEntry(date: .now.addingTimeInterval(Double($0) * 900), number: $0) }, policy: .atEnd))
    }
}

/// One entry, and the next in fifteen minutes.
struct PollingProvider: TimelineProvider {
    private var entry: QuarterEntry { QuarterEntry(date: .now, number: Int(Date.now.timeIntervalSince1970 / 900) % 96) }
    func placeholder(in context: Context) -> QuarterEntry { entry }
    func getSnapshot(in context: Context, completion: @escaping (QuarterEntry) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<QuarterEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .after(.now.addingTimeInterval(900))))
    }
}

struct QuarterView: View {
    let entry: QuarterEntry
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label("Quarter \(entry.number)", systemImage: "clock").font(.headline)
            ProgressView(value: Double(entry.number), total: 96)
            ForEach(0 ..< 3) { row in
                HStack {
                    Text("Row \(row)").font(.caption)
                    Spacer()
                    Text("\(entry.number * (row + 1))").font(.caption.monospacedDigit()).foregroundStyle(.secondary)
                }
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct QuarterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quarter", provider: QuarterProvider()) { QuarterView(entry: $0) }.supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct PollingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Polling", provider: PollingProvider()) { QuarterView(entry: $0) }.supportedFamilies([.systemSmall, .systemMedium])
    }
}

@main struct DaysBundle: WidgetBundle {
    var body: some Widget {
        QuarterWidget()
        PollingWidget()
    }
}
