import Foundation

/// Reads a scenario's file. Every mistake is told with file and line before anything runs.
///
///     start: 2026-01-05T08:00
///     zone: Europe/Berlin
///     for: 4h
///     widgets:
///       - kind: Ladder
///         family: small
///     steps:
///       - at: 10:00
///         group: group.example.ladder
///         set: { open: true }
///       - reload: Ladder
///       - at: 10:30
///         expect: { shows: Open, reloads: 2 }
public struct ScenarioReader {
    /// What the command line says where the file does not.
    public struct Defaults: Sendable {
        public var start: Double
        public var zone: String
        /// Seconds.
        public var length: Double
        public init(start: Double, zone: String, length: Double) { self.start = start; self.zone = zone; self.length = length }
    }

    private let file: String
    private let defaults: Defaults
    private var time: DayTime
    private var start: Double
    private var end: Double

    /// The most steps that a scenario may have, repeated ones counted each time.
    static let stepLimit = 20_000

    /// - Parameter file: how messages call it.
    public static func read(_ bytes: [UInt8], file: String, defaults: Defaults) throws -> Scenario {
        var reader = ScenarioReader(file: file, defaults: defaults)
        return try reader.scenario(ScenarioNode.parse(bytes, file: file))
    }

    private init(file: String, defaults: Defaults) {
        self.file = file
        self.defaults = defaults
        time = DayTime(zone: defaults.zone)
        start = defaults.start
        end = defaults.start + defaults.length
    }

    private mutating func scenario(_ root: ScenarioNode) throws -> Scenario {
        var scenario = Scenario(file: file)
        let fields = try ScenarioFields(root, known: ["title", "start", "day", "zone", "for", "locale", "device", "os", "appearance", "network", "widgets", "steps"], file: file, of: "a scenario")
        scenario.settings = try settings(fields)
        scenario.widgets = try list(fields, "widgets").map { try widget($0, what: "a widget") }
        for (index, widget) in scenario.widgets.enumerated() where scenario.widgets[..<index].contains(where: { $0.name == widget.name }) {
            throw ScenarioError(file: file, line: widget.line, reason: "two widgets are called \"\(widget.name)\"; give each a name of its own.")
        }
        scenario.steps = try steps(try list(fields, "steps"))
        return scenario
    }

    private func list(_ fields: ScenarioFields, _ name: String) throws -> [ScenarioNode] {
        guard let node = fields.node(name) else { return [] }
        guard case .list(let nodes) = node.content else { throw fields.failure(name, "\"\(name)\" is a list, not \(node.kind); begin each with a dash.") }
        return nodes
    }

    private mutating func settings(_ fields: ScenarioFields) throws -> Scenario.Settings {
        var settings = Scenario.Settings()
        if let zone = try fields.text("zone") {
            guard Foundation.TimeZone(identifier: zone) != nil else { throw fields.failure("zone", "there is no zone \"\(zone)\"; use a name such as Europe/Berlin.") }
            settings.zone = zone
            time = DayTime(zone: zone)
        }
        if let text = try fields.text("start") {
            guard fields.node("day") == nil else { throw fields.failure("day", "\"start\" and \"day\" both say when it begins; leave one out.") }
            guard let moment = ScenarioTimes.moment(text, after: defaults.start, start: defaults.start, time: time) else { throw fields.failure("start", "\"\(text)\" is no moment of this zone; write one such as 2026-01-05T08:00.") }
            settings.start = moment
        } else if let name = try fields.text("day") {
            guard let day = SpecialDay(rawValue: name) else { throw fields.failure("day", "there is no day \"\(name)\"; use one of \(SpecialDay.allCases.map(\.rawValue).joined(separator: ", ")).") }
            guard let moment = day.start(after: defaults.start, zone: settings.zone ?? defaults.zone) else { throw fields.failure("day", "the zone \(settings.zone ?? defaults.zone) has no such day; name another zone.") }
            settings.start = moment
        }
        settings.length = try fields.seconds("for")
        start = settings.start ?? defaults.start
        end = start + (settings.length ?? defaults.length)
        settings.locale = try fields.text("locale")
        settings.device = try fields.text("device")
        settings.system = try fields.text("os")
        settings.appearance = try appearance(fields)
        settings.network = try fields.text("network")
        return settings
    }

