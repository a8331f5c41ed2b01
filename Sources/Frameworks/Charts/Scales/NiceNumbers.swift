/// Round steps for axes and bins: 1, 2, 2.5 and 5 times a power of ten.
enum NiceNumbers {
    static let factors = [1.0, 2, 2.5, 5, 10]
    static let tickLimit = 500

    /// The step whose multiples divide a range into about as many parts as wanted.
    ///
    /// Each part too many or too few counts against a step, and so does what its multiples reach beyond the range where the domain is
    /// rounded to them; a step of 2.5 is taken less gladly, least where its multiples are no whole numbers (weights assumed).
    static func step(lower: Double, upper: Double, count: Int, isRounded: Bool = true) -> Double {
        let span = upper - lower, wanted = Double(max(count, 1))
        guard span > 0, span.isFinite, lower.isFinite else { return 1 }
        let magnitude = pow(10, floor(log10(span / wanted)))
        guard magnitude > 0, magnitude.isFinite else { return span }
        var best = magnitude, least = Double.infinity
        for factor in factors {
            let step = magnitude * factor
            let first = (lower / step + 1e-9).rounded(.down), last = (upper / step - 1e-9).rounded(.up)
            var cost = abs(last - first - wanted)
            if isRounded { cost += 3.5 * ((last - first) * step / span - 1) }
            if factor == 2.5 { cost += step < 10 ? 1.5 : 0.5 }
            if cost < least - 1e-9 {
                least = cost
                best = step
            }
        }
        return best
    }

    /// The multiples of a step from the one at or below `lower` to the one at or above `upper`.
    static func thresholds(step: Double, lower: Double, upper: Double) -> [Double] {
        guard step > 0, step.isFinite, lower.isFinite, upper.isFinite else { return [] }
        let first = (lower / step + 1e-9).rounded(.down), last = (upper / step - 1e-9).rounded(.up)
        guard last >= first, last - first < Double(tickLimit) else { return [] }
        return (0...Int(last - first)).map { clean((first + Double($0)) * step, step) }
    }

    /// The multiples of a step that lie within a range.
    static func ticks(step: Double, lower: Double, upper: Double) -> [Double] {
        thresholds(step: step, lower: lower, upper: upper).filter { $0 >= lower - step * 1e-6 && $0 <= upper + step * 1e-6 }
    }

    /// The powers of ten within a range, with 2 and 5 times them where they are few.
    static func logTicks(lower: Double, upper: Double, count: Int) -> [Double] {
        guard lower > 0, upper > lower else { return [] }
        let first = Int(log10(lower).rounded(.down)), last = Int(log10(upper).rounded(.up))
        guard last - first < 60 else { return [] }
        var powers = (first...last).map { pow(10, Double($0)) }
        if powers.filter({ $0 >= lower && $0 <= upper }).count < 3 { powers = powers.flatMap { [$0, 2 * $0, 5 * $0] } }
        let inside = powers.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
        let every = max((inside.count + max(count, 1) - 1) / max(count + 1, 1), 1)
        return inside.enumerated().filter { $0.offset % every == 0 }.map(\.element)
    }

    /// A multiple without the noise of its arithmetic: 0.30000000000000004 is 0.3.
    private static func clean(_ value: Double, _ step: Double) -> Double {
        let digits = max(0, 3 - Int(log10(step).rounded(.down)))
        guard digits < 15 else { return value }
        let scale = pow(10, Double(digits))
        return (value * scale).rounded() / scale
    }
}
