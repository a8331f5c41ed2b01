import SwiftUI
import WidgetKit

/// Who plays next, and in how long.
struct NextMatchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "NextMatch", provider: NextMatchProvider()) { entry in
            NextMatchView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(colors: [Color(hue: 0.03, saturation: 0.72, brightness: 0.78), Color(hue: 0.96, saturation: 0.62, brightness: 0.42)],
                                   startPoint: .topLeading, endPoint: .bottomTrailing)
                }
        }
        .configurationDisplayName("Next Match")
        .description("The match on Thursday evening.")
        .supportedFamilies([.systemSmall])
    }
}

struct NextMatchEntry: TimelineEntry {
    var date: Date
    var home: Player
    var guest: Player
    var start: Date
    /// In a stack it comes to the top two hours before the match.
    var relevance: TimelineEntryRelevance?
}

struct NextMatchProvider: TimelineProvider {
    func placeholder(in context: Context) -> NextMatchEntry { entry() }
    func getSnapshot(in context: Context, completion: @escaping (NextMatchEntry) -> Void) { completion(entry()) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<NextMatchEntry>) -> Void) {
        var now = entry()
        let soon = now.start.addingTimeInterval(-2 * 3600)
        guard soon > now.date else {
            now.relevance = TimelineEntryRelevance(score: 100, duration: now.start.timeIntervalSince(now.date))
            completion(Timeline(entries: [now], policy: .after(now.start)))
            return
        }
        var evening = now
        evening.date = soon
        evening.relevance = TimelineEntryRelevance(score: 100, duration: 2 * 3600)
        completion(Timeline(entries: [now, evening], policy: .after(now.start)))
    }

    private func entry() -> NextMatchEntry {
        let match = Club.nextMatch(after: .now)
        return NextMatchEntry(date: .now, home: match.home, guest: match.guest, start: match.date)
    }
}

struct NextMatchView: View {
    var entry: NextMatchEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: -8) {
                Avatar(player: entry.home, size: 40)
                Avatar(player: entry.guest, size: 40)
                Spacer()
                Image(systemName: "figure.table.tennis")
                    .font(.title3.weight(.semibold))
                    .opacity(0.9)
            }
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 1) {
                Text(entry.home.name)
                Text(entry.guest.name)
            }
            .font(.subheadline.weight(.bold))
            .lineLimit(1)
            .minimumScaleFactor(0.8)
            Text(entry.start, style: .relative)
                .font(.caption.weight(.semibold))
                .monospacedDigit()
                .opacity(0.85)
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