    private func appearance(_ fields: ScenarioFields) throws -> String? {
        let text = try fields.text("appearance")
        guard text == nil || text == "light" || text == "dark" else { throw fields.failure("appearance", "the appearance is light or dark.") }
        return text
    }

    private func widget(_ node: ScenarioNode, what: String) throws -> Scenario.Widget {
        let fields = try ScenarioFields(node, known: ["kind", "family", "name", "config", "stack"], file: file, of: what)
        guard let kind = try fields.text("kind") else { throw fields.failure("kind", "\(what) has no \"kind\"; name the widget's kind.") }
        return Scenario.Widget(name: try fields.text("name") ?? kind, kind: kind, family: try fields.text("family"), configuration: try configuration(fields), stack: try fields.text("stack"), line: node.line)
    }

    private func configuration(_ fields: ScenarioFields) throws -> [String: String] {
        Dictionary(try fields.pairs("config") ?? [], uniquingKeysWith: { $1 })
    }

    // MARK: Steps

    private static let timing = ["at", "every", "until"]
    private static let actions: [(name: String, others: [String])] = [
        ("app", []), ("group", ["set", "remove", "write", "delete", "protection"]), ("reload", ["times"]), ("tap", ["on"]), ("network", []), ("locked", []), ("clock", []), ("zone", []),
        ("locale", []), ("type-size", []), ("appearance", []), ("install", []), ("place", []), ("remove-widget", []), ("turn", []), ("configure", ["config"]), ("expect", []),
    ]

