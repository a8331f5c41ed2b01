import SwiftUI
import WidgetKit

@main
struct EpisodesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Episodes", provider: EpisodeProvider()) { entry in
            EpisodeWidgetView(entry: entry)
        }
        .configurationDisplayName("Episodes")
        .description("An episode of The Quiet Coast, another one each hour.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

struct EpisodeEntry: TimelineEntry {
    var date: Date
    /// Nil where the app has not loaded any.
    var episode: Episode?
    /// Those that come after it.
    var following: [Episode] = []
}

struct EpisodeProvider: TimelineProvider {
    func placeholder(in context: Context) -> EpisodeEntry {
        EpisodeEntry(date: .now, episode: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (EpisodeEntry) -> Void) {
        let episodes = EpisodeFile.read()
        completion(EpisodeEntry(date: .now, episode: episodes.first ?? (context.isPreview ? .sample : nil), following: Array(episodes.dropFirst())))
    }

    /// Each episode has an hour; then they begin anew.
    func getTimeline(in context: Context, completion: @escaping (Timeline<EpisodeEntry>) -> Void) {
        let episodes = EpisodeFile.read(), start = Date.now
        guard !episodes.isEmpty else {
            // The app asks for a reload once it has loaded some.
            return completion(Timeline(entries: [EpisodeEntry(date: start)], policy: .never))
        }
        let entries = episodes.indices.map { index in
            EpisodeEntry(date: start.addingTimeInterval(Double(index) * 60 * 60), episode: episodes[index],
                         following: Array((episodes[(index + 1)...] + episodes[..<index]).prefix(3)))
        }
        completion(Timeline(entries: entries, policy: .after(start.addingTimeInterval(Double(episodes.count) * 60 * 60))))
    }
}

#Preview("Medium", as: .systemMedium) {
    EpisodesWidget()
} timeline: {
    EpisodeEntry(date: .now, episode: .sample)
    EpisodeEntry(date: .now)
}
