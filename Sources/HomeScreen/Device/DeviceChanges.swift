import DeviceProfiles
import Drawing
import ExtensionMessages
import Foundation
import WidgetHost

/// What people do with the home screen. All of it is called on the device's queue.
extension LiveDevice {
    var geometry: HomeScreenGeometry { HomeScreenGeometry(host.settings.device) }

    private func push(_ step: UndoStep) {
        undoSteps.append(step)
        if undoSteps.count > UndoStep.limit { undoSteps.removeFirst() }
    }

    func widget(_ id: Int) throws -> PlacedWidget {
        guard let widget = host.widget(id) else { throw RequestError(404, "No widget \(id) is placed.") }
        return widget
    }

    /// Places a widget in the first free place, from a page on, or at a place of the Lock Screen.
    func place(kind: String, family: String, of identifier: String, page: Int, slot: Int?) throws -> PlacedWidget {
        let finder = PlaceFinder(geometry, placed: host.placed)
        var place: WidgetPlace?
        if let slot, let name = WidgetFamilyName(rawValue: family), !name.isSystemFamily {
            place = (finder.freeSlot(for: name, at: name == .accessoryInline ? nil : slot) ?? finder.freeSlot(for: name)).map { .lockScreen(slot: $0) }
        } else {
            place = finder.freePlace(for: family, from: page)
        }
        guard let place else { throw RequestError(409, "There is no room for another \(family). Remove a widget first.") }
        let placed = try host.place(kind: kind, family: family, of: identifier, at: place)
        push(.remove(placed.id))
        return placed
    }

    func remove(_ id: Int) throws {
        let widget = try widget(id)
        try host.remove(id)
        push(.restore(widget))
    }

    func move(_ id: Int, page: Int, column: Int, row: Int) throws {
        let widget = try widget(id)
        guard let moves = PlaceFinder(geometry, placed: host.placed).moves(of: widget, toPage: page, column: column, row: row, placed: host.placed) else {
            throw RequestError(409, "The widget does not fit there.")
        }
        let before = moves.compactMap { move in host.widget(move.id).map { (id: move.id, place: $0.place) } }
        for move in moves { try host.move(move.id, to: move.place) }
        push(.move(before))
    }

    func stack(_ id: Int, onto other: Int) throws {
        let widget = try widget(id)
        try host.stack(id, onto: other)
        push(.move([(id, widget.place)]))
    }

    /// Gives a parameter a value: JSON; nil clears it.
    func configure(_ id: Int, _ name: String, _ value: String?) throws {
        let widget = try widget(id)
        try host.configure(id, try changed(widget.configuration, name, value, among: host.description(of: widget)?.parameters ?? []))
        push(.configure(id, widget.configuration))
    }

    func configure(_ key: ControlKey, _ name: String, _ value: String?) throws {
        let control = try control(key), before = controlConfigurations[key] ?? [:]
        controlConfigurations[key] = try changed(before, name, value, among: control.widget.parameters)
        system.clear()
        push(.configureControl(key, before))
        note("The control \(key.kind) was edited.")
    }

    func undo() throws {
        guard let step = undoSteps.popLast() else { throw RequestError(409, "There is nothing to undo.") }
        switch step {
        case .remove(let id): if host.widget(id) != nil { try host.remove(id) }
        case .restore(let widget):
            // Its place may be taken by now.
            var place = widget.place
            if case .homeScreen(let page, _, _) = place.spot, place.stack == nil, PlaceFinder(geometry, placed: host.placed).freePlace(for: widget.family, from: page) != place {
                let others = host.placed
                let isFree = PlaceFinder(geometry, placed: others).moves(of: widget, to: place, placed: others)?.count == 1
                if !isFree { place = PlaceFinder(geometry, placed: others).freePlace(for: widget.family, from: page) ?? place }
            }
            let restored = try host.place(kind: widget.kind, family: widget.family, of: widget.extensionIdentifier, configuration: widget.configuration, at: place)
            replaceInUndo(widget.id, by: restored.id)
        case .move(let moves): for move in moves where host.widget(move.id) != nil { try host.move(move.id, to: move.place) }
        case .configureControl(let key, let configuration):
            controlConfigurations[key] = configuration
            system.clear()
        case .configure(let id, let configuration): if host.widget(id) != nil { try host.configure(id, configuration) }
        }
    }

    /// A restored widget has another number: earlier steps mean it.
    private func replaceInUndo(_ old: Int, by new: Int) {
        undoSteps = undoSteps.map { step in
            switch step {
            case .remove(old): .remove(new)
            case .configure(old, let configuration): .configure(new, configuration)
            case .move(let moves): .move(moves.map { ($0.id == old ? new : $0.id, $0.place) })
            default: step
            }
        }
    }

    /// Brings what the device's grid does not hold to free places.
    func settlePlaces() throws {
        for move in PlaceFinder.displaced(host.placed, on: geometry) { try host.move(move.id, to: move.place) }
    }

    // MARK: Settings and clock

    func set(_ changed: PageSettings) throws {
        let before = host.settings
        let wanted = try changed.host(profiles)
        settings = changed
        // What a process was started with cannot change in it.
        if before.device.system.version != wanted.device.system.version || before.locale != wanted.locale || before.timeZone != wanted.timeZone {
            let world = Self.world(wanted, host.now)
            for one in installed { try host.replaceExtension(try one.start(world)) }
        }
        try host.settingsChanged(wanted)
        if before.device != wanted.device { try settlePlaces() }
        if before != wanted {
            gallery.clear()
            system.clear()
            sheets.closeAll()
        }
    }

    /// The furthest jump that is carried out step by step; a longer one sets the clock.
    private static let longestJump = 8 * 86_400.0

    func jump(to moment: Double) throws {
        guard (-2_208_988_800.0...7_258_118_400.0).contains(moment) else { throw RequestError(400, "Choose a moment between 1900 and 2200.") }
        let from = now
        clock.set(moment, real)
        // Forwards what lies between happens; a clock that is set back, or far on, reloads every widget, as on a phone.
        if moment < from || moment - from > Self.longestJump { try host.setClock(to: moment) }
    }

    func showRealTime() throws {
        let from = host.now
        clock.showRealTime()
        if now < from || now - from > Self.longestJump { try host.setClock(to: now) }
    }

    // MARK: Builds

    /// Puts a new build on the device; what is placed, its configuration and the moment stay.
    func replace(_ new: InstalledExtension) throws {
        try host.replaceExtension(try new.start(Self.world(host.settings, host.now)))
        installed.removeAll { $0.identifier == new.identifier }
        installed.append(new)
        buildNumber += 1
        sheets.closeAll()
        gallery.clear()
        system.clear()
    }
}

extension PlaceFinder {
    func moves(of widget: PlacedWidget, to place: WidgetPlace, placed: [PlacedWidget]) -> [(id: Int, place: WidgetPlace)]? {
        guard case .homeScreen(let page, let column, let row) = place.spot else { return nil }
        return moves(of: widget, toPage: page, column: column, row: row, placed: placed + [widget])
    }
}
