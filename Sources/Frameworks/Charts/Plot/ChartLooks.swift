/// Which paints, symbols, sizes and strokes stand for which values in one chart.
struct ChartLooks {
    let styles: StyleScale<AnyShapeStyle>
    let symbols: StyleScale<SymbolLook>
    let lines: StyleScale<StrokeStyle>
    private let sizes: ClosedRange<Double>?
    private let sizePairs: [(_PlottedValue, CGFloat)]
    private let sizeRange: ClosedRange<CGFloat>
    private let numbers: ClosedRange<Double>?
    private let gradient: Gradient?
    private let environment: EnvironmentValues

    enum SymbolLook { case shape(SymbolShape), view(AnyView) }

    init(marks: [CollectedMark], configuration: ChartConfiguration, environment: EnvironmentValues) {
        func values(_ pick: (MarkStyle) -> Datum?) -> [_PlottedValue] { marks.compactMap { pick($0.style)?.value } }
        let colored = values { if case .value(let datum)? = $0.foreground { datum } else { nil } }
        styles = StyleScale(settings: configuration.styleScale, values: colored.filter { $0.quantity == nil || configuration.styleScale.isExplicit }, palette: Palette.colors.map { AnyShapeStyle($0) })
        let quantities = configuration.styleScale.isExplicit ? [] : colored.compactMap(\.quantity)
        numbers = quantities.min().map { $0...(quantities.max() ?? $0) }
        gradient = configuration.styleScale.gradient
        symbols = StyleScale(settings: configuration.symbolScale, values: values { if case .value(let datum)? = $0.symbol { datum } else { nil } },
                             palette: BasicChartSymbolShape.palette.map { .shape(SymbolShape($0)) })
        lines = StyleScale(settings: configuration.lineScale, values: values { if case .value(let datum)? = $0.line { datum } else { nil } }, palette: Palette.dashes)
        let areas = values { if case .value(let datum)? = $0.symbolSize { datum } else { nil } }.compactMap(\.quantity)
        sizes = areas.min().map { $0...(areas.max() ?? $0) }
        sizeRange = configuration.symbolSizeRange
        sizePairs = configuration.symbolSizePairs
        self.environment = environment
    }

    func paint(_ style: MarkStyle) -> AnyShapeStyle {
        switch style.foreground {
        case .style(let style): return style
        case .value(let datum):
            if let quantity = datum.value.quantity, let numbers { return AnyShapeStyle(mixed(quantity, numbers)) }
            return styles[datum.value] ?? Palette.standard
        case nil: return Palette.standard
        }
    }

    /// The colour of a number between the ends of the data: from the gradient, or the standard blue from weak to full (assumed).
    private func mixed(_ quantity: Double, _ numbers: ClosedRange<Double>) -> Color {
        let span = numbers.upperBound - numbers.lowerBound, share = span > 0 ? (quantity - numbers.lowerBound) / span : 1
        guard let stops = gradient?.stops, let first = stops.first, let last = stops.last else { return Color.blue.opacity(0.2 + 0.8 * share) }
        guard let upper = stops.firstIndex(where: { Double($0.location) >= share }), upper > 0 else { return share <= Double(first.location) ? first.color : last.color }
        let a = stops[upper - 1], b = stops[upper], length = Double(b.location - a.location)
        let part = Float(length > 0 ? (share - Double(a.location)) / length : 1)
        let from = a.color.resolve(in: environment), to = b.color.resolve(in: environment)
        return Color(Color.Resolved(red: from.red + (to.red - from.red) * part, green: from.green + (to.green - from.green) * part,
                                    blue: from.blue + (to.blue - from.blue) * part, opacity: from.opacity + (to.opacity - from.opacity) * part))
    }

    func symbol(_ style: MarkStyle) -> SymbolLook? {
        switch style.symbol {
        case .shape(let shape): .shape(shape)
        case .view(let view): .view(view)
        case .value(let datum): symbols[datum.value]
        case nil: nil
        }
    }

    /// The area of a point without one: 60 square points (assumed).
    static let standardArea: CGFloat = 60

    func symbolSize(_ style: MarkStyle) -> CGSize {
        switch style.symbolSize {
        case .area(let area): return CGSize(width: area.squareRoot(), height: area.squareRoot())
        case .size(let size): return size
        case .value(let datum):
            var area = Self.standardArea
            if let given = sizePairs.first(where: { $0.0 == datum.value })?.1 {
                area = given
            } else if let quantity = datum.value.quantity, let sizes, sizes.upperBound > sizes.lowerBound {
                area = sizeRange.lowerBound + (sizeRange.upperBound - sizeRange.lowerBound) * CGFloat((quantity - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound))
            }
            return CGSize(width: area.squareRoot(), height: area.squareRoot())
        case nil: return CGSize(width: Self.standardArea.squareRoot(), height: Self.standardArea.squareRoot())
        }
    }

    /// The stroke of a line, or of a rule, whose standard width is 1 pt (assumed).
    func stroke(_ style: MarkStyle, isRule: Bool = false) -> StrokeStyle {
        switch style.line {
        case .style(let stroke): stroke
        case .value(let datum): lines[datum.value] ?? Palette.dashes[0]
        case nil: isRule ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        }
    }
}

extension StyleScaleSettings {
    /// Whether the chart names the looks itself.
    var isExplicit: Bool { domain != nil || range != nil || !pairs.isEmpty || mapping != nil }
}
