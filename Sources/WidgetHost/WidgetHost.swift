import DeviceProfiles
import Drawing
import ExtensionMessages
import Foundation

/// The simulated device with its placed widgets, and the only one who changes its store.
///
/// The host has one clock, `now`, which callers move: `advance(to:)` carries out everything that is due until then, in order, and never
/// sleeps. User code runs in the hosted extensions alone; where it fails, what was shown before stays. One thread at a time.
///
///     let host = try WidgetHost(device: folder, store: DeviceStore(folder), settings: settings, extensions: [SessionExtension(session)], now: start)
///     let widget = try host.place(kind: "Releases", family: "systemSmall", of: "com.example.widget", at: .homeScreen(column: 0, row: 0))
///     while let next = host.nextEvent(), next <= end { try host.advance(to: next) }
///
/// What is on the glass changes at the instants that `nextEvent()` names, and when the caller does something; dynamic text, which moves
/// by itself within one archive, is its drawer's affair.
public final class WidgetHost {
    public let device: DeviceFolder
    public let store: DeviceStore
    public internal(set) var settings: HostSettings
    /// Seconds since 1970-01-01.
    public internal(set) var now: Double
    /// Is told of every change, after it is in the store. It may read the host, and must not change it.
    public var observer: ((HostEvent) -> Void)?

    var extensions: [String: any HostedExtension] = [:]
    /// Identifiers in the order in which the extensions were given.
    var extensionOrder: [String] = []
    var live: [Int: LivePlacement] = [:]
    /// Numbers of the placed widgets, ascending.
    var order: [Int] = []
    var apps: [String: AppState] = [:]
    /// In the order they began.
    var keptActivities: [LiveActivity] = []
    var stackTurns: [Int: Int] = [:]
    /// The scores by which each stack was turned last.
    var stackScores: [Int: [StackScore]] = [:]
    /// Extensions that have not been told of the last change of what is placed.
    var untold: Set<String> = []
    var found = FoundFindings()
    var lastForgotten = -Double.infinity
    var nextRecord = 1

    /// Opens a device where it was left; orphans and builds that changed meanwhile are noticed.
    ///
    /// Nothing runs yet: what became due while the device was closed is carried out by the first `advance(to:)`.
    ///
    /// - Parameter now: the instant, in seconds since 1970-01-01.
    public init(device: DeviceFolder, store: DeviceStore, settings: HostSettings, extensions: [any HostedExtension], now: Double) throws {
        self.device = device
        self.store = store
        self.settings = settings
        self.now = now
        for hosted in extensions {
            self.extensions[hosted.identifier] = hosted
            extensionOrder.append(hosted.identifier)
        }
        apps = try store.value("apps", as: [String: AppState].self) ?? [:]
        keptActivities = try store.value("activities", as: [LiveActivity].self) ?? []
        stackTurns = try store.value("stacks", as: [Int: Int].self) ?? [:]
        nextRecord = try store.nextRecordNumber()
        let timelines = try store.timelines()
        for state in try store.placedStates() {
            live[state.widget.id] = LivePlacement(state: state, timeline: timelines[state.widget.id], distance: settings.minimumEntryDistance)
            order.append(state.widget.id)
        }
        let missing = try store.countArchives(heldBy: live.values.flatMap(\.hashes))
        let damaged = live.values.filter { !missing.isDisjoint(with: $0.hashes) }.map(\.state.widget.id).sorted()
        for id in damaged { try letGo(of: missing, id) }
        untold = Set(extensionOrder)
        for hosted in extensions { collect(hosted.listing.findings, from: hosted.identifier) }
        for identifier in extensionOrder { try noticeBuild(of: identifier, isUpdate: false) }
        if let before = try store.lastMoment(), before > now { try requestAll(.systemEvent("clock")) }
        try noticeSettings()
        for id in damaged where live[id]?.state.isOrphaned == false { try request(id, .systemEvent("damaged store")) }
    }

    /// Forgets pictures that the store lost; the widget is loaded anew.
    private func letGo(of missing: Set<String>, _ id: Int) throws {
        guard var placement = live[id] else { return }
        func isLost(_ picture: KeptPicture?) -> Bool { picture.map { missing.contains($0.archive) } ?? false }
        if isLost(placement.state.placeholder) { placement.state.placeholder = nil }
        if isLost(placement.state.last) { placement.state.last = nil }
        if var timeline = placement.timeline {
            for index in timeline.entries.indices where timeline.entries[index].archive.map(missing.contains) ?? false { timeline.entries[index].archive = nil }
            placement.replaceTimeline(timeline, distance: settings.minimumEntryDistance)
        }
        try store.save(placement.state)
        if let timeline = placement.timeline { try store.save(timeline, of: id) }
        live[id] = placement
    }

    /// By number.
    public var placed: [PlacedWidget] { order.compactMap { live[$0]?.state.widget } }

