import Intents
import SwiftUI
import WidgetKit

/// The ladder of a division, chosen from a fixed list.
struct DivisionWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Division", intent: ShowDivisionIntent.self, provider: DivisionProvider()) { entry in
            DivisionView(entry: entry)
                .containerBackground(for: .widget) { Color(.widgetBackground) }
        }
        .configurationDisplayName("Ladder")
        .description("The players of a division, the leader first.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

struct DivisionEntry: TimelineEntry {
    var date: Date
    var league: Player.League
    var players: [Player]
    var showsForm: Bool
}

struct DivisionProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> DivisionEntry { entry(.open, showsForm: true) }

    func getSnapshot(for configuration: ShowDivisionIntent, in context: Context, completion: @escaping (DivisionEntry) -> Void) {
        completion(entry(configuration.division, showsForm: configuration.showsForm?.boolValue ?? true))
    }

    func getTimeline(for configuration: ShowDivisionIntent, in context: Context, completion: @escaping (Timeline<DivisionEntry>) -> Void) {
        let entry = entry(configuration.division, showsForm: configuration.showsForm?.boolValue ?? true)
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(60 * 60))))
    }

    private func entry(_ division: Division, showsForm: Bool) -> DivisionEntry {
        let league: Player.League = switch division {
        case .juniors: .juniors
        case .veterans: .veterans
        case .open, .unknown: .open
        }
        return DivisionEntry(date: .now, league: league, players: Club.ladder(league), showsForm: showsForm)
    }
}