    private mutating func steps(_ nodes: [ScenarioNode]) throws -> [Scenario.Step] {
        var steps: [Scenario.Step] = []
        var previous = start
        for node in nodes {
            let known = Self.timing + Self.actions.flatMap { [$0.name] + $0.others }
            let fields = try ScenarioFields(node, known: known, file: file, of: "a step")
            let moment = try moment(fields, after: previous)
            previous = moment
            guard let action = Self.actions.first(where: { fields.names.contains($0.name) }) else {
                throw ScenarioError(file: file, line: node.line, reason: "the step does nothing; give it one of \(Self.actions.map(\.name).joined(separator: ", ")).")
            }
            if let second = fields.names.first(where: { name in !Self.timing.contains(name) && name != action.name && !action.others.contains(name) }) {
                throw fields.failure(second, "\"\(second)\" does not go with \"\(action.name)\"; make it a step of its own.")
            }
            let read = try self.action(action.name, fields)
            if case .zone(let zone) = read { time.change(to: zone, at: moment) }
            for moment in try moments(fields, from: moment) {
                steps.append(Scenario.Step(moment: moment, action: read, line: node.line))
                guard steps.count <= Self.stepLimit else { throw ScenarioError(file: file, line: node.line, reason: "that makes more than \(Self.stepLimit) steps; repeat less often.") }
            }
        }
        // Sorting must not change the order of steps of one moment.
        return steps.enumerated().sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }.map(\.element)
    }

    private func moment(_ fields: ScenarioFields, after previous: Double) throws -> Double {
        guard let text = try fields.text("at") else { return previous }
        guard let moment = ScenarioTimes.moment(text, after: previous, start: start, time: time) else {
            throw fields.failure("at", "\"\(text)\" is no moment that the device's clock shows; write 10:30, day 2 10:30, +90m or 2026-01-06T10:30.")
        }
        guard moment >= previous else { throw fields.failure("at", "\"\(text)\" is before the step above it; put the steps in order.") }
        guard moment <= end else { throw fields.failure("at", "\"\(text)\" is \(time.long(moment)), after the day's end at \(time.long(end)); make the day longer with \"for\".") }
        return moment
    }

    private func moments(_ fields: ScenarioFields, from moment: Double) throws -> [Double] {
        guard let every = try fields.seconds("every") else {
            guard fields.node("until") == nil else { throw fields.failure("until", "\"until\" needs \"every\"; say how often.") }
            return [moment]
        }
        var last = end
        if let text = try fields.text("until") {
            guard let until = ScenarioTimes.moment(text, after: moment, start: start, time: time) else { throw fields.failure("until", "\"\(text)\" is no moment that the device's clock shows; write 10:30, day 2 10:30 or +90m.") }
            last = min(until, end)
        }
        var moments: [Double] = [], next = moment
        while next <= last, moments.count <= Self.stepLimit {
            moments.append(next)
            next += every
        }
        return moments
    }

    private func action(_ name: String, _ fields: ScenarioFields) throws -> Scenario.Action {
        func text() throws -> String {
            guard let text = try fields.text(name), !text.isEmpty else { throw fields.failure(name, "\"\(name)\" needs a value; give it one.") }
            return text
        }
        switch name {
        case "app":
            switch try text() {
            case "open", "opened", "foreground": return .app(isInFront: true)
            case "close", "closed", "background": return .app(isInFront: false)
            case let other: throw fields.failure(name, "an app is opened or closed, not \"\(other)\".")
            }
        case "group": return .group(try groupChange(fields))
        case "reload":
            let kind = try text()
            return .reload(kind: kind == "all" ? nil : kind, times: try fields.integer("times", in: 1...1000) ?? 1)
        case "tap": return .tap(try tap(fields))
        case "network":
            let mode = try text()
            guard mode == "off" || mode == "live" || mode.hasPrefix("fixtures:") else { throw fields.failure(name, "the network is off, live or fixtures:DIR, not \"\(mode)\".") }
            return .network(mode)
        case "locked":
            if case .text("before-first-unlock", _)? = fields.node(name)?.content { return .lock(.beforeFirstUnlock) }
            return .lock(try fields.bool(name) ?? true ? .locked : .unlocked)
        case "clock": return .clock(by: try jump(fields, try text()))
        case "zone":
            let zone = try text()
            guard Foundation.TimeZone(identifier: zone) != nil else { throw fields.failure(name, "there is no zone \"\(zone)\"; use a name such as Europe/Berlin.") }
            return .zone(zone)
        case "locale": return .locale(try text())
        case "type-size": return .typeSize(try text())
        case "appearance": return .appearance(try appearance(fields) ?? "light")
        case "install": return .install(try text())
        case "place":
            guard let node = fields.node(name) else { throw fields.failure(name, "\"place\" needs a widget.") }
            return .place(try widget(node, what: "\"place\""))
        case "remove-widget": return .remove(try text())
        case "turn": return .turn(try text())
        case "configure": return .configure(try text(), try configuration(fields))
        default:
            guard let node = fields.node(name) else { throw fields.failure(name, "\"\(name)\" needs a value; give it one.") }
            return .expect(try expectation(node))
        }
    }

    /// Only forward: a strip whose hours run back could not be read.
    private func jump(_ fields: ScenarioFields, _ text: String) throws -> Double {
        guard text.hasPrefix("+"), let seconds = ScenarioTimes.duration(String(text.dropFirst())) else {
            throw fields.failure("clock", "the clock is set forward, as +2h or +30m, not \"\(text)\".")
        }
        return seconds
    }

    private func groupChange(_ fields: ScenarioFields) throws -> Scenario.GroupChange {
        guard let group = try fields.text("group"), !group.isEmpty else { throw fields.failure("group", "\"group\" names an app group; give it one such as group.example.") }
        var change = Scenario.GroupChange(group: group)
        for (key, value) in try fields.values("set") ?? [] { change.values[key] = value }
        for key in try fields.texts("remove") ?? [] { change.values[key] = ScenarioValue.none }
        for (path, text) in try fields.pairs("write") ?? [] { change.files[path] = .some(text) }
        for path in try fields.texts("delete") ?? [] { change.files[path] = .some(nil) }
        for path in change.files.keys where path.hasPrefix("/") || path.split(separator: "/").contains("..") || path.isEmpty {
            throw fields.failure("group", "\"\(path)\" is no path inside the group's container; write one such as Data/plan.json.")
        }
        if let name = try fields.text("protection") {
            guard let known = FileProtection(rawValue: name) else { throw fields.failure("protection", "there is no protection \"\(name)\"; use one of \(FileProtection.allCases.map(\.rawValue).joined(separator: ", ")).") }
            guard change.files.values.contains(where: { $0 != nil }) else { throw fields.failure("protection", "\"protection\" is that of files; name them with \"write\".") }
            change.protection = known
        }
        guard !change.values.isEmpty || !change.files.isEmpty else { throw fields.failure("group", "nothing is written into \(group); add set, remove, write or delete.") }
        return change
    }

    private func tap(_ fields: ScenarioFields) throws -> Scenario.Tap {
        guard let label = try fields.text("tap"), !label.isEmpty else { throw fields.failure("tap", "\"tap\" takes what is tapped: a label, or a point such as 40,60.") }
        let widget = try fields.text("on")
        let parts = label.split(separator: ",").map { Double($0.filter { $0 != " " }) }
        if parts.count == 2, let x = parts[0], let y = parts[1] { return Scenario.Tap(widget: widget, target: .point(x: x, y: y)) }
        return Scenario.Tap(widget: widget, target: .label(label))
    }

    private static let states = ["content", "placeholder", "lastContent", "orphaned", "nothing"]

    private func expectation(_ node: ScenarioNode) throws -> Scenario.Expectation {
        let fields = try ScenarioFields(node, known: ["widget", "shows", "does-not-show", "state", "on-top", "entry", "same-since", "reloads", "carried-out", "charged", "put-off", "pictures", "opened", "finds", "does-not-find"], file: file, of: "an expectation")
        var expectation = Scenario.Expectation(widget: try fields.text("widget"))
        expectation.shows = try fields.texts("shows") ?? []
        expectation.doesNotShow = try fields.texts("does-not-show") ?? []
        if let state = try fields.text("state") {
            guard let known = Self.states.first(where: { $0.lowercased() == state.lowercased().filter { $0 != "-" && $0 != " " } }) else { throw fields.failure("state", "a widget's state is one of \(Self.states.joined(separator: ", ")), not \"\(state)\".") }
            expectation.state = known
        }
        expectation.isOnTop = try fields.bool("on-top")
        let many = 0...1_000_000
        expectation.entry = try fields.integer("entry", in: 1...100_000)
        expectation.reloads = try fields.integer("reloads", in: many)
        expectation.ran = try fields.integer("carried-out", in: many)
        expectation.charged = try fields.integer("charged", in: many)
        expectation.deferred = try fields.integer("put-off", in: many)
        expectation.pictures = try fields.integer("pictures", in: many)
        expectation.opened = try fields.text("opened")
        expectation.found = try fields.texts("finds") ?? []
        expectation.notFound = try fields.texts("does-not-find") ?? []
        if let text = try fields.text("same-since") {
            guard let moment = ScenarioTimes.moment(text, after: start, start: start, time: time) else { throw fields.failure("same-since", "\"\(text)\" is no moment of the day; write one such as 22:00.") }
            expectation.sameSince = moment
        }
        guard fields.names.contains(where: { $0 != "widget" }) else { throw ScenarioError(file: file, line: node.line, reason: "nothing is expected; add shows, does-not-show, state, reloads or another.") }
        return expectation
    }
}
