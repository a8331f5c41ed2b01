import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

struct SearchView: View {
    var body: some View {
        LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            .containerBackground(.white, for: .widget)
    }
}

struct RingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Ring", provider: Provider()) { _ in SearchView() }.supportedFamilies([.systemSmall])
    }
}

struct FullWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Full", provider: Provider()) { _ in SearchView() }
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}

@main struct Gradients: WidgetBundle {
    var body: some Widget {
        RingWidget()
        FullWidget()
    }
}
