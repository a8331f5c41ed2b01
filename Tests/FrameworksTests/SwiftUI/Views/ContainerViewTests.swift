import Drawing
@testable import SwiftUI
import Testing

@Suite struct ContainerViewTests {
    @Test("a section's parts follow each other in the container around it")
    func section() {
        let drawn = Drawn(VStack { Section { Text("row") } header: { Text("header") } footer: { Text("footer") } })
        #expect(drawn.texts == ["header", "row", "footer"])
    }

    @Test("8.7 rows of an overfull stack keep a line each and overflow it")
    func overfull() {
        let drawn = Drawn(VStack(spacing: 0) { ForEach(0..<9) { Text(verbatim: "Row \($0)") } }, height: 60)
        let heights = drawn.nodes.filter { $0.role == "text" }.map(\.frame.height)
        #expect(heights.count == 9 && heights.allSatisfy { $0 > 20 && $0 < 21 })
    }

    @Test("a group box insets its content by 16 points in a box of the secondary background")
    func groupBox() {
        let box = GroupBox { Color.red.frame(width: 20, height: 20) }
        #expect(measured(box, 200, 200) == size(52, 52))
        #expect(Drawn(box).fills[0].paint.name == "secondarySystemBackground")
        struct Plain: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { VStack(spacing: 0) { configuration.label; configuration.content } }
        }
        #expect(measured(GroupBox { Color.red.frame(width: 20, height: 20) } label: { Color.red.frame(width: 20, height: 5) }.groupBoxStyle(Plain()), 200, 200) == size(20, 25))
    }

    @Test("labelled content fills the row: the label leads, the value trails")
    func labeledContent() throws {
        let drawn = Drawn(LabeledContent { Color.red.frame(width: 20, height: 20) } label: { Color.blue.frame(width: 30, height: 20) }, width: 200)
        #expect(close(drawn.fills[0].frame.minX, 0) && close(drawn.fills[1].frame.maxX, 200))
    }

    @Test("7.20 a TimelineView is drawn at the last date of its schedule before the entry's moment, once")
    func timeline() {
        let environment = EnvironmentValues.with { $0.moment = 100 }
        func date<S: TimelineSchedule>(_ schedule: S) -> String {
            Drawn(TimelineView(schedule) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }, environment: environment).texts.first ?? ""
        }
        #expect(date(.periodic(from: Date(timeIntervalSince1970: 10), by: 40)) == "90.0")
        #expect(date(.everyMinute) == "60.0")
        #expect(date(.animation) == "100.0")
        #expect(date(.explicit([20, 95, 300].map { Date(timeIntervalSince1970: $0) })) == "95.0")
        #expect(date(.periodic(from: Date(timeIntervalSince1970: 500), by: 40)) == "500.0")
        #expect(Drawn(TimelineView(.everyMinute) { _ in Color.red }).findings == ["timeline-view-static"])
    }

    @Test("7.21 an AsyncImage shows its placeholder and a finding")
    func asyncImage() {
        let drawn = Drawn(AsyncImage(url: URL(string: "https://example.com/a.png")) { $0 } placeholder: { Text("wait") })
        #expect(drawn.texts == ["wait"] && drawn.findings == ["async-image"])
        let phases = Drawn(AsyncImage(url: nil) { phase in if phase.image != nil { Text("there") } else { Text("none") } })
        #expect(phases.texts == ["none"])
    }

    @Test("an empty place says what is missing, in the middle of the space")
    func unavailable() {
        let drawn = Drawn(ContentUnavailableView("Nothing", systemImage: "star", description: Text("yet")))
        #expect(drawn.texts == ["Nothing", "yet"])
        #expect(measured(ContentUnavailableView("Nothing", systemImage: "star"), 200, 300) == size(200, 300))
    }

    @Test("animators show their first phase or initial value")
    func animators() {
        #expect(Drawn(PhaseAnimator(["a", "b"]) { Text(verbatim: $0) }).texts == ["a"])
        #expect(Drawn(Text("x").phaseAnimator([1, 2]) { view, phase in HStack { view; Text(verbatim: "\(phase)") } }).texts == ["x", "1"])
        #expect(Drawn(KeyframeAnimator(initialValue: 3.0) { Text(verbatim: "\($0)") } keyframes: { _ in KeyframeTrack { LinearKeyframe(5.0, duration: 1) } }).texts == ["3.0"])
    }
}
