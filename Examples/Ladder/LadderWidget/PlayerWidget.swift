import Intents
import SwiftUI
import WidgetKit

/// One player, chosen from the list that the Intents extension provides.
struct PlayerWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "Player", intent: ShowPlayerIntent.self, provider: PlayerProvider()) { entry in
            PlayerWidgetView(player: entry.player)
                .containerBackground(for: .widget) { WidgetBackdrop(player: entry.player) }
                .widgetURL(entry.player.url)
        }
        .configurationDisplayName("Player")
        .description("A player's rating and how it moves.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}

struct PlayerEntry: TimelineEntry {
    var date: Date
    var player: Player
}

struct PlayerProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PlayerEntry { PlayerEntry(date: .now, player: Club.leader) }

    func getSnapshot(for configuration: ShowPlayerIntent, in context: Context, completion: @escaping (PlayerEntry) -> Void) {
        completion(entry(configuration))
    }

    func getTimeline(for configuration: ShowPlayerIntent, in context: Context, completion: @escaping (Timeline<PlayerEntry>) -> Void) {
        let entry = entry(configuration)
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(60 * 60))))
    }

    private func entry(_ configuration: ShowPlayerIntent) -> PlayerEntry {
        PlayerEntry(date: .now, player: Club.player(withID: configuration.player?.identifier) ?? Club.leader)
    }
}
