import Drawing
import ExtensionMessages
import ExtensionProcesses

/// Where a finger comes down.
public enum TapPlace: Hashable, Sendable {
    /// Points from the widget's top-left corner.
    case point(Point)
    /// The words of an element.
    case label(String)
}

/// A widget that is tapped.
public struct TapRequest: Sendable {
    public var kind: String
    public var configuration: [String: String]
    /// How it is drawn; without a finger on it.
    public var environment: RenderEnvironment
    public var place: TapPlace
    /// Seconds since 1970-01-01.
    public var now: Double
    /// Seconds of the simulated clock that a provider may take.
    public var providerTimeout: Double
    /// The environments in which other widgets of the extension are drawn that the intent asks to reload, by kind.
    public var others: [String: RenderEnvironment] = [:]
    /// Whether the device is locked, as what is private in the environment is redacted.
    public var isLocked: Bool { environment.redactions.contains("privacy") }
    public init(kind: String, configuration: [String: String], environment: RenderEnvironment, place: TapPlace, now: Double, providerTimeout: Double = 10) {
        self.kind = kind; self.configuration = configuration; self.environment = environment; self.place = place; self.now = now; self.providerTimeout = providerTimeout
    }
}

/// Why nothing was tapped.
public enum TapFailure: Error, Sendable {
    /// Nothing was drawn that could be tapped; the findings say why.
    case notDrawn([Finding])
    case outside(Point, size: Size)
    case noSuchLabel(String, known: [TapTarget])
    case severalLabelled(String, [TapTarget])
}

/// A timeline that was asked for because of the tap.
public struct TapReload: Sendable {
    public enum Cause: String, Sendable {
        /// The one that WidgetKit guarantees after an intent; never counted (widgetkit-behaviour G4).
        case intent
        /// `WidgetCenter` was asked for it in `perform()`; not counted either (B13).
        case requested
    }
    public var kind: String
    public var cause: Cause
    /// How many entries came; nil where none did.
    public var entries: Int?
    /// What is on the glass afterwards; nil where nothing came.
    public var archive: WidgetArchive?
    /// Whether it draws what was there before, byte for byte; known for the tapped widget.
    public var isIdentical: Bool?
}

/// What a tap did.
public struct TapOutcome: Sendable {
    public var target: TapTarget
    public var point: Point
    /// What is on the glass: before, with the finger down, and while the intent runs.
    public var before: WidgetArchive
    public var pressed: WidgetArchive?
    public var during: WidgetArchive?
    /// What is there in the end.
    public var after: WidgetArchive
    /// Nil where no intent ran to its end.
    public var performed: PerformReply?
    /// Whether nothing was done, since the device is locked: a phone asks its owner to unlock it first.
    public var needsUnlock = false
    /// Whether an intent was run, to its end or not.
    public var ranIntent = false
    public var reloads: [TapReload] = []
    public var changes: [DeviceChange] = []
    /// The URL that the app is opened with; nil where it is not, or where it is launched without one.
    public var url: String?
    public var launchesApp = false
    /// When the widget is back: seconds since 1970-01-01.
    public var end: Double
    public var findings: [Finding] = []
}

/// Taps a widget as a phone does: finds the target, runs its intent in the extension's process, loads the widget anew, then what the
/// intent asked for. An intent that throws, hangs or crashes is a finding; the widget is loaded anew after it too.
public struct Tapping {
    public let session: WidgetSession
    public let device: DeviceFolder

    public init(_ session: WidgetSession, device: DeviceFolder) {
        self.session = session
        self.device = device
    }

    /// - Throws: `TapFailure`, `PreferenceStoreError`.
    public func tap(_ request: TapRequest) throws -> TapOutcome {
        session.setClock(request.now)
        var findings: [Finding] = []
        guard let shown = timeline(request.kind, request.environment, request, at: request.now, &findings), let before = shown.archive else { throw TapFailure.notDrawn(findings) }
        let map = TapMap(before, family: request.environment.family, systemVersion: request.environment.systemVersion)
        let (target, point) = try find(request.place, in: map)
        var outcome = TapOutcome(target: target, point: point, before: before, after: before, end: request.now)
        outcome.findings = findings + before.findings
        if request.isLocked, LockedDevice.holds(target.effect, family: request.environment.family) {
            outcome.needsUnlock = true
            session.release(shown.entries)
            return outcome
        }
        switch target.effect {
        case .open(let url):
            outcome.url = url
            outcome.pressed = target.element == .widget ? PressedWidget.archive(before) : nil
        case .launch:
            outcome.launchesApp = true
            outcome.pressed = PressedWidget.archive(before)
        case .intent(let name, let parameters, let toggleTo):
            draw(held: target, shown, request, into: &outcome)
            var perform = PerformRequest(intent: name, parameters: parameters, toggleValue: toggleTo)
            perform.isLocked = request.isLocked
            try run(perform, request, into: &outcome)
        }
        session.release(shown.entries)
        return outcome
    }

    /// What can be tapped.
    ///
    /// - Throws: `TapFailure`.
    public func map(_ request: TapRequest) throws -> TapMap {
        session.setClock(request.now)
        var findings: [Finding] = []
        guard let shown = timeline(request.kind, request.environment, request, at: request.now, &findings), let archive = shown.archive else { throw TapFailure.notDrawn(findings) }
        session.release(shown.entries)
        return TapMap(archive, family: request.environment.family, systemVersion: request.environment.systemVersion)
    }

