import Foundation

/// An episode of the radio play.
struct Episode: Identifiable, Codable, Hashable {
    var id: String
    var number: Int
    var title: String
    var summary: String
    var minutes: Int
    /// The colour of its artwork, from 0 to 1 around the wheel.
    var hue: Double
    var publishedAt: Date

    /// Opens the episode in the app.
    var url: URL { URL(string: "episodes://episode/\(id)") ?? Self.shelf }

    /// Opens the list of episodes.
    static let shelf = URL(string: "episodes://shelf")!

    var length: String { "\(minutes) min" }
}

extension Episode {
    static let sample = Episode(id: "tide-house", number: 24, title: "The Tide House", summary: "A keeper counts boats that never land.", minutes: 24, hue: 0.03,
                                publishedAt: .now)
}
