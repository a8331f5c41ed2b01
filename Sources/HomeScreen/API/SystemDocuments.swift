import DeviceProfiles
import Drawing
import ExtensionMessages
import JSONValues
import WidgetHost

/// Live Activities and controls: what the page shows of them, and what people do with them.
extension LiveDevice {
    /// What the extensions declare, and the activities that are shown, the one in front first.
    func systemMembers() -> [JSONValue.Member] {
        let all = host.systemWidgets()
        func isOf(_ kind: String) -> (GalleryWidget) -> Bool { { $0.widget.configuration == kind } }
        let declared = all.filter(isOf("activity"))
        func declaration(_ identifier: String, _ kind: String) -> GalleryWidget? { declared.first { $0.extensionIdentifier == identifier && $0.widget.kind == kind } }
        let begun = host.activities.compactMap { activity -> JSONValue? in
            guard let one = declaration(activity.extensionIdentifier, activity.record.kind) else { return nil }
            return .object(names(one) + [.init("id", .string(activity.record.id)), .init("hasEnded", JSONValue(activity.endedAt != nil))]
                + drawnMembers(one, configuration: host.configuration(of: activity)))
        }
        let shown = previewed.compactMap { running -> JSONValue? in
            guard let one = declaration(running.identifier, running.kind) else { return nil }
            return .object(names(one) + [.init("id", .null), .init("hasEnded", false)] + drawnMembers(one, entry: running.entry))
        }
        return [
            .init("activities", .array(declared.map { one in
                let running = previewed.first { $0.identifier == one.extensionIdentifier && $0.kind == one.widget.kind }
                return .object(names(one) + [.init("isRunning", JSONValue(running != nil)), .init("entry", JSONValue(running?.entry ?? 0)),
                                             .init("count", JSONValue(running.map { drawn(one, entry: $0.entry).count } ?? 0))])
            })),
            .init("shownActivities", .array(begun + shown)),
            .init("controls", ["count": JSONValue(all.count(where: isOf("control"))), "generation": JSONValue(system.generation)]),
        ]
    }

    /// The controls with their current values: drawn at first need.
    func controlsDocument() -> JSONValue {
        ["controls": .array(host.systemWidgets().filter { $0.widget.configuration == "control" }.map { one in
            let key = ControlKey(identifier: one.extensionIdentifier, kind: one.widget.kind)
            return .object(names(one) + [.init("isEditable", JSONValue(!one.widget.parameters.isEmpty))] + drawnMembers(one, configuration: controlConfigurations[key] ?? [:]))
        })]
    }

    /// - Throws: where no extension declares it.
    func control(_ key: ControlKey) throws -> GalleryWidget { try systemWidget(key.identifier, key.kind, "control") }

    private func names(_ one: GalleryWidget) -> [JSONValue.Member] {
        [.init("extension", .string(one.extensionIdentifier)), .init("kind", .string(one.widget.kind)), .init("name", .string(one.widget.displayName.isEmpty ? one.widget.kind : one.widget.displayName)),
         .init("description", .string(one.widget.description))]
    }

