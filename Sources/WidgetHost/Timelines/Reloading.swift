import DeviceProfiles
import Drawing
import ExtensionMessages
import Findings

extension WidgetHost {
    /// How many providers of an extension are called at once where their reloads are due at one instant (that several may be is
    /// widgetkit-behaviour M9; the number is assumed).
    static let concurrentProviders = 8

    /// Carries out the request of a placed widget that is due, if one is.
    func runDue(_ id: Int) throws { try runDue([id]) }

    /// Carries out the requests of placed widgets that are due; those of one extension at once.
    func runDue(_ ids: [Int]) throws {
        let due = ids.filter { live[$0]?.state.pending.map { $0.due <= now } ?? false }
        var waiting = due
        while let first = waiting.first.flatMap({ live[$0]?.state.widget.extensionIdentifier }) {
            let group = Array(waiting.filter { live[$0]?.state.widget.extensionIdentifier == first }.prefix(Self.concurrentProviders))
            waiting.removeAll { group.contains($0) || live[$0] == nil }
            try reload(group)
        }
    }

    /// A reload under way.
    private struct Underway {
        var placement: LivePlacement
        var record: ReloadRecord
        var environment: RenderEnvironment
    }

    /// Asks the providers of placed widgets of one extension, draws every entry and puts the timelines into force.
    private func reload(_ ids: [Int]) throws {
        let reloads = try ids.compactMap(begin)
        guard let first = reloads.first, let hosted = extensions[first.placement.state.widget.extensionIdentifier] else { return }
        prepare(hosted)
        let outcomes = hosted.entries(together: reloads.map { reload in
            EntriesRequest(kind: reload.placement.state.widget.kind, role: .timeline, environment: reload.environment, configuration: reload.placement.state.widget.configuration, timeout: settings.providerAllowance)
        })
        var asked: [String] = []
        for (reload, outcome) in zip(reloads, outcomes) {
            var placement = reload.placement, record = reload.record
            let delivery = deliver(outcome, hosted, placement.state.widget, reload.environment)
            record.finishedAt = now + delivery.duration
            collect(delivery.findings, from: hosted.identifier)
            placement.state.pending = nil
            placement.state.environment = reload.environment
            if let timeline = delivery.timeline {
                try accept(timeline, delivery, placement, record)
            } else {
                try keep(delivery, placement, record)
            }
            asked += delivery.reloadedKinds
            try noteActivities(outcome.value?.activities ?? [], from: hosted.identifier)
        }
        for kind in asked {
            try requestReload(kind: kind, of: hosted.identifier, cause: .widgetCenter(from: .provider, foreground: appState(of: hosted.identifier) == .foreground))
        }
    }

    /// Notes that a reload runs from now on; nil where no build answers for the widget any more.
    private func begin(_ id: Int) throws -> Underway? {
        guard var placement = live[id], var record = placement.state.pending else { return nil }
        let widget = placement.state.widget
        guard extensions[widget.extensionIdentifier] != nil, let description = description(of: widget), let environment = settings.environment(of: description, family: widget.family) else {
            try orphan(placement)
            return nil
        }
        if record.startedAt == nil {
            // Charged before the provider is asked: a kill meanwhile must not give the charge back.
            record.decision = .granted
            record.startedAt = now
            record.isCharged = isCharged(record.cause, of: widget)
            placement.state.charges = ReloadBudget.counted(placement.state.charges, at: now)
            if record.isCharged { placement.state.charges.append(now) }
            placement.state.lastReload = now
            placement.state.pending = record
            try commit(placement, records: [record])
        }
        return Underway(placement: live[id] ?? placement, record: record, environment: environment)
    }

    /// What came of asking a provider.
    struct Delivery {
        var timeline: KeptTimeline?
        /// The bytes of its archives by their keys.
        var archives: [String: [UInt8]] = [:]
        /// The number under which the extension keeps its entries.
        var set: Int?
        /// Why there is no timeline.
        var refusal: ReloadRecord.Outcome = .empty
        var duration = 0.0
        var findings: [Finding] = []
        var reloadedKinds: [String] = []
    }

    /// Takes a provider's answer and draws its entries, all of them at once, as the system does (widgetkit-behaviour M1).
    private func deliver(_ answer: SessionOutcome<EntriesReply>, _ hosted: any HostedExtension, _ widget: PlacedWidget, _ environment: RenderEnvironment) -> Delivery {
        var delivery = Delivery()
        let reply: EntriesReply
        switch answer {
        case .failure(let findings):
            delivery.findings = named(findings, widget.kind, widget.family)
            delivery.refusal = .failed(delivery.findings)
            if findings.contains(where: { $0.code == FindingCode.providerTimeout.code }) { delivery.duration = settings.providerAllowance }
            return delivery
        case .success(let answer): reply = Self.bounded(answer)
        }
        delivery.duration = reply.duration
        delivery.reloadedKinds = reply.reloadedKinds
        var recorded = RecordedTimeline(widget: widget.kind, family: widget.family, role: .timeline, dates: reply.dates, policy: reply.policy, now: now)
        recorded.limits = settings.device.device.timelineLimits
        recorded.sizes = reply.sizes
        let rules = FindingRules.findings(in: recorded)
        delivery.findings = named(reply.findings + rules, widget.kind, widget.family)
        guard !recorded.isRefused else {
            hosted.release(set: reply.set)
            delivery.refusal = reply.dates.isEmpty ? .empty : .refused(rules)
            return delivery
        }
        let entries = draw(reply, hosted, widget, environment, &delivery)
        guard entries.contains(where: { $0.archive != nil }) else {
            hosted.release(set: reply.set)
            delivery.refusal = .failed(named(entries.flatMap(\.findings), widget.kind, widget.family))
            return delivery
        }
        delivery.set = reply.set
        delivery.timeline = KeptTimeline(askedAt: now, deliveredAt: now + delivery.duration, entries: entries, policy: reply.policy ?? .atEnd, environment: environment,
                                         findings: delivery.findings)
        return delivery
    }

