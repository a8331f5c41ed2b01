import Drawing
import ExtensionMessages
import Findings

/// Watches a host while its clock runs, and makes the record of the day.
///
/// Whether two pictures are different is decided on their archives, whose keys are equal for equal pictures; nothing is drawn here.
final class DayRecorder {
    let shelf: ArchiveShelf
    private let host: WidgetHost
    private var watches: [Int: Watch] = [:]
    private var stacks = StackWatch()
    private(set) var failure: (any Error)?
    /// Names that a scenario gives.
    var names: [Int: String] = [:]

    /// What one placed widget went through, raw.
    struct Watch {
        var placed: PlacedWidget
        var displayName: String
        var placedAt: Double
        var removedAt: Double?
        var spans: [Span] = []
        var timelines: [DayTimeline] = []
        var reloads: [Int: ReloadRecord] = [:]
        /// Until when a request was put off for want of budget, though it was carried out later.
        var deferrals: [Int: Double] = [:]
        var lastDelivery: Double?
    }

    /// A stretch with one archive.
    struct Span {
        var start: Double
        var shown: ShownContent?
        var isMeantToChange: Bool
    }

    init(_ host: WidgetHost) throws {
        self.host = host
        shelf = try ArchiveShelf()
        for widget in host.placed { begin(widget, at: host.now) }
        lookAtStacks()
        host.observer = { [weak self] in self?.note($0) }
    }

    private func begin(_ widget: PlacedWidget, at moment: Double) {
        let name = host.description(of: widget)?.displayName ?? ""
        watches[widget.id] = Watch(placed: widget, displayName: name, placedAt: moment)
        if let shown = host.shown(widget.id) { show(shown, widget.id, at: moment) }
    }

    private func note(_ event: HostEvent) {
        switch event.change {
        case .placed(let widget): if watches[widget.id] == nil { begin(widget, at: event.at) }
        case .removed(let id): watches[id]?.removedAt = event.at
        case .configured(let widget): watches[widget.id]?.placed = widget
        case .shown(let id, let content): show(content, id, at: event.at)
        case .reload(let record): note(record)
        case .moved, .rotated, .found, .logged: break
        }
    }

    private func show(_ content: ShownContent?, _ id: Int, at moment: Double) {
        guard watches[id] != nil else { return }
        noteTimeline(of: id)
        if let hash = content?.archiveHash, !shelf.holds(hash) {
            do { if let bytes = try host.store.bytes(of: hash) { try shelf.put(hash, bytes) } } catch { failure = failure ?? error }
        }
        let timeline = host.live[id]?.timeline
        let changes = timeline.map { $0.entries.count > 1 || $0.policy != .never } ?? false
        let last = watches[id]?.spans.last
        // The same picture again, of a later entry or timeline, is no change on the glass.
        if let last, last.shown?.archiveHash == content?.archiveHash, last.shown?.state == content?.state, (last.shown == nil) == (content == nil) {
            if changes, let count = watches[id]?.spans.count { watches[id]?.spans[count - 1].isMeantToChange = true }
            return
        }
        let span = Span(start: moment, shown: content, isMeantToChange: changes)
        // What was replaced in the same instant was never seen.
        if let last, last.start >= moment, let count = watches[id]?.spans.count { watches[id]?.spans[count - 1] = span } else { watches[id]?.spans.append(span) }
    }

    private func note(_ record: ReloadRecord) {
        guard watches[record.placed] != nil else { return }
        watches[record.placed]?.reloads[record.id] = record
        if case .deferred(let until) = record.decision { watches[record.placed]?.deferrals[record.id] = until }
        noteTimeline(of: record.placed)
    }

    /// Notes a timeline that was delivered since it was looked at last.
    private func noteTimeline(of id: Int) {
        guard let timeline = host.live[id]?.timeline, watches[id]?.lastDelivery != timeline.deliveredAt else { return }
        watches[id]?.lastDelivery = timeline.deliveredAt
        let entries = timeline.entries.map { DayEntry(date: $0.date, archiveHash: $0.archive ?? "", isShown: false) }
        watches[id]?.timelines.append(DayTimeline(deliveredAt: timeline.deliveredAt, entries: entries, policy: timeline.policy))
    }

