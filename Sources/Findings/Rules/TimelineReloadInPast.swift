import Drawing

/// `timeline-reload-in-past`: a reload asked for a moment that has passed is asked for at once, again and again.
struct TimelineReloadInPast: TimelineRule {
    static let code = FindingCode.timelineReloadInPast

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline, case .after(let date) = timeline.policy, date <= timeline.now else { return [] }
        return [Self.code.finding("The timeline of \"\(timeline.widget)\" asks for a reload \(Int(timeline.now - date)) s before now.",
                                  widget: timeline.widget, family: timeline.family)]
    }
}
