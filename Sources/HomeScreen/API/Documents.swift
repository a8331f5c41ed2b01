import DeviceProfiles
import Drawing
import ExtensionMessages
import Foundation
import JSONValues
import Snapshots
import WidgetHost

extension HomeAPI {
    func addDocuments(_ router: inout Router) {
        let device = device, rebuild = rebuild
        func answer(_ pattern: String, _ body: @escaping @Sendable (HTTPRequest, Router.Parameters) throws -> JSONValue) {
            router.add("GET", pattern) { request, parameters in .json(try body(request, parameters)) }
        }
        @Sendable func number(_ parameters: Router.Parameters) throws -> Int {
            guard let id = Int(parameters["id"]), id > 0 else { throw RequestError(404, "No such widget is placed.") }
            return id
        }
        answer("/api/state") { _, _ in try device.look { device.stateDocument().0 } }
        answer("/api/choices") { _, _ in device.choices() }
        answer("/api/gallery") { _, _ in try device.look { device.galleryDocument() } }
        answer("/api/controls") { _, _ in try device.look { device.controlsDocument() } }
        answer("/api/board") { _, _ in try device.look { device.boardDocument() } }
        answer("/api/look") { request, _ in
            guard let moment = try request.target.query.number("at", in: -1e10...1e10) else { throw RequestError(400, "at is missing.") }
            return try device.look { device.lookDocument(at: moment) }
        }
        answer("/api/log") { _, _ in
            try device.look { ["lines": .array(device.log.map { ["at": JSONValue($0.at), "text": .string($0.text)] })] }
        }
        answer("/api/findings") { _, _ in
            try device.look { ["findings": .array(device.host.findings().map { device.json($0) })] }
        }
        answer("/api/widgets/:id") { _, parameters in
            let id = try number(parameters)
            return try device.look { try device.detailDocument(id) }
        }
        answer("/api/widgets/:id/timeline") { _, parameters in
            let id = try number(parameters)
            return try device.look { try device.timelineDocument(id) }
        }
        // Not on the device's queue: a query may take its time.
        @Sendable func options(_ part: EditedPart, _ query: [String: String]) throws -> JSONValue {
            try device.optionsDocument(part, parameter: query["parameter"] ?? "", search: query["search"].map { String($0.prefix(200)) }, sheet: query["sheet"])
        }
        @Sendable func control(_ query: [String: String]) -> EditedPart { .control(ControlKey(identifier: query["extension"] ?? "", kind: query["kind"] ?? "")) }
        answer("/api/widgets/:id/configuration") { request, parameters in try device.configurationDocument(.widget(number(parameters)), sheet: request.target.query["sheet"]) }
        answer("/api/widgets/:id/options") { request, parameters in try options(.widget(number(parameters)), request.target.query) }
        answer("/api/controls/configuration") { request, _ in try device.configurationDocument(control(request.target.query), sheet: request.target.query["sheet"]) }
        answer("/api/controls/options") { request, _ in try options(control(request.target.query), request.target.query) }
        answer("/api/source") { request, _ in
            let query = request.target.query
            let files = try device.look { device.installed }
            return try SourceExcerpt.document(file: query["file"] ?? "", line: Int(try query.number("line", in: 0...10_000_000) ?? 1), installed: files)
        }
        answer("/api/build") { _, _ in rebuild?.document ?? ["state": "ok"] }
    }
}

// MARK: Choices and the gallery

extension LiveDevice {
    func choices() -> JSONValue {
        ["devices": JSONValue(profiles.devices.map(\.name)), "systems": JSONValue(profiles.systems.map(\.name)), "typeSizes": JSONValue(TypeSizeNames.all),
         "locales": JSONValue(Locale.availableIdentifiers.sorted()), "zones": JSONValue(TimeZone.knownTimeZoneIdentifiers)]
    }

    /// Percent-escaped as one component of a path.
    private static func component(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~")) ?? ""
    }