    private func drawnMembers(_ one: GalleryWidget, entry: Int = 0, configuration: [String: String] = [:]) -> [JSONValue.Member] {
        let drawn = drawn(one, entry: entry, configuration: configuration)
        return [
            .init("problem", drawn.problem.map { .string($0) } ?? .null),
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

    private func drawn(_ one: GalleryWidget, entry: Int = 0, configuration: [String: String] = [:]) -> SystemShelf.Drawn {
        let key = SystemShelf.Key(identifier: one.extensionIdentifier, kind: one.widget.kind, entry: entry, configuration: configuration)
        if let known = system[key] { return known }
        var result = SystemShelf.Drawn(archives: [:], count: 0)
        switch host.drawing(of: one, entry: entry, configuration: configuration) {
        case .failure(let findings): result.problem = findings.first.map { "\($0.message) \($0.fix)" } ?? "It could not be drawn."
        case .success(let drawing):
            result.count = drawing.count
            for (family, rendered) in drawing.pictures {
                guard let archive = try? WidgetArchive(decoding: rendered.bytes) else { continue }
                result.archives[family] = ("system-" + ContentTag.of(rendered.bytes), archive)
            }
        }
        system.put(result, as: key)
        return result
    }

    private func systemWidget(_ identifier: String, _ kind: String, _ configuration: String) throws -> GalleryWidget {
        guard let found = host.systemWidgets().first(where: { $0.extensionIdentifier == identifier && $0.widget.kind == kind && $0.widget.configuration == configuration }) else {
            throw RequestError(404, "There is no such \(configuration) on this device.")
        }
        return found
    }

    // MARK: Changes

    /// Starts or ends an activity of a preview, or brings it to another of its states, as its app does; takes one away that user code began.
    func setActivity(_ body: RequestBody) throws {
        let identifier = try body.required("extension"), kind = try body.required("kind")
        if let id = try body.string("activity") {
            guard try body.bool("running") == false else { throw RequestError(400, "Only running: false can be asked of an activity that user code began.") }
            return try host.dismissActivity(id, of: identifier)
        }
        let one = try systemWidget(identifier, kind, "activity")
        let index = previewed.firstIndex { $0.identifier == identifier && $0.kind == kind }
        if try body.bool("running") == false {
            if let index { previewed.remove(at: index) }
            return note("The Live Activity \(kind) ended.")
        }
        let entry = try body.integer("entry", in: 0...1000) ?? 0
        let drawn = drawn(one, entry: entry)
        guard drawn.count > 0 else { throw RequestError(409, drawn.problem ?? "Nothing is known that the activity could show.") }
        guard entry < drawn.count else { throw RequestError(400, "The activity has \(drawn.count) states.") }
        if let index { previewed[index].entry = entry } else {
            previewed.append(PreviewedActivity(identifier: identifier, kind: kind, entry: entry))
            note("The Live Activity \(kind) was started.")
        }
    }

    /// What a tap in an activity or on a control does.
    func tapSystem(_ body: RequestBody) throws -> JSONValue {
        let family = try body.required("family"), identifier = try body.required("extension"), kind = try body.required("kind")
        guard let name = WidgetFamilyName(rawValue: family), name.isActivityFamily || name.isControlFamily else { throw RequestError(400, "family is that of an activity or a control.") }
        guard let x = try body.number("x", in: -10_000...10_000), let y = try body.number("y", in: -10_000...10_000) else { throw RequestError(400, "x and y are needed.") }
        let one = try systemWidget(identifier, kind, name.isControlFamily ? "control" : "activity")
        let shown: SystemShelf.Drawn
        if name.isControlFamily {
            shown = drawn(one, configuration: controlConfigurations[ControlKey(identifier: identifier, kind: kind)] ?? [:])
        } else if let id = try body.string("activity") {
            guard let activity = host.activities.first(where: { $0.extensionIdentifier == identifier && $0.record.id == id }) else { throw RequestError(404, "The Live Activity is not there any more.") }
            shown = drawn(one, configuration: host.configuration(of: activity))
        } else {
            shown = drawn(one, entry: previewed.first { $0.identifier == identifier && $0.kind == kind }?.entry ?? 0)
        }
        guard let archive = shown.archives[family]?.archive else { return ["effect": "none"] }
        let map = TapMap(archive, family: family, systemVersion: host.settings.device.system.version)
        guard let target = map.target(at: Point(x: x, y: y)) else { return ["effect": "none"] }
        if name.isControlFamily, target.element == .widget { return ["effect": "none", "message": "The control is disabled."] }
        let outcome = try carryOut(target, kind: kind, named: kind) { try self.host.perform($0, ofKind: kind, in: identifier) }
        system.clear()
        return outcome
    }
}
