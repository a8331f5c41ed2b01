import Intents

/// Answers what the edit sheet of the Player widget asks.
final class IntentHandler: INExtension, ShowPlayerIntentHandling {
    override func handler(for intent: INIntent) -> Any { self }

    /// All players by league, or those whose name holds what was typed.
    func providePlayerOptionsCollection(for intent: ShowPlayerIntent, searchTerm: String?, with completion: @escaping (INObjectCollection<PlayerChoice>?, Error?) -> Void) {
        let sections = Player.League.allCases.compactMap { league -> INObjectSection<PlayerChoice>? in
            let found = Club.ladder(league).filter { searchTerm.map($0.name.localizedCaseInsensitiveContains) ?? true }
            return found.isEmpty ? nil : INObjectSection(title: league.rawValue.capitalized, items: found.map(PlayerChoice.init(player:)))
        }
        completion(INObjectCollection(sections: sections), nil)
    }

    /// A new widget shows the leader.
    func defaultPlayer(for intent: ShowPlayerIntent) -> PlayerChoice? {
        PlayerChoice(player: Club.leader)
    }
}

extension PlayerChoice {
    convenience init(player: Player) {
        self.init(identifier: player.id, display: player.name, subtitle: "\(player.rating)", image: nil)
        rating = NSNumber(value: player.rating)
    }
}