    func galleryDocument() -> JSONValue {
        let geometry = geometry
        return ["widgets": .array(host.gallery().map { one in
            ["extension": .string(one.extensionIdentifier), "kind": .string(one.widget.kind), "name": .string(one.widget.displayName), "description": .string(one.widget.description),
             "families": .array(one.families.compactMap { family in
                 geometry.families[family].map { place in
                     ["family": .string(family.rawValue), "size": JSONValue([place.size.width, place.size.height]), "corner": JSONValue(place.cornerRadius),
                      "picture": .string("/gallery/\(Self.component(one.extensionIdentifier))/\(Self.component(one.widget.kind))/\(family.rawValue)?g=\(buildNumber).\(gallery.generation)")]
                 }
             })]
        })]
    }

    /// Every family of every widget, and every preview.
    func boardDocument() -> JSONValue {
        var sections: [JSONValue] = []
        let geometry = geometry
        for one in host.gallery() {
            let shots = one.families.compactMap { family -> JSONValue? in
                geometry.families[family].map { place in
                    ["family": .string(family.rawValue), "size": JSONValue([place.size.width, place.size.height]), "corner": JSONValue(place.cornerRadius),
                     "picture": .string("/gallery/\(Self.component(one.extensionIdentifier))/\(Self.component(one.widget.kind))/\(family.rawValue)?g=\(buildNumber).\(gallery.generation)")]
                }
            }
            sections.append(["title": .string(one.widget.displayName.isEmpty ? one.widget.kind : one.widget.displayName), "text": .string(one.widget.description), "shots": .array(shots)])
        }
        for installed in installed {
            let previews = host.hosted(installed.identifier)?.listing.previews ?? []
            let shots = previews.flatMap { preview -> [JSONValue] in
                (preview.families.isEmpty ? [WidgetFamilyName.systemSmall.rawValue] : preview.families).compactMap { family in
                    guard let name = WidgetFamilyName(rawValue: family), let place = geometry.families[name] else { return nil }
                    return ["title": .string(preview.name), "family": .string(family), "size": JSONValue([place.size.width, place.size.height]), "corner": JSONValue(place.cornerRadius),
                            "file": preview.file.isEmpty ? .null : .string(installed.shown(preview.file)), "line": JSONValue(preview.line),
                            "picture": .string("/preview/\(Self.component(installed.identifier))/\(Self.component(preview.name))/\(family)?g=\(buildNumber).\(gallery.generation)")]
                }
            }
            if !shots.isEmpty { sections.append(["title": .string("Previews of \(installed.appName)"), "text": "", "shots": .array(shots)]) }
        }
        return ["sections": .array(sections)]
    }

    /// For what a gallery picture's view is evaluated.
    func galleryEnvironment(_ key: GalleryShelf.Key) throws -> (WidgetDescription, RenderEnvironment) {
        guard let hosted = host.hosted(key.identifier) else { throw RequestError(404, "There is no such extension.") }
        let widget: WidgetDescription
        if let name = key.preview {
            guard let preview = hosted.listing.previews.first(where: { $0.name == name }) else { throw RequestError(404, "There is no such preview.") }
            widget = hosted.listing.widgets.first { $0.kind == preview.kind } ?? WidgetDescription(kind: preview.kind)
        } else {
            guard let found = hosted.listing.widgets.first(where: { $0.kind == key.kind }) else { throw RequestError(404, "There is no such widget.") }
            widget = found
        }
        guard let environment = host.settings.environment(of: widget, family: key.family, role: key.preview == nil ? .snapshot : .preview) else { throw RequestError(404, "The device does not show \(key.family.prefix(40)).") }
        return (widget, environment)
    }

    /// Draws an entry of a preview.
    func previewEntry(_ name: String, _ key: GalleryShelf.Key, _ kind: String, _ environment: RenderEnvironment) throws -> SessionOutcome<RenderedEntry> {
        guard let hosted = host.hosted(key.identifier) else { throw RequestError(404, "There is no such extension.") }
        hosted.setClock(host.now)
        switch hosted.entries(EntriesRequest(kind: kind, preview: name, role: .preview, environment: environment)) {
        case .failure(let findings): return .failure(findings)
        case .success(let reply):
            defer { hosted.release(set: reply.set) }
            guard key.entry < reply.dates.count else { return .failure(reply.findings) }
            return hosted.render(set: reply.set, entries: [key.entry], in: environment, at: host.now).first ?? .failure([])
        }
    }

