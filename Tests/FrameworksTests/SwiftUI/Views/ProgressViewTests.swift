import Drawing
@testable import SwiftUI
import Testing

@Suite struct ProgressViewTests {
    @Test("11.9 a bar is 4 points high, as wide as there is room, and filled up to the value")
    func bar() throws {
        let drawn = Drawn(ProgressView(value: 1, total: 4).tint(.red), width: 120)
        let fills = drawn.fills
        #expect(fills.count == 2)
        #expect(close(fills[0].frame.width, 120) && close(fills[0].frame.height, 4))
        #expect(close(fills[1].frame.width, 30) && close(fills[1].frame.minX, 0))
        #expect(fills[1].paint.name == "red")
        #expect(try #require(drawn.node(role: "progress")).value == "25%")
    }

    @Test("in a right-to-left layout the bar fills from the right")
    func mirrored() {
        let fills = Drawn(ProgressView(value: 0.25), width: 120, environment: .with { $0.layoutDirection = .rightToLeft }).fills
        #expect(close(fills[1].frame.minX, 90) && close(fills[1].frame.maxX, 120))
    }

    @Test("values outside the range are clamped; a total of nothing draws an empty bar")
    func clamped() {
        #expect(close(Drawn(ProgressView(value: 9, total: 4), width: 120).fills[1].frame.width, 120))
        #expect(Drawn(ProgressView(value: -1, total: 4), width: 120).fills.count == 1)
        #expect(Drawn(ProgressView(value: 1, total: 0), width: 120).fills.count == 1)
        #expect(Drawn(ProgressView(value: Double.nan), width: 120).fills.count == 1)
    }

    @Test("11.12 between two dates the host draws the bar, and the time left stands below it")
    func timer() throws {
        let start = Date(timeIntervalSince1970: 1000)
        let drawn = Drawn(ProgressView(timerInterval: start...start.addingTimeInterval(60)), width: 120)
        let timer = try #require(drawn.timers.first)
        #expect(timer.start == 1000 && timer.end == 1060 && timer.countsDown)
        guard case .linear(let rect, let isRightToLeft) = timer.look else { Issue.record("not a bar"); return }
        #expect(close(rect.width, 120) && close(rect.height, 4) && !isRightToLeft)
        #expect(drawn.commands.contains { if case .dynamicText = $0 { true } else { false } })
        let bare = Drawn(ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false, label: { EmptyView() }, currentValueLabel: { EmptyView() }))
        #expect(bare.timers.count == 1 && bare.timers[0].countsDown == false && bare.commands.count == 1)
    }

    @Test("11.11 a ring is the capacity gauge: 58 points at most, the line in proportion, empty without a value")
    func ring() throws {
        let drawn = Drawn(ProgressView(value: 0.5).progressViewStyle(.circular))
        #expect(drawn.strokes.count == 2)
        #expect(close(drawn.strokes[0].frame.width, 52.5) && close(drawn.strokes[0].style.width, 5.5))
        #expect(drawn.strokes[1].style.cap == .round)
        #expect(close(Drawn(ProgressView(value: 0.5).progressViewStyle(.circular).frame(width: 29, height: 29)).strokes[0].style.width, 2.75))
        #expect(Drawn(ProgressView()).strokes.count == 1)
        let timer = try #require(Drawn(ProgressView(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9), label: { EmptyView() }, currentValueLabel: { EmptyView() }).progressViewStyle(.circular)).timers.first)
        guard case .circular(_, let radius, let width) = timer.look else { Issue.record("not a ring"); return }
        #expect(close(radius, 26.25) && close(width, 5.5))
    }

    @Test("12.8 redacted, no value is shown")
    func redacted() {
        #expect(Drawn(ProgressView(value: 0.5).redacted(reason: .placeholder)).fills.count == 1)
        let start = Date(timeIntervalSince1970: 0)
        #expect(Drawn(ProgressView(timerInterval: start...start.addingTimeInterval(60)).redacted(reason: .placeholder)).timers.isEmpty)
    }

    @Test("a style gets the parts, and may draw the progress view anew in the style outside of it")
    func styles() {
        struct Framed: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(10) }
        }
        let drawn = Drawn(ProgressView(value: 0.5).progressViewStyle(Framed()).progressViewStyle(.circular), width: 120)
        #expect(drawn.strokes.count == 2 && drawn.fills.isEmpty)
        struct Percent: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View { Text(verbatim: "\(configuration.fractionCompleted ?? -1)") }
        }
        #expect(Drawn(ProgressView(value: 0.5).progressViewStyle(Percent())).texts == ["0.5"])
    }
}
