/// How many reloads a placed widget had left over the day: a window of 24 hours rolls over the charged ones (widgetkit-behaviour B12, doc).
public struct BudgetCurve: Hashable, Sendable {
    /// From `moment` on `left` reloads were left; ascending, the first at the day's start.
    public private(set) var points: [Point] = []
    public let limit: Int

    public struct Point: Hashable, Sendable {
        public var moment: Double
        public var left: Int
    }

    /// Seconds for which a charged reload counts.
    public static let window = 86_400.0

    public init(_ reloads: [DayReload], limit: Int, start: Double, end: Double) {
        self.limit = limit
        let charged = reloads.filter { $0.isCharged }.compactMap(\.ranAt)
        let changes = (charged.map { ($0, -1) } + charged.map { ($0 + Self.window, 1) }).filter { $0.0 <= end }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        var left = limit
        points = [Point(moment: start, left: limit)]
        for (moment, change) in changes {
            left += change
            if points[points.count - 1].moment >= moment { points[points.count - 1].left = left } else { points.append(Point(moment: moment, left: left)) }
        }
    }

    public var lowest: Int { points.map(\.left).min() ?? limit }

    /// When none was left for the first time; nil: never.
    public var spentAt: Double? { points.first { $0.left <= 0 }?.moment }
}
