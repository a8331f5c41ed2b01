import SwiftUI

@main
struct EpisodesApp: App {
    @State private var path: [Episode] = []

    var body: some Scene {
        WindowGroup {
            ContentView(path: $path)
                .onOpenURL { url in
                    // episodes://episode/ID, as the widget's links have it.
                    guard url.host() == "episode" else { return path = [] }
                    path = EpisodeFile.read().filter { $0.id == url.lastPathComponent }
                }
        }
    }
}
