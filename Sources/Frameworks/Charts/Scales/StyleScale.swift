/// Chooses a look for each value of the data: the looks that the chart gives, or those of a palette in turn.
struct StyleScale<Look> {
    private(set) var keys: [_PlottedValue] = []
    private var looks: [_PlottedValue: Look] = [:]
    private let palette: [Look]

    init(settings: StyleScaleSettings<Look>, values: [_PlottedValue], palette: [Look]) {
        var seen: Set<_PlottedValue> = []
        keys = (settings.domain ?? []).filter { seen.insert($0).inserted }
        keys += values.filter { seen.insert($0).inserted }
        let range = settings.range ?? []
        self.palette = range.isEmpty ? palette : range
        for (index, key) in keys.enumerated() {
            if let given = settings.mapping?(key) ?? settings.pairs.first(where: { $0.0 == key })?.1 {
                looks[key] = given
            } else if !self.palette.isEmpty {
                looks[key] = self.palette[index % self.palette.count]
            }
        }
    }

    subscript(value: _PlottedValue) -> Look? { looks[value] ?? palette.first }
}

/// What a chart says of looks by value.
struct StyleScaleSettings<Look> {
    var domain: [_PlottedValue]?
    var range: [Look]?
    var pairs: [(_PlottedValue, Look)] = []
    var mapping: ((_PlottedValue) -> Look?)?
    /// Colours between which numbers are mixed.
    var gradient: Gradient?
}

/// The colours that charts choose from, in Apple's order.
enum Palette {
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .mint, .pink, .indigo, .teal, .brown]
    static let standard = AnyShapeStyle(Color.blue)
    static let dashes: [StrokeStyle] = [[], [8, 4], [2, 4], [8, 4, 2, 4], [12, 4]].map {
        StrokeStyle(lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round, dash: $0)
    }
}
