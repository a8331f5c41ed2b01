import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: Provider()) { _ in Text("plain") }.supportedFamilies([.systemSmall])
    }
}

@available(iOS 17, *)
struct NewWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "New", provider: Provider()) { _ in Text("new").containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}

@main struct CheckingBundle: WidgetBundle {
    var body: some Widget {
        PlainWidget()
        if #available(iOS 17, *) {
            NewWidget()
        }
    }
}
