import Drawing

/// `reload-budget-spent`: all reloads of 24 hours were used, and a request had to wait.
struct ReloadBudgetSpent: DayRule {
    static let code = FindingCode.reloadBudgetSpent

    func findings(in day: RecordedDay) -> [Finding] {
        let deferred = day.reloads.filter { $0.deferredUntil != nil }
        guard let first = deferred.first else { return [] }
        let until = first.deferredUntil.map { ", the first until \(day.clock($0))" } ?? ""
        return [Self.code.finding("\"\(day.widget)\" had used its \(day.budget) reloads by \(day.clock(first.askedAt)); \(deferred.count) request\(deferred.count == 1 ? " was" : "s were") put off\(until).",
                                  widget: day.widget, family: day.family)]
    }
}
