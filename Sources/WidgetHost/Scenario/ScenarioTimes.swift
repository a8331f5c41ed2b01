/// Durations and moments as scenarios write them.
public enum ScenarioTimes {
    /// Seconds of "90s", "15m", "8h", "2d", "1h30m"; nil where it is none, or longer than a year.
    public static func duration(_ text: String) -> Double? {
        var total = 0.0, digits = "", hasUnit = false
        for character in text {
            if character.isASCII, character.isNumber || character == "." { digits.append(character); continue }
            let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
            guard let unit = units[character], let value = Double(digits) else { return nil }
            total += value * unit
            digits = ""
            hasUnit = true
        }
        return hasUnit && digits.isEmpty && total > 0 && total <= 366 * 86_400 ? total : nil
    }

    /// The moment that a text names.
    ///
    /// - "10:30" or "10:30:15": the first time after `previous` that the device's clock shows it;
    /// - "day 2 10:30": on the second day, the start's being the first;
    /// - "+90m": after `previous`;
    /// - "2026-01-06T10:30": then.
    ///
    /// - Returns: nil where it is none of these, or the clock never shows it.
    static func moment(_ text: String, after previous: Double, start: Double, time: DayTime) -> Double? {
        let text = text.replacing(" ", with: "T")
        if text.hasPrefix("+") { return duration(String(text.dropFirst())).map { previous + $0 } }
        if text.hasPrefix("dayT") {
            let parts = text.dropFirst(4).split(separator: "T")
            guard parts.count == 2, let number = Int(parts[0]), (1...366).contains(number), let clock = clock(String(parts[1])) else { return nil }
            // At noon a day is a day, whatever the clocks do at night.
            let first = time.fields(at: start)
            guard let noon = time.moment(year: first.year, month: first.month, day: first.day, hour: 12, minute: 0) else { return nil }
            let there = time.fields(at: noon + Double(number - 1) * 86_400)
            return time.moment(year: there.year, month: there.month, day: there.day, hour: clock.hour, minute: clock.minute, second: clock.second)
        }
        if let clock = clock(text) { return time.next(hour: clock.hour, minute: clock.minute, second: clock.second, after: previous) }
        let halves = text.split(separator: "T")
        guard halves.count == 2, let clock = clock(String(halves[1])) else { return nil }
        let day = halves[0].split(separator: "-").map { Int($0) }
        guard day.count == 3, let year = day[0], let month = day[1], let date = day[2] else { return nil }
        return time.moment(year: year, month: month, day: date, hour: clock.hour, minute: clock.minute, second: clock.second)
    }

    private static func clock(_ text: String) -> (hour: Int, minute: Int, second: Int)? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { $0.utf8.count == 2 || $0.utf8.count == 1 ? Int($0) : nil }
        guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1], (0...23).contains(hour), (0...59).contains(minute) else { return nil }
        guard let second = parts.count == 3 ? parts[2] : 0, (0...59).contains(second) else { return nil }
        return (hour, minute, second)
    }
}
