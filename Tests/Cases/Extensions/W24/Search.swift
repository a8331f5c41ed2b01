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
        VStack(alignment: .leading) {
            Text("Browse")
            Label("Search or type", systemImage: "magnifyingglass")
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity, minHeight: 60)
                .background(Color.blue, in: RoundedRectangle(cornerRadius: 16))
        }
        .containerBackground(.white, for: .widget)
    }
}

@main struct SearchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Search", provider: Provider()) { _ in SearchView() }
            .supportedFamilies([.systemMedium])
    }
}