    public func widget(_ id: Int) -> PlacedWidget? { live[id]?.state.widget }

    /// The extension with a bundle identifier.
    public func hosted(_ identifier: String) -> (any HostedExtension)? { extensions[identifier] }

    /// What the current build says of a placed widget's kind; nil where it no longer declares it.
    public func description(of widget: PlacedWidget) -> WidgetDescription? {
        extensions[widget.extensionIdentifier]?.listing.widgets.first { $0.kind == widget.kind }
    }

    /// An archive that is on the glass or will be; nil where it is no longer kept.
    public func archive(_ hash: String) throws -> WidgetArchive? { try store.archive(hash) }

    /// Requests for timelines of a placed widget with what became of them, oldest first; those of the last eight days.
    public func ledger(of id: Int) throws -> [ReloadRecord] { try store.records(of: id) }

    /// How many charged reloads are left to a placed widget now; nil: there is no limit.
    public func budgetLeft(of id: Int) -> Int? {
        guard let state = live[id]?.state, let daily = budget.daily else { return nil }
        return max(0, daily - ReloadBudget.counted(state.charges, at: now).count)
    }

    /// What was found since the host was opened, each once, in the order of first sight; places in the sources are filled in.
    public func findings() -> [Finding] {
        found.all { identifier, addresses in extensions[identifier]?.locations(of: addresses) ?? [:] }
    }

    // MARK: For the parts of the host

    var budget: ReloadBudget {
        // Without a budget a provider could still ask at every instant: the fastest change that was seen is the pace then.
        settings.isInDeveloperMode ? ReloadBudget(daily: nil, distance: max(1, settings.minimumEntryDistance))
            : ReloadBudget(daily: settings.dailyReloads, distance: max(1, settings.minimumReloadDistance))
    }

    func placement(_ id: Int) throws -> LivePlacement {
        guard let placement = live[id] else { throw HostError.unknownWidget(id) }
        return placement
    }

    func emit(_ change: HostEvent.Change) { observer?(HostEvent(at: now, change)) }

    func collect(_ findings: [Finding], from identifier: String = "") {
        for finding in findings where found.add(finding, from: identifier) { emit(.found(finding)) }
    }

    /// Writes a placement's new state, then puts it into force.
    ///
    /// - Parameter change: what the observer is told first.
    func commit(_ placement: LivePlacement, records: [ReloadRecord] = [], _ change: HostEvent.Change? = nil, also body: () throws -> Void = {}) throws {
        try store.transaction {
            try store.save(placement.state)
            for record in records { try store.save(record) }
            try store.set(now, for: "now")
            try body()
        }
        live[placement.state.widget.id] = placement
        if let change { emit(change) }
        records.forEach { emit(.reload($0)) }
        noticeShown(placement.state.widget.id)
    }
}

/// A placed widget in memory.
struct LivePlacement {
    var state: PlacedState
    private(set) var timeline: KeptTimeline?
    private(set) var schedule: EntrySchedule?
    /// The number under which the extension keeps the timeline's entries; nil after a start of the host.
    var set: Int?
    /// What the observer was told last.
    var told: ShownKey?

    init(state: PlacedState, timeline: KeptTimeline? = nil, distance: Double) {
        self.state = state
        replaceTimeline(timeline, distance: distance)
    }

    mutating func replaceTimeline(_ timeline: KeptTimeline?, distance: Double) {
        self.timeline = timeline
        schedule = timeline.map { EntrySchedule(dates: $0.entries.map(\.date), from: $0.deliveredAt, distance: distance) }
    }

    var hashes: [String] { state.hashes + (timeline?.hashes ?? []) }

    /// The next instant at which something of it changes by itself.
    func nextEvent(after now: Double) -> Double? {
        var next: Double?
        func consider(_ moment: Double) { next = min(next ?? moment, moment) }
        if let pending = state.pending { consider(pending.due) }
        guard !state.isOrphaned else { return next }
        if let change = nextChange(after: now) { consider(change) }
        if let policy = nextPolicyReload { consider(policy) }
        return next
    }

    /// The next instant at which another entry is due.
    func nextChange(after now: Double) -> Double? {
        guard let schedule else { return nil }
        let next = schedule.step(at: now).map { $0 + 1 } ?? 0
        return next < schedule.steps.count ? schedule.steps[next].at : nil
    }

    var nextPolicyReload: Double? { state.hasPolicyAsked ? nil : timeline?.policyReload?.at }
}

extension ReloadRecord {
    /// When it may be carried out; that of one that was decided is not asked for.
    var due: Double {
        switch decision {
        case .pending(let until), .deferred(let until): until
        // Under way when the process was killed: it is carried out again.
        case .granted: startedAt ?? requestedAt
        case .coalesced, .refused: .infinity
        }
    }
}
