import Drawing

/// `timeline-entries-out-of-order`: an entry's date is not after that of the one before it.
///
/// The system goes by the dates, whatever the order (widgetkit-behaviour B4). Of entries of one date one is seen, the others never.
struct TimelineEntriesOutOfOrder: TimelineRule {
    static let code = FindingCode.timelineEntriesOutOfOrder

    func findings(in timeline: RecordedTimeline) -> [Finding] {
        guard timeline.role == .timeline else { return [] }
        let pairs = zip(timeline.dates, timeline.dates.dropFirst())
        let backwards = pairs.count { $1 < $0 }, equal = pairs.count { $1 == $0 }
        guard backwards + equal > 0 else { return [] }
        let parts = [backwards > 0 ? "\(backwards) dated before the one in front of \(backwards == 1 ? "it" : "them")" : nil,
                     equal > 0 ? "\(equal) with the date of the one in front of \(equal == 1 ? "it" : "them")" : nil].compactMap { $0 }
        return [Self.code.finding("The timeline of \"\(timeline.widget)\" holds \(timeline.dates.count) entries, \(parts.joined(separator: " and ")).",
                                  widget: timeline.widget, family: timeline.family)]
    }
}
