import DeviceProfiles
import ExtensionProcesses
import Foundation

/// What a scenario needs of the outside: whoever builds and starts extensions gives it.
public struct ScenarioSurroundings {
    /// Builds and loads the extension at a path, relative to the scenario's file; it stands for the one that is there.
    public var install: (String) throws -> any HostedExtension
    /// Lets the processes of extensions meet another network: "off", "live" or "fixtures:DIR".
    public var setNetwork: (String) throws -> Void
    public init(install: @escaping (String) throws -> any HostedExtension, setNetwork: @escaping (String) throws -> Void) {
        self.install = install; self.setNetwork = setNetwork
    }
}

/// Carries out a scenario's steps on a host, and notes which expectations came true. All of them are looked at, whatever fails.
public final class ScenarioRun {
    private let scenario: Scenario
    private let run: DayRun
    private let surroundings: ScenarioSurroundings
    /// The extension whose app the steps are about.
    private let identifier: String
    private var numbers: [String: Int] = [:]
    /// The first widget of each stack, by the stack's name.
    private var stacks: [String: Int] = [:]
    private var opened: String?
    private var host: WidgetHost { run.host }

    /// - Parameter identifier: the bundle identifier of the extension whose app the steps are about.
    public init(_ scenario: Scenario, on run: DayRun, of identifier: String, surroundings: ScenarioSurroundings) {
        self.scenario = scenario; self.run = run; self.identifier = identifier; self.surroundings = surroundings
    }

    /// Places the scenario's widgets.
    public func place() throws {
        for widget in scenario.widgets { try place(widget) }
    }

    /// Runs every step and then on to the end.
    public func advance(to end: Double) throws {
        for step in scenario.steps where !run.isStopped() {
            try run.advance(to: step.moment)
            do {
                try carryOut(step)
            } catch let error as ScenarioError {
                throw error
            } catch let error as HostError {
                throw failure(step, "\(error)")
            }
        }
        try run.advance(to: end)
    }

    private func failure(_ step: Scenario.Step, _ reason: String) -> ScenarioError { ScenarioError(file: scenario.file, line: step.line, reason: reason) }

    private func carryOut(_ step: Scenario.Step) throws {
        if case .expect(let expectation) = step.action { return try check(expectation, step) }
        run.note(step: DayStep(moment: host.now, clock: run.clock, words: step.action.words, line: step.line))
        switch step.action {
        case .app(let isInFront): try host.setApp(of: identifier, isInFront ? .foreground : .background)
        case .group(let change): try write(change, step)
        case .reload(let kind, let times):
            if let kind, !host.placed.contains(where: { $0.kind == kind }), !(host.hosted(identifier)?.listing.widgets.contains { $0.kind == kind } ?? false) {
                throw failure(step, "no widget has the kind \"\(kind)\"; name one of \(host.hosted(identifier)?.listing.widgets.map(\.kind).joined(separator: ", ") ?? "").")
            }
            for _ in 0 ..< times { try host.requestReload(kind: kind, of: identifier, cause: .widgetCenter(from: .app, foreground: host.appState(of: identifier) == .foreground)) }
        case .tap(let tap):
            let outcome = try TapStep(tap, widget: number(tap.widget, step)).carryOut(on: host) { self.failure(step, $0) }
            opened = outcome.url
            if let note = outcome.refusal.map({ "nothing happens: \($0)" }) ?? outcome.url.map({ "opens \($0)" }) ?? outcome.problem { run.addToLastStep(note) }
        case .network(let mode): try surroundings.setNetwork(mode)
        case .lock(let lock):
            try change {
                $0.isLocked = lock != .unlocked
                $0.isBeforeFirstUnlock = lock == .beforeFirstUnlock
            }
        case .clock(let seconds): try host.setClock(to: host.now + seconds)
        case .zone(let zone):
            try change { $0.timeZone = zone }
            run.changeZone(to: zone)
        case .locale(let locale): try change { $0.locale = locale }
        case .typeSize(let size): try change { $0.typeSize = size }
        case .appearance(let name): try change { $0.appearance = name }
        case .install(let path): try host.replaceExtension(try surroundings.install(path))
        case .place(let widget): try place(widget)
        case .remove(let name): try host.remove(try number(name, step))
        case .turn(let name):
            let id = try number(name, step)
            guard let stack = host.widget(id)?.place.stack?.number else { throw failure(step, "\(name) lies in no stack; give it and others a \"stack\" where they are placed.") }
            try host.turn(stack: stack, to: id)
            run.recorder.lookAtStacks(swiped: stack)
        case .configure(let name, let values): try host.configure(try number(name, step), values)
        case .expect: break
        }
        // What was asked for in this instant is carried out in it, before anybody looks.
        try run.advance(to: host.now)
    }

    private func change(_ body: (inout HostSettings) -> Void) throws {
        var settings = host.settings
        body(&settings)
        try host.settingsChanged(settings)
    }

    // MARK: Widgets

    private func place(_ widget: Scenario.Widget) throws {
        do {
            let placed = try DayPlacing.place(kind: widget.kind, family: widget.family, configuration: widget.configuration, of: identifier, on: host)
            numbers[widget.name] = placed.id
            run.name(placed.id, widget.name)
            if let name = widget.stack {
                if let first = stacks[name], host.widget(first) != nil { try host.stack(placed.id, onto: first) } else { stacks[name] = placed.id }
            }
        } catch let error as HostError {
            throw ScenarioError(file: scenario.file, line: widget.line, reason: "\(error)")
        }
    }

    /// The placed widget of a name, or the only one.
    private func number(_ name: String?, _ step: Scenario.Step) throws -> Int {
        guard let name else {
            guard host.placed.count == 1 else { throw failure(step, "\(host.placed.count) widgets are placed; say which is meant with \"\(step.action.widgetKey)\".") }
            return host.placed[0].id
        }
        if let number = numbers[name] { return number }
        let ofKind = host.placed.filter { $0.kind == name }
        guard ofKind.count == 1 else { throw failure(step, "no placed widget is called \"\(name)\"; there are \((numbers.keys.sorted() + host.placed.map(\.kind)).joined(separator: ", ")).") }
        return ofKind[0].id
    }

    // MARK: The app's files

    private func write(_ change: Scenario.GroupChange, _ step: Scenario.Step) throws {
        do {
            let store = try PreferenceStore(host.device)
            for (key, value) in change.values.sorted(by: { $0.key < $1.key }) { try store.set(value.propertyList, for: key, in: .group(change.group)) }
            let container = try host.device.container(of: change.group)
            for (path, text) in change.files.sorted(by: { $0.key < $1.key }) {
                let url = URL(fileURLWithPath: container).appendingPathComponent(path)
                guard let text else { try? FileManager.default.removeItem(at: url); continue }
                try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url, options: .atomic)
                try change.protection?.set(onFileAt: url.path)
            }
        } catch {
            throw failure(step, "the group cannot be written: \(error)")
        }
    }

    // MARK: Expectations

    private func check(_ expectation: Scenario.Expectation, _ step: Scenario.Step) throws {
        let id = expectation.isAboutWidget ? try number(expectation.widget, step) : nil
        let name = expectation.widget ?? id.flatMap { run.recorder.names[$0] ?? host.widget($0)?.kind } ?? ""
        for (words, failure) in ExpectationCheck(expectation, widget: id, run: run, opened: opened).results {
            run.note(expectation: DayExpectation(moment: host.now, words: name.isEmpty ? words : "\(name) \(words)", failure: failure, file: scenario.file, line: step.line))
        }
    }
}
