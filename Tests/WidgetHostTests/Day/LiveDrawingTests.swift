import Drawing
import Testing
@testable import WidgetHost

/// Which stretches a drawing with live text has. Seconds are counted from a date at noon.
@Suite struct LiveDrawingTests {
    private static let noon = 1_767_614_400.0

    private func list(_ live: LiveText...) -> DisplayList {
        let attributes = TextAttributes(font: FontDescriptor(size: 17), paint: .color(ColorValue(red: 0, green: 0, blue: 0), name: nil))
        return DisplayList(size: Size(width: 100, height: 100), items: live.map {
            DisplayItem(.dynamicText(DynamicText(paragraph: Paragraph(runs: [TextRun(.live($0), attributes)]), rect: Rect(x: 0, y: 0, width: 100, height: 20))))
        })
    }

    private func spans(_ list: DisplayList, _ from: Double, _ to: Double) -> [(Double, Double, LiveSpan.Motion)] {
        LiveDrawing(list).spans(from: Self.noon + from, to: Self.noon + to).map { ($0.start - Self.noon, $0.end - Self.noon, $0.motion) }
    }

    @Test("a timer ticks up to its date, and begins anew there")
    func timer() {
        let found = spans(list(.date(Self.noon, style: .timer)), -600, 600)
        #expect(found.map(\.0) == [-600, 0] && found.map(\.1) == [0, 600])
        #expect(found.allSatisfy { $0.2 == .ticks(every: 1) })
    }

    @Test("an interval that is over stands still at its last words, however short the rest is")
    func interval() {
        let live = LiveText.timerInterval(start: Self.noon - 600, end: Self.noon, pauseTime: nil, countsDown: true, showsHours: true)
        let found = spans(list(live), -600, 5)
        #expect(found.map(\.0) == [-600, 0])
        #expect(found[1].2 == .still)
        #expect(LiveDrawing(list(live)).words(at: Self.noon + 3) == ["0:00"])
    }

    @Test("words that change by the minute begin a stretch each, and tick where there are too many")
    func relative() {
        let live = list(.date(Self.noon, style: .relative))
        // "2 hr, 4 min" and so on, a minute each.
        let few = spans(live, -7499, -7200)
        #expect(few.count == 5 && few.allSatisfy { $0.2 == .still })
        let many = spans(live, -20 * 3600, -3600)
        #expect(many.count == LiveDrawing.changeLimit + 1)
        #expect(many.last?.2 == .ticks(every: 60))
    }

    @Test("a time of day does not change, and a drawing without live parts is one stretch")
    func still() {
        #expect(spans(list(.date(Self.noon, style: .time)), -600, 600).count == 1)
        let plain = LiveDrawing(list())
        #expect(!plain.isLive)
        #expect(plain.spans(from: 0, to: 60) == [LiveSpan(start: 0, end: 60, motion: .still)])
    }

    @Test("progress is seen at each quarter, and stands still before and after")
    func progress() {
        var progress = DisplayList(size: Size(width: 100, height: 100))
        let black = Paint.color(ColorValue(red: 0, green: 0, blue: 0), name: nil)
        progress.items = [DisplayItem(.timerProgress(TimerProgress(start: Self.noon, end: Self.noon + 400, countsDown: false,
                                                                   look: .linear(rect: Rect(x: 0, y: 0, width: 80, height: 4), isRightToLeft: false), tint: black, track: black)))]
        let found = spans(progress, -100, 600)
        #expect(found.map(\.0) == [-100, 0, 100, 200, 300, 400])
        #expect(found.map(\.2) == [.still, .moves, .moves, .moves, .moves, .still])
    }
}
