import Drawing
@testable import SwiftUI

/// A view drawn in a widget of a size: its commands, the nodes of its tree and its findings.
struct Drawn {
    let archive: WidgetArchive

    init(_ view: some View, width: Double = 160, height: Double = 160, environment: EnvironmentValues = EnvironmentValues()) {
        archive = ViewRenderer(environment: environment, size: SwiftUI.CGSize(width: width, height: height)).archive(view)
    }

    var commands: [DisplayCommand] { archive.displayList.items.map(\.command) }
    var findings: [String] { archive.findings.map(\.code) }

    /// The areas that are filled, and with what.
    var fills: [(frame: Rect, paint: Paint)] {
        commands.compactMap { if case .fill(let path, let paint, _) = $0 { (path.area, paint) } else { nil } }
    }
    /// The lines that are stroked.
    var strokes: [(frame: Rect, paint: Paint, style: Drawing.StrokeStyle)] {
        commands.compactMap { if case .stroke(let path, let paint, let style) = $0 { (path.area, paint, style) } else { nil } }
    }
    var timers: [TimerProgress] { commands.compactMap { if case .timerProgress(let progress) = $0 { progress } else { nil } } }

    var nodes: [SemanticNode] {
        func all(_ node: SemanticNode) -> [SemanticNode] { [node] + node.children.flatMap(all) }
        return all(archive.root)
    }
    func node(role: String) -> SemanticNode? { nodes.first { $0.role == role } }
    func node(type: String) -> SemanticNode? { nodes.first { $0.type == type } }
    /// The words of all texts, in the order of the tree.
    var texts: [String] { nodes.filter { $0.role == "text" }.map(\.label) }
}

extension Paint {
    var color: ColorValue? { if case .color(let value, _) = self { value } else { nil } }
    var name: String? { if case .color(_, let name) = self { name } else { nil } }
}

func close(_ a: Double, _ b: Double, _ tolerance: Double = 0.02) -> Bool { abs(a - b) <= tolerance }

extension Drawing.Path {
    /// The smallest rectangle that holds the curve.
    var area: Rect { SwiftUI.Path(self).boundingRect.drawing }
}
