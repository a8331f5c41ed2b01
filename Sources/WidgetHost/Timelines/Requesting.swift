import Drawing
import ExtensionMessages
import Findings

extension WidgetHost {
    /// How many reloads in a row a provider may ask for from inside itself before further ones are cut (assumed).
    public static let ownRoundLimit = 5
    /// Seconds that a request of `WidgetCenter` waits for others to join it while the app is not in front (widgetkit-behaviour B16: merged and
    /// perhaps delayed; the figure is assumed).
    public static let coalescingDelay = 1.0

    /// Asks for new timelines, as `WidgetCenter` does.
    ///
    /// Nothing runs before the next `advance(to:)`, also that to the same instant: requests made until then are merged.
    ///
    /// - Parameter kind: nil, or "*": every widget of the extension.
    public func requestReload(kind: String?, of identifier: String, cause: ReloadCause) throws {
        for id in order {
            guard let widget = live[id]?.state.widget, widget.extensionIdentifier == identifier, kind == nil || kind == "*" || kind == widget.kind else { continue }
            try request(id, cause)
        }
    }

    /// Asks for a new timeline of one placed widget; see `requestReload(kind:of:cause:)`.
    public func requestReload(_ id: Int, cause: ReloadCause) throws {
        _ = try placement(id)
        try request(id, cause)
    }

    /// Notes a request: it waits, joins one that waits, or is refused.
    func request(_ id: Int, _ cause: ReloadCause, notBefore: Double? = nil) throws {
        var placement = try placement(id)
        let widget = placement.state.widget
        guard isHosted(placement) else { return }
        if placement.state.isOrphaned {
            return try commit(placement, records: [newRecord(id, cause, .refused("the build does not declare \(widget.kind) as \(widget.family)"))])
        }
        switch cause {
        case .widgetCenter(from: .provider, _):
            placement.state.ownRounds += 1
            guard placement.state.ownRounds <= Self.ownRoundLimit else {
                placement.state.ownRounds = Self.ownRoundLimit + 1
                collect([FindingCode.reloadFromProvider.finding(
                    "The provider asks for a reload each time it is asked for a timeline; after \(Self.ownRoundLimit) rounds further ones are dropped.", widget: widget.kind, family: widget.family)])
                return try commit(placement, records: [newRecord(id, cause, .refused("asked for by the provider itself, \(Self.ownRoundLimit) times in a row"))])
            }
        // Those follow from what the provider answered; they do not end its rounds.
        case .policyAtEnd, .policyAfter, .retry: break
        default: placement.state.ownRounds = 0
        }
        let decision = decide(cause, placement.state, notBefore: notBefore ?? now)
        if case .refused = decision { return try commit(placement, records: [newRecord(id, cause, decision)]) }
        var record = newRecord(id, cause, decision)
        guard var pending = placement.state.pending else {
            placement.state.pending = record
            return try commit(placement, records: [record])
        }
        if !isCharged(cause, of: widget), isCharged(pending.cause, of: widget), record.due <= pending.due {
            // A free reload that comes sooner brings what the waiting one was for.
            pending.decision = .coalesced(into: record.id)
            placement.state.pending = record
        } else {
            record.decision = .coalesced(into: pending.id)
        }
        try commit(placement, records: [pending, record])
    }

    /// Whether a reload counts against the budget now: none does while the app is in front.
    func isCharged(_ cause: ReloadCause, of widget: PlacedWidget) -> Bool {
        cause.isCharged && appState(of: widget.extensionIdentifier) != .foreground
    }

    /// When a request may be carried out.
    func decide(_ cause: ReloadCause, _ state: PlacedState, notBefore moment: Double) -> ReloadRecord.Decision {
        var wanted = max(now, moment)
        guard isCharged(cause, of: state.widget) else {
            // Free, but a provider that asks for itself is still paced: each answer would ask at once again.
            switch cause {
            case .policyAtEnd, .policyAfter, .retry, .widgetCenter(from: .provider, _):
                return .pending(until: max(wanted, state.lastReload.map { $0 + budget.distance } ?? wanted))
            default: return .pending(until: wanted)
            }
        }
        if case .widgetCenter = cause { wanted += Self.coalescingDelay }
        switch budget.grant(at: wanted, charges: state.charges, last: state.lastReload) {
        case .at(let moment): return .pending(until: moment)
        case .deferred(let until): return .deferred(until: until)
        case .never: return .refused("the device grants no reloads")
        }
    }

    func newRecord(_ id: Int, _ cause: ReloadCause, _ decision: ReloadRecord.Decision) -> ReloadRecord {
        defer { nextRecord += 1 }
        return ReloadRecord(id: nextRecord, placed: id, requestedAt: now, cause: cause, decision: decision)
    }
}
