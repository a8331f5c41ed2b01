import SwiftUI
import WidgetKit

struct RowEntry: TimelineEntry {
    let date: Date
}

struct RowProvider: TimelineProvider {
    func placeholder(in context: Context) -> RowEntry { RowEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (RowEntry) -> Void) { completion(RowEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<RowEntry>) -> Void) { completion(Timeline(entries: [RowEntry(date: .now)], policy: .never)) }
}

@main struct RowsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Rows", provider: RowProvider()) { entry in
            VStack(alignment: .leading) {
                HStack {
                    Image(systemName: "timer").accessibilityHidden(true)
                    Text(entry.date.addingTimeInterval(300), style: .timer).accessibilityIdentifier("free")
                }
                HStack {
                    Image(systemName: "timer").accessibilityHidden(true)
                    Text(entry.date.addingTimeInterval(300), style: .timer).frame(width: 50).accessibilityIdentifier("framed")
                }
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}
