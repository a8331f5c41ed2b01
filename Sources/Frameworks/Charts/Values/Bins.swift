// Status of this file: exact.

/// The values between two thresholds of bins, the upper one left out unless it is the last.
public struct ChartBinRange<Bound: Comparable>: Equatable {
    public var lowerBound: Bound
    public var upperBound: Bound
    /// Whether the upper bound belongs to the bin.
    public var isClosed: Bool
    public func contains(_ element: Bound) -> Bool { element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound) }
}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of equal width over a range of numbers.
///
/// Status: exact for the thresholds given; the automatic ones are rounded to 1, 2 and 5 (assumed).
public struct NumberBins<Value: Comparable & Numeric & Plottable>: RandomAccessCollection {
    public let thresholds: [Value]
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public init(thresholds: [Value]) { self.thresholds = thresholds }

    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }

    /// The number of the bin that holds a value; values outside go to the first or last.
    public func index(for value: Value) -> Int {
        let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of a width that cover a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(thresholds: NiceNumbers.thresholds(step: Double(size), lower: Double(range.lowerBound), upper: Double(range.upperBound)).map { Value($0) })
    }
    /// About as many bins as wanted, of round width, over the data.
    public init(data: [Value], desiredCount: Int = 10) {
        let lower = Double(data.min() ?? 0), upper = Double(data.max() ?? 1)
        let step = NiceNumbers.step(lower: lower, upper: upper, count: desiredCount)
        self.init(thresholds: NiceNumbers.thresholds(step: step, lower: lower, upper: upper).map { Value($0) })
    }
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) { self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount) }
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(count, 1), width = (range.upperBound - range.lowerBound) / Value(count)
        self.init(thresholds: (0...count).map { range.lowerBound + Value($0) * width })
    }
}

extension NumberBins where Value: BinaryInteger {
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(thresholds: NiceNumbers.thresholds(step: Swift.max(Double(size), 1), lower: Double(range.lowerBound), upper: Double(range.upperBound)).map { Value($0) })
    }
    public init(data: [Value], desiredCount: Int = 10) {
        let lower = Double(data.min() ?? 0), upper = Double(data.max() ?? 1)
        let step = Swift.max(NiceNumbers.step(lower: lower, upper: upper, count: desiredCount).rounded(), 1)
        self.init(thresholds: NiceNumbers.thresholds(step: step, lower: lower, upper: upper).map { Value($0) })
    }
    public init(range: ClosedRange<Value>, desiredCount: Int = 10) { self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount) }
}

/// Bins of a calendar unit over a range of dates.
///
/// Status: exact.
public struct DateBins: RandomAccessCollection, Sendable {
    public let thresholds: [Date]
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

    public init(thresholds: [Date]) { self.thresholds = thresholds }
    public init(unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        self.init(thresholds: DateTicks.thresholds(DateStride(unit, value), from: range.lowerBound, to: range.upperBound, calendar: calendar))
    }
    public init(unit: Calendar.Component, by value: Int = 1, data: [Date], calendar: Calendar = .current) {
        let lower = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
        self.init(unit: unit, by: value, range: lower...(data.max() ?? lower), calendar: calendar)
    }
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        self.init(thresholds: NiceNumbers.thresholds(step: timeInterval, lower: range.lowerBound.timeIntervalSinceReferenceDate, upper: range.upperBound.timeIntervalSinceReferenceDate)
            .map { Date(timeIntervalSinceReferenceDate: $0) })
    }

    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }
    public func index(for value: Date) -> Int {
        let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
    }
}
