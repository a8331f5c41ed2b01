import Drawing
import ExtensionMessages
import Foundation
import JSONValues
import ProjectModel
import Snapshots
import WidgetHost

/// What a tap did, for people and programs.
struct TapReport {
    let model: ExtensionModel
    let placement: Placement
    let variation: Variation
    let scale: Double
    /// What can be tapped, where nothing was.
    var map: TapMap?
    var outcome: TapOutcome?
    /// Why a phone runs the intent in the app.
    var runsInApp: String?
    /// Where the target is in the sources.
    var place: SourcePlace?
    var findings: [Finding] = []

    init(model: ExtensionModel, placement: Placement, variation: Variation, scale: Double) {
        self.model = model
        self.placement = placement
        self.variation = variation
        self.scale = scale
    }

    // MARK: Pictures

    /// The stages that differ from the one before, by name.
    private var stages: [(name: String, archive: WidgetArchive, placement: Placement?)] {
        guard let outcome else { return [] }
        var stages: [(String, WidgetArchive, Placement?)] = [("before", outcome.before, nil)]
        if let pressed = outcome.pressed { stages.append(("pressed", pressed, nil)) }
        if let during = outcome.during { stages.append(("during", during, nil)) }
        if outcome.ranIntent { stages.append(("after", outcome.after, nil)) }
        for reload in outcome.reloads where reload.cause == .requested {
            guard let archive = reload.archive else { continue }
            stages.append(("after-" + String(reload.kind.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(60)), archive, nil))
        }
        return stages
    }

    /// Writes a PNG a stage.
    /// - Returns: the files by stage.
    func writePictures(in folder: OutputFolder) throws -> [String: String] {
        let maker = RasterizedPictures()
        var files: [String: String] = [:]
        for stage in stages {
            let moment = stage.name.hasPrefix("after") ? outcome?.end ?? placement.world.moment : placement.world.moment
            try folder.write(try maker.picture(of: stage.archive, style: style(at: moment)).png, as: stage.name + ".png")
            files[stage.name] = folder.path + "/" + stage.name + ".png"
        }
        if let outcome, outcome.ranIntent, animates, let strip = TransitionStrip(from: outcome.during ?? outcome.before, to: outcome.after, style: style(at: outcome.end), pictures: maker, reducesMotion: variation.reducesMotion) {
            try folder.write(strip.png, as: "transition.png")
            files["transition"] = folder.path + "/transition.png"
        }
        return files
    }

    /// Widgets move from one entry to the next since OS 17 (layout-rules 14.1, doc).
    private var animates: Bool { placement.world.system.majorVersion >= 17 }

    private func style(at moment: Double) -> PictureStyle {
        PictureStyle(scale: scale, moment: moment, mode: variation.mode, cornerRadius: placement.geometry.cornerRadius, showsContainerBackground: placement.environment(variation).showsContainerBackground)
    }

    // MARK: For people

    func lines(_ files: [String: String]) -> [String] {
        var lines = ["\(placement.widget.kind), \(placement.family.rawValue), \(variation.appearance), OS \(placement.world.system.version)"]
        if let map {
            lines += map.targets.map { "  \(Self.line($0)), tap at \(Self.text(TapMap.center($0.frame)))" }
            return lines + ["  elsewhere: \(Self.effect(map.widget))"]
        }
        guard let outcome else { return lines }
        lines.append("tap at \(Self.text(outcome.point)): \(Self.line(outcome.target))\(place.map { " (\($0.file):\($0.line))" } ?? "")")
        if outcome.needsUnlock { lines.append("the device is locked: it asks its owner to unlock it, and nothing happens until then") }
        if outcome.ranIntent { lines += intentLines(outcome) }
        if let url = outcome.url { lines.append("opens \(url)\(schemeNote(url))") }
        if outcome.launchesApp { lines.append("opens the app\(outcome.url == nil ? ", with the activity of the widget \(placement.widget.kind), \(placement.family.rawValue)" : "")") }
        for change in outcome.changes {
            lines.append("\(change.owner)\(change.isGroup ? "" : " (its own preferences)"), \(change.isFile ? "file " : "")\(change.name): \(Self.short(change.before)) -> \(Self.short(change.after))")
        }
        for reload in outcome.reloads {
            let cause = reload.cause == .intent ? "after the intent" : "asked for"
            let result = reload.entries.map { "\($0) \($0 == 1 ? "entry" : "entries")" } ?? "nothing came, the old content stays"
            lines.append("reload of \(reload.kind), \(cause), not counted: \(result)\(reload.isIdentical == true ? ", the picture stays as it was" : "")")
        }
        if outcome.ranIntent { lines += changedTexts(outcome).map { "  \($0)" } }
        for stage in ["before", "pressed", "during", "transition", "after"] + files.keys.filter({ $0.hasPrefix("after-") }).sorted() {
            if let file = files[stage] { lines.append("\(stage): \(file)") }
        }
        return lines
    }

