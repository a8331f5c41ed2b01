/// What views over and behind a chart can know of it: where values are in the plot, and what is where.
///
/// Status: exact. Selection has no effect in a picture.
public struct ChartProxy {
    let model: ChartModel
    /// In the chart's space.
    let plot: CGRect
    /// The chart in the root's space.
    let container: CGRect

    private var scales: (x: PositionScale, y: PositionScale) { model.scales(plot.size) }

    /// The size of the plot, in points.
    public var plotSize: CGSize { plot.size }
    public var plotAreaSize: CGSize { plot.size }
    /// The plot, for a geometry proxy to convert.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(rootRect: plot.offsetBy(dx: container.minX, dy: container.minY)) }
    public var plotContainerFrame: Anchor<CGRect>? { Anchor(rootRect: container) }

    /// Where a value is, in points from the plot's leading or top edge.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { scales.x.position(value.plotted) }
    public func position<P: Plottable>(forY value: P) -> CGFloat? { scales.y.position(value.plotted) }
    public func position<X: Plottable, Y: Plottable>(for values: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: values.x), let y = position(forY: values.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    /// The two ends of a value's step: of a category, or of no length for a quantity.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(value.plotted, scales.x) }
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(value.plotted, scales.y) }
    private func range(_ value: _PlottedValue, _ scale: PositionScale) -> ClosedRange<CGFloat>? {
        if let band = scale.band(Datum(value: value)) { return min(band.0, band.1)...max(band.0, band.1) }
        return scale.position(value).map { $0...$0 }
    }

    /// The value at a place in the plot; nil where it is none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { scales.x.value(at: position).flatMap { P(plotted: $0) } ?? rounded(scales.x.value(at: position)) }
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { scales.y.value(at: position).flatMap { P(plotted: $0) } ?? rounded(scales.y.value(at: position)) }
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }
    /// Whole numbers are found at the place nearest to them.
    private func rounded<P: Plottable>(_ value: _PlottedValue?) -> P? {
        guard case .number(let number)? = value, number.isFinite else { return nil }
        return P(plotted: .number(number.rounded()))
    }

    /// The value of a sector at an angle, clockwise from the top.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        let whole = model.marks.reduce(0) { $0 + ($1.turn == nil ? 0 : max($1.mark.x.value?.center ?? 0, 0)) }
        var share = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        if share < 0 { share += 1 }
        return P(plotted: .number(share * whole)) ?? rounded(.number(share * whole))
    }
    public func angle(at position: CGPoint) -> Angle { Angle(radians: atan2(position.x - plot.width / 2, plot.height / 2 - position.y)) }

    /// The values that the axes span.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scales.x) }
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(scales.y) }
    private func domain<P: Plottable>(_ scale: PositionScale) -> [P] {
        if scale.isCategory { return scale.categories.compactMap { P(plotted: .category($0)) } }
        return [scale.lower, scale.upper].compactMap { P(plotted: scale.isDate ? .date($0) : .number($0)) }
    }

    /// The paint that stands for a value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { model.looks.styles.keys.contains(value.plotted) ? model.looks.styles[value.plotted] : nil }
    /// The stroke that stands for a value.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model.looks.lines.keys.contains(value.plotted) ? model.looks.lines[value.plotted] : nil }

    /// Selects as a touch would. Status: exact: no effect in a widget, which passes no touch on.
    public func selectXValue(at position: CGFloat) {}
    /// Status: exact: no effect in a widget.
    public func selectYValue(at position: CGFloat) {}
    /// Status: exact: no effect in a widget.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {}
    /// Status: exact: no effect in a widget.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {}
    /// Status: exact: no effect in a widget.
    public func selectAngleValue(at angle: Angle) {}
}
