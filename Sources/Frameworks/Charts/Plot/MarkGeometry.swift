/// A mark as it is drawn, in the plot's space.
struct DrawnMark {
    enum Shape {
        case fill(Path)
        case stroke(Path, StrokeStyle)
        case view(AnyView)
    }
    var shape: Shape
    /// What gradients run over, and where the mark's view is.
    var frame: CGRect
    var paint: AnyShapeStyle
    var style: MarkStyle
    var order: Int
}

/// A place that annotations stand at and people read: one for each mark of the content.
struct MarkPlace {
    var mark: CollectedMark
    var frame: CGRect
    /// Whether a bar's end lies left of or above its start: where an automatic annotation goes.
    var valueAxis: Axis?
    var isNegative = false
}

/// Turns stacked marks into paths on the scales of a plot.
struct MarkGeometry {
    let size: CGSize
    let x: PositionScale
    let y: PositionScale
    let looks: ChartLooks
    private(set) var drawn: [DrawnMark] = []
    private(set) var places: [MarkPlace] = []
    private var groups: [_PlottedValue] = []

    /// The share of the step that a bar takes without a width (assumed), and its length on a scale without steps, in points.
    static let barRatio: CGFloat = 0.7
    static let thinBar: CGFloat = 4
    /// The share that a bar of a group takes of its part.
    static let groupedRatio: CGFloat = 0.9

    init(_ marks: [StackedMark], size: CGSize, x: PositionScale, y: PositionScale, looks: ChartLooks) {
        self.size = size
        self.x = x
        self.y = y
        self.looks = looks
        var seen: Set<_PlottedValue> = []
        groups = marks.flatMap { $0.mark.style.groups.map(\.value.value) }.filter { seen.insert($0).inserted }
        var series: [SeriesKey: Int] = [:]
        var lines: [[StackedMark]] = []
        for mark in marks {
            switch mark.mark.kind {
            case .line, .area:
                let key = SeriesKey(mark.mark)
                if let index = series[key] {
                    lines[index].append(mark)
                } else {
                    series[key] = lines.count
                    lines.append([mark])
                }
            default: add(mark)
            }
        }
        for line in lines { addSeries(line) }
        drawn.sort { ($0.style.zIndex, $0.order) < ($1.style.zIndex, $1.order) }
    }

    private struct SeriesKey: Hashable {
        var isLine: Bool
        var series: _PlottedValue?
        var looks: [_PlottedValue]
        init(_ mark: CollectedMark) {
            if case .line = mark.kind { isLine = true } else { isLine = false }
            series = mark.series?.value
            looks = mark.style.seriesKey
        }
    }

    // MARK: Single marks

    private mutating func add(_ stacked: StackedMark) {
        let mark = stacked.mark, style = mark.style
        switch mark.kind {
        case .bar:
            let axis = stacked.valueAxis ?? .vertical
            guard let across = extent(axis == .vertical ? mark.x : mark.y, axis == .vertical ? .horizontal : .vertical, style, ratio: Self.barRatio),
                  let along = along(stacked, axis) else { return }
            let rect = axis == .vertical ? rectangle(across, along) : rectangle(along, across)
            addRectangle(rect, mark, axis, isNegative: (stacked.interval.map { $0.end < $0.start }) ?? false)
        case .rectangle:
            guard let across = extent(mark.x, .horizontal, style, ratio: 1), let up = extent(mark.y, .vertical, style, ratio: 1) else { return }
            addRectangle(rectangle(across, up), mark, nil, isNegative: false)
        case .rule: addRule(mark)
        case .point:
            guard let place = point(mark) else { return }
            addSymbol(at: place, mark, looks.symbol(style) ?? .shape(SymbolShape(BasicChartSymbolShape.circle)))
        case .sector(let geometry): addSector(stacked, geometry)
        case .function(let curve): addFunction(curve, mark)
        case .line, .area: break
        }
    }

    private func rectangle(_ horizontal: (CGFloat, CGFloat), _ vertical: (CGFloat, CGFloat)) -> CGRect {
        CGRect(x: min(horizontal.0, horizontal.1), y: min(vertical.0, vertical.1), width: abs(horizontal.1 - horizontal.0), height: abs(vertical.1 - vertical.0))
    }

