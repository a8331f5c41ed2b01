import SwiftUI
import WidgetKit

/// A view that app and extension share.
struct RibbonView: View {
    var body: some View {
        VStack {
            Image("Ribbon").resizable().frame(width: 60, height: 60)
            Text("Monday")
        }
    }
}

#Preview("Ribbon") { RibbonView() }

struct DayEntry: TimelineEntry { let date: Date }

struct DayProvider: TimelineProvider {
    func placeholder(in context: Context) -> DayEntry { DayEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (DayEntry) -> Void) { completion(DayEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<DayEntry>) -> Void) {
        completion(Timeline(entries: [DayEntry(date: .now)], policy: .never))
    }
}

@main struct CalendarWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Calendar", provider: DayProvider()) { _ in
            RibbonView().containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
