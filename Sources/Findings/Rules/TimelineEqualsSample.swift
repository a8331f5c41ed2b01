import Drawing

/// `timeline-equals-sample`: with nothing stored the timeline shows the figures of the sample.
///
/// Only figures count: a word such as "No data" is the same in both, and rightly so. A figure that moves with the clock was left out
/// by whoever compared, and zero is what a widget without data shows.
struct TimelineEqualsSample: FindingRule {
    static let code = FindingCode.timelineEqualsSample

    func findings(in subject: SampleComparison) -> [Finding] {
        let figures = subject.commonTexts.filter { $0.unicodeScalars.contains { $0.properties.numericType != nil && $0 != "0" } }
        guard subject.storeReads > 0, !figures.isEmpty else { return [] }
        let shown = figures.prefix(3).map { "\"\($0.prefix(40))\"" }.joined(separator: ", ")
        return [Self.code.finding("Nothing is stored on the device, and the timeline of \"\(subject.widget)\" shows what its sample shows: \(shown).",
                                  widget: subject.widget, family: subject.family)]
    }
}
