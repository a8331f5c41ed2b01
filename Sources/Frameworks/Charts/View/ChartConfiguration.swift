/// What modifiers say about the charts in a view; travels in the environment.
struct ChartConfiguration {
    var x = AxisConfiguration()
    var y = AxisConfiguration()
    var styleScale = StyleScaleSettings<AnyShapeStyle>()
    var symbolScale = StyleScaleSettings<ChartLooks.SymbolLook>()
    var lineScale = StyleScaleSettings<StrokeStyle>()
    /// Square points (assumed).
    var symbolSizeRange: ClosedRange<CGFloat> = 20...320
    var symbolSizePairs: [(_PlottedValue, CGFloat)] = []
    var legend = LegendConfiguration()
    var plotStyles: [(ChartPlotContent) -> AnyView] = []
    var overlays: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var backgrounds: [(alignment: Alignment, content: (ChartProxy) -> AnyView)] = []
    var unsupported: [(message: String, fix: String)] = []
}

/// One axis as the chart has it.
struct AxisConfiguration {
    var visibility = Visibility.automatic
    /// Nil: the axis that charts make of themselves.
    var groups: [AxisMarkGroup]?
    var scale = ScaleSettings()
    var titles: [AxisTitle] = []
    /// How much of a scrolling axis is seen, in the unit of its values.
    var visibleLength: Double?
    /// The value at the start of what is seen.
    var scrollPosition: _PlottedValue?

    /// The marks to draw.
    var shownGroups: [AxisMarkGroup] { visibility == .hidden ? [] : groups ?? [.standard] }
}

/// The name of an axis.
struct AxisTitle {
    var content: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
}

struct LegendConfiguration {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
}

extension EnvironmentValues {
    private struct ChartConfigurationKey: EnvironmentKey {
        nonisolated(unsafe) static let defaultValue = ChartConfiguration()
    }
    var chartConfiguration: ChartConfiguration { get { self[ChartConfigurationKey.self] } set { self[ChartConfigurationKey.self] = newValue } }
}
