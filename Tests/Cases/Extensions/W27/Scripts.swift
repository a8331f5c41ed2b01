import SwiftUI
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

let night = Color(red: 0.1, green: 0.1, blue: 0.15)

struct ScriptText: View {
    var body: some View {
        Text("42 runs").font(.title).foregroundStyle(.white).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

struct PaintedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Painted", provider: Provider()) { _ in
            ScriptText().background(night).containerBackground(.clear, for: .widget)
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}

struct ContainedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Contained", provider: Provider()) { _ in
            ScriptText().containerBackground(night, for: .widget)
        }
        .supportedFamilies([.systemSmall])
        .contentMarginsDisabled()
    }
}

@main struct Scripts: WidgetBundle {
    var body: some Widget {
        PaintedWidget()
        ContainedWidget()
    }
}
