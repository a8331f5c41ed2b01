import Drawing

/// `timeline-entry-too-large`: entries that carry photos of several megabytes were seen to leave the widget on its placeholder.
struct TimelineEntryTooLarge: TimelineRule {
    static let code = FindingCode.timelineEntryTooLarge

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline, let largest = timeline.sizes.max(), largest > timeline.limits.entryBytes else { return [] }
        let count = timeline.sizes.count { $0 > timeline.limits.entryBytes }, all = timeline.sizes.reduce(0, +)
        return [Self.code.finding("\(count) of the \(timeline.sizes.count) entries of \"\(timeline.widget)\" hold more than \(timeline.limits.entryBytes) bytes: the largest \(largest) bytes, all together \(all). The placeholder stays.",
                                  widget: timeline.widget, family: timeline.family)]
    }
}
