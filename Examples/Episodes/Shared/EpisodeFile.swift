import Foundation

/// The episodes that the app loaded last, in a file of the app group: the widget reads it and never asks the network.
enum EpisodeFile {
    static let group = "group.org.example.episodes"

    private static var url: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)?.appending(path: "episodes.json")
    }

    /// Newest first; empty where the app has loaded none yet.
    static func read() -> [Episode] {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let url, let data = try? Data(contentsOf: url), let episodes = try? decoder.decode([Episode].self, from: data) else { return [] }
        return episodes.sorted { $0.publishedAt > $1.publishedAt }
    }

    static func write(_ episodes: [Episode]) throws {
        guard let url else { throw CocoaError(.fileNoSuchFile) }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(episodes).write(to: url, options: .atomic)
    }
}
