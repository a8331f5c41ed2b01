// A chart is a view: a file that imports Charts sees SwiftUI too.
@_exported import SwiftUI
