import SwiftUI
import WidgetKit

/// The shelf of episodes.
struct ContentView: View {
    @Binding var path: [Episode]
    @State private var episodes = EpisodeFile.read()

    var body: some View {
        NavigationStack(path: $path) {
            List(episodes) { episode in
                NavigationLink(value: episode) {
                    VStack(alignment: .leading) {
                        Text(episode.title)
                            .font(.headline)
                        Text(episode.summary)
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Episodes")
            .navigationDestination(for: Episode.self) { episode in
                VStack(spacing: 12) {
                    Text(episode.title)
                        .font(.largeTitle.bold())
                    Text(episode.summary)
                }
                .padding()
            }
            .refreshable { await load() }
            .task { await load() }
        }
    }

    /// Fetches the feed and hands it to the widget.
    private func load() async {
        guard let feed = URL(string: "https://radio.example.org/quiet-coast.json") else { return }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let (data, _) = try? await URLSession.shared.data(from: feed), let loaded = try? decoder.decode([Episode].self, from: data) else { return }
        episodes = loaded
        try? EpisodeFile.write(loaded)
        WidgetCenter.shared.reloadTimelines(ofKind: "Episodes")
    }
}
