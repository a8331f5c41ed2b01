import Drawing

/// `timeline-too-many-entries`: long timelines were seen to fail when they are archived.
struct TimelineTooManyEntries: TimelineRule {
    static let code = FindingCode.timelineTooManyEntries
    /// About 400 (widgetkit-behaviour B9, seen).
    static let limit = 400

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline, timeline.dates.count > Self.limit else { return [] }
        return [Self.code.finding("The timeline of \"\(timeline.widget)\" holds \(timeline.dates.count) entries; more than \(Self.limit) were seen to fail.",
                                  widget: timeline.widget, family: timeline.family)]
    }
}
