import DeviceProfiles
import Drawing
import ExtensionMessages
import Foundation
import JSONValues
import WidgetHost

/// What the server answers: the page's files, pictures, and the device as JSON.
public struct HomeAPI: Sendable {
    let device: LiveDevice
    let rebuild: LiveRebuild?
    let page: PageFiles

    /// - Parameter rebuild: nil where sources are not watched.
    /// - Throws: where the page's files are missing.
    public init(_ device: LiveDevice, rebuild: LiveRebuild? = nil) throws {
        guard let folder = PageFiles.folder else { throw PageMissing() }
        self.device = device
        self.rebuild = rebuild
        page = PageFiles(folder: folder)
    }

    struct PageMissing: Error, CustomStringConvertible {
        var description: String { "The page's files are missing. Set VITRINE_HOME to Vitrine's folder, or build again." }
    }

    public func router() -> Router {
        var router = Router()
        addPictures(&router)
        addChanges(&router)
        addDocuments(&router)
        // Last: its files may have any name.
        addPage(&router)
        return router
    }

    // MARK: The page

    private func addPage(_ router: inout Router) {
        let page = page, device = device
        router.add("GET", "/font/:name") { request, parameters in PageFiles.font(parameters["name"], request) }
        router.add("GET", "/api/events") { _, _ in
            guard let subscription = device.events.subscribe() else { return .refusal(503, "Too many pages are open. Close some.") }
            return HTTPResponse(headers: [("Content-Type", "text/event-stream"), ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no")], body: .events(subscription))
        }
        router.add("GET", "/") { request, _ in page.response([], request) }
        for file in ["/:file", "/:folder/:file"] {
            router.add("GET", file) { request, parameters in page.response([parameters["folder"], parameters["file"]].filter { !$0.isEmpty }, request) }
        }
    }

    // MARK: Changes

    private func addChanges(_ router: inout Router) {
        let device = device
        @Sendable func number(_ parameters: Router.Parameters) throws -> Int {
            guard let id = Int(parameters["id"]), id > 0 else { throw RequestError(404, "No such widget is placed.") }
            return id
        }
        let done = JSONValue.object([])
        router.add("POST", "/api/widgets") { request, _ in
            let body = try RequestBody(request)
            let placed = try device.change {
                try device.place(kind: try body.required("kind"), family: try body.required("family"), of: try body.required("extension"),
                                 page: try body.integer("page", in: 0...PlaceFinder.pageLimit) ?? 0, slot: try body.integer("slot", in: 0...4))
            }
            var members: [JSONValue.Member] = [.init("id", JSONValue(placed.id))]
            if case .homeScreen(let page, _, _) = placed.place.spot { members.append(.init("page", JSONValue(page))) }
            return .json(.object(members))
        }
        router.add("POST", "/api/widgets/:id/remove") { _, parameters in
            let id = try number(parameters)
            try device.change { try device.remove(id) }
            return .json(done)
        }
        router.add("POST", "/api/widgets/:id/move") { request, parameters in
            let id = try number(parameters), body = try RequestBody(request)
            try device.change {
                if let other = try body.integer("onto", in: 1...Int(Int32.max)) { return try device.stack(id, onto: other) }
                guard let page = try body.integer("page", in: 0...PlaceFinder.pageLimit), let column = try body.integer("column", in: -1...100), let row = try body.integer("row", in: -1...100) else {
                    throw RequestError(400, "page, column and row are needed.")
                }
                try device.move(id, page: page, column: column, row: row)
            }
            return .json(done)
        }
        router.add("POST", "/api/widgets/:id/front") { _, parameters in
            let id = try number(parameters)
            try device.change {
                guard let stack = try device.widget(id).place.stack else { throw RequestError(409, "The widget is in no stack.") }
                try device.host.turn(stack: stack.number, to: id)
            }
            return .json(done)
        }
        router.add("POST", "/api/widgets/:id/reload") { _, parameters in
            let id = try number(parameters)
            try device.change {
                let widget = try device.widget(id)
                try device.host.requestReload(widget.id, cause: .systemEvent("asked for on the page"))
            }
            return .json(done)
        }
        router.add("POST", "/api/widgets/:id/configure") { request, parameters in
            let id = try number(parameters), body = try RequestBody(request)
            let name = try body.required("name")
            guard body.has("value") else { throw RequestError(400, "value is missing.") }
            try device.change { try device.configure(id, name, body["value"]?.text(isCompact: true)) }
            return .json(done)
        }
        router.add("POST", "/api/controls/configure") { request, _ in
            let body = try RequestBody(request)
            let key = ControlKey(identifier: try body.required("extension"), kind: try body.required("kind")), name = try body.required("name")
            guard body.has("value") else { throw RequestError(400, "value is missing.") }
            try device.change { try device.configure(key, name, body["value"]?.text(isCompact: true)) }
            return .json(done)
        }
        router.add("POST", "/api/sheets/close") { request, _ in
            device.sheets.close(try RequestBody(request).required("sheet"))
            return .json(done)
        }
        router.add("POST", "/api/widgets/:id/tap") { request, parameters in
            let id = try number(parameters), body = try RequestBody(request)
            guard let x = try body.number("x", in: -10_000...10_000), let y = try body.number("y", in: -10_000...10_000) else { throw RequestError(400, "x and y are needed.") }
            return .json(try device.change { try device.tap(id, at: Point(x: x, y: y)) })
        }
        router.add("POST", "/api/activities") { request, _ in
            let body = try RequestBody(request)
            try device.change { try device.setActivity(body) }
            return .json(done)
        }
        router.add("POST", "/api/system/tap") { request, _ in
            let body = try RequestBody(request)
            return .json(try device.change { try device.tapSystem(body) })
        }
        router.add("POST", "/api/undo") { _, _ in
            try device.change { try device.undo() }
            return .json(done)
        }
        router.add("POST", "/api/settings") { request, _ in
            let body = try RequestBody(request)
            try device.change { try device.set(try device.settings.changed(by: body, profiles: device.profiles)) }
            return .json(done)
        }
        router.add("POST", "/api/clock") { request, _ in
            let body = try RequestBody(request)
            try device.change { try device.setClock(body) }
            return .json(done)
        }
    }
}

extension PageSettings {
    /// With what a page sent.
    func changed(by body: RequestBody, profiles: ProfileLibrary) throws -> PageSettings {
        var new = self
        if let name = try body.string("device") { new.device = try profiles.device(named: name).name }
        if let name = try body.string("system") { new.system = try profiles.system(named: name).name }
        if let locale = try body.string("locale", longest: 80) {
            guard Locale.availableIdentifiers.contains(locale.replacingOccurrences(of: "-", with: "_")) else { throw RequestError(400, "\(locale) is no locale such as en_US.") }
            new.locale = locale.replacingOccurrences(of: "-", with: "_")
        }
        if let zone = try body.string("zone", longest: 80) {
            guard TimeZone(identifier: zone) != nil else { throw RequestError(400, "\(zone) is no time zone such as Europe/Berlin.") }
            new.timeZone = zone
        }
        new.appearance = try body.string("appearance", in: ["light", "dark"]) ?? appearance
        new.look = try body.string("look", in: ["default", "tinted", "clear"]) ?? look
        if let tint = try body.string("tint") {
            guard tint.utf8.count == 7, tint.hasPrefix("#"), tint.dropFirst().allSatisfy(\.isHexDigit) else { throw RequestError(400, "tint is a colour such as #9a6fa0.") }
            new.tint = tint
        }
        new.typeSize = try body.string("typeSize", in: TypeSizeNames.all) ?? typeSize
        new.increasesContrast = try body.bool("contrast") ?? increasesContrast
        new.reducesMotion = try body.bool("reduceMotion") ?? reducesMotion
        new.isRightToLeft = try body.bool("rightToLeft") ?? isRightToLeft
        new.isLocked = try body.bool("locked") ?? isLocked
        new.isNight = try body.bool("night") ?? isNight
        if let screen = try body.string("screen", in: ["home", "lock", "standby"]) { new.isInStandBy = screen == "standby" }
        new.wallpaper = try body.string("wallpaper", in: Self.wallpapers) ?? wallpaper
        return new
    }
}

/// The sizes of Dynamic Type, smallest first, as Apple spells them.
enum TypeSizeNames {
    static let all = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"]
}

extension LiveDevice {
    /// Plays, stands, steps or jumps, as the body says.
    func setClock(_ body: RequestBody) throws {
        if try body.bool("real") == true { return try showRealTime() }
        if let speed = try body.number("speed", in: 0.1...36_000) { clock.setSpeed(speed, real) }
        if let running = try body.bool("running") { clock.setRunning(running, real) }
        if body.has("step") {
            let id = try? body.integer("step", in: 1...Int(Int32.max))
            let next = id.flatMap { $0 }.flatMap { host.shown($0) }.flatMap { shown in [shown.nextChange, shown.nextPolicyReload].compactMap { $0 }.min() } ?? host.nextEvent()
            guard let next else { throw RequestError(409, "Nothing changes by itself any more.") }
            return try jump(to: max(next, now))
        }
        if let moment = try body.number("at", in: -10_000_000_000...10_000_000_000) { return try jump(to: moment) }
        if let text = try body.string("local", longest: 40) {
            let format = DateFormatter()
            format.locale = Locale(identifier: "en_US_POSIX")
            format.timeZone = TimeZone(identifier: settings.timeZone)
            for pattern in ["yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm:ss"] {
                format.dateFormat = pattern
                if let date = format.date(from: text) { return try jump(to: date.timeIntervalSince1970) }
            }
            throw RequestError(400, "\(text) is no moment such as 2026-01-05T09:41.")
        }
    }

    /// What a tap does, in words for the page; an intent is run.
    func tap(_ id: Int, at point: Point) throws -> JSONValue {
        let widget = try widget(id)
        guard let shown = host.shown(id), let hash = shown.archiveHash, let archive = archive(hash) else { return ["effect": "none", "message": "The widget shows nothing that can be tapped."] }
        if shown.state == .orphaned { return ["effect": "none", "message": "This build no longer declares the widget: a tap on it does nothing."] }
        let map = TapMap(archive, family: widget.family, systemVersion: shown.environment.systemVersion)
        guard let target = map.target(at: point) else { return ["effect": "none"] }
        defer { system.clear() }
        return try carryOut(target, kind: widget.kind, named: "\(widget.kind) (\(id))") { try host.perform($0, of: id) }
    }

    /// Runs a target's intent, or says what the app would be given.
    func carryOut(_ target: TapTarget, kind: String, named who: String, _ perform: (PerformRequest) throws -> SessionOutcome<WidgetSession.Performed>) throws -> JSONValue {
        var members: [JSONValue.Member] = target.label.isEmpty ? [] : [.init("element", .string(target.label))]
        switch target.effect {
        case .intent(let name, let parameters, let value):
            let outcome = try perform(PerformRequest(intent: name, parameters: parameters, toggleValue: value))
            members += [.init("effect", "intent"), .init("intent", .string(name))]
            if let finding = outcome.findings.first { members.append(.init("message", .string(finding.message))) }
            if let url = outcome.value?.openedURLs.first { members = [.init("effect", "open"), .init("url", .string(url)), .init("handedBy", .string("the intent \(name)"))] }
            note("\(who): tapped, \(name) \(outcome.value == nil ? "failed" : "ran").")
        case .open(let url):
            members += [.init("effect", "open"), .init("url", .string(url)), .init("handedBy", .string(target.element == .link ? "Link" : "widgetURL"))]
            note("\(who): tapped, opens \(url).")
        case .launch:
            members.append(.init("effect", "launch"))
            note("\(who): tapped, opens the app.")
        }
        return .object(members)
    }
}
