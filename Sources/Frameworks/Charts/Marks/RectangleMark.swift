/// A rectangle between values, around a place, or over the plot.
///
/// Status: exact.
public nonisolated struct RectangleMark: PrimitiveContent {
    private let x: MarkPosition
    private let y: MarkPosition

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic) {
        self.x = MarkPosition(x.datum, extent: width)
        self.y = MarkPosition(y.datum, extent: height)
    }
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
        self.x = MarkPosition(x.datum, extent: width)
        y = MarkPosition(start: yStart.datum, end: yEnd.datum)
    }
    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        x = MarkPosition(start: xStart.datum, end: xEnd.datum)
        self.y = MarkPosition(y.datum, extent: height)
    }
    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        x = MarkPosition(start: xStart.datum, end: xEnd.datum)
        y = MarkPosition(start: yStart.datum, end: yEnd.datum)
    }
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic) {
        self.x = MarkPosition(x.datum, extent: width)
        y = MarkPosition(fixed: yStart, yEnd)
    }
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        x = MarkPosition(fixed: xStart, xEnd)
        self.y = MarkPosition(y.datum, extent: height)
    }
    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        x = MarkPosition(start: xStart.datum, end: xEnd.datum)
        y = MarkPosition(fixed: yStart, yEnd)
    }
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        x = MarkPosition(fixed: xStart, xEnd)
        y = MarkPosition(start: yStart.datum, end: yEnd.datum)
    }

    func collect(into collector: _MarkCollector) { collector.add(.rectangle, x: x, y: y) }
}
