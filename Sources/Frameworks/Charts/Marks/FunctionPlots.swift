// Status of this file: exact.

/// A function to draw, as y or as a range of y, over a domain of x, or as a curve of t.
struct FunctionCurve {
    enum Kind {
        case line((Double) -> Double)
        case area((Double) -> (start: Double, end: Double))
        case parametric((Double) -> (x: Double, y: Double))
    }
    var kind: Kind
    var domain: ClosedRange<Double>?
    /// In how many steps a function is sampled: about one for each point of a large widget.
    static let samples = 360
}

/// The line of a function, or of data given by key paths.
///
/// Status: exact for functions (drawn in 360 steps; a parameter's name `t` is read by nobody); data as a whole takes the modifiers of content, not those by key path.
public nonisolated struct LinePlot: PrimitiveContent {
    private let collectAll: (_MarkCollector) -> Void

    nonisolated public init(x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        collectAll = { FunctionCurve(kind: .line(function), domain: domain).collect(into: $0, x, y) }
    }
    nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        self.init(x: Text(x), y: Text(y), domain: domain, function: function)
    }
    nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)) {
        collectAll = { FunctionCurve(kind: .parametric(function), domain: domain).collect(into: $0, Text(x), Text(y)) }
    }
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) {
        collectAll = { collector in for element in data { LineMark(x: x.value(of: element), y: y.value(of: element)).collect(into: collector) } }
    }
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>) {
        collectAll = { collector in for element in data { LineMark(x: x.value(of: element), y: y.value(of: element), series: series.value(of: element)).collect(into: collector) } }
    }
    func collect(into collector: _MarkCollector) { collectAll(collector) }
}

/// The area between a function and zero, between two functions, or of data given by key paths.
///
/// Status: exact, as `LinePlot`; what is read out names an area by its upper edge, not by `yStart`.
public nonisolated struct AreaPlot: PrimitiveContent {
    private let collectAll: (_MarkCollector) -> Void

    nonisolated public init(x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        collectAll = { FunctionCurve(kind: .area { (0, function($0)) }, domain: domain).collect(into: $0, Text(x), Text(y)) }
    }
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double) {
        collectAll = { FunctionCurve(kind: .area { (0, function($0)) }, domain: domain).collect(into: $0, Text(x), Text(y)) }
    }
    nonisolated public init(x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)) {
        collectAll = { FunctionCurve(kind: .area { let range = function($0); return (range.yStart, range.yEnd) }, domain: domain).collect(into: $0, Text(x), Text(yEnd)) }
    }
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, stacking: MarkStackingMethod = .standard) {
        collectAll = { collector in for element in data { AreaMark(x: x.value(of: element), y: y.value(of: element), stacking: stacking).collect(into: collector) } }
    }
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>) {
        collectAll = { collector in for element in data { AreaMark(x: x.value(of: element), yStart: yStart.value(of: element), yEnd: yEnd.value(of: element)).collect(into: collector) } }
    }
    func collect(into collector: _MarkCollector) { collectAll(collector) }
}

/// Bars of data given by key paths. Status: exact, as `LinePlot`.
public nonisolated struct BarPlot: PrimitiveContent {
    private let collectAll: (_MarkCollector) -> Void
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        collectAll = { collector in for element in data { BarMark(x: x.value(of: element), y: y.value(of: element), width: width, height: height, stacking: stacking).collect(into: collector) } }
    }
    func collect(into collector: _MarkCollector) { collectAll(collector) }
}

/// Points of data given by key paths. Status: exact, as `LinePlot`.
public nonisolated struct PointPlot: PrimitiveContent {
    private let collectAll: (_MarkCollector) -> Void
    nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(_ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>) {
        collectAll = { collector in for element in data { PointMark(x: x.value(of: element), y: y.value(of: element)).collect(into: collector) } }
    }
    func collect(into collector: _MarkCollector) { collectAll(collector) }
}

/// Slices of data given by key paths. Status: exact, as `LinePlot`.
public nonisolated struct SectorPlot: PrimitiveContent {
    private let collectAll: (_MarkCollector) -> Void
    nonisolated public init<Data: RandomAccessCollection, A: Plottable>(_ data: Data, angle: PlottableProjection<Data.Element, A>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil) {
        collectAll = { collector in for element in data { SectorMark(angle: angle.value(of: element), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset).collect(into: collector) } }
    }
    func collect(into collector: _MarkCollector) { collectAll(collector) }
}

/// A labelled value of each element of some data.
public struct PlottableProjection<Root, Value: Plottable> {
    private let label: Text
    private let read: (Root) -> Value
    public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection { PlottableProjection(label: Text(labelKey)) { $0[keyPath: keyPath] } }
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection { PlottableProjection(label: Text(label)) { $0[keyPath: keyPath] } }
    public static func value(_ label: Text, _ keyPath: KeyPath<Root, Value>) -> PlottableProjection { PlottableProjection(label: label) { $0[keyPath: keyPath] } }
    private init(label: Text, read: @escaping (Root) -> Value) {
        self.label = label
        self.read = read
    }
    func value(of element: Root) -> PlottableValue<Value> { .value(label, read(element)) }
}

extension FunctionCurve {
    func collect(into collector: _MarkCollector, _ x: Text, _ y: Text) {
        var horizontal = MarkPosition(), vertical = MarkPosition()
        if let domain, case .parametric = kind {
            let points = samples(over: domain)
            horizontal = span(points.map(\.x), x)
            vertical = span(points.map(\.y.end), y)
        } else if let domain {
            let points = samples(over: domain)
            horizontal = span([domain.lowerBound, domain.upperBound], x)
            vertical = span(points.flatMap { [$0.y.start, $0.y.end] }, y)
        }
        collector.add(.function(self), x: horizontal, y: vertical)
    }

    private func span(_ values: [Double], _ label: Text) -> MarkPosition {
        let finite = values.filter(\.isFinite)
        guard let least = finite.min(), let most = finite.max() else { return MarkPosition() }
        return MarkPosition(start: Datum(label: label, value: .number(least)), end: Datum(label: label, value: .number(most)))
    }

    /// The curve's places over a range; where it is no number the line is broken.
    func samples(over range: ClosedRange<Double>) -> [(x: Double, y: (start: Double, end: Double))] {
        (0...Self.samples).map { index in
            let t = range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(Self.samples)
            switch kind {
            case .line(let function):
                let y = function(t)
                return (t, (y, y))
            case .area(let function): return (t, function(t))
            case .parametric(let function):
                let point = function(t)
                return (point.x, (point.y, point.y))
            }
        }
    }
}
