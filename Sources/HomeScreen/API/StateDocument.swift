import DeviceProfiles
import Drawing
import ExtensionMessages
import Foundation
import JSONValues
import WidgetHost

/// The device as every page shows it, as one JSON document.
extension LiveDevice {
    /// - Returns: the document, and when a live part next changes its pace.
    func stateDocument() -> (JSONValue, nextLiveChange: Double?) {
        let geometry = geometry, moment = now
        var nextLiveChange: Double?
        let shownStacks = Dictionary(host.stacks().map { ($0.number, $0.shown) }, uniquingKeysWith: { $1 })
        let widgets = host.placed.compactMap { widget -> JSONValue? in
            let (document, change) = widgetDocument(widget, geometry, moment, shownStacks)
            if let change { nextLiveChange = min(nextLiveChange ?? change, change) }
            return document
        }
        let members: [JSONValue.Member] = [
            .init("widgets", .array(widgets)), .init("undo", undoSteps.last.map { .string($0.title) } ?? .null),
        ] + systemMembers()
        let document: JSONValue = [
            "revision": JSONValue(revision), "title": .string(title), "mode": .string(mode.rawValue), "buildNumber": JSONValue(buildNumber),
            "clock": ["now": JSONValue(moment), "running": JSONValue(clock.isRunning), "speed": JSONValue(clock.speed), "isReal": JSONValue(clock.isReal)],
            "calendar": ["zone": .string(settings.timeZone), "locale": .string(settings.locale),
                         "direction": .string(settings.isRightToLeft || WidgetEnvironment.isRightToLeft(settings.locale) ? "rtl" : "ltr")],
            "settings": settings.json, "device": geometry.json(host.settings.device),
            "apps": .array(installed.enumerated().map { index, one in
                ["id": .string(one.identifier), "name": .string(one.appName), "hue": JSONValue((index * 137 + 225) % 360), "icon": one.appIcon == nil ? .null : .string("/app-icon/\(index)")]
            }),
        ]
        return (.object((document.members ?? []) + members), nextLiveChange)
    }

    private func widgetDocument(_ widget: PlacedWidget, _ geometry: HomeScreenGeometry, _ moment: Double, _ shownStacks: [Int: Int]) -> (JSONValue?, Double?) {
        guard let shown = host.shown(widget.id), let family = WidgetFamilyName(rawValue: widget.family), let place = geometry.families[family] else { return (nil, nil) }
        let description = host.description(of: widget), environment = shown.environment
        var members: [JSONValue.Member] = [
            .init("id", JSONValue(widget.id)), .init("extension", .string(widget.extensionIdentifier)), .init("kind", .string(widget.kind)), .init("family", .string(widget.family)),
            .init("name", .string(description?.displayName ?? "")), .init("description", .string(description?.description ?? "")),
            .init("size", [JSONValue(environment.width), JSONValue(environment.height)]), .init("corner", JSONValue(place.cornerRadius)), .init("margins", JSONValue(environment.margins)),
            .init("isEditable", JSONValue(!(description?.parameters.isEmpty ?? true))), .init("state", .string(shown.state.rawValue)),
            .init("showsBackground", JSONValue(environment.showsContainerBackground)),
        ]
        switch widget.place.spot {
        case .homeScreen(let page, let column, let row):
            members += [.init("page", JSONValue(page)), .init("column", JSONValue(column)), .init("row", JSONValue(row))]
        case .lockScreen(let slot): members.append(.init("slot", JSONValue(slot)))
        }
        if let stack = widget.place.stack {
            members += [.init("stack", ["number": JSONValue(stack.number), "index": JSONValue(stack.index)]), .init("isFront", JSONValue(shownStacks[stack.number] == widget.id))]
        }
        var change: Double?
        let glass = glass(shown.archiveHash, environment, at: moment)
        members += glass.members
        change = glass.nextLiveChange
        if let index = shown.entryIndex, let date = shown.entryDate {
            members.append(.init("entry", ["index": JSONValue(index), "count": JSONValue(shown.entryCount), "date": JSONValue(date)]))
        }
        members += [.init("nextChange", shown.nextChange.map { JSONValue($0) } ?? .null), .init("nextReload", shown.nextPolicyReload.map { JSONValue($0) } ?? .null)]
        let findings = shown.findings
        members.append(.init("findings", ["error": JSONValue(findings.count { $0.severity == .error }), "warning": JSONValue(findings.count { $0.severity == .warning }),
                                          "note": JSONValue(findings.count { $0.severity == .note })]))
        if mode == .preview {
            members.append(.init("timeline", JSONValue((host.timeline(of: widget.id)?.entries.compactMap(\.shownAt) ?? []).prefix(Self.longestTimeline).map { $0 })))
            let ledger = ((try? host.ledger(of: widget.id)) ?? []).suffix(Self.longestLedger)
            members.append(.init("ledger", .array(ledger.map { ["at": JSONValue($0.requestedAt), "isCharged": JSONValue($0.isCharged), "decision": .string(ReloadWords.decision(of: $0))] })))
        }
        return (.object(members), change)
    }

