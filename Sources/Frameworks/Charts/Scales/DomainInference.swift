/// Finds the domain of an axis from the data, what the chart says of the scale, and the values that the axis marks.
///
/// A domain that the chart gives is kept as it is. An automatic one holds the data, zero for numbers outside bins, and the
/// values of the axis marks, which are round: so the highest bar ends below a grid line.
struct DomainInference {
    let axis: Axis
    let settings: ScaleSettings
    /// Everything that is plotted along the axis; stacked values are the ends of their parts.
    let data: [Datum]
    let marks: [AxisValueRequest]
    let calendar: Calendar
    let isPercent: Bool

    func scale(length: CGFloat) -> PositionScale {
        var scale = unplaced(length)
        scale.isPercent = isPercent
        scale.span(length, axis: axis, range: settings.range)
        return scale
    }

    private var kind: ScaleType.Kind {
        if let type = settings.type { return type.kind }
        let values = domainValues + data.map(\.value)
        if values.contains(where: \.isCategory) { return .category }
        return values.contains(where: \.isDate) ? .date : .linear
    }

    private var domainValues: [_PlottedValue] {
        switch settings.domain {
        case .interval(let lower, let upper): [lower, upper]
        case .values(let values): values
        default: []
        }
    }

    private func unplaced(_ length: CGFloat) -> PositionScale {
        let kind = kind
        if kind == .category { return PositionScale(kind: kind, categories: categories) }
        switch settings.domain {
        case .interval(let lower, let upper):
            return PositionScale(kind: kind, lower: lower.quantity ?? 0, upper: upper.quantity ?? 1)
        case .values(let values) where values.contains { $0.quantity != nil }:
            let quantities = values.compactMap(\.quantity)
            guard let first = quantities.first, let last = quantities.last, let least = quantities.min(), let most = quantities.max() else { break }
            return PositionScale(kind: kind, lower: first <= last ? least : most, upper: first <= last ? most : least)
        default: break
        }
        var automatic = AutomaticScaleDomain()
        if case .automatic(let given)? = settings.domain { automatic = given }
        var (lower, upper) = extent(kind, automatic)
        for request in marks { request.extend(&lower, &upper, kind: kind, length: length, axis: axis, calendar: calendar) }
        if lower == upper { (lower, upper) = lower == 0 ? (0, 1) : (lower - abs(lower) * 0.5, upper + abs(upper) * 0.5) }
        return automatic.isReversed ? PositionScale(kind: kind, lower: upper, upper: lower) : PositionScale(kind: kind, lower: lower, upper: upper)
    }

    private func extent(_ kind: ScaleType.Kind, _ automatic: AutomaticScaleDomain) -> (Double, Double) {
        var values = data.flatMap { [$0.value, $0.upper].compactMap { $0 } }
        if let modify = automatic.modify {
            let quantities = values.compactMap(\.quantity)
            let inferred = [quantities.min(), quantities.max()].compactMap { $0 }.map { kind == .date ? _PlottedValue.date($0) : .number($0) }
            values = modify(inferred)
        }
        var quantities = values.compactMap(\.quantity)
        if kind == .log { quantities = quantities.filter { $0 > 0 } }
        guard var lower = quantities.min(), var upper = quantities.max() else { return kind == .log ? (1, 10) : (0, 1) }
        let isBinned = data.contains(where: \.isBinned)
        if kind != .date, kind != .log, automatic.includesZero ?? !isBinned {
            lower = min(lower, 0)
            upper = max(upper, 0)
        }
        return (lower, upper)
    }

    private var categories: [String] {
        func names(_ values: [_PlottedValue]) -> [String] {
            var seen: Set<String> = []
            return values.compactMap { value in
                if case .category(let name) = value, seen.insert(name).inserted { name } else { nil }
            }
        }
        switch settings.domain {
        case .values(let values): return names(values)
        case .interval(let lower, let upper): return names([lower, upper])
        case .automatic(let automatic):
            var found = names(data.map(\.value))
            if let modify = automatic.modify { found = names(modify(found.map { .category($0) })) }
            return automatic.isReversed ? found.reversed() : found
        case nil: return names(data.map(\.value))
        }
    }
}
