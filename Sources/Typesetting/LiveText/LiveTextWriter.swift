import Drawing
import Foundation

/// Writes the live parts of a paragraph for a moment, in the paragraph's locale, calendar and zone.
enum LiveTextWriter {
    /// The paragraph with every live run replaced by words.
    ///
    /// - Parameter moment: seconds since 1970-01-01; nil: the date that each part carries.
    static func write(_ p: Paragraph, moment: Double?) -> Paragraph {
        var result = p
        let words = ThreadState.current.liveWords(for: p)
        for index in result.runs.indices {
            if case .live(let live) = result.runs[index].content { result.runs[index].content = .text(words.text(live, moment: moment)) }
        }
        return result
    }
}

extension Typesetter {
    /// What live text says at a moment: for trees and accessibility.
    public func words(of live: LiveText, in p: Paragraph, moment: Double?) -> String {
        ThreadState.current.liveWords(for: p).text(live, moment: moment)
    }
}

extension ThreadState {
    fileprivate func liveWords(for p: Paragraph) -> LiveWords {
        let key = LiveWords.Key(locale: p.locale, calendar: p.calendar, timeZone: p.timeZone)
        if let known = liveWords[key] { return known }
        ThreadState.makeRoom(in: &liveWords, limit: 16)
        let words = LiveWords(key)
        liveWords[key] = words
        return words
    }
}

/// The words of live text in one locale. A thread keeps it: making a date formatter takes longer than writing a hundred dates.
///
/// `LiveText.format` has these kinds and parameters (all optional):
/// - `timer`: `start`, `end` (seconds since 1970), `countsDown`, `showsHours` (`true`, `false`), `maxFieldCount`, `maxPrecision` (seconds)
/// - `stopwatch`: counts from `date`; `showsHours`, `maxFieldCount`, `maxPrecision` (seconds, 0.01)
/// - `offset`: words between `date` and the moment; `allowedFields` (letters of `yMwdhms`), `maxFieldCount` (2), `sign` (`automatic`, `never`, `always`)
/// - `reference`: "in 5 minutes", "yesterday"; `allowedFields`, `maxFieldCount`
final class LiveWords {
    struct Key: Hashable { var locale, calendar, timeZone: String }

    private let locale: Locale
    private let localeID: String
    private let calendar: Calendar
    private let timeZone: TimeZone
    private var formatters: [[DateFormatter.Style]: DateFormatter] = [:]

    init(_ key: Key) {
        locale = Locale(identifier: key.locale)
        localeID = key.locale
        timeZone = TimeZone(identifier: key.timeZone) ?? .gmt
        var calendar = LiveWords.calendar(named: key.calendar)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    private static func calendar(named name: String) -> Calendar {
        let known: [String: Calendar.Identifier] = [
            "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic, "ethiopic": .ethiopicAmeteMihret, "hebrew": .hebrew, "indian": .indian,
            "islamic": .islamic, "islamic-civil": .islamicCivil, "islamic-umalqura": .islamicUmmAlQura, "iso8601": .iso8601, "japanese": .japanese,
            "persian": .persian, "roc": .republicOfChina,
        ]
        return Calendar(identifier: known[name] ?? .gregorian)
    }

    func text(_ live: LiveText, moment: Double?) -> String {
        switch live {
        case .date(let date, let style):
            guard date.isFinite else { return "" }
            let now = moment ?? date
            switch style {
            case .date: return formatted(date, date: .long, time: .none)
            case .time: return formatted(date, date: .none, time: .short)
            case .relative: return relative(from: now, to: date)
            case .offset: return offset(from: now, to: date, fields: "yMdhms", count: 1, sign: "always", width: .full)
            // Up to the date the seconds that have begun count, after it those that are over: the date itself reads 0:00.
            case .timer: return clock(date > now ? (date - now - 1e-6).rounded(.up) : (now - date + 1e-6).rounded(.down), showsHours: true)
            }
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            return timer(start: start, end: end, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours, moment: moment)
        case .format(let kind, let date, let parameters):
            return format(kind, date: date, parameters, moment: moment ?? date)
        }
    }

    private func formatted(_ seconds: Double, date: DateFormatter.Style, time: DateFormatter.Style) -> String {
        formatter(date, time).string(from: LiveWords.date(seconds))
    }

    private func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
        if let known = formatters[[date, time]] { return known }
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = timeZone
        formatter.dateStyle = date
        formatter.timeStyle = time
        formatters[[date, time]] = formatter
        return formatter
    }