    /// An answer with dates that a clock can reach: a date that is no number compares with nothing, and would hide every event after it.
    static func bounded(_ reply: EntriesReply) -> EntriesReply {
        // 3,000 years to both sides; what is no date never comes.
        func moment(_ seconds: Double) -> Double { seconds.isNaN ? 1e11 : min(max(seconds, -1e11), 1e11) }
        var reply = reply
        reply.dates = reply.dates.map(moment)
        if case .after(let date)? = reply.policy { reply.policy = .after(moment(date)) }
        reply.relevances = reply.relevances.map { $0.flatMap { $0.score.isFinite && !$0.duration.isNaN ? $0 : nil } }
        reply.duration = reply.duration.isFinite ? max(0, reply.duration) : 0
        return reply
    }

    private func draw(_ reply: EntriesReply, _ hosted: any HostedExtension, _ widget: PlacedWidget, _ environment: RenderEnvironment, _ delivery: inout Delivery) -> [KeptEntry] {
        var entries: [KeptEntry] = []
        hosted.render(set: reply.set, entries: Array(reply.dates.indices), in: environment, at: now + delivery.duration) { outcome in
            let index = entries.count
            guard index < reply.dates.count else { return }
            var entry = KeptEntry(date: reply.dates[index], archive: nil, relevance: reply.relevances.indices.contains(index) ? reply.relevances[index] : nil, findings: [])
            switch outcome {
            case .failure(let findings): entry.findings = named(findings, widget.kind, widget.family)
            case .success(let picture):
                let hash = ArchiveHash.of(picture.bytes)
                let isKnown = delivery.archives[hash] != nil || store.holds(hash)
                let (isTaken, found) = isKnown ? (true, []) : check(picture, widget)
                entry.findings = named(picture.findings + found, widget.kind, widget.family)
                if isTaken {
                    entry.archive = hash
                    delivery.archives[hash] = picture.bytes
                }
            }
            delivery.findings += entry.findings
            entries.append(entry)
        }
        while entries.count < reply.dates.count { entries.append(KeptEntry(date: reply.dates[entries.count], findings: [])) }
        return entries
    }

    /// Whether the system takes a drawing that was not seen before, and what there is to say of it.
    private func check(_ picture: RenderedEntry, _ widget: PlacedWidget) -> (isTaken: Bool, findings: [Finding]) {
        guard let family = WidgetFamilyName(rawValue: widget.family) else { return (true, []) }
        let archive: WidgetArchive
        do { archive = try WidgetArchive(decoding: picture.bytes) } catch {
            return (false, [FindingCode.requestFailed.finding("The extension's process sent a drawing that cannot be read: \(error)")])
        }
        let drawn = DrawnWidget(widget: widget.kind, family: family, role: .timeline, archive: archive, device: settings.device)
        return (!FindingRules.isRefused(drawn), FindingRules.findings(in: drawn))
    }

    /// Puts a timeline into force.
    private func accept(_ timeline: KeptTimeline, _ delivery: Delivery, _ old: LivePlacement, _ record: ReloadRecord) throws {
        var placement = old, record = record
        record.outcome = isSame(timeline, as: old) ? .identical : .newTimeline
        placement.state.last = old.picture(at: now) ?? old.state.last
        placement.state.failures = 0
        placement.state.failureFindings = []
        placement.state.hasPolicyAsked = false
        placement.state.noteScores(of: timeline)
        placement.replaceTimeline(timeline, distance: settings.minimumEntryDistance)
        placement.set = delivery.set
        try commit(placement, records: [record]) {
            try hold(placement.hashes, bytes: delivery.archives)
            try store.release(old.hashes)
            try store.save(timeline, of: placement.state.widget.id)
        }
        if let set = old.set { extensions[placement.state.widget.extensionIdentifier]?.release(set: set) }
    }

    /// Keeps what was there, and tries again later.
    private func keep(_ delivery: Delivery, _ old: LivePlacement, _ record: ReloadRecord) throws {
        var placement = old, record = record
        record.outcome = delivery.refusal
        placement.state.failures += 1
        placement.state.failureFindings = Array(delivery.findings.prefix(20))
        // The policy of the timeline that is kept was for its successor, which the retry brings.
        placement.state.hasPolicyAsked = true
        try commit(placement, records: [record])
        let failures = placement.state.failures
        try request(placement.state.widget.id, .retry(attempt: failures), notBefore: now + delivery.duration + RetryBackoff.delay(afterFailures: failures))
    }

    private func hold(_ hashes: [String], bytes: [String: [UInt8]]) throws {
        // Those of pictures that are kept from before are stored already.
        for hash in hashes { try store.hold(hash, bytes: bytes[hash] ?? []) }
    }

    /// Whether a timeline shows the pictures that the one before would still have shown, in their order.
    private func isSame(_ timeline: KeptTimeline, as old: LivePlacement) -> Bool {
        guard let before = old.timeline, let schedule = old.schedule, let step = schedule.step(at: now) else { return false }
        let new = EntrySchedule(dates: timeline.entries.map(\.date), from: timeline.deliveredAt, distance: settings.minimumEntryDistance)
        func pictures(_ steps: ArraySlice<EntrySchedule.Step>, _ entries: [KeptEntry]) -> [String] {
            steps.reduce(into: []) { pictures, step in
                guard let picture = entries[step.entry].archive, pictures.last != picture else { return }
                pictures.append(picture)
            }
        }
        return pictures(schedule.steps[step...], before.entries) == pictures(new.steps[...], timeline.entries)
    }
}
