import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

struct BoardView: View {
    var body: some View {
        HStack {
            Text("Board")
            ScrollView {
                Grid {
                    GridRow { Text("A"); Text("B") }
                    GridRow { Text("C"); Text("D") }
                }
            }
            .frame(width: 120)
        }
        .containerBackground(.white, for: .widget)
    }
}

@main struct BoardWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Board", provider: Provider()) { _ in BoardView() }.supportedFamilies([.systemMedium])
    }
}
