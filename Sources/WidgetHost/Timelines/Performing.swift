import Drawing
import ExtensionMessages

extension WidgetHost {
    /// Runs the intent of a button or toggle of a placed widget, then asks for the one reload that is guaranteed, and those that the intent
    /// asked for (widgetkit-behaviour G4; case W10).
    ///
    /// The guaranteed reload runs when `perform()` has returned: at once where it took no time, else with the `advance(to:)` that reaches
    /// `now` and the duration. Reloads that the intent asked `WidgetCenter` for are merged with it, and wait for other widgets.
    ///
    /// - Throws: `HostError.deviceLocked` where the device is locked.
    /// - Returns: what the intent did, or why it failed; a failed one is followed by the reload as well.
    public func perform(_ request: PerformRequest, of id: Int) throws -> SessionOutcome<WidgetSession.Performed> {
        let placement = try placement(id), widget = placement.state.widget
        guard !placement.state.isOrphaned, let hosted = extensions[widget.extensionIdentifier] else { throw HostError.unknownKind(widget.kind, known: extensions[widget.extensionIdentifier]?.listing.widgets.map(\.kind) ?? []) }
        guard !settings.isLocked || !LockedDevice.holds(.intent(name: request.intent, parameters: request.parameters, toggleTo: nil), family: widget.family) else { throw HostError.deviceLocked(kind: widget.kind) }
        prepare(hosted)
        var request = request
        request.isLocked = settings.isLocked
        let outcome = hosted.perform(request)
        collect(named(outcome.findings + (outcome.value?.findings ?? []), widget.kind, widget.family), from: widget.extensionIdentifier)
        let performed = outcome.value ?? WidgetSession.Performed()
        try noteActivities(performed.activities, from: widget.extensionIdentifier)
        try self.request(id, .intent, notBefore: now + max(0, performed.duration))
        for kind in performed.reloadedKinds {
            try requestReload(kind: kind, of: widget.extensionIdentifier, cause: .widgetCenter(from: .intent, foreground: appState(of: widget.extensionIdentifier) == .foreground))
        }
        try runDue(id)
        return outcome
    }
}
