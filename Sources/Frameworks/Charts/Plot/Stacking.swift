/// A mark with the interval that it covers on the axis of its values: stacked ones begin where the one below ends.
struct StackedMark {
    var mark: CollectedMark
    /// The axis along which the mark grows with its value; nil for points, rules and lines, which only stand at it.
    var valueAxis: Axis?
    var interval: (start: Double, end: Double)?
    /// The angles of a sector, as shares of the circle.
    var turn: (start: Double, end: Double)?
}

/// Puts bars and areas at the same place one on the other, and sectors one after the other.
struct Stacking {
    /// Whether the values shown are shares of a whole, by axis.
    private(set) var normalizedAxes: Set<Axis> = []
    private(set) var marks: [StackedMark] = []

    private struct Place: Hashable {
        var isBar: Bool
        var axis: Axis
        var value: _PlottedValue?
        var group: [_PlottedValue]
    }

    init(_ collected: [CollectedMark]) {
        var below: [Place: (positive: Double, negative: Double)] = [:]
        var members: [Place: [Int]] = [:]
        let whole = collected.reduce(0) { sum, mark in
            if case .sector = mark.kind { sum + max(mark.x.value?.center ?? 0, 0) } else { sum }
        }
        var turned = 0.0
        for mark in collected {
            var stacked = StackedMark(mark: mark)
            switch mark.kind {
            case .bar(let method), .area(let method):
                let axis = Self.valueAxis(of: mark)
                stacked.valueAxis = axis
                let along = axis == .vertical ? mark.y : mark.x, across = axis == .vertical ? mark.x : mark.y
                guard let value = along.value?.center else { break }
                guard method != .unstacked else {
                    stacked.interval = (0, value)
                    break
                }
                let isBar: Bool = if case .bar = mark.kind { true } else { false }
                let place = Place(isBar: isBar, axis: axis, value: across.value?.value, group: mark.style.groups.map(\.value.value))
                var (positive, negative) = below[place] ?? (0, 0)
                if value >= 0 {
                    stacked.interval = (positive, positive + value)
                    positive += value
                } else {
                    stacked.interval = (negative, negative + value)
                    negative += value
                }
                below[place] = (positive, negative)
                if method == .normalized || method == .center { members[place, default: []].append(marks.count) }
                if method == .normalized { normalizedAxes.insert(axis) }
            case .sector:
                guard whole > 0, let value = mark.x.value?.center, value >= 0 else { break }
                stacked.turn = (turned / whole, (turned + value) / whole)
                turned += value
            default: break
            }
            marks.append(stacked)
        }
        for (place, indices) in members {
            let (positive, negative) = below[place] ?? (0, 0), total = positive - negative
            for index in indices {
                guard let interval = marks[index].interval else { continue }
                switch marks[index].mark.kind {
                case .bar(.normalized), .area(.normalized): marks[index].interval = total > 0 ? (interval.start / total, interval.end / total) : (0, 0)
                default: marks[index].interval = (interval.start - (positive + negative) / 2, interval.end - (positive + negative) / 2)
                }
            }
        }
    }

    /// The axis that a bar or area grows along: that of its interval, else that of the number that no bin or category stands against.
    static func valueAxis(of mark: CollectedMark) -> Axis {
        if mark.y.isInterval { return .vertical }
        if mark.x.isInterval { return .horizontal }
        guard let x = mark.x.value else { return .vertical }
        guard let y = mark.y.value else { return .horizontal }
        let isXPlace = !x.value.isNumber || x.isBinned, isYPlace = !y.value.isNumber || y.isBinned
        return isYPlace && !isXPlace ? .horizontal : .vertical
    }

    /// Everything that is plotted along an axis, stacked values by their ends.
    func data(along axis: Axis) -> [Datum] {
        marks.flatMap { stacked -> [Datum] in
            if case .sector = stacked.mark.kind { return [] }
            if stacked.valueAxis == axis, let interval = stacked.interval {
                let label = (axis == .vertical ? stacked.mark.y : stacked.mark.x).value?.label
                return [Datum(label: label, value: .number(interval.start)), Datum(label: label, value: .number(interval.end))]
            }
            return (axis == .vertical ? stacked.mark.y : stacked.mark.x).data
        }
    }
}