    /// What the page is told of a timeline and a ledger; the inspector asks for more.
    private static let longestTimeline = 200, longestLedger = 60

    /// The addresses of an archive's picture and meaning, and its live regions.
    func glass(_ hash: String?, _ environment: RenderEnvironment, at moment: Double) -> (members: [JSONValue.Member], nextLiveChange: Double?) {
        guard let hash, let archive = archive(hash) else { return ([.init("picture", .null), .init("tree", .null), .init("films", [])], nil) }
        return glass(hash, archive, style(environment), at: moment)
    }

    func glass(_ hash: String, _ archive: WidgetArchive, _ style: GlassStyle, at moment: Double) -> (members: [JSONValue.Member], nextLiveChange: Double?) {
        let regions = LiveRegions.regions(of: archive.displayList, at: moment)
        let picture = "/picture/\(hash)?\(style.query)\(regions.isEmpty ? "" : "&part=still")"
        let films = regions.enumerated().map { index, region -> JSONValue in
            ["rect": JSONValue([region.rect.minX, region.rect.minY, region.rect.width, region.rect.height]), "step": JSONValue(region.step), "anchor": JSONValue(region.anchor),
             "url": .string("/film/\(hash)/\(index)?\(style.query)")]
        }
        return ([.init("picture", .string(picture)), .init("tree", .string("/tree/\(hash)")), .init("films", .array(films))], regions.compactMap(\.stepChange).filter { $0 > moment }.min())
    }

    /// An archive of the store, kept at hand for pictures.
    func archive(_ hash: String) -> WidgetArchive? {
        if let archive = shelf[hash] { return archive }
        if let archive = system.archive(hash) { return archive }
        guard let archive = try? host.archive(hash) else { return nil }
        shelf.put(archive, as: hash)
        return archive
    }
}

extension PageSettings {
    var json: JSONValue {
        ["device": .string(device), "system": .string(system), "locale": .string(locale), "zone": .string(timeZone), "appearance": .string(appearance), "look": .string(look), "tint": .string(tint),
         "typeSize": .string(typeSize), "contrast": JSONValue(increasesContrast), "reduceMotion": JSONValue(reducesMotion), "rightToLeft": JSONValue(isRightToLeft), "locked": JSONValue(isLocked), "night": JSONValue(isNight), "wallpaper": .string(wallpaper)]
    }
}

extension HomeScreenGeometry {
    func json(_ simulated: SimulatedDevice) -> JSONValue {
        let device = simulated.device
        return [
            "name": .string(device.name), "idiom": .string(device.idiom.rawValue), "systemVersion": JSONValue(simulated.system.majorVersion),
            "screen": JSONValue([device.screen.width, device.screen.height]), "screenCorner": JSONValue(device.screenCornerRadius), "factor": JSONValue(factor),
            "front": .string(front.rawValue), "statusHeight": JSONValue(statusHeight), "islandTop": JSONValue(islandTop),
            "grid": ["left": JSONValue(origin.x), "top": JSONValue(origin.y), "columns": JSONValue(columns), "rows": JSONValue(rows), "cell": JSONValue([cell.width, cell.height])],
            "dock": ["left": JSONValue(dock.frame.minX), "top": JSONValue(dock.frame.minY), "width": JSONValue(dock.frame.width), "height": JSONValue(dock.frame.height),
                     "corner": JSONValue(dock.cornerRadius), "icon": JSONValue(dock.icon), "gap": JSONValue(dock.gap)],
            "lock": ["dateTop": JSONValue(lock.dateTop), "clockTop": JSONValue(lock.clockTop), "clockSize": JSONValue(lock.clockSize), "slotLeft": JSONValue(lock.slotLeft),
                     "slotTop": JSONValue(lock.slotTop), "slotPitch": JSONValue(lock.slotPitch), "slot": JSONValue([lock.slot.width, lock.slot.height])],
            "families": .object(WidgetFamilyName.allCases.compactMap { name in
                families[name].map { .init(name.rawValue, ["size": JSONValue([$0.size.width, $0.size.height]), "corner": JSONValue($0.cornerRadius), "cells": JSONValue([Double($0.columns), Double($0.rows)])]) }
            }),
        ]
    }
}
