import Drawing

/// `reload-with-identical-result`: reloads brought what was there already.
///
/// Code that asks knows whether it has something new: a warning. A policy that asks again and again has to look to find out: a note.
struct ReloadWithIdenticalResult: DayRule {
    static let code = FindingCode.reloadWithIdenticalResult

    func findings(in day: RecordedDay) -> [Finding] {
        let ran = day.reloads.filter { $0.ranAt != nil }
        let identical = ran.filter(\.isIdentical)
        guard identical.count >= 2 else { return [] }
        let charged = identical.count(where: \.isCharged), fromCode = identical.count(where: \.isFromCode)
        var finding = Self.code.finding("\(identical.count) of \(ran.count) reloads of \"\(day.widget)\" brought the pictures that were there already; \(charged) of them counted against the budget"
            + (fromCode > 0 ? ", and \(fromCode) were asked for by WidgetCenter." : "."), widget: day.widget, family: day.family)
        if fromCode == 0 { finding.severity = .note }
        return [finding]
    }
}
