import SwiftUI
import WidgetKit

struct NotesEntry: TimelineEntry { let date: Date }

struct NotesProvider: TimelineProvider {
    func placeholder(in context: Context) -> NotesEntry { NotesEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (NotesEntry) -> Void) { completion(NotesEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NotesEntry>) -> Void) { completion(Timeline(entries: [NotesEntry(date: .now)], policy: .never)) }
}

extension View {
    @ViewBuilder func onWidgetBackground() -> some View {
        if #available(iOS 17, *) { containerBackground(.background, for: .widget) } else { self }
    }
}

struct NoteLink: View {
    var body: some View {
        Link(destination: URL(string: "notes://note/7")!) { Text("Newest note") }
    }
}

struct BothWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Both", provider: NotesProvider()) { _ in
            NoteLink().widgetURL(URL(string: "notes://all")).onWidgetBackground()
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct LinkOnlyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LinkOnly", provider: NotesProvider()) { _ in
            NoteLink().onWidgetBackground()
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

@main struct NotesBundle: WidgetBundle {
    var body: some Widget {
        BothWidget()
        LinkOnlyWidget()
    }
}
