import DeviceProfiles
import Drawing
import ExtensionMessages
import Foundation
import JSONValues
import WidgetHost

/// How the page is used: with the developer's tools, or as a dashboard.
public enum PageMode: String, Sendable { case preview, serve }

/// The simulated device behind the page, in real time: the one who moves its clock and changes it, on a queue of its own.
///
/// Every page sees the same state, which is told to all after each change. Nothing runs while nothing is due.
public final class LiveDevice: @unchecked Sendable {
    public let events = EventHub()
    let mode: PageMode
    let title: String
    let profiles: ProfileLibrary
    let shelf = ArchiveShelf()
    let drawer = PictureDrawer()
    let sheets = OpenSheets()

    private let queue = DispatchQueue(label: "vitrine.device", qos: .userInitiated)
    private let timer: DispatchSourceTimer
    private var isClosed = false

    // What follows is touched on the queue alone.
    let host: WidgetHost
    var settings: PageSettings
    var clock: LiveClock
    var installed: [InstalledExtension]
    var undoSteps: [UndoStep] = []
    var log: [(at: Double, text: String)] = []
    var revision = 0
    var buildNumber = 1
    var gallery = GalleryShelf()
    var system = SystemShelf()
    /// The Live Activities of previews that run.
    var previewed: [PreviewedActivity] = []
    var controlConfigurations: [ControlKey: [String: String]] = [:]
    private var isDirty = true

    /// What the page's device is made of.
    public struct Setup {
        public var folder: DeviceFolder
        public var profiles: ProfileLibrary
        public var extensions: [InstalledExtension]
        public var mode: PageMode
        public var title: String
        /// What the command line sets; nil: as it was left.
        public var settings: ((inout PageSettings) -> Void)?
        /// The moment to begin at; nil: where it was left, at first real time.
        public var moment: Double?
        public init(folder: DeviceFolder, profiles: ProfileLibrary, extensions: [InstalledExtension], mode: PageMode, title: String) {
            self.folder = folder; self.profiles = profiles; self.extensions = extensions; self.mode = mode; self.title = title
        }
    }

