/// What a placed widget may still reload: a rolling 24 hours of charged reloads, and a distance between two of them.
struct ReloadBudget: Hashable {
    /// Charged reloads in 24 hours (widgetkit-behaviour B10); nil: no limit.
    var daily: Int?
    /// Seconds between two charged reloads.
    var distance: Double

    /// widgetkit-behaviour B12: rolling.
    static let window = 86_400.0

    enum Grant: Hashable {
        case at(Double)
        /// The allowance is spent: when the next reload is granted.
        case deferred(until: Double)
        /// There is none at all.
        case never
    }

    /// When a charged reload that is asked for at a moment may run.
    ///
    /// - Parameter charges: the instants of earlier charged reloads, ascending.
    func grant(at moment: Double, charges: [Double], last: Double?) -> Grant {
        let spaced = max(moment, last.map { $0 + distance } ?? moment)
        guard let daily else { return .at(spaced) }
        guard daily > 0 else { return .never }
        let counted = charges.filter { $0 > spaced - Self.window }
        guard counted.count >= daily else { return .at(spaced) }
        // Free when so many are 24 hours old that fewer than the allowance are left.
        return .deferred(until: max(spaced, counted[counted.count - daily] + Self.window))
    }

    /// The charges that still count at a moment, at most as many as can matter.
    static func counted(_ charges: [Double], at moment: Double) -> [Double] { charges.filter { $0 > moment - window } }
}

/// When a reload that failed is tried again (widgetkit-behaviour B21: later, with backoff; the figures are assumed).
enum RetryBackoff {
    /// Seconds after the failure: five minutes, doubled with each attempt, four hours at most.
    static func delay(afterFailures count: Int) -> Double { min(300 * Double(1 << min(max(count - 1, 0), 10)), 14_400) }
}
