import SwiftUI

/// The whole ladder, league by league.
struct ContentView: View {
    @State private var path: [Player] = []

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(Player.League.allCases, id: \.self) { league in
                    Section(league.rawValue.capitalized) {
                        ForEach(Club.ladder(league)) { player in
                            NavigationLink(value: player) {
                                LabeledContent(player.name, value: player.rating.formatted(.number.grouping(.never)))
                            }
                        }
                    }
                }
            }
            .navigationTitle(Club.name)
            .navigationDestination(for: Player.self) { player in
                LabeledContent("Rating", value: player.rating.formatted(.number.grouping(.never)))
                    .padding()
                    .navigationTitle(player.name)
            }
        }
        .onOpenURL { url in
            path = Club.player(withID: url.lastPathComponent).map { [$0] } ?? []
        }
    }
}
