import Drawing
import Foundation

/// Everything in a widget that a tap can meet.
///
/// Links that have no effect in a family or system have no action in the tree (widgetkit-behaviour D11); buttons and toggles run their
/// intents from iOS 17 on (G1) and never in the inline family (F). Everything else is the widget's one target: its URL, or the app's launch.
public struct TapMap: Sendable {
    /// In drawing order: what is drawn later lies on top.
    public let targets: [TapTarget]
    /// What a tap outside of all of them does.
    public let widget: TapTarget
    private let root: SemanticNode

    /// - Parameter systemVersion: "17.2".
    public init(_ archive: WidgetArchive, family: String, systemVersion: String) {
        let major = systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 26
        root = archive.root
        widget = TapTarget(element: .widget, label: "", frame: Rect(x: 0, y: 0, width: archive.displayList.size.width, height: archive.displayList.size.height),
                           effect: archive.widgetURL.map { .open(url: $0) } ?? .launch)
        var found: [TapTarget] = [], waiting = [archive.root]
        while let node = waiting.popLast() {
            if let target = Self.target(node, hasControls: major >= 17 && family != "accessoryInline") { found.append(target) }
            waiting += node.children.reversed()
        }
        targets = found
    }

    private static func target(_ node: SemanticNode, hasControls: Bool) -> TapTarget? {
        // A disabled control passes the tap on to what is around it.
        guard let action = node.action, !node.traits.contains("disabled") else { return nil }
        func made(_ element: TapTarget.Element, _ effect: TapTarget.Effect) -> TapTarget {
            TapTarget(element: element, label: words(of: node), frame: node.frame, effect: effect, identity: node.identity, source: node.source)
        }
        switch action {
        case .open(let url): return made(.link, .open(url: url))
        case .intent(let name, let parameters, let isToggle):
            guard hasControls else { return nil }
            return made(isToggle ? .toggle : .button, .intent(name: name, parameters: parameters, toggleTo: isToggle ? node.value != "on" : nil))
        case .unsupportedClosure: return nil
        }
    }

    /// The element's label, or the texts inside it.
    static func words(of node: SemanticNode) -> String { texts(of: node).joined(separator: ", ") }

    static func texts(of node: SemanticNode) -> [String] {
        if !node.label.isEmpty { return [node.label] }
        var parts: [String] = [], waiting = node.children
        while !waiting.isEmpty, parts.count < 50 {
            let child = waiting.removeFirst()
            if child.isHidden { continue }
            if child.label.isEmpty { waiting = child.children + waiting } else { parts.append(child.label) }
        }
        return parts
    }

    // MARK: Finding

    /// The topmost target at a point, in points; the whole widget where there is none. Nil outside the widget.
    public func target(at point: Point) -> TapTarget? {
        guard Self.contains(widget.frame, point) else { return nil }
        return targets.last { Self.contains($0.frame, point) } ?? widget
    }

    /// What a text leads to.
    public enum Match: Sendable {
        case target(TapTarget, at: Point)
        /// Several elements say it.
        case several([TapTarget])
        case none
    }

    /// The target with a label, or the one where a text stands: the same words first, then a text of it, else words that contain it.
    public func target(labelled text: String) -> Match {
        for isSame in [{ (words: String) in words == text }, { $0.components(separatedBy: ", ").contains(text) }, { $0.localizedCaseInsensitiveContains(text) }] {
            let found = targets.filter { isSame($0.label) }
            if found.count == 1 { return .target(found[0], at: Self.center(found[0].frame)) }
            if found.count > 1 { return .several(found) }
            // Where a text stands, there the finger goes; texts in one target, or in none, do the same.
            let places = nodes { isSame($0.label) && !$0.isHidden }.map { Self.center($0.frame) }
            let targets = places.map { target(at: $0) ?? widget }
            guard let first = targets.first else { continue }
            let others = targets.dropFirst().filter { $0.frame != first.frame || $0.effect != first.effect }
            return others.isEmpty ? .target(first, at: places[0]) : .several([first] + others)
        }
        return .none
    }

    private func nodes(where matches: (SemanticNode) -> Bool) -> [SemanticNode] {
        var waiting = [root], found: [SemanticNode] = []
        while let node = waiting.popLast() {
            if matches(node) { found.append(node) }
            waiting += node.children.reversed()
        }
        return found
    }

    public static func center(_ rect: Rect) -> Point { Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2) }

    private static func contains(_ rect: Rect, _ point: Point) -> Bool {
        point.x >= rect.minX && point.y >= rect.minY && point.x < rect.minX + rect.width && point.y < rect.minY + rect.height
    }
}
