import Drawing

/// `date-passes-while-shown`: text counts down to a date, and goes on counting up, away from it, since no entry takes its place.
///
/// `Text(timerInterval:)` stops and is not meant. A date at which the entry itself begins counts up from the start, as a stopwatch does,
/// and is meant so.
struct DatePassesWhileShown: DayRule {
    static let code = FindingCode.datePassesWhileShown

    /// A later entry within so many seconds is in time: two changes that are closer are not seen (widgetkit-behaviour B8).
    private static let grace = 2.0

    func findings(in day: RecordedDay) -> [Finding] {
        var found: [Finding] = [], seen: Set<RecordedDay.CountingDate> = []
        for frame in day.frames {
            for counting in frame.countingDates where counting.date > frame.start && frame.end - counting.date > Self.grace && seen.insert(counting).inserted {
                found.append(Self.code.finding("Text of \"\(day.widget)\" counts down (\(counting.style)) to \(day.clock(counting.date)) and stays until \(day.clock(frame.end)): from then on it counts up.",
                                               widget: day.widget, family: day.family, source: counting.source))
            }
        }
        // One for each place in the sources; where it is not known, one for all.
        var places: Set<UInt64> = []
        return found.filter { places.insert($0.source).inserted }
    }
}
