import Drawing

/// `timeline-empty`: a timeline without an entry is thrown away and the old content stays.
struct TimelineEmpty: TimelineRule {
    static let code = FindingCode.timelineEmpty

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline, timeline.dates.isEmpty else { return [] }
        return [Self.code.finding("The timeline of \"\(timeline.widget)\" holds no entry; the placeholder stays.", widget: timeline.widget, family: timeline.family)]
    }
}
