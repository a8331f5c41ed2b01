import Drawing
import ExtensionMessages

extension WidgetHost {
    /// Changes the device's settings.
    ///
    /// Locale, time zone and text size ask for new timelines, outside the budget (widgetkit-behaviour B13, B23); what only the look depends on,
    /// such as appearance or mode, is drawn anew from the entries that are there (B14).
    public func settingsChanged(_ settings: HostSettings) throws {
        let before = self.settings
        self.settings = settings
        if before.minimumEntryDistance != settings.minimumEntryDistance {
            for id in order {
                guard var placement = live[id] else { continue }
                placement.replaceTimeline(placement.timeline, distance: settings.minimumEntryDistance)
                live[id] = placement
            }
        }
        guard before != settings else { return }
        emit(.logged("The settings changed: \(Self.changes(from: before, to: settings).joined(separator: ", "))."))
        try noticeSettings()
        try runDue(order)
        // A lock hides what is protected without any new drawing.
        for id in order { noticeShown(id) }
    }

    /// Sets the clock, forwards or back, as a person does: nothing runs in between, and every widget is loaded anew (widgetkit-behaviour B23).
    public func setClock(to moment: Double) throws {
        now = moment
        lastForgotten = -.infinity
        emit(.logged("The clock was set."))
        try requestAll(.systemEvent("clock"))
        try runDue(order)
    }

    /// Starts the device anew: every widget is loaded (widgetkit-behaviour B23).
    public func restart() throws {
        emit(.logged("The device was restarted."))
        try requestAll(.systemEvent("restart"))
        try runDue(order)
    }

    func requestAll(_ cause: ReloadCause) throws { for id in order where live[id]?.state.isOrphaned == false { try request(id, cause) } }

    /// Brings each widget to the settings that hold: those that were drawn for others.
    func noticeSettings() throws {
        for id in order {
            guard let placement = live[id], isHosted(placement), !placement.state.isOrphaned, let description = description(of: placement.state.widget),
                  let environment = settings.environment(of: description, family: placement.state.widget.family) else { continue }
            let before = placement.state.environment
            guard before != environment else { continue }
            if let reason = Self.reloadReason(from: before, to: environment) {
                try request(id, .settings(reason))
            } else if placement.set != nil {
                try drawAnew(placement, in: environment)
            } else {
                // The entries went with their process: the provider makes them again.
                try request(id, .settings("look"))
            }
        }
    }

    /// Draws the entries that the extension still keeps for another look.
    private func drawAnew(_ old: LivePlacement, in environment: RenderEnvironment) throws {
        let widget = old.state.widget
        guard let hosted = extensions[widget.extensionIdentifier], let set = old.set, var timeline = old.timeline else { return }
        prepare(hosted)
        var archives: [String: [UInt8]] = [:], placement = old
        let drawn = hosted.render(set: set, entries: Array(timeline.entries.indices), in: environment, at: timeline.deliveredAt)
        guard drawn.contains(where: { $0.value != nil }) else { return try request(widget.id, .settings("look")) }
        for (index, outcome) in drawn.enumerated() where timeline.entries.indices.contains(index) {
            switch outcome {
            case .success(let picture):
                let hash = ArchiveHash.of(picture.bytes)
                archives[hash] = picture.bytes
                timeline.entries[index].archive = hash
                timeline.entries[index].findings = named(picture.findings, widget.kind, widget.family)
            case .failure(let findings):
                timeline.entries[index].archive = nil
                timeline.entries[index].findings = named(findings, widget.kind, widget.family)
            }
            collect(timeline.entries[index].findings, from: widget.extensionIdentifier)
        }
        timeline.environment = environment
        placement.state.environment = environment
        placement.replaceTimeline(timeline, distance: settings.minimumEntryDistance)
        try commit(placement) {
            for hash in placement.hashes { try store.hold(hash, bytes: archives[hash] ?? []) }
            try store.release(old.hashes)
            try store.save(timeline, of: widget.id)
        }
    }

    /// Why a change of environment asks the provider; nil where the entries only look different.
    private static func reloadReason(from before: RenderEnvironment, to after: RenderEnvironment) -> String? {
        if before.locale != after.locale { return "locale" }
        if before.timeZone != after.timeZone { return "timeZone" }
        if before.typeSize != after.typeSize { return "typeSize" }
        if before.width != after.width || before.height != after.height || before.systemVersion != after.systemVersion { return "device" }
        return nil
    }

    private static func changes(from before: HostSettings, to after: HostSettings) -> [String] {
        var changes: [String] = []
        func note<Value: Equatable>(_ name: String, _ path: KeyPath<HostSettings, Value>) { if before[keyPath: path] != after[keyPath: path] { changes.append("\(name) \(after[keyPath: path])") } }
        if before.device != after.device { changes.append("device \(after.device.device.name)") }
        note("locale", \.locale); note("time zone", \.timeZone); note("appearance", \.appearance); note("mode", \.homeScreenMode); note("text size", \.typeSize)
        note("contrast", \.increasesContrast); note("reduced motion", \.reducesMotion); note("right to left", \.isForcedRightToLeft); note("locked", \.isLocked); note("StandBy", \.isInStandBy); note("night", \.isNight)
        note("reloads a day", \.dailyReloads); note("developer mode", \.isInDeveloperMode)
        return changes
    }
}
