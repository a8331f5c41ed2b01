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
        let map = TapMap(archive, family: placed.family, systemVersion: host.settings.device.system.version)
        switch try target(in: map, failure).effect {
        case .intent(let name, let parameters, let value):
            // Controls are inactive on a locked device (widgetkit-behaviour G6).
            guard !host.settings.isLocked else { return nil }
            _ = try host.perform(PerformRequest(intent: name, parameters: parameters, toggleValue: value), of: widget)
            return nil
        case .open(let url):
            try host.setApp(of: placed.extensionIdentifier, .foreground)
            return url
        case .launch:
            try host.setApp(of: placed.extensionIdentifier, .foreground)
            return nil
        }
    }

    private func target(in map: TapMap, _ failure: (String) -> ScenarioError) throws -> TapTarget {
        switch tap.target {
        case .point(let x, let y):
            guard let target = map.target(at: Point(x: x, y: y)) else {
                throw failure("\(x),\(y) is outside of the widget, which is \(map.widget.frame.width) by \(map.widget.frame.height) points; name a point in it.")
            }
            return target
        case .label(let label):
            switch map.target(labelled: label) {
            case .target(let target, _): return target
            case .several(let targets): throw failure("\(targets.count) elements say \"\(label)\"; name a point instead, such as \(TapMap.center(targets[0].frame).x),\(TapMap.center(targets[0].frame).y).")
            case .none: throw failure("nothing says \"\(label)\"; what can be tapped says \(map.targets.map { "\"\($0.label)\"" }.joined(separator: ", ")).")
            }
        }
    }
}
