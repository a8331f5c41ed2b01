import Drawing
import ExtensionMessages
import Testing
@testable import Findings

/// A day of one widget that begins at 18:00; hours are counted from there, and midnight is hour 6.
@Suite struct DayRuleTests {
    private func day(_ frames: [RecordedDay.Frame] = [], reloads: [RecordedDay.Reload] = [], hours: Double = 24) -> RecordedDay {
        var day = RecordedDay(widget: "W", family: "systemSmall", start: 0, end: hours * 3600, midnights: [6 * 3600], budget: 48) { "h\(Int($0 / 3600))" }
        day.frames = frames
        day.reloads = reloads
        return day
    }

    private func frame(_ from: Double, _ to: Double, _ archive: String?, changes: Bool = true, isEntry: Bool = true, dates: [Double] = []) -> RecordedDay.Frame {
        RecordedDay.Frame(start: from * 3600, end: to * 3600, archive: archive, isEntry: isEntry, isMeantToChange: changes,
                          countingDates: dates.map { RecordedDay.CountingDate(date: $0 * 3600, style: ".timer", source: 7) })
    }

    private func codes(_ day: RecordedDay) -> [String] { FindingRules.findings(in: day).map(\.code) }

    @Test("the same picture from evening to morning is found, with the times and the reloads between")
    func midnight() {
        let reloads = (1...14).map { RecordedDay.Reload(askedAt: Double($0) * 3600, ranAt: Double($0) * 3600) }
        let findings = FindingRules.findings(in: day([frame(0, 14, "a"), frame(14, 24, "b")], reloads: reloads))
        #expect(findings.map(\.code) == ["content-unchanged-over-midnight"])
        #expect(findings[0].message.contains("from h0 to h14") && findings[0].message.contains("13 times"), "\(findings[0].message)")
    }

    @Test("a picture that changes at midnight, within the hour after it, or never by its nature is not found")
    func midnightFine() {
        #expect(codes(day([frame(0, 6, "a"), frame(6, 24, "b")])) == [])
        #expect(codes(day([frame(0, 6.5, "a"), frame(6.5, 24, "b")])) == [])
        #expect(codes(day([frame(0, 24, "a", changes: false)])) == [])
        #expect(codes(day([frame(0, 24, "a", isEntry: false)])) == [])
        #expect(codes(day([frame(0, 24, "a", dates: [30])])) == [], "its text counts, so it changes")
        #expect(codes(day([frame(0, 6.5, "a")], hours: 6.5)) == [], "the day ends too soon after midnight to tell")
    }

    @Test("a timer that runs past its date is found once for its place, with both moments")
    func datePasses() {
        let findings = FindingRules.findings(in: day([frame(0, 2, "a", dates: [1]), frame(2, 4, "b", dates: [3])]))
        #expect(findings.map(\.code) == ["date-passes-while-shown"])
        #expect(findings[0].source == 7)
        #expect(findings[0].message.contains("h1") && findings[0].message.contains("h2"))
    }

    @Test("an entry that takes over at the date, and text that counts up from the start, are not found")
    func datePassesFine() {
        #expect(codes(day([frame(0, 1, "a", dates: [1]), frame(1, 2, "b")])) == [])
        #expect(codes(day([frame(0, 2, "a", dates: [0]), frame(2, 3, "b", dates: [-1])])) == [])
    }

    @Test("identical reloads are a warning where code asked for them, and a note where the policy looks")
    func identical() {
        func findings(fromCode: Bool, count: Int) -> [Finding] {
            let reloads = (1...count).map { RecordedDay.Reload(askedAt: Double($0), ranAt: Double($0), isCharged: true, isIdentical: true, isFromCode: fromCode) }
            return FindingRules.findings(in: day(reloads: reloads + [RecordedDay.Reload(askedAt: 99, ranAt: 99)]))
        }
        #expect(findings(fromCode: true, count: 3).map(\.severity) == [.warning])
        #expect(findings(fromCode: false, count: 3).map(\.severity) == [.note])
        #expect(findings(fromCode: true, count: 3)[0].message.contains("3 of 4 reloads"))
        #expect(findings(fromCode: true, count: 1).isEmpty)
    }

    @Test("a budget that is spent is found with the moment and the number put off")
    func spent() {
        let reloads = [RecordedDay.Reload(askedAt: 0, ranAt: 0, isCharged: true), RecordedDay.Reload(askedAt: 7200, deferredUntil: 86_400), RecordedDay.Reload(askedAt: 9000, deferredUntil: 86_400)]
        let findings = FindingRules.findings(in: day(reloads: reloads))
        #expect(findings.map(\.code) == ["reload-budget-spent"])
        #expect(findings[0].message.contains("48 reloads by h2") && findings[0].message.contains("2 requests") && findings[0].message.contains("until h24"), "\(findings[0].message)")
    }

    @Test("entries that go back, or share a date, are found with their numbers; increasing ones are not")
    func order() {
        func messages(_ dates: [Double], role: Role = .timeline) -> [String] {
            let timeline = RecordedTimeline(widget: "W", family: "systemSmall", role: role, dates: dates, policy: .never, now: 0)
            return FindingRules.findings(in: timeline).filter { $0.code == "timeline-entries-out-of-order" }.map(\.message)
        }
        #expect(messages([0, 3600, 1800, 7200]).first?.contains("1 dated before") == true)
        #expect(messages([0, 0, 3600]).first?.contains("1 with the date") == true)
        #expect(messages([0, 3600, 7200]).isEmpty)
        #expect(messages([3600, 0], role: .snapshot).isEmpty)
    }
}
