import Drawing

/// `content-unchanged-over-midnight`: what was shown in the evening is still shown in the morning, by a widget that is meant to change.
///
/// An hour on both sides counts, so that a reload just after midnight is in time. A widget whose timeline is one entry for ever is left
/// alone: it does not live by the day.
struct ContentUnchangedOverMidnight: DayRule {
    static let code = FindingCode.contentUnchangedOverMidnight

    /// Seconds before and after midnight in which nothing may have changed.
    private static let margin = 3600.0

    func findings(in day: RecordedDay) -> [Finding] {
        for midnight in day.midnights where midnight - Self.margin >= day.start && midnight + Self.margin <= day.end {
            let around = day.frames.filter { $0.end > midnight - Self.margin && $0.start < midnight + Self.margin }
            guard let first = around.first, let archive = first.archive, first.isEntry, around.allSatisfy({ $0.archive == archive }),
                  around.contains(where: \.isMeantToChange) else { continue }
            // Words that count by themselves do change.
            guard around.allSatisfy({ $0.countingDates.isEmpty }) else { continue }
            let same = day.frames.filter { $0.archive == archive }
            let since = same.first?.start ?? first.start, until = same.last?.end ?? first.end
            let reloads = day.reloads.count { ($0.ranAt ?? -.infinity) > since && ($0.ranAt ?? .infinity) < until }
            let asked = reloads == 0 ? "It was not asked again." : "It was asked again \(reloads) time\(reloads == 1 ? "" : "s") and answered the same."
            return [Self.code.finding("\"\(day.widget)\" shows the same picture before and after midnight, from \(day.clock(since)) to \(day.clock(until)). \(asked)",
                                      widget: day.widget, family: day.family)]
        }
        return []
    }
}
