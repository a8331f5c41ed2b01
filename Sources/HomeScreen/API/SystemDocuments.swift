import DeviceProfiles
import Drawing
import ExtensionMessages
import JSONValues
import WidgetHost

/// Live Activities and controls: what the page shows of them, and what people do with them.
extension LiveDevice {
    /// What the extensions declare; of an activity its states and places where it runs.
    func systemMembers() -> [JSONValue.Member] {
        let all = host.systemWidgets()
        func isOf(_ kind: String) -> (GalleryWidget) -> Bool { { $0.widget.configuration == kind } }
        return [
            .init("activities", .array(all.filter(isOf("activity")).map { one in
                let running = activities.first { $0.identifier == one.extensionIdentifier && $0.kind == one.widget.kind }
                var members = names(one) + [.init("isRunning", JSONValue(running != nil)), .init("entry", JSONValue(running?.entry ?? 0))]
                if let running { members += drawnMembers(one, entry: running.entry) }
                return .object(members)
            })),
            .init("controls", ["count": JSONValue(all.count(where: isOf("control"))), "generation": JSONValue(system.generation)]),
        ]
    }

    /// The controls with their current values: drawn at first need.
    func controlsDocument() -> JSONValue {
        ["controls": .array(host.systemWidgets().filter { $0.widget.configuration == "control" }.map { .object(names($0) + drawnMembers($0, entry: 0)) })]
    }

    private func names(_ one: GalleryWidget) -> [JSONValue.Member] {
        [.init("extension", .string(one.extensionIdentifier)), .init("kind", .string(one.widget.kind)), .init("name", .string(one.widget.displayName.isEmpty ? one.widget.kind : one.widget.displayName)),
         .init("description", .string(one.widget.description))]
    }

    private func drawnMembers(_ one: GalleryWidget, entry: Int) -> [JSONValue.Member] {
        let drawn = drawn(one, entry: entry)
        return [
            .init("count", JSONValue(drawn.count)), .init("problem", drawn.problem.map { .string($0) } ?? .null),
            .init("places", .object(drawn.archives.sorted { $0.key < $1.key }.map { family, kept in
                let size = kept.archive.displayList.size
                var members = glass(kept.hash, kept.archive, GlassStyle(), at: now).members + [.init("size", JSONValue([size.width, size.height]))]
                if let sensors = Self.sensors(in: kept.archive.root) { members.append(.init("sensors", JSONValue(sensors))) }
                return .init(family, .object(members))
            })),
        ]
    }

    /// Where the sensors are in a compact island: its sides are as wide as their content (composed 9.1, 9.3).
    private static func sensors(in root: SemanticNode) -> Double? {
        var waiting = [root]
        while let node = waiting.popLast() {
            if node.identifier == SemanticNode.sensorsIdentifier { return node.frame.minX }
            waiting += node.children
        }
        return nil
    }

    private func drawn(_ one: GalleryWidget, entry: Int) -> SystemShelf.Drawn {
        let key = SystemShelf.Key(identifier: one.extensionIdentifier, kind: one.widget.kind, entry: entry)
        if let known = system[key] { return known }
        var result = SystemShelf.Drawn(archives: [:], count: 0)
        switch host.drawing(of: one, entry: entry) {
        case .failure(let findings): result.problem = findings.first.map { "\($0.message) \($0.fix)" } ?? "It could not be drawn."
        case .success(let drawing):
            result.count = drawing.count
            for (family, rendered) in drawing.pictures {
                guard let archive = try? WidgetArchive(decoding: rendered.bytes) else { continue }
                result.archives[family] = ("system-" + ContentTag.of(rendered.bytes), archive)
            }
        }
        system[key] = result
        return result
    }

    private func systemWidget(_ body: RequestBody, _ configuration: String) throws -> GalleryWidget {
        let identifier = try body.required("extension"), kind = try body.required("kind")
        guard let found = host.systemWidgets().first(where: { $0.extensionIdentifier == identifier && $0.widget.kind == kind && $0.widget.configuration == configuration }) else {
            throw RequestError(404, "There is no such \(configuration) on this device.")
        }
        return found
    }

    // MARK: Changes

    /// Starts or ends an activity, or brings it to another of its states, as its app does.
    func setActivity(_ body: RequestBody) throws {
        let one = try systemWidget(body, "activity")
        let index = activities.firstIndex { $0.identifier == one.extensionIdentifier && $0.kind == one.widget.kind }
        if try body.bool("running") == false {
            if let index { activities.remove(at: index) }
            return note("The Live Activity \(one.widget.kind) ended.")
        }
        let entry = try body.integer("entry", in: 0...1000) ?? 0
        let drawn = drawn(one, entry: entry)
        guard drawn.count > 0 else { throw RequestError(409, drawn.problem ?? "Nothing is known that the activity could show.") }
        guard entry < drawn.count else { throw RequestError(400, "The activity has \(drawn.count) states.") }
        if let index { activities[index].entry = entry } else {
            activities.append(RunningActivity(identifier: one.extensionIdentifier, kind: one.widget.kind, entry: entry))
            note("The Live Activity \(one.widget.kind) was started.")
        }
    }

    /// What a tap in an activity or on a control does.
    func tapSystem(_ body: RequestBody) throws -> JSONValue {
        let family = try body.required("family")
        guard let name = WidgetFamilyName(rawValue: family), name.isActivityFamily || name.isControlFamily else { throw RequestError(400, "family is that of an activity or a control.") }
        let one = try systemWidget(body, name.isControlFamily ? "control" : "activity")
        guard let x = try body.number("x", in: -10_000...10_000), let y = try body.number("y", in: -10_000...10_000) else { throw RequestError(400, "x and y are needed.") }
        let entry = activities.first { $0.identifier == one.extensionIdentifier && $0.kind == one.widget.kind }?.entry ?? 0
        guard let archive = drawn(one, entry: entry).archives[family]?.archive else { return ["effect": "none"] }
        let map = TapMap(archive, family: family, systemVersion: host.settings.device.system.version)
        guard let target = map.target(at: Point(x: x, y: y)) else { return ["effect": "none"] }
        if name.isControlFamily, target.element == .widget { return ["effect": "none", "message": "The control is disabled."] }
        let outcome = try carryOut(target, kind: one.widget.kind, named: one.widget.kind) { try self.host.perform($0, ofKind: one.widget.kind, in: one.extensionIdentifier) }
        system.clear()
        return outcome
    }
}
