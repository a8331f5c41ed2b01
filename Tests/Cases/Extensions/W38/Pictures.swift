import SwiftUI
import WidgetKit

struct PicturesEntry: TimelineEntry { let date: Date }

struct PicturesProvider: TimelineProvider {
    func placeholder(in context: Context) -> PicturesEntry { PicturesEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (PicturesEntry) -> Void) { completion(PicturesEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PicturesEntry>) -> Void) { completion(Timeline(entries: [PicturesEntry(date: .now)], policy: .never)) }
}

/// Each half says where a tap should lead by a widget URL of its own.
struct URLWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "URLs", provider: PicturesProvider()) { _ in
            HStack(spacing: 0) {
                Color.red.overlay(Text("Left")).widgetURL(URL(string: "pictures://left"))
                Color.blue.overlay(Text("Right")).widgetURL(URL(string: "pictures://right"))
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}

struct LinkWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Links", provider: PicturesProvider()) { _ in
            VStack(spacing: 0) {
                Text("Album").frame(maxHeight: .infinity)
                HStack(spacing: 0) {
                    Link(destination: URL(string: "pictures://left")!) { Color.red.overlay(Text("Left")) }
                    Link(destination: URL(string: "pictures://right")!) { Color.blue.overlay(Text("Right")) }
                }
            }
            .widgetURL(URL(string: "pictures://album"))
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}

@main struct PicturesBundle: WidgetBundle {
    var body: some Widget {
        URLWidget()
        LinkWidget()
    }
}