    private func intentLines(_ outcome: TapOutcome) -> [String] {
        guard let performed = outcome.performed else { return ["perform() did not return"] }
        let time = "after \(Self.number((performed.duration * 1000).rounded() / 1000)) s"
        var lines = [performed.thrown.map { "perform() threw \(time): \($0)" } ?? "perform() returned \(time)"]
        if let dialog = performed.dialog { lines.append("says \"\(dialog)\"") }
        for activity in performed.activities { lines.append("the Live Activity \(activity.kind) is \(activity.phase.rawValue) with \(activity.state)") }
        if let runsInApp { lines.append("a phone runs it in the app's process: \(runsInApp)") }
        return lines
    }

    /// A URL of a scheme that the app does not declare reaches nobody else, and links to the web are the app's too.
    private func schemeNote(_ url: String) -> String {
        guard let scheme = URL(string: url)?.scheme?.lowercased(), let app = model.app else { return "" }
        if ["http", "https"].contains(scheme) { return " in \(app.name)" }
        return app.urlSchemes.contains { $0.lowercased() == scheme } ? " in \(app.name)" : " in \(app.name), which does not declare the scheme \(scheme)"
    }

    /// Texts that came and went.
    private func changedTexts(_ outcome: TapOutcome) -> [String] {
        let (gone, come) = Self.difference(outcome.before.root, outcome.after.root)
        if gone.isEmpty && come.isEmpty { return [] }
        return ["gone: \(gone.isEmpty ? "nothing" : gone.joined(separator: ", "))", "come: \(come.isEmpty ? "nothing" : come.joined(separator: ", "))"]
    }

    private static func difference(_ before: SemanticNode, _ after: SemanticNode) -> (gone: [String], come: [String]) {
        let old = ReadingOrder(before).elements.map(words), new = ReadingOrder(after).elements.map(words)
        var gone: [String] = [], come: [String] = []
        for step in new.difference(from: old) {
            switch step {
            case .remove(_, let words, _): gone.append(words)
            case .insert(_, let words, _): come.append(words)
            }
        }
        return (gone, come)
    }

    private static func words(_ element: ReadingOrder.Element) -> String {
        (element.label.isEmpty ? element.role : "\"\(element.label)\"") + (element.value.isEmpty ? "" : " \(element.value)") + (element.traits.isEmpty ? "" : " (\(element.traits.joined(separator: ", ")))")
    }

