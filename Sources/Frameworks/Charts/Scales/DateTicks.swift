/// So many of a calendar unit.
struct DateStride: Hashable {
    var unit: Calendar.Component
    var count: Int
    init(_ unit: Calendar.Component, _ count: Int) {
        self.unit = unit
        self.count = max(count, 1)
    }

    /// About how long it is, in seconds.
    var seconds: Double {
        let one: Double = switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .weekOfYear, .weekOfMonth, .weekday, .weekdayOrdinal, .yearForWeekOfYear: 7 * 86400
        case .month: 30.4375 * 86400
        case .quarter: 91.3125 * 86400
        case .year, .era: 365.25 * 86400
        case .nanosecond: 1e-9
        default: 86400
        }
        return one * Double(count)
    }
}

/// Dates at round times.
enum DateTicks {
    private static let strides = [
        DateStride(.second, 1), DateStride(.second, 5), DateStride(.second, 15), DateStride(.second, 30),
        DateStride(.minute, 1), DateStride(.minute, 5), DateStride(.minute, 15), DateStride(.minute, 30),
        DateStride(.hour, 1), DateStride(.hour, 3), DateStride(.hour, 6), DateStride(.hour, 12),
        DateStride(.day, 1), DateStride(.day, 2), DateStride(.weekOfYear, 1), DateStride(.weekOfYear, 2),
        DateStride(.month, 1), DateStride(.month, 3), DateStride(.month, 6), DateStride(.year, 1),
    ]

    /// The stride that gives about as many dates as wanted over a span in seconds, none finer than `least`.
    static func stride(span: Double, count: Int, least: Calendar.Component? = nil) -> DateStride {
        let wanted = Double(max(count, 1)), floor = least.map { DateStride($0, 1).seconds } ?? 0
        let years = span / DateStride(.year, 1).seconds
        if years > wanted * 1.5 { return DateStride(.year, max(Int(NiceNumbers.step(lower: 0, upper: years, count: count, isRounded: false)), 1)) }
        let candidates = strides.filter { $0.seconds >= floor * 0.99 }
        return candidates.min { abs(log(span / $0.seconds / wanted)) < abs(log(span / $1.seconds / wanted)) } ?? DateStride(.year, 1)
    }

    /// The round dates from the one at or before `from` to the one at or after `to`.
    static func thresholds(_ stride: DateStride, from: Date, to: Date, calendar: Calendar) -> [Date] {
        guard to >= from, to.timeIntervalSince(from) / stride.seconds < Double(NiceNumbers.tickLimit) else { return [] }
        var dates: [Date] = []
        var date = start(of: stride, at: from, calendar)
        while dates.count < NiceNumbers.tickLimit {
            dates.append(date)
            if date >= to { break }
            guard let next = calendar.date(byAdding: stride.unit, value: stride.count, to: date), next > date else { break }
            date = next
        }
        return dates
    }

    /// The round dates within a range.
    static func ticks(_ stride: DateStride, from: Date, to: Date, calendar: Calendar) -> [Date] {
        thresholds(stride, from: from, to: to, calendar: calendar).filter { $0 >= from && $0 <= to }
    }

    /// The last round date at or before a date: hours count from midnight, months from January.
    private static func start(of stride: DateStride, at date: Date, _ calendar: Calendar) -> Date {
        guard let unit = calendar.dateInterval(of: stride.unit, for: date)?.start else { return date }
        guard stride.count > 1 else { return unit }
        let larger: Calendar.Component? = switch stride.unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .month, .quarter: .year
        default: nil
        }
        if stride.unit == .year {
            let year = calendar.component(.year, from: unit)
            return calendar.date(byAdding: .year, value: -(year % stride.count), to: unit) ?? unit
        }
        guard let larger, let outer = calendar.dateInterval(of: larger, for: date)?.start else { return unit }
        let passed = calendar.dateComponents([stride.unit], from: outer, to: unit).value(for: stride.unit) ?? 0
        return calendar.date(byAdding: stride.unit, value: passed / stride.count * stride.count, to: outer) ?? unit
    }

    /// How dates at a stride are written.
    static func format(_ stride: DateStride) -> Date.FormatStyle {
        switch stride.unit {
        case .nanosecond, .second: .dateTime.hour().minute().second()
        case .minute: .dateTime.hour().minute()
        case .hour: .dateTime.hour()
        case .month, .quarter: .dateTime.month(.abbreviated)
        case .year, .era, .yearForWeekOfYear: .dateTime.year()
        default: .dateTime.month(.abbreviated).day()
        }
    }
}
