/// A chart for one size: its marks stacked, its scales without their places, its axes with their values.
///
/// Made anew for each drawing; the plot's exact size is known only once the labels are measured, and scales are placed then.
struct ChartModel {
    let marks: [StackedMark]
    let configuration: ChartConfiguration
    let environment: EnvironmentValues
    let looks: ChartLooks
    let format: ValueFormat
    let axes: [ResolvedAxis]
    let unsupported: [(message: String, fix: String)]
    private let x: PositionScale
    private let y: PositionScale
    /// Whether the marks are sectors only, which stand on no axes.
    let isPolar: Bool

    /// What labels take of a chart, roughly: enough to choose how many values an axis has.
    private static let labelRoom = CGSize(width: 34, height: 18)

    init(_ collector: _MarkCollector, configuration: ChartConfiguration, environment: EnvironmentValues, size: CGSize) {
        self.configuration = configuration
        self.environment = environment
        let stacking = Stacking(collector.marks)
        marks = stacking.marks
        looks = ChartLooks(marks: collector.marks, configuration: configuration, environment: environment)
        let format = ValueFormat(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        self.format = format
        unsupported = collector.unsupported + configuration.unsupported
        isPolar = !collector.marks.isEmpty && collector.marks.allSatisfy { if case .sector = $0.kind { true } else { false } }
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone

        var axes: [ResolvedAxis] = []
        func scale(_ axis: Axis, _ settings: AxisConfiguration, _ length: CGFloat) -> PositionScale {
            let data = stacking.data(along: axis)
            let groups = settings.shownGroups
            var scale = DomainInference(axis: axis, settings: settings.scale, data: data, marks: groups.map(\.request), calendar: calendar,
                                        isPercent: stacking.normalizedAxes.contains(axis)).scale(length: length)
            scale.scroll(to: settings.scrollPosition, showing: settings.visibleLength)
            if !isPolarMarks {
                // Without data an axis has no values, unless the chart says which.
                let isEmpty = data.isEmpty && settings.scale.domain == nil
                let unit = data.compactMap(\.unit).min { DateStride($0, 1).seconds < DateStride($1, 1).seconds }
                for group in groups where !isEmpty {
                    axes.append(ResolvedAxis(group, axis: axis, scale: scale, length: length, calendar: calendar, binUnit: unit))
                }
            }
            return scale
        }
        let isPolarMarks = isPolar
        x = scale(.horizontal, configuration.x, max(size.width - (configuration.y.visibility == .hidden ? 0 : Self.labelRoom.width), 1))
        y = scale(.vertical, configuration.y, max(size.height - (configuration.x.visibility == .hidden ? 0 : Self.labelRoom.height), 1))
        self.axes = axes
    }

    /// The scales over a plot of a size.
    func scales(_ size: CGSize) -> (x: PositionScale, y: PositionScale) {
        var x = x, y = y
        x.span(size.width, axis: .horizontal, range: configuration.x.scale.range)
        y.span(size.height, axis: .vertical, range: configuration.y.scale.range)
        return (x, y)
    }

    func geometry(_ size: CGSize) -> MarkGeometry {
        let (x, y) = scales(size)
        return MarkGeometry(marks, size: size, x: x, y: y, looks: looks)
    }
}

extension PositionScale {
    /// Shows a part of a longer scale, from a value on, or its end where none is given.
    mutating func scroll(to start: _PlottedValue?, showing length: Double?) {
        guard let length, length > 0 else { return }
        if isCategory {
            let first = start.flatMap { value in categories.firstIndex { .category($0) == value } } ?? 0
            self = PositionScale(kind: kind, categories: Array(categories.dropFirst(first).prefix(max(Int(length), 1))))
        } else if upper - lower > length {
            lower = min(max(start?.quantity ?? lower, lower), upper - length)
            upper = lower + length
        }
    }
}
