// Status of this file: exact.

extension View {
    nonisolated func configuringCharts(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View { transformEnvironment(\.chartConfiguration, transform: change) }

    // MARK: Axes

    /// Shows or hides the horizontal axis. Status: exact.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { configuringCharts { $0.x.visibility = visibility } }
    /// Makes the horizontal axis. Status: exact.
    nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
        configuringCharts { $0.x.groups = Self.groups(content()) }
    }
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { configuringCharts { $0.y.visibility = visibility } }
    nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: @escaping () -> Content) -> some View {
        configuringCharts { $0.y.groups = Self.groups(content()) }
    }
    nonisolated private static func groups<Content: AxisContent>(_ content: Content) -> [AxisMarkGroup] {
        let groups = _AxisGroups()
        Content._groups(content, into: groups)
        return groups.groups
    }

    /// Names the horizontal axis. Status: approximate: above or below the whole chart rather than the plot.
    nonisolated public func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    nonisolated public func chartXAxisLabel(_ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    nonisolated public func chartXAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View {
        let title = AxisTitle(content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return configuringCharts { $0.x.titles.append(title) }
    }
    /// Names the vertical axis. Status: approximate, as `chartXAxisLabel`.
    nonisolated public func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
    }
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(_ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
    }
    nonisolated public func chartYAxisLabel(_ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
    }
    nonisolated public func chartYAxisLabel<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View {
        let title = AxisTitle(content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
        return configuringCharts { $0.y.titles.append(title) }
    }

    /// Changes the looks of a whole axis. Status: declared: raises `unsupported-api`, the axis keeps its looks.
    nonisolated public func chartXAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        configuringCharts { $0.unsupported.append(("chartXAxisStyle is not drawn here: the axis keeps its looks.", "Style AxisMarks instead.")) }
    }
    /// Changes the looks of a whole axis. Status: declared: raises `unsupported-api`, the axis keeps its looks.
    nonisolated public func chartYAxisStyle<Content: View>(@ViewBuilder content: @escaping (ChartAxisContent) -> Content) -> some View {
        configuringCharts { $0.unsupported.append(("chartYAxisStyle is not drawn here: the axis keeps its looks.", "Style AxisMarks instead.")) }
    }

    // MARK: Scales

    /// The values, the part of the plot and the kind of the horizontal scale. Status: exact.
    nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
        configuringCharts { $0.x.scale = ScaleSettings(domain: domain._domain.choice, range: range._range, type: type) }
    }
    nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { configuringCharts { $0.x.scale.domain = domain._domain.choice; $0.x.scale.type = type } }
    nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { configuringCharts { $0.x.scale.range = range._range; $0.x.scale.type = type } }
    nonisolated public func chartXScale(type: ScaleType?) -> some View { configuringCharts { $0.x.scale.type = type } }
    nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(domain: D, range: R, type: ScaleType? = nil) -> some View {
        configuringCharts { $0.y.scale = ScaleSettings(domain: domain._domain.choice, range: range._range, type: type) }
    }
    nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { configuringCharts { $0.y.scale.domain = domain._domain.choice; $0.y.scale.type = type } }
    nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { configuringCharts { $0.y.scale.range = range._range; $0.y.scale.type = type } }
    nonisolated public func chartYScale(type: ScaleType?) -> some View { configuringCharts { $0.y.scale.type = type } }

    // MARK: Looks by value

    /// The paints that stand for values. Status: exact.
    nonisolated public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<V, S>) -> some View {
        let pairs = mapping.map { ($0.key.plotted, AnyShapeStyle($0.value)) }
        return configuringCharts {
            $0.styleScale.pairs = pairs
            $0.styleScale.domain = pairs.map(\.0)
        }
    }
    /// The paints that stand for values. Status: approximate: a gradient is spread evenly over the domain of the data, whatever the `type`.
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { configuringCharts { $0.styleScale.domain = domain._domain.values } }
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(domain: D, range: [S], type: ScaleType? = nil) -> some View {
        configuringCharts {
            $0.styleScale.domain = domain._domain.values
            $0.styleScale.range = range.map { AnyShapeStyle($0) }
        }
    }
    nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View { configuringCharts { $0.styleScale.range = range.map { AnyShapeStyle($0) } } }
    nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View { configuringCharts { $0.styleScale.gradient = range } }
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, range: Gradient, type: ScaleType? = nil) -> some View { configuringCharts { $0.styleScale.gradient = range } }
    nonisolated public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(mapping: @escaping (V) -> S) -> some View {
        configuringCharts { $0.styleScale.mapping = { V(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
    }
    nonisolated public func chartForegroundStyleScale<V: Plottable, S: ShapeStyle>(domain: [V], mapping: @escaping (V) -> S) -> some View {
        configuringCharts {
            $0.styleScale.domain = domain.map(\.plotted)
            $0.styleScale.mapping = { V(plotted: $0).map { AnyShapeStyle(mapping($0)) } }
        }
    }

    /// The symbols that stand for values. Status: exact.
    nonisolated public func chartSymbolScale<V: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<V, S>) -> some View {
        let pairs = mapping.map { ($0.key.plotted, ChartLooks.SymbolLook.shape(SymbolShape($0.value))) }
        return configuringCharts {
            $0.symbolScale.pairs = pairs
            $0.symbolScale.domain = pairs.map(\.0)
        }
    }
    nonisolated public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View { configuringCharts { $0.symbolScale.domain = domain._domain.values } }
    nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View { configuringCharts { $0.symbolScale.range = range.map { .shape(SymbolShape($0)) } } }
    nonisolated public func chartSymbolScale<D: ScaleDomain, S: ChartSymbolShape>(domain: D, range: [S]) -> some View {
        configuringCharts {
            $0.symbolScale.domain = domain._domain.values
            $0.symbolScale.range = range.map { .shape(SymbolShape($0)) }
        }
    }
    nonisolated public func chartSymbolScale<V: Plottable, S: ChartSymbolShape>(mapping: @escaping (V) -> S) -> some View {
        configuringCharts { $0.symbolScale.mapping = { V(plotted: $0).map { .shape(SymbolShape(mapping($0))) } } }
    }
    /// The areas of symbols that stand for numbers, in square points. Status: exact.
    nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View { configuringCharts { $0.symbolSizeRange = range } }
    nonisolated public func chartSymbolSizeScale<V: Plottable>(_ mapping: KeyValuePairs<V, CGFloat>) -> some View {
        let pairs = mapping.map { ($0.key.plotted, $0.value) }
        return configuringCharts { $0.symbolSizePairs = pairs }
    }
    /// The strokes that stand for values. Status: exact.
    nonisolated public func chartLineStyleScale<V: Plottable>(_ mapping: KeyValuePairs<V, StrokeStyle>) -> some View {
        let pairs = mapping.map { ($0.key.plotted, $0.value) }
        return configuringCharts {
            $0.lineScale.pairs = pairs
            $0.lineScale.domain = pairs.map(\.0)
        }
    }
    nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View { configuringCharts { $0.lineScale.range = range } }
    nonisolated public func chartLineStyleScale<D: ScaleDomain>(domain: D, range: [StrokeStyle]) -> some View {
        configuringCharts {
            $0.lineScale.domain = domain._domain.values
            $0.lineScale.range = range
        }
    }
    nonisolated public func chartLineStyleScale<V: Plottable>(mapping: @escaping (V) -> StrokeStyle) -> some View {
        configuringCharts { $0.lineScale.mapping = { V(plotted: $0).map(mapping) } }
    }

    // MARK: Legend

    /// Shows or hides the legend. Status: exact.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View { configuringCharts { $0.legend.visibility = visibility } }
    nonisolated public func chartLegend(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil) -> some View {
        configuringCharts { $0.legend = LegendConfiguration(position: position, alignment: alignment, spacing: spacing) }
    }
    nonisolated public func chartLegend<Content: View>(position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) -> some View {
        let content = AnyView(content())
        return configuringCharts { $0.legend = LegendConfiguration(position: position, alignment: alignment, spacing: spacing, content: content) }
    }

    // MARK: Plot, overlay, background

    /// Changes the looks of the plot. Status: exact.
    nonisolated public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content) -> some View {
        configuringCharts { $0.plotStyles.append { AnyView(content($0)) } }
    }
    /// A view over the chart that knows where values are. Status: exact.
    nonisolated public func chartOverlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        configuringCharts { $0.overlays.append((alignment, { AnyView(content($0)) })) }
    }
    /// A view behind the chart that knows where values are. Status: exact.
    nonisolated public func chartBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V) -> some View {
        configuringCharts { $0.backgrounds.append((alignment, { AnyView(content($0)) })) }
    }
}
