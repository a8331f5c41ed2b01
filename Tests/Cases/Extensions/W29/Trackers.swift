import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

@main struct TrackersWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trackers", provider: Provider()) { _ in
            VStack(alignment: .leading) {
                Text("Blocked")
                Text("4,211 trackers").privacySensitive()
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.accessoryRectangular, .systemSmall])
    }
}
