import Drawing
import ExtensionMessages
import Foundation
import JSONValues
import Testing
import WidgetHost
@testable import Snapshots

/// The pages and tables of a day.
@Suite struct FilmStripTests {
    /// Monday 2026-01-05 09:00 in Berlin.
    private static let start = 1_767_600_000.0

    private func day(name: String = "Test", text: String = "Open") -> DayRecord {
        var day = DayRecord(extensionName: name, device: "iPhone 15", system: "26.0", locale: "en_US", time: DayTime(zone: "Europe/Berlin"), start: Self.start, end: Self.start + 86_400)
        let style = DayPicture.Style(RenderEnvironment(family: "systemSmall", width: 158, height: 158))
        day.pictures = [DayPicture(archiveHash: "aa", moment: Self.start, texts: [text], family: "systemSmall", style: style),
                        DayPicture(archiveHash: "bb", moment: Self.start + 3600, texts: ["10:00"], family: "systemSmall", style: style),
                        DayPicture(archiveHash: "bb", moment: Self.start + 7199, texts: ["0:01"], family: "systemSmall", style: style)]
        var widget = DayWidget(id: 1, kind: "Status", displayName: "Status", family: "systemSmall", width: 158, height: 158, placedAt: Self.start, budget: 48)
        widget.frames = [DayFrame(start: Self.start, end: Self.start + 3600, state: .content, entry: 0, entryCount: 2, picture: 0),
                         DayFrame(start: Self.start + 3600, end: Self.start + 7200, state: .content, entry: 1, entryCount: 2, motion: .ticks(every: 1), picture: 1, lastPicture: 2),
                         DayFrame(start: Self.start + 7200, end: Self.start + 86_400, state: .content, entry: 0, entryCount: 2, picture: 0)]
        widget.timelines = [DayTimeline(deliveredAt: Self.start, entries: [DayEntry(date: Self.start, archiveHash: "aa", isShown: true), DayEntry(date: Self.start + 3600, archiveHash: "bb", isShown: true)], policy: .never)]
        widget.reloads = [DayReload(askedAt: Self.start, cause: "placed", causeWords: "placed", decision: .granted, ranAt: Self.start, outcome: .newTimeline, duration: 0.2),
                          DayReload(askedAt: Self.start + 60, cause: "widgetCenter-app", causeWords: "WidgetCenter", decision: .deferred, deferredUntil: Self.start + 90_000)]
        day.widgets = [widget]
        day.findings = [Finding(code: "reload-budget-spent", severity: .warning, basis: .doc, message: "A <message>", fix: "Mend it.", file: "a.swift", line: 3, widget: "Status", family: "systemSmall")]
        day.expectations = [DayExpectation(moment: Self.start + 60, words: "shows \"Open\"", failure: nil, file: "day.yaml", line: 4),
                            DayExpectation(moment: Self.start + 120, words: "shows \"Shut\"", failure: "it shows \"Open\"", file: "day.yaml", line: 5)]
        return day
    }

    @Test("whatever an extension says is text in the page, and nothing is asked of a network")
    func hostile() {
        let html = FilmStrip(day(name: "<script>alert(1)</script>", text: "\"><img src=http://example.com/x>&"), vitrineVersion: "0", pictures: [:]).html
        #expect(!html.contains("<script") && !html.contains("<img"))
        #expect(html.contains("&lt;script&gt;") && html.contains("default-src 'none'; img-src data:"))
        #expect(!html.contains("src=\"http") && !html.contains("url(http"))
    }

    @Test("a picture that is shown twice is in the page once; its texts stand for it where it is not seen")
    func pictures() {
        let html = FilmStrip(day(), vitrineVersion: "0", pictures: [0: [1, 2, 3], 1: [4, 5, 6], 2: [7, 8, 9]]).html
        #expect(html.components(separatedBy: "base64,AQID").count == 2)
        #expect(html.components(separatedBy: "class=\"picture p0\"").count == 2)
        #expect(html.contains("<time>09:00</time> for 1 h, <time>11:00</time> for 22 h; 23 h in all"))
        // On the axis each stretch has the number of its picture.
        #expect(html.contains(">1</a>") && html.contains(">2</a>") && html.components(separatedBy: ">1</a>").count == 3)
        #expect(html.contains("aria-label=\"Open\""))
    }

