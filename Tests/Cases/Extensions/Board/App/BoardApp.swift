import SwiftUI

@main struct BoardApp: App {
    var body: some Scene { WindowGroup { Text("Board") } }
}
