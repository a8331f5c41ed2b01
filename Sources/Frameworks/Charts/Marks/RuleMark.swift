/// A straight line over the plot, or between two values.
///
/// Status: exact. Rules are 1 pt wide (assumed).
public nonisolated struct RuleMark: PrimitiveContent {
    private let x: MarkPosition
    private let y: MarkPosition

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.x = MarkPosition(x.datum)
        y = MarkPosition(start: yStart.datum, end: yEnd.datum)
    }
    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
        x = MarkPosition(start: xStart.datum, end: xEnd.datum)
        self.y = MarkPosition(y.datum)
    }
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.x = MarkPosition(x.datum)
        y = MarkPosition(fixed: yStart, yEnd)
    }
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        x = MarkPosition(fixed: xStart, xEnd)
        self.y = MarkPosition(y.datum)
    }

    func collect(into collector: _MarkCollector) { collector.add(.rule, x: x, y: y) }
}
