// Where SwiftUI keeps its views since iOS 18: sources that import it mean SwiftUI.
@_exported import SwiftUI