    @Test("a picture that was not drawn is named by its texts")
    func missing() { #expect(FilmStrip(day(), vitrineVersion: "0", pictures: [:]).html.contains(">Open</div>")) }

    @Test("the table tells each stretch with its start, length and words, and what was expected")
    func table() {
        let lines = DayTable(day(), width: 160).lines
        #expect(lines.first == "Test, Mon 5 Jan 2026, 09:00 to Tue 6 Jan 2026, 09:00 (Europe/Berlin), iPhone 15, OS 26.0, en_US")
        #expect(lines.contains { $0.contains("09:00") && $0.contains("1 h") && $0.contains("Open") && $0.contains("entry 1 of 2") })
        #expect(lines.contains { $0.contains("ticks every 1 s, from \"10:00\" to \"0:01\"") })
        #expect(lines.contains { $0.hasPrefix("  FAILED") } && lines.contains { $0.contains("it shows \"Open\"") })
        #expect(DayTable(day(text: "\u{1B}[31m" + String(repeating: "x", count: 500)), width: 80).lines.allSatisfy { $0.count <= 160 && !$0.contains("\u{1B}") })
    }

    @Test("the document has frames, reloads, budget, pictures and expectations, in the device's zone")
    func document() throws {
        let json = DayDocument(day(), vitrineVersion: "0", engine: "e", files: [0: "001.png"]).json
        let widget = try #require(json["widgets"]?.array?.first)
        let frames = widget["frames"]?.array ?? []
        #expect(frames.map { $0["start"]?.string ?? "" } == ["2026-01-05T09:00:00+01:00", "2026-01-05T10:00:00+01:00", "2026-01-05T11:00:00+01:00"])
        #expect(frames[1]["ticksEvery"] == 1 && frames[1]["lastPicture"] == 2)
        #expect(widget["reloads"]?.array?.last?["deferredUntil"]?.string == "2026-01-06T10:00:00+01:00")
        #expect(json["pictures"]?.array?.first?["file"] == "001.png")
        #expect(json["expectations"]?.array?.map { $0["met"]?.bool } == [true, false])
        #expect(json["findings"]?.array?.first?["line"] == 3)
    }

    @Test("the story of a widget says what was asked, granted and put off")
    func story() {
        let day = day()
        let text = DayStory(day.widgets[0], of: day).sentences.joined(separator: " ")
        #expect(text.contains("It showed 3 different pictures and changed twice.") && text.contains("was to be asked for a timeline twice: once when it was placed, once by the app (WidgetCenter); 1 of them was carried out"), "\(text)")
        var widget = day.widgets[0]
        widget.reloads = widget.reloads.filter { $0.ranAt != nil }
        let asked = DayStory(widget, of: day).sentences.joined(separator: " ")
        #expect(asked.contains("Its provider was asked for a timeline once, when it was placed."), "\(asked)")
    }

    @Test("a stack has its turns, with the scores and the reason, in page, table and document")
    func stack() throws {
        var day = day()
        var second = day.widgets[0]
        second.id = 2
        second.kind = "Trains"
        day.widgets.append(second)
        var stack = DayStack(number: 1)
        stack.widgets = [1, 2]
        let low = [StackScore(id: 1, score: 20, highest: 50, weight: 0.4), StackScore(id: 2)], high = [low[0], StackScore(id: 2, score: 3, highest: 4, until: Self.start + 5400, weight: 0.75)]
        stack.stretches = [.init(start: Self.start, end: Self.start + 3600, shown: 1, reason: .first, scores: low), .init(start: Self.start + 3600, end: Self.start + 86_400, shown: 2, reason: .relevance, scores: high)]
        day.stacks = [stack]
        let lines = DayTable(day, width: 160).lines
        #expect(lines.contains("Stack 1: Status, Trains"))
        #expect(lines.contains { $0.contains("10:00") && $0.contains("Trains: Smart Rotate: it counts most") && $0.contains("Status 20 of 50 (40 %), Trains 3 of 4 (75 %)") })
        let html = FilmStrip(day, vitrineVersion: "0", pictures: [:]).html
        #expect(html.contains("Stack 1") && html.contains("It turned once.") && html.contains("on top of the stack"))
        let json = DayDocument(day, vitrineVersion: "0", engine: "e").json
        let stretch = try #require(json["stacks"]?.array?.first?["stretches"]?.array?.last)
        #expect(stretch["onTop"] == 2 && stretch["reason"] == "relevance" && stretch["scores"]?.array?.last?["weight"] == 0.75)
        #expect(stretch["scores"]?.array?.last?["until"]?.string == "2026-01-05T10:30:00+01:00")
    }

    @Test("a day on which clocks go back says so, and names the hour that is there twice")
    func clocksGoBack() {
        var day = day()
        // Sunday 2026-10-25, 00:00 to 06:00 in Berlin.
        day.start = 1_792_879_200
        day.end = day.start + 7 * 3600
        day.widgets = []
        #expect(DayTable(day, width: 160).lines.contains("  At 03:00 the clocks go back: it is 02:00 again."))
        #expect(FilmStrip(day, vitrineVersion: "0", pictures: [:]).html.contains("At 03:00 the clocks go back: it is 02:00 again."))
    }
}
