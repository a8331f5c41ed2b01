// A file that imports WidgetKit sees SwiftUI, as on a phone.
@_exported import SwiftUI
@_exported import AppIntents
import Intents
