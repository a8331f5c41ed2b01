import SwiftUI

@main
struct ReleasesApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
