/// A symbol at a place.
///
/// Status: exact but for the standard area of 60 square points (assumed).
public nonisolated struct PointMark: PrimitiveContent {
    private let x: MarkPosition
    private let y: MarkPosition

    nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.x = MarkPosition(x.datum)
        self.y = MarkPosition(y.datum)
    }
    /// A point at a height in points, or in the middle of the plot.
    nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.x = MarkPosition(x.datum)
        self.y = MarkPosition(fixed: y, y)
    }
    nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.x = MarkPosition(fixed: x, x)
        self.y = MarkPosition(y.datum)
    }

    func collect(into collector: _MarkCollector) { collector.add(.point, x: x, y: y) }
}
