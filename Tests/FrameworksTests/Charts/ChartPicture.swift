@testable import Charts
import Drawing
import SwiftUI

/// A chart drawn in a size: its plot and marks as people and programs read them.
struct ChartPicture {
    let root: SemanticNode
    let archive: WidgetArchive

    init(_ view: some View, width: Double = 300, height: Double = 200, environment: EnvironmentValues? = nil) {
        var values = environment ?? EnvironmentValues()
        values.locale = Locale(identifier: "en_US")
        values.timeZone = .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        values.calendar = calendar
        archive = ViewRenderer(environment: values, size: SwiftUI.CGSize(width: width, height: height)).archive(view)
        root = archive.root
    }

    func nodes(_ role: String) -> [SemanticNode] {
        func walk(_ node: SemanticNode) -> [SemanticNode] { (node.role == role ? [node] : []) + node.children.flatMap(walk) }
        return walk(root)
    }

    var plot: Rect { nodes("plot").first?.frame ?? .zero }
    /// The frames of the marks, in the order of the content.
    var marks: [Rect] { nodes("mark").map(\.frame) }
    var texts: [String] { nodes("text").map(\.label) }
}

/// Noon of days of January 2026.
func january(_ day: Int, hour: Int = 12) -> Date {
    Date(timeIntervalSince1970: 1_767_225_600 + Double(day - 1) * 86_400 + Double(hour) * 3600)
}

func near(_ a: Double, _ b: Double, within: Double = 0.01) -> Bool { abs(a - b) <= within }
