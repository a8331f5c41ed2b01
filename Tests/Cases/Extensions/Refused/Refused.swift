import SwiftUI
import WidgetKit

final class Model: ObservableObject { @Published var count = 0 }

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

/// Reads an object that nobody put into its environment: a phone ends the process.
struct OrphanView: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.count)").containerBackground(.background, for: .widget) }
}

@main struct Orphan: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Orphan", provider: Provider()) { _ in OrphanView() }.supportedFamilies([.systemSmall])
    }
}
