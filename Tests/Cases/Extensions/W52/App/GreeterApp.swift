import SwiftUI

@main struct GreeterApp: App {
    var body: some Scene {
        WindowGroup { Button("Greet") { UserDefaults(suiteName: "group.example.greeting")?.set("Hello", forKey: "greeting") } }
    }
}
