/// The marks of one axis with their values.
struct ResolvedAxis {
    enum Edge: Hashable { case leading, trailing, top, bottom }

    struct Tick {
        var value: _PlottedValue
        /// The value of the next tick: what is centred stands between the two.
        var next: _PlottedValue?
        var index: Int
        var parts: [AxisPart]
    }

    let axis: Axis
    let edge: Edge
    let group: AxisMarkGroup
    let ticks: [Tick]
    let stride: DateStride?

    init(_ group: AxisMarkGroup, axis: Axis, scale: PositionScale, length: CGFloat, calendar: Calendar, binUnit: Calendar.Component?) {
        self.axis = axis
        self.group = group
        edge = switch group.position {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        default: axis == .horizontal ? .bottom : scale.isCategory ? .leading : .trailing
        }
        var request = group.request
        request.leastUnit = binUnit
        let (values, stride) = request.values(in: scale, length: length, axis: axis, calendar: calendar)
        self.stride = stride
        ticks = values.enumerated().map { index, value in
            let own = AxisValue(index: index, count: values.count, plotted: value)
            let next = index + 1 < values.count ? values[index + 1] : nil
            return Tick(value: value, next: next, index: index, parts: group.parts?(own) ?? Self.standardParts(axis, scale, group))
        }
    }

    /// What charts draw of themselves: labels, and lines where values are quantities. Beside the dashed lines of a horizontal axis
    /// stand its labels (assumed).
    private static func standardParts(_ axis: Axis, _ scale: PositionScale, _ group: AxisMarkGroup) -> [AxisPart] {
        var label = AxisLabel(content: .value)
        if let format = group.format { label.content = .formatted(format) }
        let labelPart = AxisPart(kind: .label(label), style: AxisStyle())
        if scale.isCategory { return [labelPart] }
        let line = AxisPart(kind: .gridLine(isCentered: nil, stroke: group.stroke), style: AxisStyle())
        if axis == .vertical { return [line, labelPart] }
        return [line, AxisPart(kind: .tick(isCentered: nil, length: .label, stroke: group.stroke ?? standardStroke(axis)), style: AxisStyle()), labelPart]
    }

    /// Grid lines: 0.5 pt (seen on a phone); those that stand are dashed (assumed).
    static func standardStroke(_ axis: Axis) -> StrokeStyle { StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : []) }
    static let standardPaint = AnyShapeStyle(.separator)

    /// The place of a tick on its scale, or of the middle between it and the next.
    func place(_ tick: Tick, isCentered: Bool, _ scale: PositionScale) -> CGFloat? {
        guard let own = scale.position(tick.value) else { return nil }
        guard isCentered, !scale.isCategory else { return own }
        let next = tick.next.flatMap { scale.position($0) } ?? scale.to
        return (own + next) / 2
    }

    var hasTicks: Bool {
        ticks.contains { $0.parts.contains { if case .tick = $0.kind { true } else { false } } }
    }
}

/// Writes values as the labels of a chart and for those who cannot see it.
struct ValueFormat {
    let locale: Locale
    let calendar: Calendar
    let timeZone: TimeZone

    func text(_ value: _PlottedValue, isPercent: Bool = false, stride: DateStride? = nil) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            if isPercent { return FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0...1)).format(number) }
            return FloatingPointFormatStyle<Double>(locale: locale).precision(.significantDigits(1...12)).format(number)
        case .date(let seconds):
            var style = stride.map(DateTicks.format) ?? .dateTime.year().month(.abbreviated).day().hour().minute()
            style.locale = locale
            style.calendar = calendar
            style.timeZone = timeZone
            return style.format(Date(timeIntervalSinceReferenceDate: seconds))
        }
    }
}
