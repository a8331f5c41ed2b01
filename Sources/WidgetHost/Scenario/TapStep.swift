import Drawing
import ExtensionMessages

/// A tap in a scenario: on what is shown at the moment, as a person's finger meets it.
struct TapStep {
    let tap: Scenario.Tap
    let widget: Int

    init(_ tap: Scenario.Tap, widget: Int) { self.tap = tap; self.widget = widget }

    /// What came of a tap.
    struct Outcome {
        /// The URL that the app was opened with; nil where it was opened without, or not at all.
        var url: String?
        /// Why nothing happened, where nothing did.
        var refusal: String?
        /// What the intent failed with, or says.
        var problem: String?
    }

    func carryOut(on host: WidgetHost, failure: (String) -> ScenarioError) throws -> Outcome {
        guard let shown = host.shown(widget), let placed = host.widget(widget) else { throw failure("the widget is not there any more; leave the step out.") }
        // No build answers for an orphan, and a tap on it does nothing (case W48).
        guard shown.state != .orphaned else { return Outcome(refusal: "no build declares the widget") }
        guard let archive = try shown.archiveHash.flatMap({ try host.archive($0) }) else { throw failure("nothing is drawn that could be tapped; look at the findings.") }
        let map = TapMap(archive, family: placed.family, systemVersion: host.settings.device.system.version)
        let effect = try target(in: map, failure).effect
        guard !host.settings.isLocked || !LockedDevice.holds(effect, family: placed.family) else { return Outcome(refusal: "the device is locked") }
        switch effect {
        case .intent(let name, let parameters, let value):
            let outcome = try host.perform(PerformRequest(intent: name, parameters: parameters, toggleValue: value), of: widget)
            if outcome.value?.needsUnlock == true { return Outcome(refusal: "the device is locked") }
            if let url = outcome.value?.openedURLs.last { try host.setApp(of: placed.extensionIdentifier, .foreground); return Outcome(url: url) }
            return Outcome(problem: outcome.findings.first?.message ?? outcome.value?.thrown)
        case .open(let url):
            try host.setApp(of: placed.extensionIdentifier, .foreground)
            return Outcome(url: url)
        case .launch:
            try host.setApp(of: placed.extensionIdentifier, .foreground)
            return Outcome()
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
