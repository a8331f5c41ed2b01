/// A bar: from zero to a value, between two values, or over the plot.
///
/// Status: exact for places, sizes and stacking. Without a width a bar takes 0.7 of the step between categories or bins, and 4 pt on a
/// continuous scale without bins (both assumed).
public nonisolated struct BarMark: PrimitiveContent {
    private let x: MarkPosition
    private let y: MarkPosition
    private let stacking: MarkStackingMethod

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        self.x = MarkPosition(x.datum, extent: width)
        self.y = MarkPosition(y.datum, extent: height)
        self.stacking = stacking
    }
    nonisolated public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic) {
        x = MarkPosition(start: xStart.datum, end: xEnd.datum)
        self.y = MarkPosition(y.datum, extent: height)
        stacking = .unstacked
    }
    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
        self.x = MarkPosition(x.datum, extent: width)
        y = MarkPosition(start: yStart.datum, end: yEnd.datum)
        stacking = .unstacked
    }
    nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        x = MarkPosition(start: xStart.datum, end: xEnd.datum)
        y = MarkPosition(fixed: yStart, yEnd)
        stacking = .unstacked
    }
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        x = MarkPosition(fixed: xStart, xEnd)
        y = MarkPosition(start: yStart.datum, end: yEnd.datum)
        stacking = .unstacked
    }
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        self.x = MarkPosition(x.datum, extent: width)
        y = MarkPosition(fixed: yStart, yEnd)
        self.stacking = stacking
    }
    nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard) {
        x = MarkPosition(fixed: xStart, xEnd)
        self.y = MarkPosition(y.datum, extent: height)
        self.stacking = stacking
    }

    func collect(into collector: _MarkCollector) { collector.add(.bar(stacking), x: x, y: y) }
}
