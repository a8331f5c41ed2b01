/// A point of a line: the points of a series are joined in the order of the data.
///
/// Status: exact. Lines are 2 pt wide with round ends (seen on a phone).
public nonisolated struct LineMark: PrimitiveContent {
    private let x: Datum
    private let y: Datum
    private let series: Datum?

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = x.datum
        self.y = y.datum
        series = nil
    }
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
        self.x = x.datum
        self.y = y.datum
        self.series = series.datum
    }

    func collect(into collector: _MarkCollector) { collector.add(.line, x: MarkPosition(x), y: MarkPosition(y), series: series) }
}