    /// A date that Foundation can format: no more than some ten thousand years away.
    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: min(max(seconds.isFinite ? seconds : 0, -3e11), 3e11)) }

    // MARK: Clocks

    private func timer(start: Double, end: Double, pauseTime: Double?, countsDown: Bool, showsHours: Bool, moment: Double?) -> String {
        guard start.isFinite, end.isFinite else { return "" }
        let end = max(start, end)
        let now = min(max(min(moment ?? start, pauseTime ?? .infinity), start), end)
        return clock(countsDown ? (end - now - 1e-6).rounded(.up) : (now - start + 1e-6).rounded(.down), showsHours: showsHours)
    }

    /// m:ss, and h:mm:ss from an hour on, or minutes beyond 60 where hours are not shown (layout-rules 9.5, 9.8).
    private func clock(_ seconds: Double, showsHours: Bool, fraction: Int = 0, padsMinutes: Bool = false) -> String {
        let value = min(max(seconds, 0), 1e12)
        let total = Int64(value)
        let hasHours = showsHours && total >= 3600
        let minutes = hasHours ? total / 60 % 60 : total / 60
        var text = hasHours ? number(total / 3600) + ":" : ""
        text += number(minutes, digits: hasHours || padsMinutes ? 2 : 1) + ":" + number(total % 60, digits: 2)
        if fraction > 0 {
            let unit = (0..<fraction).reduce(Int64(1)) { part, _ in part * 10 }
            text += (locale.decimalSeparator ?? ".") + number(min(Int64((value - Double(total)) * Double(unit) + 1e-6), unit - 1), digits: fraction)
        }
        return text
    }

    /// A whole number in the locale's figures.
    private func number(_ value: Int64, digits: Int = 1) -> String {
        value.formatted(IntegerFormatStyle<Int64>(locale: locale).grouping(.never).precision(.integerLength(digits...)))
    }

    // MARK: Words

    /// Two units, abbreviated, without a sign: "11 min, 14 sec" (layout-rules 9.3).
    private func relative(from now: Double, to date: Double) -> String {
        UnitWords.join(parts(from: now, to: date, fields: "yMdhms", count: 2).map { UnitWords.text($0.value, unit: $0.unit, width: .short, sign: false, locale: localeID) },
                       width: .short, locale: localeID)
    }

    private func offset(from now: Double, to date: Double, fields: String, count: Int, sign: String, width: UnitWords.Width) -> String {
        let parts = parts(from: now, to: date, fields: fields, count: count)
        let isBefore = now < date
        let texts = parts.enumerated().map { index, part in
            let signed = index == 0 && part.value != 0 && (sign == "always" || (sign == "automatic" && isBefore))
            return UnitWords.text(signed && isBefore ? -part.value : part.value, unit: part.unit, width: width, sign: signed, locale: localeID)
        }
        return UnitWords.join(texts, width: width, locale: localeID)
    }

    /// The largest units of a distance that are not zero, cut off below, and never none.
    private func parts(from now: Double, to date: Double, fields: String, count: Int) -> [(unit: Character, value: Int64)] {
        let all: [(Character, Calendar.Component)] = [("y", .year), ("M", .month), ("w", .weekOfMonth), ("d", .day), ("h", .hour), ("m", .minute), ("s", .second)]
        var wanted = all.filter { fields.contains($0.0) }
        if wanted.isEmpty { wanted = [("s", .second)] }
        // A second that has begun counts before the date, as in a timer.
        let distance = date > now ? (date - now - 1e-6).rounded(.up) : (now - date + 1e-6).rounded(.down)
        let start = LiveWords.date(min(now, date)), end = LiveWords.date(min(now, date) + distance)
        let components = calendar.dateComponents(Set(wanted.map(\.1)), from: start, to: end)
        let values = wanted.map { (unit: $0.0, value: Int64(components.value(for: $0.1) ?? 0)) }
        guard let first = values.firstIndex(where: { $0.value != 0 }) else { return [(wanted[wanted.count - 1].0, 0)] }
        return values[first...].prefix(max(1, count)).filter { $0.value != 0 }
    }

    private func format(_ kind: String, date: Double, _ parameters: [String: String], moment: Double) -> String {
        guard date.isFinite else { return "" }
        let count = parameters["maxFieldCount"].flatMap(Int.init)
        let showsHours = parameters["showsHours"] != "false"
        let fields = parameters["allowedFields"] ?? "yMwdhms"
        switch kind {
        case "timer":
            let start = parameters["start"].flatMap(Double.init) ?? date, end = parameters["end"].flatMap(Double.init) ?? date
            if let precision = parameters["maxPrecision"].flatMap(Double.init), precision >= 60 {
                let now = min(max(moment, start), end), left = parameters["countsDown"] == "false" ? now - start : end - now
                return UnitWords.text(Int64(max(0, left) / 60), unit: "m", width: .full, sign: false, locale: localeID)
            }
            return timer(start: start, end: end, pauseTime: nil, countsDown: parameters["countsDown"] != "false", showsHours: showsHours, moment: moment)
        case "stopwatch":
            let precision = parameters["maxPrecision"].flatMap(Double.init) ?? 0.01
            let digits = precision >= 1 ? 0 : precision >= 0.1 ? 1 : precision >= 0.01 ? 2 : 3
            return clock(max(0, moment - date), showsHours: showsHours, fraction: digits, padsMinutes: true)
        case "offset":
            let isClock = Set(fields) == ["m", "s"] || Set(fields) == ["h", "m", "s"]
            if isClock { return (moment < date ? "-" : "") + clock(abs(moment - date) + 1e-6, showsHours: fields.contains("h")) }
            return offset(from: moment, to: date, fields: fields, count: count ?? 2, sign: parameters["sign"] ?? "automatic", width: .full)
        case "reference":
            let part = parts(from: moment, to: date, fields: fields, count: 1)[0]
            return UnitWords.reference(date >= moment ? part.value : -part.value, unit: part.unit, locale: localeID)
                ?? formatted(date, date: .medium, time: .short)
        default:
            return formatted(date, date: .medium, time: .short)
        }
    }
}
