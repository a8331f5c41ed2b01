import Drawing
import Foundation

/// The element tree as text, one element a line: what it is, what it says, its frame, where it leads, where it comes from.
public struct TreeText {
    public var archive: WidgetArchive
    public var places: [UInt64: SourcePlace]
    public init(archive: WidgetArchive, places: [UInt64: SourcePlace]) { self.archive = archive; self.places = places }

    /// Lines, indented by depth; in reading order.
    public var lines: [String] {
        var lines: [String] = []
        if let url = archive.widgetURL { lines.append("opens \(Self.quoted(url))") }
        var waiting: [(node: SemanticNode, depth: Int)] = [(archive.root, 0)]
        while let (node, depth) = waiting.popLast() {
            lines.append(String(repeating: "  ", count: depth) + line(node))
            waiting += node.children.reversed().map { ($0, depth + 1) }
        }
        return lines
    }

    private func line(_ node: SemanticNode) -> String {
        var parts = [node.type]
        if node.role != node.type.lowercased() { parts.append(node.role) }
        if !node.label.isEmpty { parts.append(Self.quoted(node.label)) }
        if !node.value.isEmpty { parts.append("value \(Self.quoted(node.value))") }
        if !node.hint.isEmpty { parts.append("hint \(Self.quoted(node.hint))") }
        let frame = node.frame
        parts.append("\(Self.number(frame.minX)),\(Self.number(frame.minY)) \(Self.number(frame.width))x\(Self.number(frame.height))")
        if let text = node.text {
            // What it wants is told where it got something else.
            let differs = abs(text.ideal.width - frame.width) > 0.5 || abs(text.ideal.height - frame.height) > 0.5
            if text.isTruncated || differs { parts.append("\(text.isTruncated ? "cut, " : "")wants \(Self.number(text.ideal.width))x\(Self.number(text.ideal.height))") }
            if text.lineCount > 1 { parts.append("\(text.lineCount) lines") }
            if text.scaleFactor < 1 { parts.append("scaled to \(Self.number(text.scaleFactor))") }
        }
        switch node.action {
        case .open(let url): parts.append("opens \(Self.quoted(url))")
        case .intent(let name, let parameters, let isToggle): parts.append("\(isToggle ? "toggles" : "runs") \(name) \(parameters)")
        case .unsupportedClosure: parts.append("closure, opens the app")
        case nil: break
        }
        parts += node.traits
        if node.isHidden { parts.append("hidden") }
        if let place = places[node.source] { parts.append("(\(place.file):\(place.line))") }
        return parts.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String { Moments.shortest((value * 100).rounded() / 100) }

    /// One line, whatever the text holds.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
            .replacingOccurrences(of: "\u{1B}", with: "\\u{1B}").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }
}
