import Foundation

/// Days on which widgets go wrong, by name: where a simulated day begins so that it holds the moment that matters.
public enum SpecialDay: String, CaseIterable, Sendable {
    /// Clocks go forward: an hour is missing.
    case dstForward = "dst-forward"
    /// Clocks go back: an hour is there twice.
    case dstBack = "dst-back"
    /// The last day of a month of 30 days.
    case monthEnd = "month-end"
    /// 29 February.
    case leapDay = "leap-day"
    /// The turn of a day, from the evening on.
    case midnight
    /// The turn of a year, from the evening on.
    case yearEnd = "year-end"
    /// The owner lands in another zone at noon.
    case zoneChange = "zone-change"

    /// What it is, for help.
    public var summary: String {
        switch self {
        case .dstForward: "clocks go forward in the zone"
        case .dstBack: "clocks go back in the zone"
        case .monthEnd: "the last day of a month"
        case .leapDay: "29 February"
        case .midnight: "an evening and the morning after"
        case .yearEnd: "31 December, from the evening on"
        case .zoneChange: "nine hours east at noon"
        }
    }

    /// When the day begins.
    ///
    /// - Parameter moment: the first such day after it is taken.
    /// - Returns: nil where there is none within ten years: the zone knows no daylight saving.
    public func start(after moment: Double, zone: String) -> Double? {
        let time = DayTime(zone: zone)
        switch self {
        case .dstForward: return transition(after: moment, zone: zone, isForward: true).map { startOfDay($0, time) }
        case .dstBack: return transition(after: moment, zone: zone, isForward: false).map { startOfDay($0, time) }
        case .monthEnd: return evenDay(after: moment, time) { $0.month == 4 && $0.day == 30 }
        case .leapDay: return evenDay(after: moment, time) { $0.month == 2 && $0.day == 29 }
        case .midnight: return time.next(hour: 18, minute: 0, after: moment)
        case .yearEnd: return evenDay(after: moment, time) { $0.month == 12 && $0.day == 31 }.flatMap { time.next(hour: 18, minute: 0, after: $0) }
        case .zoneChange: return time.next(hour: 0, minute: 0, after: moment)
        }
    }

    /// The zone that `zone-change` goes to: the first of a fixed list that is about nine hours ahead.
    public static func zoneAfterFlight(from zone: String, at moment: Double) -> String {
        let here = DayTime(zone: zone).offset(at: moment)
        let places = ["Asia/Tokyo", "Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland"]
        let wanted = here + 9 * 3600
        func distance(_ place: String) -> Double {
            let raw = abs(DayTime(zone: place).offset(at: moment) - wanted).truncatingRemainder(dividingBy: 86_400)
            return min(raw, 86_400 - raw)
        }
        return places.min { distance($0) < distance($1) } ?? places[0]
    }

    private func transition(after moment: Double, zone: String, isForward: Bool) -> Double? {
        guard let zone = TimeZone(identifier: zone) else { return nil }
        var date = Date(timeIntervalSince1970: moment)
        for _ in 0 ..< 24 {
            guard let next = zone.nextDaylightSavingTimeTransition(after: date), next.timeIntervalSince1970 < moment + 10 * 366 * 86_400 else { return nil }
            let change = zone.secondsFromGMT(for: next.addingTimeInterval(1)) - zone.secondsFromGMT(for: next.addingTimeInterval(-1))
            if isForward ? change > 0 : change < 0 { return next.timeIntervalSince1970 }
            date = next.addingTimeInterval(1)
        }
        return nil
    }

    private func startOfDay(_ moment: Double, _ time: DayTime) -> Double {
        let fields = time.fields(at: moment - 1)
        // Where the clocks change at midnight, the hour before it is as good.
        return time.moment(year: fields.year, month: fields.month, day: fields.day, hour: 0, minute: 0) ?? moment - 3600
    }

    private func evenDay(after moment: Double, _ time: DayTime, _ matches: (DayTime.Fields) -> Bool) -> Double? {
        var day = time.next(hour: 12, minute: 0, after: moment)
        for _ in 0 ..< 9 * 366 {
            guard let noon = day else { return nil }
            let fields = time.fields(at: noon)
            if matches(fields) { return time.moment(year: fields.year, month: fields.month, day: fields.day, hour: 0, minute: 0) }
            day = time.next(hour: 12, minute: 0, after: noon + 3600)
        }
        return nil
    }
}
