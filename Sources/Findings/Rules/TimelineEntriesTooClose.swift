import Drawing

/// `timeline-entries-too-close`: entries less than five minutes apart may be dropped or delayed.
struct TimelineEntriesTooClose: TimelineRule {
    static let code = FindingCode.timelineEntriesTooClose
    /// Seconds: about five minutes (widgetkit-behaviour B7, doc).
    static let minimumDistance = 300.0

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline else { return [] }
        // An entry that has passed is never shown beside the one after it.
        let coming = timeline.dates.sorted().filter { $0 >= timeline.now }
        let distances = zip(coming, coming.dropFirst()).map { $1 - $0 }
        guard let shortest = distances.min(), shortest < Self.minimumDistance else { return [] }
        let count = distances.count { $0 < Self.minimumDistance }
        return [Self.code.finding("\(count) of the \(timeline.dates.count) entries of \"\(timeline.widget)\" follow the one before within five minutes, the closest after \(Int(shortest)) s.",
                                  widget: timeline.widget, family: timeline.family)]
    }
}
