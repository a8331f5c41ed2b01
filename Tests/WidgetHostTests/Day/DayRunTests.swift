import Drawing
import ExtensionMessages
import Foundation
import HostSupport
import Testing
@testable import WidgetHost

/// What a run records of a host's day. Hours are counted from 09:00.
@Suite struct DayRunTests {
    private let device = TestDevice()
    private let start = TestDevice.start

    private func record(_ hosted: FakeExtension, hours: Double, _ body: (WidgetHost, DayRun) throws -> Void = { _, _ in }, settings: (inout HostSettings) -> Void = { _ in }) throws -> DayRecord {
        let host = try device.host(hosted, settings: settings)
        try host.setApp(of: hosted.identifier, .background)
        let run = try DayRun(host, extensionName: "Test")
        try host.place()
        try body(host, run)
        try run.advance(to: start + hours * 3600)
        return run.record()
    }

    private func strip(_ day: DayRecord, _ index: Int = 0) -> [String] {
        day.widgets[index].frames.map { "\(($0.start - start) / 3600)–\(($0.end - start) / 3600) \($0.picture.map { day.pictures[$0].texts.first ?? "" } ?? "nothing")" }
    }

    @Test("each picture has its start and end, without gaps, until the end of the day")
    func frames() throws {
        let hosted = FakeExtension { _, now in .init([(now, "a"), (now + 3600, "b"), (now + 7200, "c")]) }
        let day = try record(hosted, hours: 4)
        #expect(strip(day) == ["0.0–1.0 a", "1.0–2.0 b", "2.0–4.0 c"])
        #expect(day.widgets[0].frames.map(\.entry) == [0, 1, 2])
    }

    @Test("a picture that is shown again is one picture, and equal pictures that follow each other are one frame")
    func distinct() throws {
        let hosted = FakeExtension { _, now in .init([(now, "a"), (now + 3600, "a"), (now + 7200, "b"), (now + 10_800, "a")]) }
        let day = try record(hosted, hours: 4)
        #expect(strip(day) == ["0.0–2.0 a", "2.0–3.0 b", "3.0–4.0 a"])
        #expect(day.pictures.count == 2)
    }

    @Test("a picture of five seconds is not lost, and its archive can be drawn after the host has let go of it")
    func short() throws {
        let hosted = FakeExtension { _, now in .init([(now, "a"), (now + 600, "flash"), (now + 605, "b")], .after(now + 7200)) }
        let host = try device.host(hosted)
        let run = try DayRun(host, extensionName: "Test")
        try host.place()
        hosted.provider = { _, now in .init([(now, "c")]) }
        try run.advance(to: start + 4 * 3600)
        let day = run.record()
        #expect(day.widgets[0].frames.map { $0.end - $0.start }.contains(5))
        let flash = try #require(day.pictures.first { $0.texts == ["flash"] })
        #expect(try host.archive(flash.archiveHash) == nil)
        #expect(run.shelf.archive(flash.archiveHash)?.root.label == "flash")
    }

    @Test("reloads are recorded with cause, decision, charge and outcome, and the curve of the budget falls with each that is charged")
    func reloads() throws {
        let hosted = FakeExtension { _, now in .init([(now, "same")], .after(now + 1800)) }
        let day = try record(hosted, hours: 3, settings: { $0.reloadBudget = 3 })
        let widget = day.widgets[0]
        #expect(widget.reloads.map(\.cause) == ["placed", "policyAfter", "policyAfter", "policyAfter", "policyAfter"])
        #expect(widget.reloads.map(\.isCharged) == [false, true, true, true, false])
        #expect(widget.reloads.map(\.outcome) == [.newTimeline, .identical, .identical, .identical, .none])
        #expect(widget.reloads[4].decision == .deferred && widget.reloads[4].deferredUntil == start + 1800 + 86_400)
        let curve = BudgetCurve(widget.reloads, limit: widget.budget, start: day.start, end: day.end)
        #expect(curve.points.map(\.left) == [3, 2, 1, 0])
        #expect(curve.spentAt == start + 5400)
        #expect(strip(day) == ["0.0–3.0 same"], "a reload with the same picture is no change on the glass")
        #expect(day.findings.map(\.code).contains("reload-budget-spent"))
    }

    @Test("timelines are kept with their entries, and whether each was ever shown")
    func timelines() throws {
        let hosted = FakeExtension { _, now in .init([(now - 7200, "old"), (now - 3600, "a"), (now + 3600, "b"), (now + 7200, "never")], .after(now + 5400)) }
        let day = try record(hosted, hours: 1.6)
        let first = try #require(day.widgets[0].timelines.first)
        #expect(first.entries.map(\.isShown) == [false, true, true, false])
        #expect(day.widgets[0].timelines.count == 2)
    }

    @Test("a widget that is removed ends there; one that is placed later begins there")
    func placing() throws {
        let hosted = FakeExtension()
        let day = try record(hosted, hours: 2) { host, run in
            try run.advance(to: start + 3600)
            try host.remove(host.placed[0].id)
            try host.place()
        }
        #expect(day.widgets.map { ($0.frames.first?.start ?? 0) - start } == [0, 3600])
        #expect(day.widgets[0].removedAt == start + 3600 && day.widgets[0].frames.last?.end == start + 3600)
    }

    @Test("a run that is stopped has recorded what came until then")
    func stopped() throws {
        let hosted = FakeExtension { _, now in .init([(now, "a"), (now + 3600, "b"), (now + 7200, "c")]) }
        let host = try device.host(hosted)
        let run = try DayRun(host, extensionName: "Test")
        try host.place()
        run.isStopped = { host.now >= self.start + 3600 }
        try run.advance(to: start + 86_400)
        let day = run.record()
        #expect(strip(day).first == "0.0–1.0 a" && day.end == start + 3600)
    }
}
