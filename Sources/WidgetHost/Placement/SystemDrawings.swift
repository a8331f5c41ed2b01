import DeviceProfiles
import Drawing
import ExtensionMessages

/// A Live Activity or a control in all its places, as the system draws it without a person having placed it by family.
public struct SystemDrawing: Sendable {
    /// By family, as Apple's places are named here: "islandCompact", "controlSmall".
    public var pictures: [String: RenderedEntry]
    /// How many states of an activity are known; 1 for a control.
    public var count: Int
    public var findings: [Finding]
}

extension WidgetHost {
    /// The Live Activities and controls that an extension declares and the device can show.
    public func systemWidgets() -> [GalleryWidget] {
        let offered = settings.device.activityFamilies + settings.device.controlFamilies
        return extensionOrder.filter { appState(of: $0) != .neverLaunched }.flatMap { identifier in
            (extensions[identifier]?.listing.widgets ?? []).compactMap { widget in
                let families = offered.filter { widget.families.contains($0.rawValue) }
                return ["activity", "control"].contains(widget.configuration) && !families.isEmpty ? GalleryWidget(extensionIdentifier: identifier, widget: widget, families: families) : nil
            }
        }
    }

    /// Draws an activity in one of its states, or a control with its current value (widgetkit-behaviour J4). It is not kept.
    ///
    /// - Parameters:
    ///   - entry: the state; those of previews are known, in their order.
    ///   - configuration: a control's values by parameter name, as JSON; or a state of an activity, as `ActivityRecord` names it.
    public func drawing(of system: GalleryWidget, entry: Int = 0, configuration: [String: String] = [:]) -> SessionOutcome<SystemDrawing> {
        let widget = system.widget
        // The gallery's tile shows the value for previews.
        let families = system.families.filter { $0 != .control }
        guard let hosted = extensions[system.extensionIdentifier], let first = families.first, let environment = systemEnvironment(of: widget, first) else { return .failure([]) }
        prepare(hosted)
        switch hosted.entries(EntriesRequest(kind: widget.kind, role: .timeline, environment: environment, configuration: configuration, timeout: settings.providerAllowance)) {
        case .failure(let findings):
            collect(named(findings, widget.kind, first.rawValue), from: system.extensionIdentifier)
            return .failure(findings)
        case .success(let reply):
            defer { hosted.release(set: reply.set) }
            var drawing = SystemDrawing(pictures: [:], count: reply.dates.count, findings: reply.findings)
            guard !reply.dates.isEmpty else { return .failure(reply.findings) }
            let index = min(max(entry, 0), reply.dates.count - 1)
            for family in families {
                guard let environment = systemEnvironment(of: widget, family), let outcome = hosted.render(set: reply.set, entries: [index], in: environment, at: now).first else { continue }
                switch outcome {
                case .success(let rendered):
                    drawing.pictures[family.rawValue] = rendered
                    drawing.findings += rendered.findings
                case .failure(let findings): drawing.findings += findings
                }
            }
            collect(named(drawing.findings, widget.kind, first.rawValue), from: system.extensionIdentifier)
            return .success(drawing)
        }
    }

    /// Runs the intent of a control or of a button in an activity.
    ///
    /// - Returns: what the intent did, or why it failed.
    public func perform(_ request: PerformRequest, ofKind kind: String, in identifier: String) throws -> SessionOutcome<WidgetSession.Performed> {
        guard let hosted = extensions[identifier] else { throw HostError.unknownExtension(identifier, known: extensionOrder) }
        prepare(hosted)
        let outcome = hosted.perform(request)
        collect(named(outcome.findings + (outcome.value?.findings ?? []), kind, ""), from: identifier)
        try noteActivities(outcome.value?.activities ?? [], from: identifier)
        for kind in outcome.value?.reloadedKinds ?? [] {
            try requestReload(kind: kind, of: identifier, cause: .widgetCenter(from: .intent, foreground: appState(of: identifier) == .foreground))
        }
        return outcome
    }

    /// But for the banner they are dark in both appearances, and all of them in full colour.
    private func systemEnvironment(of widget: WidgetDescription, _ family: WidgetFamilyName) -> RenderEnvironment? {
        var environment = settings.environment(of: widget, family: family.rawValue)
        environment?.renderingMode = "fullColor"
        if family != .activityBanner { environment?.appearance = "dark" }
        return environment
    }
}
