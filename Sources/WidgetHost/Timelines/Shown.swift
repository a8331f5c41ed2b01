import Drawing
import ExtensionMessages

/// What tells one content on the glass from another.
struct ShownKey: Hashable {
    var state: ShownContent.State
    var archive: String?
    var entry: Int?
    var deliveredAt: Double?
}

extension WidgetHost {
    /// What is on the glass at `now`; nil where no such widget is placed.
    public func shown(_ id: Int) -> ShownContent? { live[id].map { $0.shown(at: now, isProtected: isProtected($0)) } }

    /// Whether a widget's data cannot be read now: the device is locked, and the extension's files are protected.
    private func isProtected(_ placement: LivePlacement) -> Bool { settings.isLocked && extensions[placement.state.widget.extensionIdentifier]?.isDataProtected == true }

    /// The entries of the current timeline in the provider's order, with what becomes of each.
    public func timeline(of id: Int) -> ShownTimeline? {
        guard let placement = live[id], let timeline = placement.timeline, let schedule = placement.schedule else { return nil }
        let shownAt = Dictionary(schedule.steps.map { ($0.entry, $0.at) }, uniquingKeysWith: { first, _ in first })
        return ShownTimeline(askedAt: timeline.askedAt, deliveredAt: timeline.deliveredAt, policy: timeline.policy, policyReload: placement.nextPolicyReload,
                             entries: timeline.entries.enumerated().map { index, entry in
            ShownTimeline.Entry(date: entry.date, shownAt: shownAt[index], archiveHash: entry.archive, relevance: entry.relevance, findings: entry.findings)
        }, findings: timeline.findings, environment: timeline.environment)
    }

    /// Tells the observer where another content is on the glass than it was told last.
    func noticeShown(_ id: Int) {
        guard var placement = live[id] else { return }
        let shown = placement.shown(at: now, isProtected: isProtected(placement))
        let key = ShownKey(state: shown.state, archive: shown.archiveHash, entry: shown.entryIndex, deliveredAt: shown.entryIndex == nil ? nil : placement.timeline?.deliveredAt)
        guard key != placement.told else { return }
        placement.told = key
        live[id] = placement
        emit(.shown(id, shown))
    }
}

/// The current timeline of a placed widget.
public struct ShownTimeline: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        /// Seconds since 1970-01-01, as all instants here.
        public var date: Double
        /// From when on it is shown; nil: never, it was past, or too close to the next.
        public var shownAt: Double?
        /// Nil where its view failed.
        public var archiveHash: String?
        public var relevance: EntriesReply.Relevance?
        public var findings: [Finding]
    }
    public var askedAt: Double
    public var deliveredAt: Double
    public var policy: ReloadPolicy
    /// When the policy asks for the next timeline; nil where it asked already or never does.
    public var policyReload: Double?
    /// In the provider's order.
    public var entries: [Entry]
    public var findings: [Finding]
    public var environment: RenderEnvironment
}

extension LivePlacement {
    /// What is on the glass at a moment that no event lies before.
    ///
    /// - Parameter isProtected: the placeholder takes the place of every entry.
    func shown(at now: Double, isProtected: Bool = false) -> ShownContent {
        let next = state.isOrphaned ? nil : nextChange(after: now), reload = state.isOrphaned ? nil : nextPolicyReload
        // No build answers for an orphan: it stays with what it showed, whatever entries are left (case W48).
        let isLeftBehind = state.isOrphaned && state.last != nil
        if !isLeftBehind, !isProtected, let timeline, let schedule, let step = schedule.step(at: now) {
            // The latest due entry that was drawn: one whose view failed leaves what was there before.
            var position = step
            while position >= 0 {
                let index = schedule.steps[position].entry, entry = timeline.entries[index]
                if let archive = entry.archive {
                    let isKept = position < step || state.failures > 0
                    return ShownContent(state: state.isOrphaned ? .orphaned : isKept ? .lastContent : .content, archiveHash: archive, entryIndex: index, entryDate: entry.date,
                                        entryCount: timeline.entries.count, relevance: entry.relevance, since: schedule.steps[position].at, nextChange: next, nextPolicyReload: reload,
                                        findings: timeline.findings + entry.findings + state.failureFindings, environment: timeline.environment)
                }
                position -= 1
            }
        }
        let findings = state.failureFindings + (timeline?.findings ?? [])
        if let last = state.last, !isProtected {
            return ShownContent(state: state.isOrphaned ? .orphaned : .lastContent, archiveHash: last.archive, entryIndex: nil, entryDate: last.entryDate, entryCount: timeline?.entries.count ?? 0,
                                since: last.since, nextChange: next, nextPolicyReload: reload, findings: findings + last.findings, environment: last.environment)
        }
        guard let placeholder = state.placeholder else {
            return ShownContent(state: state.isOrphaned ? .orphaned : .nothing, entryCount: 0, since: now, nextChange: next, nextPolicyReload: reload, findings: findings,
                                environment: timeline?.environment ?? state.environment)
        }
        return ShownContent(state: state.isOrphaned ? .orphaned : .placeholder, archiveHash: placeholder.archive, entryCount: 0, since: placeholder.since, nextChange: next,
                            nextPolicyReload: reload, findings: findings + placeholder.findings, environment: placeholder.environment)
    }

    /// What is on the glass at a moment, to be kept for its own sake; nil where it is the placeholder or nothing.
    func picture(at now: Double) -> KeptPicture? {
        let shown = shown(at: now)
        guard let archive = shown.archiveHash, shown.state != .placeholder, archive != state.placeholder?.archive || shown.entryIndex != nil else { return nil }
        return KeptPicture(archive: archive, entryDate: shown.entryDate, since: shown.since, findings: [], environment: shown.environment)
    }
}
