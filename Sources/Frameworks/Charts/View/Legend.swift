/// The names of the values that looks stand for.
///
/// Status: approximate: symbols of 8 pt with caption text in the secondary colour, below the plot from the leading edge, wrapped (sizes assumed).
struct Legend {
    struct Entry {
        var name: String
        var paint: AnyShapeStyle
        var symbol: ChartLooks.SymbolLook?
        var line: StrokeStyle?
    }

    let entries: [Entry]
    let configuration: LegendConfiguration

    init(_ marks: [CollectedMark], configuration: ChartConfiguration, environment: EnvironmentValues) {
        self.configuration = configuration.legend
        let looks = ChartLooks(marks: marks, configuration: configuration, environment: environment)
        let format = ValueFormat(locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        let used = Set(marks.flatMap { mark -> [_PlottedValue] in
            var values = mark.style.seriesKey
            if case .value(let datum)? = mark.style.symbol { values.append(datum.value) }
            return values
        })
        let hasStyles = marks.contains { if case .value? = $0.style.foreground { true } else { false } }
        let hasSymbols = marks.contains { if case .value? = $0.style.symbol { true } else { false } }
        let hasLines = marks.contains { if case .value? = $0.style.line { true } else { false } }
        let keys = hasStyles ? looks.styles.keys : hasSymbols ? looks.symbols.keys : hasLines ? looks.lines.keys : []
        entries = used.isEmpty ? [] : keys.map { key in
            Entry(name: format.text(key), paint: hasStyles ? looks.styles[key] ?? Palette.standard : Palette.standard,
                  symbol: hasSymbols && looks.symbols.keys.contains(key) ? looks.symbols[key] : nil, line: hasLines && looks.lines.keys.contains(key) ? looks.lines[key] : nil)
        }
    }

    var isShown: Bool { configuration.visibility != .hidden && (configuration.content != nil || !entries.isEmpty) }
}

/// A view with a legend beside it.
struct LegendFrame<Content: View>: View {
    let legend: Legend
    @ViewBuilder let content: () -> Content

    var body: some View {
        if !legend.isShown {
            content()
        } else {
            let spacing = legend.configuration.spacing ?? Self.standardSpacing, alignment = legend.configuration.alignment
            switch legend.configuration.position.place {
            case .top, .topLeading, .topTrailing:
                VStack(alignment: alignment?.horizontal ?? .leading, spacing: spacing) {
                    LegendView(legend: legend)
                    content()
                }
            case .leading:
                HStack(alignment: alignment?.vertical ?? .top, spacing: spacing) {
                    LegendView(legend: legend, isColumn: true)
                    content()
                }
            case .trailing:
                HStack(alignment: alignment?.vertical ?? .top, spacing: spacing) {
                    content()
                    LegendView(legend: legend, isColumn: true)
                }
            case .overlay:
                content().overlay(alignment: alignment ?? .topLeading) { LegendView(legend: legend) }
            case .automatic, .bottom, .bottomLeading, .bottomTrailing:
                VStack(alignment: alignment?.horizontal ?? .leading, spacing: spacing) {
                    content()
                    LegendView(legend: legend)
                }
            }
        }
    }

    /// Points between plot and legend (assumed).
    private static var standardSpacing: CGFloat { 8 }
}

struct LegendView: View {
    let legend: Legend
    var isColumn = false

    var body: some View {
        if let content = legend.configuration.content {
            content
        } else if isColumn {
            VStack(alignment: .leading, spacing: 4) { entries }
        } else {
            FlowLayout(spacing: 8, lineSpacing: 4) { entries }
        }
    }

    private var entries: some View {
        ForEach(Array(legend.entries.enumerated()), id: \.offset) { _, entry in
            HStack(spacing: 4) {
                symbol(entry)
                Text(verbatim: entry.name).font(.caption).foregroundStyle(.secondary)
            }
            .fixedSize()
        }
    }

    @ViewBuilder private func symbol(_ entry: Legend.Entry) -> some View {
        switch entry.symbol {
        case .shape(let shape)?: shape.outline(CGSize(width: 7, height: 7)).offsetBy(dx: 4, dy: 4).fill(entry.paint).frame(width: 8, height: 8)
        case .view(let view)?: view.foregroundStyle(entry.paint)
        case nil:
            if let line = entry.line {
                Path { $0.addLines([CGPoint(x: 0, y: 4), CGPoint(x: 20, y: 4)]) }.stroke(entry.paint, style: line).frame(width: 20, height: 8)
            } else {
                Circle().fill(entry.paint).frame(width: 8, height: 8)
            }
        }
    }
}

/// Views one after the other, in as many lines as they need.
struct FlowLayout: Layout {
    let spacing: CGFloat
    let lineSpacing: CGFloat

    private func frames(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
        var frames: [CGRect] = [], x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, widest: CGFloat = 0
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                y += line + lineSpacing
                x = 0
                line = 0
            }
            frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
            x += size.width + spacing
            line = max(line, size.height)
            widest = max(widest, x - spacing)
        }
        return (frames, CGSize(width: widest, height: y + line))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { frames(subviews, width: proposal.width ?? .infinity).size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01).frames) {
            view.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: .unspecified)
        }
    }
}
