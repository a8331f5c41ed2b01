import SwiftUI
import WidgetKit

struct StatsEntry: TimelineEntry { let date: Date }

struct StatsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StatsEntry { StatsEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (StatsEntry) -> Void) { completion(StatsEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<StatsEntry>) -> Void) {
        completion(Timeline(entries: [StatsEntry(date: .now)], policy: .never))
    }
}

@main struct StatsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Stats", provider: StatsProvider()) { _ in
            Text("312 visitors")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.orange)
        }
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}
