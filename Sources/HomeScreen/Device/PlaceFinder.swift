import DeviceProfiles
import WidgetHost

/// Finds room on the Home Screen and the Lock Screen.
struct PlaceFinder {
    let geometry: HomeScreenGeometry
    private var taken: [(id: Int, page: Int, column: Int, row: Int, columns: Int, rows: Int)] = []
    private var slots: [Int: Int] = [:]

    /// The most pages of a Home Screen.
    static let pageLimit = 15

    init(_ geometry: HomeScreenGeometry, placed: [PlacedWidget]) {
        self.geometry = geometry
        for widget in placed { add(widget) }
    }

    private func cells(_ family: String) -> (columns: Int, rows: Int)? {
        WidgetFamilyName(rawValue: family).flatMap { geometry.families[$0] }.map { ($0.columns, $0.rows) }
    }

    private mutating func add(_ widget: PlacedWidget) {
        switch widget.place.spot {
        case .homeScreen(let page, let column, let row):
            let size = cells(widget.family) ?? (2, 2)
            taken.append((widget.id, page, column, row, size.columns, size.rows))
        case .lockScreen(let slot):
            for part in 0..<(cells(widget.family)?.columns ?? 1) { slots[slot + part] = widget.id }
        }
    }

    /// The first free place for a family, from a page on; nil where there is none.
    func freePlace(for family: String, from page: Int = 0) -> WidgetPlace? {
        guard let name = WidgetFamilyName(rawValue: family), let size = cells(family) else { return nil }
        guard name.isSystemFamily else { return freeSlot(for: name).map { .lockScreen(slot: $0) } }
        guard size.columns <= geometry.columns, size.rows <= geometry.rows else { return nil }
        for page in max(0, page)..<Self.pageLimit {
            for row in 0...(geometry.rows - size.rows) {
                for column in 0...(geometry.columns - size.columns) where isFree(page, column, row, size) { return .homeScreen(page: page, column: column, row: row) }
            }
        }
        return nil
    }

    /// A place on the Lock Screen: 0 for inline, 1 to 4 below the clock.
    func freeSlot(for family: WidgetFamilyName, at wanted: Int? = nil) -> Int? {
        if family == .accessoryInline { return slots[0] == nil ? 0 : nil }
        let width = geometry.families[family]?.columns ?? 1
        let candidates = wanted.map { [$0] } ?? Array(1...4)
        return candidates.first { slot in slot >= 1 && slot + width <= 5 && (slot..<slot + width).allSatisfy { slots[$0] == nil } }
    }

    /// What must move because it lies beside the grid or on another widget: a smaller screen has fewer rows.
    static func displaced(_ placed: [PlacedWidget], on geometry: HomeScreenGeometry) -> [(id: Int, place: WidgetPlace)] {
        func order(_ widget: PlacedWidget) -> [Int] {
            guard case .homeScreen(let page, let column, let row) = widget.place.spot else { return [] }
            return [page, row, column, widget.place.stack?.index ?? 0, widget.id]
        }
        var room = PlaceFinder(geometry, placed: placed.filter { if case .lockScreen = $0.place.spot { true } else { false } })
        var moves: [(id: Int, place: WidgetPlace)] = [], stacks: [Int: WidgetPlace.Spot] = [:]
        for widget in placed.sorted(by: { order($0).lexicographicallyPrecedes(order($1)) }) {
            guard case .homeScreen(let page, let column, let row) = widget.place.spot, let size = room.cells(widget.family) else { continue }
            var moved = widget
            if let number = widget.place.stack?.number, let spot = stacks[number] {
                // A stack is one place.
                moved.place = WidgetPlace(spot, stack: widget.place.stack)
            } else {
                let fits = column >= 0 && row >= 0 && column + size.columns <= geometry.columns && row + size.rows <= geometry.rows && room.isFree(page, column, row, size)
                if !fits, let free = room.freePlace(for: widget.family, from: page) { moved.place = WidgetPlace(free.spot, stack: widget.place.stack) }
                room.add(moved)
                if let number = widget.place.stack?.number { stacks[number] = moved.place.spot }
            }
            if moved.place != widget.place { moves.append((widget.id, moved.place)) }
        }
        return moves
    }

    private func isFree(_ page: Int, _ column: Int, _ row: Int, _ size: (columns: Int, rows: Int)) -> Bool { at(page, column, row, size).isEmpty }

    private func at(_ page: Int, _ column: Int, _ row: Int, _ size: (columns: Int, rows: Int)) -> [Int] {
        taken.filter { $0.page == page && $0.column < column + size.columns && column < $0.column + $0.columns && $0.row < row + size.rows && row < $0.row + $0.rows }.map(\.id)
    }

    /// What moves when a widget comes to a place: that one first, then those that it pushes away, each to the next free place. Nil where
    /// it does not fit there.
    func moves(of widget: PlacedWidget, toPage page: Int, column: Int, row: Int, placed: [PlacedWidget]) -> [(id: Int, place: WidgetPlace)]? {
        guard let size = cells(widget.family), (0..<Self.pageLimit).contains(page), column >= 0, row >= 0, column + size.columns <= geometry.columns, row + size.rows <= geometry.rows else { return nil }
        let stack = widget.place.stack?.number
        // A stack moves as one.
        let companions = placed.filter { $0.id == widget.id || (stack != nil && $0.place.stack?.number == stack) }
        let others = placed.filter { one in !companions.contains { $0.id == one.id } }
        let pushed = PlaceFinder(geometry, placed: others).at(page, column, row, size)
        var moves = companions.map { ($0.id, WidgetPlace(.homeScreen(page: page, column: column, row: row), stack: $0.place.stack)) }
        var room = PlaceFinder(geometry, placed: others.filter { !pushed.contains($0.id) })
        room.taken.append((widget.id, page, column, row, size.columns, size.rows))
        var stackPlaces: [Int: WidgetPlace.Spot] = [:]
        for one in others where pushed.contains(one.id) {
            if let number = one.place.stack?.number, let spot = stackPlaces[number] {
                moves.append((one.id, WidgetPlace(spot, stack: one.place.stack)))
                continue
            }
            guard let free = room.freePlace(for: one.family, from: page) else { return nil }
            let place = WidgetPlace(free.spot, stack: one.place.stack)
            if let number = one.place.stack?.number { stackPlaces[number] = free.spot }
            moves.append((one.id, place))
            var moved = one
            moved.place = place
            room.add(moved)
        }
        return moves
    }
}