    private static func line(_ target: TapTarget) -> String {
        if target.element == .widget { return "the whole widget, \(effect(target))" }
        return "\(target.element.rawValue)\(target.label.isEmpty ? "" : " \"\(target.label)\"") \(effect(target))"
    }

    private static func effect(_ target: TapTarget) -> String {
        switch target.effect {
        case .intent(let name, let parameters, let toggleTo): "runs \(name) \(parameters)\(toggleTo.map { ", set to \($0 ? "on" : "off")" } ?? "")"
        case .open(let url): "opens \(url)"
        case .launch: "opens the app"
        }
    }

    /// Long values are cut.
    private static func short(_ text: String?) -> String {
        guard let text else { return "nothing" }
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return line.count > 120 ? "\(line.prefix(117))..." : line
    }

    static func text(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }
    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }

    // MARK: For programs

    func json(_ files: [String: String]) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("extension", .string(model.name)), .init("vitrine", .string(VitrineVersion.current)), .init("widget", .string(placement.widget.kind)),
            .init("family", .string(placement.family.rawValue)), .init("os", .string(placement.world.system.version)), .init("appearance", .string(variation.appearance)),
        ]
        if let map {
            members.append(.init("targets", .array(map.targets.map { json($0) })))
            members.append(.init("elsewhere", json(map.widget)))
        }
        if let outcome {
            members.append(.init("at", JSONValue([outcome.point.x, outcome.point.y])))
            members.append(.init("target", json(outcome.target)))
            members.append(.init("performed", outcome.ranIntent ? json(outcome.performed) : .null))
            members.append(.init("needsUnlock", JSONValue(outcome.needsUnlock)))
            members.append(.init("opens", outcome.url.map { .string($0) } ?? .null))
            members.append(.init("launchesApp", JSONValue(outcome.launchesApp)))
            if outcome.launchesApp, outcome.url == nil {
                members.append(.init("activity", ["type": .string(placement.widget.intent ?? placement.widget.kind), "kind": .string(placement.widget.kind), "family": .string(placement.family.rawValue)]))
            }
            members.append(.init("changes", .array(outcome.changes.map { change in
                ["owner": .string(change.owner), "group": JSONValue(change.isGroup), "name": .string(change.name), "file": JSONValue(change.isFile),
                 "before": change.before.map { .string($0) } ?? .null, "after": change.after.map { .string($0) } ?? .null]
            })))
            members.append(.init("reloads", .array(outcome.reloads.map { reload in
                ["kind": .string(reload.kind), "cause": .string(reload.cause.rawValue), "counted": false, "entries": reload.entries.map { JSONValue($0) } ?? .null,
                 "identical": reload.isIdentical.map { JSONValue($0) } ?? .null]
            })))
            let (gone, come) = Self.difference(outcome.before.root, outcome.after.root)
            members.append(.init("gone", JSONValue(gone)))
            members.append(.init("come", JSONValue(come)))
            let reading = [("before", outcome.before), ("during", outcome.during ?? outcome.before), ("after", outcome.after)]
            members.append(.init("reading", .object(reading.map { .init($0.0, ReadingOrder($0.1.root).json) })))
            members.append(.init("pictures", .object(files.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })))
        }
        members.append(.init("findings", .array(findings.map { SnapshotReport.json($0) })))
        return .object(members)
    }

    private func json(_ target: TapTarget) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("element", .string(target.element.rawValue)), .init("label", .string(target.label)),
            .init("frame", JSONValue([target.frame.minX, target.frame.minY, target.frame.width, target.frame.height].map { ($0 * 100).rounded() / 100 })),
        ]
        switch target.effect {
        case .intent(let name, let parameters, let toggleTo):
            members.append(.init("intent", .string(name)))
            members.append(.init("parameters", (try? JSONValue(parsing: parameters)) ?? .string(parameters)))
            if let toggleTo { members.append(.init("toggleTo", JSONValue(toggleTo))) }
        case .open(let url): members.append(.init("url", .string(url)))
        case .launch: break
        }
        if target == outcome?.target, let place {
            members.append(.init("file", .string(place.file)))
            members.append(.init("line", JSONValue(place.line)))
        }
        return .object(members)
    }

    private static func parsed(_ text: String) -> JSONValue { (try? JSONValue(parsing: text)) ?? .string(text) }

    private func json(_ performed: PerformReply?) -> JSONValue {
        guard let performed else { return ["returned": false] }
        return ["returned": JSONValue(performed.thrown == nil), "seconds": JSONValue((performed.duration * 1000).rounded() / 1000),
                "threw": performed.thrown.map { .string($0) } ?? .null, "dialog": performed.dialog.map { .string($0) } ?? .null,
                "runsIn": .string(runsInApp == nil ? "extension" : "app"), "reason": runsInApp.map { .string($0) } ?? .null,
                "opened": JSONValue(performed.openedURLs), "reloads": JSONValue(performed.reloadedKinds),
                "activities": .array(performed.activities.map { activity in
                    ["id": .string(activity.id), "kind": .string(activity.kind), "phase": .string(activity.phase.rawValue), "attributes": Self.parsed(activity.attributes), "state": Self.parsed(activity.state)]
                })]
    }
}