    // MARK: Looking along time

    /// What each widget shows at another moment, by the timelines that are there.
    func lookDocument(at moment: Double) -> JSONValue {
        ["at": JSONValue(moment), "widgets": .array(host.placed.compactMap { widget in
            guard let shown = host.shown(widget.id) else { return nil }
            let timeline = host.timeline(of: widget.id)
            let entry = timeline?.entries.filter { ($0.shownAt ?? .infinity) <= moment && $0.archiveHash != nil }.max { ($0.shownAt ?? 0) < ($1.shownAt ?? 0) }
            let hash = entry?.archiveHash ?? shown.archiveHash, environment = timeline?.environment ?? shown.environment
            guard let hash, let archive = archive(hash) else { return nil }
            let style = style(environment)
            let isLive = !LiveRegions.regions(of: archive.displayList, at: moment).isEmpty
            return ["id": JSONValue(widget.id), "picture": .string("/picture/\(hash)?\(style.query)\(isLive ? "&at=\(Int(moment))" : "")"), "tree": .string("/tree/\(hash)")]
        })]
    }

    // MARK: One widget

    func json(_ finding: Finding, of identifier: String? = nil) -> JSONValue {
        let owner = installed.first { one in one.identifier == identifier } ?? installed.first { one in finding.file.map { one.shown($0) != $0 } ?? false }
        return ["code": .string(finding.code), "severity": .string(finding.severity.rawValue), "basis": .string(finding.basis.rawValue), "message": .string(finding.message), "fix": .string(finding.fix),
                "file": finding.file.map { .string(owner?.shown($0) ?? $0) } ?? .null, "line": finding.line.map { JSONValue($0) } ?? .null,
                "widget": finding.widget.map { .string($0) } ?? .null, "family": finding.family.map { .string($0) } ?? .null]
    }

    func detailDocument(_ id: Int) throws -> JSONValue {
        let widget = try widget(id)
        guard let shown = host.shown(id) else { throw RequestError(404, "No widget \(id) is placed.") }
        // Those of the host have their places filled in.
        let all = host.findings(), keys = Set(shown.findings.map { "\($0.code) \($0.message)" })
        let placed = all.filter { keys.contains("\($0.code) \($0.message)") }
        let findings = placed.isEmpty ? shown.findings : placed
        var members: [JSONValue.Member] = [.init("findings", .array(Self.unique(findings).map { json($0, of: widget.extensionIdentifier) }))]
        if let hash = shown.archiveHash, let archive = archive(hash) { members.append(.init("tree", TreeDocument(archive).json(places(of: hash, archive)))) }
        return .object(members)
    }

    private static func unique(_ findings: [Finding]) -> [Finding] {
        var seen: Set<Finding> = []
        return findings.filter { seen.insert($0).inserted }
    }

    func timelineDocument(_ id: Int) throws -> JSONValue {
        _ = try widget(id)
        let timeline = host.timeline(of: id), daily = host.settings.isInDeveloperMode ? 0 : host.settings.dailyReloads
        let policy: String = switch timeline?.policy {
        case .atEnd: ".atEnd"
        case .never: ".never"
        case .after: ".after"
        case nil: "none"
        }
        return [
            "budget": ["limit": JSONValue(daily), "used": JSONValue(daily - (host.budgetLeft(of: id) ?? daily))], "policy": .string(policy),
            "entries": .array((timeline?.entries ?? []).enumerated().prefix(1000).map { index, entry in
                ["index": JSONValue(index), "date": JSONValue(entry.date), "shownAt": entry.shownAt.map { JSONValue($0) } ?? .null, "relevance": entry.relevance.map { JSONValue(Double($0.score)) } ?? .null]
            }),
            "ledger": .array(try host.ledger(of: id).suffix(200).map { record in
                ["at": JSONValue(record.requestedAt), "cause": .string(record.cause.words), "decision": .string(ReloadWords.decision(of: record)), "isCharged": JSONValue(record.isCharged), "text": .string(ReloadWords.text(of: record))]
            }),
        ]
    }
}
