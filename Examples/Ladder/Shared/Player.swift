import Foundation

/// A member of the club with a place on its ladder.
struct Player: Identifiable, Hashable {
    var id: String
    var name: String
    var league: League
    /// The ratings of the last weeks, the newest last.
    var ratings: [Int]
    /// The last matches, the newest last: won or lost.
    var form: [Bool]
    var club: String

    enum League: String, CaseIterable {
        case open, juniors, veterans
    }

    var rating: Int { ratings.last ?? 0 }

    /// What the last week brought.
    var change: Int { ratings.count < 2 ? 0 : rating - ratings[ratings.count - 2] }

    /// "IF" for "Ines Falk".
    var initials: String { name.split(separator: " ").compactMap(\.first).prefix(2).map { $0.uppercased() }.joined() }

    /// Opens the player in the app.
    var url: URL? { URL(string: "ladder://player/\(id)") }
}
