/// Turns values of one axis into places in the plot, and back.
///
/// Places are points from the plot's leading or top edge.
struct PositionScale {
    let kind: ScaleType.Kind
    /// The values at the two ends of a continuous scale.
    var lower = 0.0
    var upper = 1.0
    var categories: [String] = []
    private var indices: [String: Int] = [:]
    /// The places of the two ends.
    var from: CGFloat = 0
    var to: CGFloat = 0
    /// Whether the values shown are shares of stacks.
    var isPercent = false

    init(kind: ScaleType.Kind, lower: Double = 0, upper: Double = 1, categories: [String] = []) {
        self.kind = kind
        self.lower = lower
        self.upper = upper
        self.categories = categories
        for (index, name) in categories.enumerated() where indices[name] == nil { indices[name] = index }
    }

    var isCategory: Bool { kind == .category }
    var isDate: Bool { kind == .date }
    /// The length between two categories.
    var step: CGFloat { categories.isEmpty ? abs(to - from) : abs(to - from) / CGFloat(categories.count) }

    /// Spreads the scale over a length; numbers grow upwards, everything else from the leading or top edge.
    mutating func span(_ length: CGFloat, axis: Axis, range: _PositionRange) {
        let near = range.fixed?.lowerBound ?? range.startPadding, far = range.fixed?.upperBound ?? (length - range.endPadding)
        let grows = axis == .horizontal || isCategory
        (from, to) = grows ? (near, far) : (length - near, length - far)
    }

    private func shape(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: value > 0 ? Foundation.log(value) : -.infinity
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
        case .squareRoot: (value < 0 ? -1 : 1) * abs(value).squareRoot()
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), exponent)
        }
    }

    private func unshape(_ value: Double) -> Double {
        switch kind {
        case .linear, .date, .category: value
        case .log: exp(value)
        case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
        case .squareRoot: value * abs(value)
        case .power(let exponent): (value < 0 ? -1 : 1) * pow(abs(value), 1 / exponent)
        }
    }

    /// The place of a quantity.
    func position(_ quantity: Double) -> CGFloat {
        let a = shape(lower), b = shape(upper)
        let value = shape(quantity)
        guard a.isFinite, b.isFinite, a != b else { return (from + to) / 2 }
        if value == -.infinity { return from }
        return from + CGFloat((value - a) / (b - a)) * (to - from)
    }

    /// The place of a value: the middle of a category's step; nil for one that the scale has not.
    func position(_ value: _PlottedValue) -> CGFloat? {
        switch value {
        case .category(let name): isCategory ? indices[name].map { from + (CGFloat($0) + 0.5) * (to - from) / CGFloat(max(categories.count, 1)) } : nil
        case .number(let number), .date(let number): isCategory || !number.isFinite ? nil : position(number)
        }
    }

    func position(_ datum: Datum) -> CGFloat? {
        if let center = datum.center, !isCategory { return position(center) }
        return position(datum.value)
    }

    /// The places of the ends of a category's step or a bin.
    func band(_ datum: Datum) -> (CGFloat, CGFloat)? {
        if case .category = datum.value, let middle = position(datum.value) {
            let half = (to - from) / CGFloat(max(categories.count, 1)) / 2
            return (middle - half, middle + half)
        }
        guard let lower = datum.value.quantity, let end = datum.upper?.quantity, !isCategory else { return nil }
        return (position(lower), position(end))
    }

    /// The value at a place, or nil beyond the categories.
    func value(at place: CGFloat) -> _PlottedValue? {
        guard to != from else { return nil }
        let share = Double((place - from) / (to - from))
        if isCategory {
            let index = Int((share * Double(categories.count)).rounded(.down))
            return categories.indices.contains(index) ? .category(categories[index]) : nil
        }
        let a = shape(lower), b = shape(upper)
        let value = unshape(a + share * (b - a))
        return isDate ? .date(value) : .number(value)
    }

    /// Whether a quantity lies between the ends.
    func contains(_ quantity: Double) -> Bool {
        let least = min(lower, upper), most = max(lower, upper), slack = (most - least) * 1e-9
        return quantity >= least - slack && quantity <= most + slack
    }
}
