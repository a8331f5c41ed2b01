import SwiftUI

@main
struct LadderApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}
