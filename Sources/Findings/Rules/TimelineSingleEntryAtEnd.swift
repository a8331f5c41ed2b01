import Drawing

/// `timeline-single-entry-at-end`: one entry with `.atEnd` asks for a new timeline at once and burns the budget.
///
/// An entry dated in the future is another matter: the reload comes when it is due.
struct TimelineSingleEntryAtEnd: TimelineRule {
    static let code = FindingCode.timelineSingleEntryAtEnd

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline, timeline.policy == .atEnd, timeline.dates.count == 1, timeline.dates[0] <= timeline.now else { return [] }
        return [Self.code.finding("The timeline of \"\(timeline.widget)\" holds one entry, dated now, and ends with it.", widget: timeline.widget, family: timeline.family)]
    }
}
