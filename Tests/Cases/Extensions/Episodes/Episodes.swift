import SwiftUI
import WidgetKit

struct Episode: Codable {
    let id: String
    let name: String
    let difficulty: String
}

struct EpisodeEntry: TimelineEntry {
    let date: Date
    let episode: Episode
}

/// The app writes its episodes into the group's folder.
struct EpisodeProvider: TimelineProvider {
    private static let sample = Episode(id: "0", name: "An episode's name", difficulty: "beginner")

    private func episodes() -> [Episode] {
        guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.your.prefix.RWFreeView.episodes"),
              let data = try? Data(contentsOf: folder.appendingPathComponent("episodes.json")) else { return [] }
        return (try? JSONDecoder().decode([Episode].self, from: data)) ?? []
    }

    func placeholder(in context: Context) -> EpisodeEntry { EpisodeEntry(date: .now, episode: Self.sample) }
    func getSnapshot(in context: Context, completion: @escaping (EpisodeEntry) -> Void) {
        completion(EpisodeEntry(date: .now, episode: episodes().first ?? Self.sample))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<EpisodeEntry>) -> Void) {
        let now = Date.now
        let entries = episodes().enumerated().map { EpisodeEntry(date: now.addingTimeInterval(Double($0.offset) * 3600), episode: $0.element) }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

struct EpisodeView: View {
    let entry: EpisodeEntry
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(entry.episode.name).font(.headline)
            Text(entry.episode.difficulty).font(.caption).foregroundColor(.secondary)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(Color.yellow)
        .widgetURL(URL(string: "episodes://\(entry.episode.id)"))
    }
}

@main struct EpisodeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Episodes", provider: EpisodeProvider()) { EpisodeView(entry: $0) }
            .configurationDisplayName("Episodes")
            .description("The newest episodes.")
            .supportedFamilies([.systemMedium])
    }
}
