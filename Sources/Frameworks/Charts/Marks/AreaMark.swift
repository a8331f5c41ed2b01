/// A point of an area: from zero to a value, or between two.
///
/// Status: exact.
public nonisolated struct AreaMark: PrimitiveContent {
    private let x: MarkPosition
    private let y: MarkPosition
    private let series: Datum?
    private let stacking: MarkStackingMethod

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard) {
        self.init(MarkPosition(x.datum), MarkPosition(y.datum), nil, stacking)
    }
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard) {
        self.init(MarkPosition(x.datum), MarkPosition(y.datum), series.datum, stacking)
    }
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init(MarkPosition(x.datum), MarkPosition(start: yStart.datum, end: yEnd.datum), nil, .unstacked)
    }
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>) {
        self.init(MarkPosition(x.datum), MarkPosition(start: yStart.datum, end: yEnd.datum), series.datum, .unstacked)
    }
    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(MarkPosition(start: xStart.datum, end: xEnd.datum), MarkPosition(y.datum), nil, .unstacked)
    }
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        self.init(MarkPosition(start: xStart.datum, end: xEnd.datum), MarkPosition(y.datum), series.datum, .unstacked)
    }

    nonisolated private init(_ x: MarkPosition, _ y: MarkPosition, _ series: Datum?, _ stacking: MarkStackingMethod) {
        self.x = x
        self.y = y
        self.series = series
        self.stacking = stacking
    }

    func collect(into collector: _MarkCollector) { collector.add(.area(stacking), x: x, y: y, series: series) }
}
