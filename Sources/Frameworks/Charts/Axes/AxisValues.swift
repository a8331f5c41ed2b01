// Status of this file: exact.

/// One of the values that an axis marks.
public struct AxisValue {
    /// The number of the value among those of its marks.
    public let index: Int
    /// How many values the marks have.
    public let count: Int
    let plotted: _PlottedValue
    /// The value as a type of the data; nil where it is none of that type.
    public func `as`<V: Plottable>(_ type: V.Type) -> V? { V(plotted: plotted) }
}

/// Which values an axis marks.
///
/// Status: exact but for the number of automatic ones: about one for 36 pt of height, three to five, 65 pt of width (assumed).
public struct AxisMarkValues: Sendable, CustomStringConvertible {
    let request: AxisValueRequest
    public var description: String { "\(request.kind)" }

    public static let automatic = AxisMarkValues(request: AxisValueRequest(kind: .automatic(count: nil, minimumStride: nil)))
    public static func automatic(desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(request: AxisValueRequest(kind: .automatic(count: desiredCount, minimumStride: nil), roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }
    public static func automatic<P: BinaryFloatingPoint>(minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(request: AxisValueRequest(kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)), roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }
    public static func stride<P: BinaryFloatingPoint>(by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil) -> AxisMarkValues {
        AxisMarkValues(request: AxisValueRequest(kind: .stride(Double(stepSize)), roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }
    public static func stride(by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil, calendar: Calendar? = nil) -> AxisMarkValues {
        AxisMarkValues(request: AxisValueRequest(kind: .dates(DateStride(component, count), calendar), roundLower: roundLowerBound, roundUpper: roundUpperBound))
    }
}

/// The values of an axis before its scale is known.
struct AxisValueRequest: Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?, minimumStride: Double?)
        case stride(Double)
        case dates(DateStride, Calendar?)
        case values([_PlottedValue])
    }
    var kind: Kind
    var roundLower: Bool?
    var roundUpper: Bool?
    /// The finest unit that automatic dates have: that of the data's bins.
    var leastUnit: Calendar.Component?

    /// In how many parts values divide an axis of a length in points (assumed).
    static func standardCount(_ length: CGFloat, _ axis: Axis) -> Int {
        axis == .vertical ? min(max(Int((length / 36).rounded()), 3), 5) : min(max(Int((length / 65).rounded()), 2), 7)
    }

    /// Makes a domain hold the values that will be marked.
    func extend(_ lower: inout Double, _ upper: inout Double, kind scale: ScaleType.Kind, length: CGFloat, axis: Axis, calendar: Calendar) {
        var ends: [Double] = []
        switch kind {
        case .values(let values):
            let quantities = values.compactMap(\.quantity)
            lower = min(lower, quantities.min() ?? lower)
            upper = max(upper, quantities.max() ?? upper)
            return
        case .automatic, .stride, .dates:
            let isDate = scale == .date
            let rounds = (lower: roundLower ?? !isDate, upper: roundUpper ?? !isDate)
            guard rounds.lower || rounds.upper else { return }
            if scale == .log {
                ends = [pow(10, (log10(lower) + 1e-9).rounded(.down)), pow(10, (log10(upper) - 1e-9).rounded(.up))]
            } else if isDate {
                guard case .dates(let stride, let own) = kind else { return }
                ends = DateTicks.thresholds(stride, from: Date(timeIntervalSinceReferenceDate: lower), to: Date(timeIntervalSinceReferenceDate: upper), calendar: own ?? calendar)
                    .map(\.timeIntervalSinceReferenceDate)
            } else {
                ends = NiceNumbers.thresholds(step: step(lower, upper, length, axis), lower: lower, upper: upper)
            }
            if rounds.lower, let first = ends.first { lower = min(lower, first) }
            if rounds.upper, let last = ends.last { upper = max(upper, last) }
        }
    }

    private func step(_ lower: Double, _ upper: Double, _ length: CGFloat, _ axis: Axis) -> Double {
        switch kind {
        case .stride(let step): return step
        case .automatic(let count, let least):
            let step = NiceNumbers.step(lower: lower, upper: upper, count: count ?? Self.standardCount(length, axis), isRounded: roundUpper ?? true)
            guard let least, step < least else { return step }
            return least * (step / least).rounded(.up)
        default: return NiceNumbers.step(lower: lower, upper: upper, count: Self.standardCount(length, axis))
        }
    }

    /// The values within a scale, and for dates how far apart they are.
    func values(in scale: PositionScale, length: CGFloat, axis: Axis, calendar: Calendar) -> (values: [_PlottedValue], stride: DateStride?) {
        if case .values(let values) = kind {
            return (values.filter { value in value.quantity.map { !scale.isCategory && scale.contains($0) } ?? (scale.position(value) != nil) }, nil)
        }
        if scale.isCategory { return (scale.categories.map { .category($0) }, nil) }
        let lower = min(scale.lower, scale.upper), upper = max(scale.lower, scale.upper)
        if scale.isDate {
            var stride = DateTicks.stride(span: upper - lower, count: Self.standardCount(length, axis), least: leastUnit)
            var own = calendar
            switch kind {
            case .dates(let given, let calendar):
                stride = given
                own = calendar ?? own
            case .automatic(let count?, _): stride = DateTicks.stride(span: upper - lower, count: count, least: leastUnit)
            default: break
            }
            let dates = DateTicks.ticks(stride, from: Date(timeIntervalSinceReferenceDate: lower), to: Date(timeIntervalSinceReferenceDate: upper), calendar: own)
            return (dates.map(\.plotted), stride)
        }
        if scale.kind == .log {
            var count = Self.standardCount(length, axis)
            if case .automatic(let wanted?, _) = kind { count = wanted }
            return (NiceNumbers.logTicks(lower: lower, upper: upper, count: count).map { .number($0) }, nil)
        }
        return (NiceNumbers.ticks(step: step(lower, upper, length, axis), lower: lower, upper: upper).map { .number($0) }, nil)
    }
}