    private func find(_ place: TapPlace, in map: TapMap) throws -> (TapTarget, Point) {
        switch place {
        case .point(let point):
            guard let target = map.target(at: point) else { throw TapFailure.outside(point, size: Size(width: map.widget.frame.width, height: map.widget.frame.height)) }
            return (target, point)
        case .label(let text):
            switch map.target(labelled: text) {
            case .target(let target, let point): return (target, point)
            case .several(let targets): throw TapFailure.severalLabelled(text, targets)
            case .none: throw TapFailure.noSuchLabel(text, known: map.targets)
            }
        }
    }

    // MARK: Drawing

    private struct Shown {
        var entries: SessionEntries
        var index: Int
        var archive: WidgetArchive?
    }

    /// Asks for a timeline and draws the entry that is on the glass: the latest that has begun, else the first (widgetkit-behaviour B4).
    private func timeline(_ kind: String, _ environment: RenderEnvironment, _ request: TapRequest, at moment: Double, _ findings: inout [Finding]) -> Shown? {
        switch session.entries(EntriesRequest(kind: kind, role: .timeline, environment: environment, configuration: request.configuration, timeout: request.providerTimeout)) {
        case .failure(let failed):
            findings += failed
            return nil
        case .success(let entries):
            findings += entries.reply.findings
            guard !entries.reply.dates.isEmpty else { return nil }
            let index = entries.reply.dates.lastIndex { $0 <= moment } ?? 0
            switch session.render(entries, index, in: environment) {
            case .success(let drawn): return Shown(entries: entries, index: index, archive: drawn.archive)
            case .failure(let failed):
                findings += failed
                return Shown(entries: entries, index: index, archive: nil)
            }
        }
    }

    /// The button held down; then the toggle flipped and what may change dimmed, while the intent runs.
    private func draw(held target: TapTarget, _ shown: Shown, _ request: TapRequest, into outcome: inout TapOutcome) {
        if target.element == .button {
            var held = request.environment
            held.interaction = RenderInteraction(pressed: target.identity)
            outcome.pressed = session.render(shown.entries, shown.index, in: held).value?.archive
        }
        var running = request.environment
        running.redactions.append("invalidated")
        if target.element == .toggle { running.interaction = RenderInteraction(flipped: target.identity) }
        outcome.during = session.render(shown.entries, shown.index, in: running).value?.archive
    }

    // MARK: The intent

    private func run(_ perform: PerformRequest, _ request: TapRequest, into outcome: inout TapOutcome) throws {
        let contents = try DeviceContents(of: device, bundleIdentifier: session.built.bundleIdentifier)
        outcome.ranIntent = true
        var wanted: [String] = []
        switch session.perform(perform) {
        case .success(let reply) where reply.needsUnlock:
            outcome.needsUnlock = true
            outcome.ranIntent = false
            outcome.during = nil
            return
        case .success(let reply):
            outcome.performed = reply
            outcome.findings += reply.findings
            outcome.end = request.now + reply.duration
            outcome.url = reply.openedURLs.last
            outcome.launchesApp = reply.appReason == "openAppWhenRun"
            wanted = reply.reloadedKinds
        case .failure(let failed):
            outcome.findings += failed
            if failed.contains(where: { $0.code == "intent-timeout" }) { outcome.end = request.now + perform.timeout }
        }
        session.setClock(outcome.end)
        outcome.changes = DeviceChange.between(contents, try DeviceContents(of: device, bundleIdentifier: session.built.bundleIdentifier))
        outcome.findings += Self.sharing(outcome.changes, perform.intent)
        reload(request.kind, request.environment, .intent, request, into: &outcome)
        for kind in kinds(wanted, request, &outcome.findings) where kind != request.kind {
            reload(kind, request.others[kind] ?? request.environment, .requested, request, into: &outcome)
        }
    }

    /// The kinds that were asked for, once each; "*" stands for all that can be drawn.
    private func kinds(_ wanted: [String], _ request: TapRequest, _ findings: inout [Finding]) -> [String] {
        var seen: Set<String> = [], kinds: [String] = []
        for kind in wanted.flatMap({ $0 == "*" ? request.others.keys.sorted() : [$0] }) where seen.insert(kind).inserted {
            if request.others[kind] == nil, kind != request.kind {
                findings.append(Finding(code: "reload-kind-unknown", severity: .warning, basis: .doc,
                                        message: "A reload of \"\(kind)\" was asked for, and the extension has no widget of that kind that can be drawn here.",
                                        fix: "Use the kind of one of the extension's widgets: \(([request.kind] + request.others.keys.sorted()).joined(separator: ", "))."))
            } else { kinds.append(kind) }
        }
        return kinds
    }

    private func reload(_ kind: String, _ environment: RenderEnvironment, _ cause: TapReload.Cause, _ request: TapRequest, into outcome: inout TapOutcome) {
        let shown = timeline(kind, environment, request, at: outcome.end, &outcome.findings)
        var reload = TapReload(kind: kind, cause: cause, entries: shown?.entries.reply.dates.count, archive: shown?.archive)
        if cause == .intent, let archive = shown?.archive {
            reload.isIdentical = archive.encoded() == outcome.before.encoded()
            outcome.after = archive
            outcome.findings += archive.findings
        }
        if let shown { session.release(shown.entries) }
        outcome.reloads.append(reload)
    }

    /// State that only the extension sees.
    private static func sharing(_ changes: [DeviceChange], _ intent: String) -> [Finding] {
        let own = changes.filter { !$0.isGroup }
        guard !own.isEmpty, !changes.contains(where: \.isGroup) else { return [] }
        return [Finding(code: "state-not-shared", severity: .warning, basis: .seen,
                        message: "\(intent) changed \(own.map { "\"\($0.name)\"" }.joined(separator: ", ")) in the extension's own preferences, which the app never sees.",
                        fix: "Use UserDefaults(suiteName:) with an app group that app and extension are granted.")]
    }
}