    /// Opens the device as it was left and starts the extensions.
    /// - Throws: errors of the store, the profiles and of extensions that cannot be loaded.
    public init(_ setup: Setup) throws {
        mode = setup.mode
        title = setup.title
        profiles = setup.profiles
        installed = setup.extensions
        let kept = KeptPage.read(in: setup.folder.path)
        var settings = kept?.settings ?? PageSettings()
        setup.settings?(&settings)
        if (try? settings.host(setup.profiles)) == nil {
            settings.device = ProfileLibrary.defaultDevice
            settings.system = ProfileLibrary.defaultSystem
        }
        self.settings = settings
        previewed = kept?.activities ?? []
        controlConfigurations = Dictionary((kept?.controls ?? []).map { ($0.key, $0.configuration) }, uniquingKeysWith: { first, _ in first })
        let real = Date().timeIntervalSince1970
        clock = LiveClock(moment: setup.mode == .serve ? nil : setup.moment ?? kept?.moment, real: real)
        let now = clock.now(real), hostSettings = try settings.host(setup.profiles)
        try FileManager.default.createDirectory(atPath: setup.folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let world = Self.world(hostSettings, now)
        let hosted = try setup.extensions.map { try $0.start(world) }
        host = try WidgetHost(device: setup.folder, store: DeviceStore(setup.folder), settings: hostSettings, extensions: hosted, now: now)
        timer = DispatchSource.makeTimerSource(queue: queue)
        host.observer = { [unowned self] in note($0) }
        try settlePlaces()
        timer.setEventHandler { [weak self] in self?.tick() }
        timer.resume()
        queue.async { [self] in tick() }
    }

    /// Ends the extensions' processes; the state is kept. Pages are told nothing any more.
    public func close() {
        queue.sync {
            guard !isClosed else { return }
            isClosed = true
            timer.cancel()
            sheets.closeAll()
            keep()
            for one in installed { host.hosted(one.identifier)?.close() }
        }
    }

    // MARK: Work on the queue

    var real: Double { Date().timeIntervalSince1970 }
    var now: Double { clock.now(real) }

    /// Does something with the device and tells the pages what changed.
    func change<Result>(_ body: () throws -> Result) throws -> Result {
        try queue.sync {
            guard !isClosed else { throw RequestError(503, "The server is stopping.") }
            catchUp(for: 0.2)
            let result = try body()
            isDirty = true
            keep()
            tick()
            return result
        }
    }

    /// Looks at the device.
    func look<Result>(_ body: () throws -> Result) throws -> Result {
        try queue.sync {
            guard !isClosed else { throw RequestError(503, "The server is stopping.") }
            return try body()
        }
    }

    /// Brings the device to the clock's moment, tells the pages, and waits for what is due next.
    private func tick() {
        guard !isClosed else { return }
        let isThere = catchUp(for: 0.15)
        publish()
        guard isThere else { return queue.async { [weak self] in self?.tick() } }
        var next: Double?
        for moment in [host.nextEvent(), nextLiveChange].compactMap({ $0 }) { next = min(next ?? moment, moment) }
        // Played fast, entries may come closer than anyone sees.
        if let next, let wait = clock.wait(for: next, real) { timer.schedule(deadline: .now() + max(wait, 0.02)) } else { timer.schedule(deadline: .distantFuture) }
    }

    /// Carries out what is due, for a while.
    /// - Returns: whether nothing is left that is due.
    @discardableResult
    private func catchUp(for limit: Double) -> Bool {
        let goal = now, start = ContinuousClock.now
        guard goal >= host.now else { return true }
        do {
            while let next = host.nextEvent(), next <= goal {
                try host.advance(to: next)
                isDirty = true
                if ContinuousClock.now - start > .seconds(limit) { return false }
            }
            try host.advance(to: goal)
        } catch {
            note("The device stands still: \(error)")
            clock.setRunning(false, real)
        }
        return true
    }

    /// When a live part of a widget changes its pace.
    private(set) var nextLiveChange: Double?

    private func publish() {
        guard isDirty || nextLiveChange.map({ $0 <= now }) ?? false else { return }
        isDirty = false
        revision += 1
        let (document, change) = stateDocument()
        nextLiveChange = change
        events.publish("state", document.text(isCompact: true))
    }

    // MARK: Keeping

    /// The most lines of the log that are kept.
    private static let logLength = 400

    func note(_ text: String) {
        log.append((host.now, text))
        if log.count > Self.logLength { log.removeFirst(log.count - Self.logLength) }
    }

    private func note(_ event: HostEvent) {
        isDirty = true
        if let text = logText(event) { note(text) }
    }

    private func keep() {
        do {
            try KeptPage(settings: settings, moment: clock.isReal ? nil : now, activities: previewed, controls: controlConfigurations.map { KeptPage.Control(key: $0.key, configuration: $0.value) }).write(in: host.device.path)
        } catch {
            note("The page's settings cannot be kept: \(error.localizedDescription)")
        }
    }

    static func world(_ settings: HostSettings, _ now: Double) -> InstalledExtension.World {
        .init(systemVersion: settings.device.system.version, locale: settings.locale, timeZone: settings.timeZone, now: now)
    }
}

extension LiveDevice {
    /// An event in words; nil for those that the page shows anyway.
    private func logText(_ event: HostEvent) -> String? {
        func name(_ id: Int) -> String { host.widget(id).map { "\($0.kind) (\(id))" } ?? "Widget \(id)" }
        switch event.change {
        case .placed(let widget): return "\(widget.kind) (\(widget.id)) was placed, \(widget.family)."
        case .removed(let id): return "Widget \(id) was removed."
        case .moved: return nil
        case .configured(let widget): return "\(name(widget.id)) was edited."
        case .shown(let id, let content):
            guard let content else { return nil }
            let entry = content.entryIndex.map { " entry \($0 + 1) of \(content.entryCount)" } ?? ""
            return "\(name(id)) shows\(entry.isEmpty ? " its \(content.state.rawValue)" : entry)."
        case .reload(let record): return "\(name(record.placed)): reload, \(record.cause.words): \(ReloadWords.text(of: record))."
        case .rotated(let stack, let id): return "Stack \(stack) turned to \(name(id))."
        case .found(let finding): return "\(finding.severity.rawValue): \(finding.message) [\(finding.code)]"
        case .logged(let text): return text
        }
    }
}
