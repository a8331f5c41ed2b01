import SwiftUI
import WidgetKit

struct HabitEntry: TimelineEntry { let date: Date }

struct HabitProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitEntry { HabitEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> Void) { completion(HabitEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> Void) {
        completion(Timeline(entries: [HabitEntry(date: .now)], policy: .never))
    }
}

@main struct HabitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Habits", provider: HabitProvider()) { _ in
            Text(ProcessInfo.processInfo.operatingSystemVersionString).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
