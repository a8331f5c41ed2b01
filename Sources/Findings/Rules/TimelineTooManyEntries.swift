import Drawing

/// `timeline-too-many-entries`: long timelines were seen to fail when they are archived; the widget stays on its placeholder.
///
/// The limit is a setting of the device's profile.
struct TimelineTooManyEntries: TimelineRule {
    static let code = FindingCode.timelineTooManyEntries

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline, timeline.dates.count > timeline.limits.entries else { return [] }
        let size = timeline.archivedBytes.map { " Archived they take about \(max(1, $0 * timeline.dates.count / 1024)) KB." } ?? ""
        return [Self.code.finding("The timeline of \"\(timeline.widget)\" holds \(timeline.dates.count) entries; more than \(timeline.limits.entries) were seen to fail.\(size) The placeholder stays.",
                                  widget: timeline.widget, family: timeline.family)]
    }
}