    /// Notes which widget of each stack is on top.
    ///
    /// - Parameter swiped: the number of the stack that a person just turned.
    func lookAtStacks(swiped: Int? = nil) { stacks.look(at: host, swiped: swiped) }

    // MARK: Asked on the way

    /// The reloads of a widget so far.
    func reloads(of id: Int) -> [DayReload] {
        guard let watch = watches[id] else { return [] }
        return watch.reloads.values.sorted { $0.id < $1.id }.map { DayReload($0, deferredUntil: watch.deferrals[$0.id]) }
    }

    /// How many different archives a widget has shown so far.
    func pictureCount(of id: Int) -> Int { Set(watches[id]?.spans.compactMap { $0.shown?.archiveHash } ?? []).count }

    /// Since when the archive now shown has been on the glass.
    func unchangedSince(of id: Int) -> Double? { watches[id]?.spans.last?.start }

    // MARK: The record

    /// Completes a day with what was watched.
    func record(into day: inout DayRecord) {
        let maker = DayPictures(shelf: shelf)
        for id in watches.keys.sorted() {
            guard let watch = watches[id] else { continue }
            let geometry = DeviceGeometry.size(of: watch.placed.family, in: host.settings)
            var widget = DayWidget(id: id, name: names[id], kind: watch.placed.kind, displayName: watch.displayName, family: watch.placed.family, configuration: watch.placed.configuration,
                                   extensionIdentifier: watch.placed.extensionIdentifier, width: geometry.width, height: geometry.height, placedAt: watch.placedAt,
                                   budget: host.settings.isInDeveloperMode ? 0 : host.settings.dailyReloads)
            widget.removedAt = watch.removedAt
            widget.reloads = reloads(of: id)
            let end = watch.removedAt ?? day.end
            var recorded = RecordedDay(widget: watch.placed.kind, family: watch.placed.family, start: day.start, end: day.end,
                                       midnights: day.time.midnights(from: day.start, to: day.end), budget: widget.budget) { [time = day.time, start = day.start] in time.short($0, on: start) }
            for (index, span) in watch.spans.enumerated() {
                let until = index + 1 < watch.spans.count ? watch.spans[index + 1].start : end
                guard until > span.start || watch.spans.count == 1 else { continue }
                widget.frames += maker.frames(span, until: until, family: watch.placed.family)
                recorded.frames.append(RecordedDay.Frame(start: span.start, end: until, archive: span.shown?.archiveHash, isEntry: span.shown?.state == .content,
                                                         isMeantToChange: span.isMeantToChange, countingDates: maker.countingDates(span)))
            }
            widget.timelines = Self.marked(watch.timelines, until: end, distance: host.settings.minimumEntryDistance)
            recorded.reloads = watch.reloads.values.sorted { $0.id < $1.id }.map { $0.recorded(deferredUntil: watch.deferrals[$0.id]) }
            day.findings += host.located(FindingRules.findings(in: recorded), of: watch.placed.extensionIdentifier)
            day.widgets.append(widget)
        }
        day.pictures = maker.pictures
        day.stacks = stacks.days(until: day.end)
    }

    /// Which entries were on the glass: those whose time came while their timeline was in force.
    private static func marked(_ timelines: [DayTimeline], until end: Double, distance: Double) -> [DayTimeline] {
        var timelines = timelines
        for index in timelines.indices {
            let until = index + 1 < timelines.count ? timelines[index + 1].deliveredAt : end
            let schedule = EntrySchedule(dates: timelines[index].entries.map(\.date), from: timelines[index].deliveredAt, distance: distance)
            for step in schedule.steps where step.at < until { timelines[index].entries[step.entry].isShown = true }
        }
        return timelines
    }
}

extension WidgetHost {
    /// Findings with the places of their addresses in the sources of an extension.
    func located(_ findings: [Finding], of identifier: String) -> [Finding] {
        let addresses = Set(findings.map(\.source)).subtracting([0])
        guard !addresses.isEmpty, let places = hosted(identifier)?.locations(of: addresses.sorted()) else { return findings }
        return findings.map { finding in
            guard finding.file == nil, let place = places[finding.source] else { return finding }
            var finding = finding
            finding.file = place.file
            finding.line = place.line
            return finding
        }
    }
}
