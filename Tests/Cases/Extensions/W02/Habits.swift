import SwiftUI
import WidgetKit

/// What the app writes: a day and the habits that were ticked on it.
struct Ticks: Codable {
    let day: String
    let habits: [String]
}

struct TicksEntry: TimelineEntry {
    let date: Date
    let habits: [String]
}

func stored() -> Ticks? {
    guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.habits"),
          let data = try? Data(contentsOf: folder.appendingPathComponent("today.json")) else { return nil }
    return try? JSONDecoder().decode(Ticks.self, from: data)
}

/// Reads the app's file each hour, whatever day it is of.
struct HourlyProvider: TimelineProvider {
    func placeholder(in context: Context) -> TicksEntry { TicksEntry(date: .now, habits: []) }
    func getSnapshot(in context: Context, completion: @escaping (TicksEntry) -> Void) { completion(TicksEntry(date: .now, habits: stored()?.habits ?? [])) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TicksEntry>) -> Void) {
        completion(Timeline(entries: [TicksEntry(date: .now, habits: stored()?.habits ?? [])], policy: .after(.now.addingTimeInterval(3600))))
    }
}

/// Knows that nothing is ticked on a new day.
struct DailyProvider: TimelineProvider {
    func placeholder(in context: Context) -> TicksEntry { TicksEntry(date: .now, habits: []) }
    func getSnapshot(in context: Context, completion: @escaping (TicksEntry) -> Void) { completion(TicksEntry(date: .now, habits: stored()?.habits ?? [])) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TicksEntry>) -> Void) {
        let now = Date.now, calendar = Calendar.current, parts = calendar.dateComponents([.year, .month, .day], from: now)
        let today = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        let ticks = stored()
        let tomorrow = calendar.startOfDay(for: now.addingTimeInterval(86_400))
        completion(Timeline(entries: [TicksEntry(date: now, habits: ticks?.day == today ? ticks?.habits ?? [] : []), TicksEntry(date: tomorrow, habits: [])],
                            policy: .after(now.addingTimeInterval(3600))))
    }
}

struct TicksView: View {
    let entry: TicksEntry
    var body: some View {
        VStack(alignment: .leading) {
            Text("\(entry.habits.count) ticked").font(.headline)
            ForEach(entry.habits, id: \.self) { Label($0, systemImage: "checkmark.circle.fill") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .containerBackground(.background, for: .widget)
    }
}

struct HourlyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hourly", provider: HourlyProvider()) { TicksView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct DailyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Daily", provider: DailyProvider()) { TicksView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct HabitsBundle: WidgetBundle {
    var body: some Widget {
        HourlyWidget()
        DailyWidget()
    }
}
