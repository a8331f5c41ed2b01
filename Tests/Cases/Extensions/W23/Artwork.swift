import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

struct ArtworkView: View {
    var body: some View {
        Text("Artwork").containerBackground(for: .widget) { Color.green }
    }
}

struct KeptWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Kept", provider: Provider()) { _ in ArtworkView() }
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
            .containerBackgroundRemovable(false)
    }
}

struct RemovedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Removed", provider: Provider()) { _ in ArtworkView() }
            .supportedFamilies([.systemSmall])
            .contentMarginsDisabled()
    }
}

@main struct ArtworkBundle: WidgetBundle {
    var body: some Widget {
        KeptWidget()
        RemovedWidget()
    }
}
