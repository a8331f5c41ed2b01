import Drawing
import ExtensionMessages

/// A tap in a scenario: on what is shown at the moment, as a person's finger meets it.
struct TapStep {
    let tap: Scenario.Tap
    let widget: Int

    init(_ tap: Scenario.Tap, widget: Int) { self.tap = tap; self.widget = widget }

    /// - Returns: the URL that the app was opened with; nil where it was opened without, or not at all.
    func carryOut(on host: WidgetHost, failure: (String) -> ScenarioError) throws -> String? {
        guard let shown = host.shown(widget), let placed = host.widget(widget) else { throw failure("the widget is not there any more; leave the step out.") }
        // No build answers for an orphan, and a tap on it does nothing (case W48).
        guard shown.state != .orphaned else { return nil }
        guard let archive = try shown.archiveHash.flatMap({ try host.archive($0) }) else { throw failure("nothing is drawn that could be tapped; look at the findings.") }
        switch try Self.action(at: tap.target, in: archive, failure) {
        case .intent(let name, let parameters, let isToggle, let isOn):
            // Controls are inactive on a locked device (widgetkit-behaviour G6).
            guard !host.settings.isLocked, host.settings.device.system.hasInteractiveWidgets else { return nil }
            _ = try host.perform(PerformRequest(intent: name, parameters: parameters, toggleValue: isToggle ? !isOn : nil), of: widget)
            return nil
        case .open(let url):
            try host.setApp(of: placed.extensionIdentifier, .foreground)
            return url
        }
    }

    private enum Effect {
        case intent(name: String, parameters: String, isToggle: Bool, isOn: Bool)
        /// Nil: as from the app's icon.
        case open(url: String?)
    }

    private static func action(at target: Scenario.Tap.Target, in archive: WidgetArchive, _ failure: (String) -> ScenarioError) throws -> Effect {
        let whole = Effect.open(url: archive.widgetURL)
        let found: (node: SemanticNode, control: SemanticNode?)?
        switch target {
        case .point(let x, let y):
            let size = archive.displayList.size
            guard x >= 0, y >= 0, x < size.width, y < size.height else { throw failure("\(x),\(y) is outside of the widget, which is \(size.width) by \(size.height) points; name a point in it.") }
            // What is drawn later lies on top.
            found = nodes(archive.root).last { isInside($0.node.frame, x, y) && $0.control != nil }
        case .label(let label):
            let all = nodes(archive.root)
            let texts = Set(all.map(\.node.label)).filter { !$0.isEmpty }.sorted()
            guard let match = all.last(where: { $0.node.label == label }) ?? all.last(where: { $0.node.label.contains(label) }) else {
                throw failure("nothing says \"\(label)\"; there are \(texts.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")).")
            }
            found = match
        }
        guard let control = found?.control else { return whole }
        switch control.action {
        case .open(let url)?: return .open(url: url)
        case .intent(let name, let parameters, let isToggle)?: return .intent(name: name, parameters: parameters, isToggle: isToggle, isOn: control.value == "on")
        case .unsupportedClosure?, nil: return whole
        }
    }

    /// Every element with the link or control that it is part of; outer ones first.
    private static func nodes(_ root: SemanticNode) -> [(node: SemanticNode, control: SemanticNode?)] {
        var found: [(SemanticNode, SemanticNode?)] = [], waiting: [(node: SemanticNode, control: SemanticNode?)] = [(root, nil)]
        while let (node, outer) = waiting.popLast() {
            // A disabled control passes the tap on to what is around it.
            let control = node.action != nil && !node.traits.contains("disabled") ? node : outer
            found.append((node, control))
            waiting += node.children.reversed().map { ($0, control) }
        }
        return found
    }

    private static func isInside(_ rect: Rect, _ x: Double, _ y: Double) -> Bool { x >= rect.minX && x < rect.maxX && y >= rect.minY && y < rect.maxY }
}
