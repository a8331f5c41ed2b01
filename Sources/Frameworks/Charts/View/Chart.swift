// Status of this file: exact.

/// A chart of marks.
///
/// Status: exact for data, scales, stacking and modifiers. The looks of axes follow pictures of a phone where the comments say "seen"; the rest is
/// assumed. Interaction (selection, scrolling) is declared: a widget has none.
public nonisolated struct Chart<Content: ChartContent>: View {
    private let content: Content

    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    /// Content for each element of a collection.
    nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C)
    where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C)
    where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    public var body: some View {
        let collector = _MarkCollector()
        Content._collect(content, into: collector)
        return ChartBody(collector: collector).described(role: "chart", type: "Chart")
    }
}

/// A chart with its titles and legend around it.
struct ChartBody: View {
    let collector: _MarkCollector
    @Environment(\.self) private var environment
    @Environment(\.chartConfiguration) private var configuration

    var body: some View {
        let configuration = configuration
        let legend = Legend(collector.marks, configuration: configuration, environment: environment)
        LegendFrame(legend: legend) {
            TitledChart(x: configuration.x.titles, y: configuration.y.titles, isYLeading: configuration.y.groups?.contains { $0.position == .leading } ?? false) {
                GeometryReader { proxy in
                    ChartArea(model: ChartModel(collector, configuration: configuration, environment: environment, size: proxy.size))
                }
            }
        }
        // Charts within (in annotations, overlays) begin anew.
        .environment(\.chartConfiguration, ChartConfiguration())
    }
}

/// The plot with its axes.
struct ChartArea: View {
    let model: ChartModel
    private let place = PlotPlace()

    init(model: ChartModel) { self.model = model }

    var body: some View {
        ChartLayout(model: model, place: place) {
            covers(model.configuration.backgrounds)
            plot
            GeometryReader { _ in AxisTicks(model: model, place: place) }.layoutValue(key: ChartPartKey.self, value: .ticks)
            ForEach(labels, id: \.id) { $0.view }
            covers(model.configuration.overlays)
        }
        .reportingUnsupported(model.unsupported)
    }

    private var plot: some View {
        let canvas = ChartPlotContent(AnyView(GeometryReader { PlotCanvas(model: model, size: $0.size) }))
        let styled = model.configuration.plotStyles.reduce(AnyView(canvas)) { $1(ChartPlotContent($0)) }
        return styled.layoutValue(key: ChartPartKey.self, value: .plot)
    }

    private func covers(_ all: [(alignment: Alignment, content: (ChartProxy) -> AnyView)]) -> some View {
        ForEach(Array(all.enumerated()), id: \.offset) { _, cover in
            // Made once the plot is placed: the proxy knows where.
            GeometryReader { geometry in
                cover.content(ChartProxy(model: model, plot: place.rect, container: geometry.frame(in: .global)))
                    .frame(width: geometry.size.width, height: geometry.size.height, alignment: cover.alignment)
            }
            .layoutValue(key: ChartPartKey.self, value: .cover(cover.alignment))
        }
    }

    private struct Label {
        let id: String
        let view: AnyView
    }

    private var labels: [Label] {
        model.axes.enumerated().flatMap { number, axis in
            axis.ticks.enumerated().flatMap { index, tick in
                tick.parts.enumerated().compactMap { part, content -> Label? in
                    guard case .label(let label) = content.kind else { return nil }
                    let key = ChartPart.label(axis: number, tick: index, label, offset: content.style.offset)
                    return Label(id: "\(number) \(index) \(part)", view: AnyView(view(label, tick, axis, content.style).layoutValue(key: ChartPartKey.self, value: key)))
                }
            }
        }
    }

    private func view(_ label: AxisLabel, _ tick: ResolvedAxis.Tick, _ axis: ResolvedAxis, _ style: AxisStyle) -> some View {
        let scales = model.scales(CGSize(width: 1, height: 1))
        let isPercent = (axis.axis == .horizontal ? scales.x : scales.y).isPercent
        let content: AnyView = switch label.content {
        case .view(let view): view
        case .text(let text): AnyView(text)
        case .value: AnyView(Text(verbatim: model.format.text(tick.value, isPercent: isPercent, stride: axis.stride)))
        case .formatted(let format): AnyView(Text(verbatim: format(tick.value, model.format.locale) ?? model.format.text(tick.value)))
        }
        let turned: AnyView = switch label.orientation {
        case .vertical: AnyView(TurnedLayout { content.fixedSize().rotationEffect(.degrees(90)) })
        case .verticalReversed: AnyView(TurnedLayout { content.fixedSize().rotationEffect(.degrees(-90)) })
        default: content
        }
        let styled = turned.font(style.font ?? .caption2).foregroundStyle(style.foreground ?? AnyShapeStyle(.secondary))
        // Categories are cut where they are too long; other labels are shown whole or not at all.
        if axis.axis == .horizontal, tick.value.isCategory { return AnyView(styled.lineLimit(1)) }
        return AnyView(ViewThatFits {
            styled.fixedSize()
            Color.clear.frame(width: 0, height: 0)
        })
    }
}

