// Status of this file: exact.

/// Content with a changed style.
nonisolated struct StyledContent<Content: ChartContent>: PrimitiveContent {
    let content: Content
    let change: (inout MarkStyle) -> Void
    func collect(into collector: _MarkCollector) {
        collector.styled(change) { Content._collect(content, into: collector) }
    }
}

/// Content with a modifier that the chart does not draw.
nonisolated struct UnsupportedContent<Content: ChartContent>: PrimitiveContent {
    let content: Content
    let message: String
    let fix: String
    func collect(into collector: _MarkCollector) {
        collector.report(message, fix)
        collector.nested { Content._collect(content, into: collector) }
    }
}

extension ChartContent {
    nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledContent<Self> { StyledContent(content: self, change: change) }

    /// Paints the marks. Status: exact.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { styled { $0.foreground = .style(AnyShapeStyle(style)) } }
    /// Paints each mark in the colour that the chart's scale has for a value. Status: exact.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { styled { $0.foreground = .value(value.datum) } }

    /// Multiplies the marks' alpha. Status: exact.
    nonisolated public func opacity(_ opacity: Double) -> some ChartContent { styled { $0.opacity *= min(max(opacity, 0), 1) } }
    /// The round corners of bars, rectangles and sectors, in points. Status: approximate: circular, whatever the `style`.
    nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent { styled { $0.cornerRadius = max(radius, 0) } }
    /// How lines are stroked. Status: exact.
    nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent { styled { $0.line = .style(style) } }
    /// Strokes each line as the chart's scale says for a value. Status: exact.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { styled { $0.line = .value(value.datum) } }
    /// How lines and areas run between points. Status: exact.
    nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { styled { $0.interpolation = method } }

    /// Draws a symbol at each point. Status: exact.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { styled { $0.symbol = .shape(SymbolShape(symbol)) } }
    /// Draws the symbol that the chart's scale has for a value.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { styled { $0.symbol = .value(value.datum) } }
    /// Draws a view at each point.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return styled { $0.symbol = .view(view) }
    }
    /// The area of symbols, in square points. Status: exact.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent { styled { $0.symbolSize = .size(size) } }
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent { styled { $0.symbolSize = .area(max(area, 0)) } }
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { styled { $0.symbolSize = .value(value.datum) } }

    /// Puts marks at the same place side by side, by a value. Status: exact.
    nonisolated public func position<D: Plottable>(by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic) -> some ChartContent {
        styled { $0.groups.append(MarkStyle.PositionGroup(value: value.datum, axis: axis, span: span)) }
    }

    /// Moves the marks, in points. Status: exact.
    nonisolated public func offset(_ offset: CGSize) -> some ChartContent { styled { $0.offset = $0.offset + offset } }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { offset(CGSize(width: x, height: y)) }
    nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        styled { $0.offset.width += x; $0.edges.yStart += yStart; $0.edges.yEnd += yEnd }
    }
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled { $0.offset.height += y; $0.edges.xStart += xStart; $0.edges.xEnd += xEnd }
    }
    nonisolated public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        styled { $0.edges.xStart += xStart; $0.edges.xEnd += xEnd; $0.edges.yStart += yStart; $0.edges.yEnd += yEnd }
    }

    /// Which marks are drawn over which; 0 is usual, higher is in front. Status: exact.
    nonisolated public func zIndex(_ value: Double) -> some ChartContent { styled { $0.zIndex = value } }
    /// Spreads gradients over the whole plot instead of each mark. Status: exact.
    nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { styled { $0.isAlignedWithPlotArea = aligns } }

    /// A shadow below each mark. Status: exact.
    nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        styled { $0.effects.append { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
    }
    /// Blurs each mark. Status: exact.
    nonisolated public func blur(radius: CGFloat) -> some ChartContent { styled { $0.effects.append { AnyView($0.blur(radius: radius)) } } }
    /// Marks are drawn apart and put together. Status: approximate: each mark is a layer of its own already.
    nonisolated public func compositingLayer() -> some ChartContent { styled { _ in } }

    /// Shows marks only where others are. Status: declared: raises `unsupported-api`, the marks are shown whole.
    nonisolated public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        UnsupportedContent(content: self, message: "mask on chart content is not drawn here: the marks are shown whole.", fix: "Mask the chart as a view.")
    }
    /// Clips marks to a shape. Status: declared: raises `unsupported-api`.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
        UnsupportedContent(content: self, message: "clipShape on chart content is not drawn here.", fix: "Clip the plot with chartPlotStyle.")
    }

    nonisolated public func accessibilityLabel(_ description: Text) -> some ChartContent { styled { $0.accessibility.label = description } }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { accessibilityLabel(Text(label)) }
    nonisolated public func accessibilityValue(_ description: Text) -> some ChartContent { styled { $0.accessibility.value = description } }
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { accessibilityValue(Text(value)) }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { styled { $0.accessibility.identifier = identifier } }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { styled { $0.accessibility.isHidden = hidden } }
}

extension ChartContent {
    /// A view beside each mark. Status: exact but for the automatic spacing, which is 4 pt (assumed).
    nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
                                                @ViewBuilder content: @escaping () -> C) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) { (_: AnnotationContext) in content() }
    }
    nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
                                                @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent {
        styled {
            $0.annotations.append(MarkAnnotation(position: position, alignment: alignment, spacing: spacing ?? MarkAnnotation.standardSpacing) { AnyView(content($0)) })
        }
    }
    nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
                                                overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) { (_: AnnotationContext) in content() }
    }
    nonisolated public func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
                                                overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent {
        styled {
            $0.annotations.append(MarkAnnotation(position: position, alignment: alignment, spacing: spacing ?? MarkAnnotation.standardSpacing,
                                                 fits: (overflowResolution.x.isFitting, overflowResolution.y.isFitting)) { AnyView(content($0)) })
        }
    }
}

extension CGSize {
    static func + (a: CGSize, b: CGSize) -> CGSize { CGSize(width: a.width + b.width, height: a.height + b.height) }
}