    private mutating func addRectangle(_ rect: CGRect, _ mark: CollectedMark, _ axis: Axis?, isNegative: Bool) {
        let style = mark.style
        var rect = rect.offsetBy(dx: style.offset.width, dy: style.offset.height)
        rect = CGRect(x: rect.minX + style.edges.xStart, y: rect.minY + style.edges.yEnd, width: max(rect.width + style.edges.xEnd - style.edges.xStart, 0),
                      height: max(rect.height + style.edges.yStart - style.edges.yEnd, 0))
        let radius = min(style.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
        let path = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
        drawn.append(DrawnMark(shape: .fill(path), frame: rect, paint: looks.paint(style), style: style, order: mark.order))
        places.append(MarkPlace(mark: mark, frame: rect, valueAxis: axis, isNegative: isNegative))
    }

    private mutating func addRule(_ mark: CollectedMark) {
        let style = mark.style
        let isVertical = mark.x.value != nil && mark.y.value == nil
        var a: CGPoint, b: CGPoint
        if isVertical {
            guard let place = place(mark.x, .horizontal), let span = extent(mark.y, .vertical, style, ratio: 1) else { return }
            (a, b) = (CGPoint(x: place, y: span.0), CGPoint(x: place, y: span.1))
        } else {
            guard let place = place(mark.y, .vertical), let span = extent(mark.x, .horizontal, style, ratio: 1) else { return }
            (a, b) = (CGPoint(x: span.0, y: place), CGPoint(x: span.1, y: place))
        }
        a = CGPoint(x: a.x + style.offset.width, y: a.y + style.offset.height)
        b = CGPoint(x: b.x + style.offset.width, y: b.y + style.offset.height)
        let path = Path { $0.move(to: a); $0.addLine(to: b) }
        let frame = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
        drawn.append(DrawnMark(shape: .stroke(path, looks.stroke(style, isRule: true)), frame: frame, paint: looks.paint(style), style: style, order: mark.order))
        places.append(MarkPlace(mark: mark, frame: frame))
    }

    private mutating func addSymbol(at place: CGPoint, _ mark: CollectedMark, _ symbol: ChartLooks.SymbolLook) {
        let size = looks.symbolSize(mark.style)
        var frame = CGRect(x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
        switch symbol {
        case .shape(let shape):
            let path = shape.outline(size).offsetBy(dx: place.x, dy: place.y)
            frame = path.boundingRect
            drawn.append(DrawnMark(shape: .fill(path), frame: frame, paint: looks.paint(mark.style), style: mark.style, order: mark.order))
        case .view(let view):
            drawn.append(DrawnMark(shape: .view(view), frame: CGRect(origin: place, size: .zero), paint: looks.paint(mark.style), style: mark.style, order: mark.order))
        }
        places.append(MarkPlace(mark: mark, frame: frame))
    }

    private mutating func addSector(_ stacked: StackedMark, _ geometry: SectorGeometry) {
        guard let turn = stacked.turn else { return }
        let style = stacked.mark.style
        let (inner, outer) = geometry.radii(largest: min(size.width, size.height) / 2)
        let center = CGPoint(x: size.width / 2 + style.offset.width, y: size.height / 2 + style.offset.height)
        let sector = SectorPath(center: center, innerRadius: inner, outerRadius: outer, start: turn.start * 2 * .pi, end: turn.end * 2 * .pi,
                                inset: turn.end - turn.start >= 1 ? 0 : geometry.angularInset, cornerRadius: style.cornerRadius ?? 0)
        let path = sector.path
        guard !path.isEmpty else { return }
        drawn.append(DrawnMark(shape: .fill(path), frame: path.boundingRect, paint: looks.paint(style), style: style, order: stacked.mark.order))
        // Annotations stand in the middle of the slice, not of its box.
        let middle = (turn.start + turn.end) * .pi, radius = (inner + outer) / 2
        let point = CGPoint(x: center.x + radius * CGFloat(sin(middle)), y: center.y - radius * CGFloat(cos(middle)))
        places.append(MarkPlace(mark: stacked.mark, frame: CGRect(origin: point, size: .zero)))
    }

    private mutating func addFunction(_ curve: FunctionCurve, _ mark: CollectedMark) {
        let domain = curve.domain ?? min(x.lower, x.upper)...max(x.lower, x.upper)
        var upper: [[CGPoint]] = [[]], lower: [[CGPoint]] = [[]]
        for sample in curve.samples(over: domain) {
            guard sample.x.isFinite, sample.y.start.isFinite, sample.y.end.isFinite else {
                if upper.last?.isEmpty == false {
                    upper.append([])
                    lower.append([])
                }
                continue
            }
            let place = x.position(sample.x)
            upper[upper.count - 1].append(CGPoint(x: place, y: y.position(sample.y.end)))
            lower[lower.count - 1].append(CGPoint(x: place, y: y.position(sample.y.start)))
        }
        let isArea: Bool = if case .area = curve.kind { true } else { false }
        let path = Path { path in
            for (line, base) in zip(upper, lower) where line.count > 1 {
                Curve(method: .linear).add(line, to: &path)
                guard isArea else { continue }
                Curve(method: .linear).add(base.reversed(), to: &path, continuing: true)
                path.closeSubpath()
            }
        }
        guard !path.isEmpty else { return }
        let shape: DrawnMark.Shape = isArea ? .fill(path) : .stroke(path, looks.stroke(mark.style))
        drawn.append(DrawnMark(shape: shape, frame: path.boundingRect, paint: looks.paint(mark.style), style: mark.style, order: mark.order))
    }

    // MARK: Series

    private mutating func addSeries(_ marks: [StackedMark]) {
        guard let first = marks.first else { return }
        let style = first.mark.style
        var runs: [[(upper: CGPoint, lower: CGPoint)]] = [[]]
        let axis = first.valueAxis ?? .vertical
        for stacked in marks {
            guard let ends = ends(stacked) else {
                if runs.last?.isEmpty == false { runs.append([]) }
                continue
            }
            runs[runs.count - 1].append(ends)
            places.append(MarkPlace(mark: stacked.mark, frame: CGRect(origin: ends.upper, size: .zero), valueAxis: stacked.valueAxis))
        }
        let curve = Curve(method: style.interpolation, isHorizontal: axis == .vertical)
        let isArea: Bool = if case .area = first.mark.kind { true } else { false }
        let path = Path { path in
            for run in runs where !run.isEmpty {
                curve.add(run.map(\.upper), to: &path)
                if isArea {
                    Curve(method: style.interpolation.reversed, isHorizontal: axis == .vertical).add(run.reversed().map(\.lower), to: &path, continuing: true)
                    path.closeSubpath()
                } else if run.count == 1 {
                    path.addLine(to: run[0].upper)
                }
            }
        }
        if !path.isEmpty {
            drawn.append(DrawnMark(shape: isArea ? .fill(path) : .stroke(path, looks.stroke(style)), frame: path.boundingRect, paint: looks.paint(style), style: style, order: first.mark.order))
        }
        guard !isArea else { return }
        for stacked in marks {
            guard let symbol = looks.symbol(stacked.mark.style), let ends = ends(stacked) else { continue }
            var mark = stacked.mark
            mark.style.annotations = []
            addSymbol(at: ends.upper, mark, symbol)
            places.removeLast()
        }
    }

    /// The two places of a point of a line or area: they differ for areas only.
    private func ends(_ stacked: StackedMark) -> (upper: CGPoint, lower: CGPoint)? {
        let mark = stacked.mark
        guard let axis = stacked.valueAxis else { return point(mark).map { ($0, $0) } }
        guard let across = place(axis == .vertical ? mark.x : mark.y, axis == .vertical ? .horizontal : .vertical), let along = along(stacked, axis) else { return nil }
        let shift = mark.style.offset
        func at(_ value: CGFloat) -> CGPoint { axis == .vertical ? CGPoint(x: across + shift.width, y: value + shift.height) : CGPoint(x: value + shift.width, y: across + shift.height) }
        return (at(along.1), at(along.0))
    }

    // MARK: Places

    private func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? x : y }
    private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func point(_ mark: CollectedMark) -> CGPoint? {
        guard var across = place(mark.x, .horizontal), var up = place(mark.y, .vertical) else { return nil }
        for group in mark.style.groups {
            let axis = group.axis ?? (x.isCategory || mark.x.value?.isBinned == true ? .horizontal : .vertical)
            guard let datum = (axis == .horizontal ? mark.x : mark.y).value, let band = scale(axis).band(datum) else { continue }
            let middle = part(of: band, group, ratio: Self.barRatio)
            axis == .horizontal ? (across = (middle.0 + middle.1) / 2) : (up = (middle.0 + middle.1) / 2)
        }
        return CGPoint(x: across + mark.style.offset.width, y: up + mark.style.offset.height)
    }

    /// One place along an axis: that of the value, or the middle of the plot.
    private func place(_ position: MarkPosition, _ axis: Axis) -> CGFloat? {
        if let fixed = position.fixedStart { return fixed }
        guard let value = position.value else { return position.isInterval ? nil : length(axis) / 2 }
        return scale(axis).position(value)
    }

    /// The two ends of a mark across its values: of its interval, its step less what it leaves free, or the plot.
    private func extent(_ position: MarkPosition, _ axis: Axis, _ style: MarkStyle, ratio: CGFloat) -> (CGFloat, CGFloat)? {
        let scale = scale(axis)
        if position.isInterval {
            guard let a = position.start.flatMap({ scale.position($0.value) }), let b = position.end.flatMap({ scale.position($0.upper ?? $0.value) }) else { return nil }
            return (a, b)
        }
        guard let value = position.value else { return (position.fixedStart ?? 0, position.fixedEnd ?? length(axis)) }
        guard let band = scale.band(value) else {
            guard let middle = scale.position(value) else { return nil }
            let thin = position.extent.length(in: Self.thinBar, standard: 1)
            return (middle - thin / 2, middle + thin / 2)
        }
        if let group = style.groups.last(where: { ($0.axis ?? axis) == axis }) {
            let part = part(of: band, group, ratio: ratio)
            let length = position.extent.length(in: abs(part.1 - part.0), standard: groups.count > 1 ? Self.groupedRatio : 1), middle = (part.0 + part.1) / 2
            return (middle - length / 2, middle + length / 2)
        }
        // The bars of a histogram touch but for a point.
        let isHistogram = value.isBinned && value.unit == nil && !value.value.isDate && position.extent == .automatic && ratio < 1
        let extent = isHistogram ? MarkDimension.inset(0.5) : position.extent
        let length = extent.length(in: abs(band.1 - band.0), standard: ratio), middle = (band.0 + band.1) / 2
        return (middle - length / 2, middle + length / 2)
    }

    /// The part of a step that marks of one group have.
    private func part(of band: (CGFloat, CGFloat), _ group: MarkStyle.PositionGroup, ratio: CGFloat) -> (CGFloat, CGFloat) {
        let whole = abs(band.1 - band.0), span = group.span.length(in: whole, standard: ratio), start = min(band.0, band.1) + (whole - span) / 2
        let index = groups.firstIndex(of: group.value.value) ?? 0, each = span / CGFloat(max(groups.count, 1))
        return (start + CGFloat(index) * each, start + CGFloat(index + 1) * each)
    }

    /// The two ends of a bar or area along its values: from where it is stacked to its value.
    private func along(_ stacked: StackedMark, _ axis: Axis) -> (CGFloat, CGFloat)? {
        let position = axis == .vertical ? stacked.mark.y : stacked.mark.x, scale = scale(axis)
        if let interval = stacked.interval {
            // A logarithmic scale has no zero: its bars begin at its end.
            return (scale.position(interval.start), scale.position(interval.end))
        }
        return extent(position, axis, stacked.mark.style, ratio: 1)
    }
}

extension InterpolationMethod {
    /// The method that draws the same line from the other end.
    var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