/// Gives a view that is turned by a right angle the frame that it covers.
struct TurnedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        return CGSize(width: size.height, height: size.width)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified) }
    }
}

/// Draws the short lines between the plot and its labels.
struct AxisTicks: View {
    let model: ChartModel
    let place: PlotPlace

    var body: some View {
        ForEach(Array(lines.enumerated()), id: \.offset) { $0.element }
    }

    private var lines: [AnyView] {
        let plot = place.rect, (x, y) = model.scales(plot.size)
        return model.axes.enumerated().flatMap { number, axis -> [AnyView] in
            axis.ticks.flatMap { tick -> [AnyView] in
                tick.parts.compactMap { part in
                    guard case .tick(let isCentered, let length, let stroke) = part.kind,
                          let at = axis.place(tick, isCentered: isCentered ?? false, axis.axis == .horizontal ? x : y) else { return nil }
                    let label = place.labelSizes[number] ?? .zero, across = axis.axis == .horizontal ? label.height : label.width
                    let reach: CGFloat = switch length.kind {
                    case .automatic: ChartLayout.tickLength
                    case .fixed(let length): length
                    case .label(let more), .longestLabel(let more): across + ChartLayout.labelGap + more
                    }
                    let path = Path { path in
                        switch axis.edge {
                        case .bottom: path.addLines([CGPoint(x: plot.minX + at, y: plot.maxY), CGPoint(x: plot.minX + at, y: plot.maxY + reach)])
                        case .top: path.addLines([CGPoint(x: plot.minX + at, y: plot.minY), CGPoint(x: plot.minX + at, y: plot.minY - reach)])
                        case .leading: path.addLines([CGPoint(x: plot.minX, y: plot.minY + at), CGPoint(x: plot.minX - reach, y: plot.minY + at)])
                        case .trailing: path.addLines([CGPoint(x: plot.maxX, y: plot.minY + at), CGPoint(x: plot.maxX + reach, y: plot.minY + at)])
                        }
                    }.offsetBy(dx: part.style.offset.width, dy: part.style.offset.height)
                    let style = stroke ?? StrokeStyle(lineWidth: 0.5)
                    return AnyView(path.stroke(part.style.foreground ?? ResolvedAxis.standardPaint, style: style))
                }
            }
        }
    }
}

/// The plot of a chart, to be styled.
public nonisolated struct ChartPlotContent: View {
    private let content: AnyView
    nonisolated init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
}

/// An axis of a chart, to be styled.
public nonisolated struct ChartAxisContent: View {
    private let content: AnyView
    nonisolated init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
}

/// A chart with the names of its axes: that of the horizontal one below, that of the vertical one above its labels.
struct TitledChart<Content: View>: View {
    let x: [AxisTitle]
    let y: [AxisTitle]
    let isYLeading: Bool
    @ViewBuilder let content: () -> Content

    var body: some View {
        if x.isEmpty, y.isEmpty {
            content()
        } else {
            VStack(spacing: 4) {
                ForEach(titles(y, .automatic, .top, .topLeading, .topTrailing) + titles(x, .top), id: \.id) { row($0, isYLeading ? .leading : .trailing) }
                HStack(spacing: 4) {
                    ForEach(titles(y, .leading), id: \.id) { column($0) }
                    content()
                    ForEach(titles(y, .trailing), id: \.id) { column($0) }
                }
                ForEach(titles(x, .automatic, .bottom, .bottomLeading, .bottomTrailing) + titles(y, .bottom), id: \.id) { row($0, .center) }
            }
        }
    }

    private struct Title {
        let id: Int
        let title: AxisTitle
    }

    private func titles(_ all: [AxisTitle], _ positions: AnnotationPosition...) -> [Title] {
        all.enumerated().filter { positions.contains($0.element.position) }.map { Title(id: $0.offset, title: $0.element) }
    }

    private func styled(_ title: AxisTitle) -> some View { title.content.font(.caption).foregroundStyle(.secondary) }
    private func row(_ title: Title, _ standard: HorizontalAlignment) -> some View {
        styled(title.title).frame(maxWidth: .infinity, alignment: title.title.alignment ?? Alignment(horizontal: standard, vertical: .center))
    }
    private func column(_ title: Title) -> some View {
        TurnedLayout { styled(title.title).fixedSize().rotationEffect(.degrees(-90)) }.frame(maxHeight: .infinity, alignment: title.title.alignment ?? .center)
    }
}
