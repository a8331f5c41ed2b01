import Foundation

/// Reads and writes moments as the simulated device's clock shows them.
///
/// The words are English whatever the device's locale: they are the tool's, not the widget's. Moments are seconds since 1970-01-01.
public struct DayTime: Hashable, Sendable {
    /// From which moment the device is in which zone, ascending; the first holds before its moment too. Never empty.
    public private(set) var zones: [ZonePeriod]

    public struct ZonePeriod: Hashable, Sendable {
        public var since: Double
        public var identifier: String
    }

    public init(zone: String, since: Double = 0) { zones = [ZonePeriod(since: since, identifier: zone)] }

    /// The device goes to another zone.
    public mutating func change(to zone: String, at moment: Double) { zones.append(ZonePeriod(since: moment, identifier: zone)) }

    public func zone(at moment: Double) -> String { (zones.last { $0.since <= moment } ?? zones[0]).identifier }

    /// Seconds by which the device's clock is ahead of UTC.
    public func offset(at moment: Double) -> Double {
        Double((TimeZone(identifier: zone(at: moment)) ?? .gmt).secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
    }

    /// The fields that the clock and the calendar show.
    public func fields(at moment: Double) -> Fields { Fields(moment + offset(at: moment)) }

    /// "10:41", with seconds where they are not zero; "02:30 again" in the hour that is there twice.
    public func clock(_ moment: Double) -> String { fields(at: moment).clock + (isRepeated(moment) ? " again" : "") }

    /// Whether the clock showed the same before: it was turned back, or the device went west, a few hours ago.
    private func isRepeated(_ moment: Double) -> Bool {
        let now = offset(at: moment), before = offset(at: moment - 4 * 3600)
        return before > now && offset(at: moment - (before - now)) == before
    }

    /// "02:00".
    public static func clock(ofSecondsInDay seconds: Int) -> String { Fields.two(seconds / 3600) + ":" + Fields.two(seconds / 60 % 60) + (seconds % 60 == 0 ? "" : ":" + Fields.two(seconds % 60)) }

    /// A moment at which the device's clock jumps against the time that passes.
    public struct Shift: Hashable, Sendable {
        /// Seconds since 1970-01-01.
        public var moment: Double
        /// By how much it goes forward.
        public var seconds: Double
        /// Where the device is from then on, where it went to another zone; nil: daylight saving begins or ends.
        public var zone: String?
    }

    /// The jumps of the clock within an interval, for daylight saving and for zones.
    public func shifts(from start: Double, to end: Double) -> [Shift] {
        var moments = Set(zones.dropFirst().map(\.since))
        var moment = (start / 900).rounded(.down) * 900
        // Clocks change at full quarters of an hour.
        while moment <= end, moments.count < 1000 {
            if offset(at: moment) != offset(at: moment - 1) { moments.insert(moment) }
            moment += 900
        }
        return moments.filter { $0 > start && $0 <= end }.sorted().compactMap { moment in
            let seconds = offset(at: moment) - offset(at: moment - 1)
            return seconds == 0 ? nil : Shift(moment: moment, seconds: seconds, zone: zones.dropFirst().first { $0.since == moment }?.identifier)
        }
    }

    /// "Mon 5 Jan".
    public func day(_ moment: Double) -> String {
        let fields = fields(at: moment)
        return "\(Fields.weekdays[fields.weekday]) \(fields.day) \(Fields.months[fields.month - 1])"
    }

    /// "Mon 5 Jan 2026, 10:41".
    public func long(_ moment: Double) -> String {
        let fields = fields(at: moment)
        return "\(day(moment)) \(fields.year), \(fields.clock)"
    }

    /// "10:41" on the day of `reference`, "Tue 6 Jan 10:41" on another.
    public func short(_ moment: Double, on reference: Double) -> String {
        let a = fields(at: moment), b = fields(at: reference)
        return (a.year, a.month, a.day) == (b.year, b.month, b.day) ? clock(moment) : "\(day(moment)) \(clock(moment))"
    }

    /// "2026-01-05T10:41:00+01:00", "Z" for UTC, with milliseconds where there are any.
    public func iso(_ moment: Double) -> String {
        guard moment.isFinite, abs(moment) < 1e11 else { return "\(moment)" }
        let fields = fields(at: moment), offset = Int(offset(at: moment)) / 60
        let zone = offset == 0 ? "Z" : (offset < 0 ? "-" : "+") + Fields.two(abs(offset) / 60) + ":" + Fields.two(abs(offset) % 60)
        let thousandths = Int(((moment - moment.rounded(.down)) * 1000).rounded(.down))
        let fraction = thousandths == 0 ? "" : "." + String(String(1000 + thousandths).dropFirst())
        return "\(fields.year)-\(Fields.two(fields.month))-\(Fields.two(fields.day))T\(Fields.two(fields.hour)):\(Fields.two(fields.minute)):\(Fields.two(fields.second))\(fraction)\(zone)"
    }

    /// "49 min", "1 h 30 min", "5 s", "2 d 4 h": the two largest units.
    public static func duration(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 1e10 else { return "\(seconds) s" }
        if seconds < 1 { return seconds < 0.001 ? "0 s" : "\((seconds * 1000).rounded() / 1000) s" }
        let total = Int(seconds)
        let parts = [(total / 86_400, "d"), (total / 3600 % 24, "h"), (total / 60 % 60, "min"), (total % 60, "s")]
        guard let first = parts.firstIndex(where: { $0.0 > 0 }) else { return "0 s" }
        return parts[first...].prefix(2).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }

    /// The midnights of the device's clock within an interval, its start left out.
    public func midnights(from start: Double, to end: Double) -> [Double] {
        marks(from: start, to: end, everyMinutes: 1440).filter { $0 > start }
    }

    /// The moments within an interval at which the minutes since midnight, as the clock shows them, are a multiple.
    ///
    /// - Parameter minutes: a divisor of 1440. At most a thousand moments are given.
    public func marks(from start: Double, to end: Double, everyMinutes minutes: Int) -> [Double] {
        // Every zone is ahead of UTC by a number of quarter hours.
        let grid = Double(minutes % 15 == 0 ? 900 : 60)
        var moment = (start / grid).rounded(.up) * grid
        var marks: [Double] = []
        while moment <= end, marks.count < 1000 {
            let fields = fields(at: moment)
            if fields.second == 0, (fields.hour * 60 + fields.minute) % max(1, minutes) == 0 { marks.append(moment) }
            moment += grid
        }
        return marks
    }

    /// The first moment at or after another at which the clock shows a time; nil where it never does within two days, as in the hour that a
    /// change to daylight saving leaves out.
    public func next(hour: Int, minute: Int, second: Int = 0, after moment: Double) -> Double? {
        var start = moment.rounded(.up)
        for _ in 0 ..< 4 {
            let fields = fields(at: start)
            let wanted = hour * 3600 + minute * 60 + second, shown = fields.hour * 3600 + fields.minute * 60 + fields.second
            let candidate = start + Double((wanted - shown + 86_400) % 86_400)
            // A change of the offset on the way moves the clock: what it shows there says by how much.
            for shift in [0.0, 3600, -3600, 1800, -1800] where candidate + shift >= moment {
                let there = self.fields(at: candidate + shift)
                if there.hour == hour, there.minute == minute, there.second == second { return candidate + shift }
            }
            start = candidate + 3600
            if start > moment + 2 * 86_400 { return nil }
        }
        return nil
    }

    /// The moment at which the clock shows a date and time; nil where it never does.
    public func moment(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int = 0) -> Double? {
        guard (1900...2200).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let local = Double(Fields.days(year: year, month: month, day: day)) * 86_400 + Double(hour * 3600 + minute * 60 + second)
        for guess in [local - offset(at: local), local - offset(at: local - 86_400), local - offset(at: local + 86_400)] {
            let there = fields(at: guess)
            if there.year == year, there.month == month, there.day == day, there.hour == hour, there.minute == minute, there.second == second { return guess }
        }
        return nil
    }
}

extension DayTime {
    /// What clock and calendar show: the Gregorian calendar, months and days from 1.
    public struct Fields: Hashable, Sendable {
        public var year, month, day, hour, minute, second: Int
        /// 0: Monday.
        public var weekday: Int

        static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

        /// - Parameter local: seconds since 1970-01-01 by the local clock.
        init(_ local: Double) {
            let total = Int(min(max(local.isFinite ? local : 0, -1e12), 1e12).rounded(.down))
            let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400, rest = total - days * 86_400
            hour = rest / 3600; minute = rest / 60 % 60; second = rest % 60
            weekday = ((days + 3) % 7 + 7) % 7
            // Years are counted from March, so that the leap day is the last of its year.
            let shifted = days + 719_468
            let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
            let dayOfEra = shifted - era * 146_097
            let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            let shiftedMonth = (5 * dayOfYear + 2) / 153
            day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
            month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
            year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        }

        /// Days from 1970-01-01.
        static func days(year: Int, month: Int, day: Int) -> Int {
            let shiftedYear = month <= 2 ? year - 1 : year
            let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
            let yearOfEra = shiftedYear - era * 400
            let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
            return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        }

        static func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

        public var clock: String { Self.two(hour) + ":" + Self.two(minute) + (second == 0 ? "" : ":" + Self.two(second)) }
    }
}
