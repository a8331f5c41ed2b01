import Drawing
@testable import SwiftUI
import Testing

private struct Flip: SetValueIntent {
    static let title: LocalizedStringResource = "Flip"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ToggleTests {
    @Test("11.8 the switch is 51 by 31 points up to iOS 18, 63 by 28 from iOS 26, with the knob on its side")
    func switches() {
        let old = Drawn(Toggle(isOn: true, intent: Flip()) { Text("x") }, environment: .with { $0.systemMajorVersion = 18 })
        #expect(close(old.fills[0].frame.width, 51) && close(old.fills[0].frame.height, 31))
        #expect(old.fills[0].paint.name == "green")
        #expect(close(old.fills[1].frame.maxX, old.fills[0].frame.maxX - 2) && close(old.fills[1].frame.width, 27))
        let new = Drawn(Toggle(isOn: false, intent: Flip()) { Text("x") }, environment: .with { $0.systemMajorVersion = 26 })
        #expect(close(new.fills[0].frame.width, 63) && close(new.fills[0].frame.height, 28))
        #expect(close(new.fills[1].frame.minX, new.fills[0].frame.minX + 2))
    }

    @Test("without colours the knob is told from the track of a switch that is on by its alpha", arguments: [WidgetRenderingMode.accented, .vibrant])
    func flatSwitch(mode: WidgetRenderingMode) {
        func opacities(_ mode: WidgetRenderingMode) -> [Double] {
            Drawn(Toggle(isOn: true, intent: Flip()) { Text("x") }, environment: .with { $0.widgetRenderingMode = mode }).commands.compactMap { if case .beginGroup(.opacity(let value)) = $0 { value } else { nil } }
        }
        #expect(opacities(mode).contains { $0 < 0.6 } && !opacities(.fullColor).contains { $0 < 0.6 })
    }

    @Test("the label leads and the switch trails in the width that is offered; without labels only the switch is there")
    func layout() {
        let drawn = Drawn(Toggle("Name", isOn: true, intent: Flip()), width: 200)
        #expect(close(drawn.fills[0].frame.maxX, 200))
        #expect(drawn.texts == ["Name"])
        let bare = Toggle("Name", isOn: true, intent: Flip()).labelsHidden()
        #expect(measured(bare, 200, 100) == size(63, 28))
        #expect(Drawn(bare).texts.isEmpty)
    }

    @Test("11.1, 11.6 a toggle with an intent runs it; one over a binding does nothing, and a finding says so")
    func actions() throws {
        let node = try #require(Drawn(Toggle("Name", isOn: true, intent: Flip())).node(role: "toggle"))
        guard case .intent(let name, _, let isToggle) = node.action else { Issue.record("no intent"); return }
        #expect(name.contains("Flip") && isToggle && node.value == "on")
        let bound = Drawn(Toggle("Name", isOn: .constant(false)))
        #expect(bound.node(role: "toggle")?.action == .unsupportedClosure)
        #expect(bound.findings.contains("toggle-binding"))
    }

    @Test("a style sees the value and its tint, and may make the toggle anew in the style outside of it")
    func styles() {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Text(verbatim: configuration.isOn ? "on" : "off") }
        }
        struct Wrapped: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
        }
        #expect(Drawn(Toggle("Name", isOn: true, intent: Flip()).toggleStyle(Words())).texts == ["on"])
        #expect(Drawn(Toggle("Name", isOn: true, intent: Flip()).toggleStyle(Wrapped()).toggleStyle(Words())).texts == ["on"])
        #expect(Drawn(Toggle("Name", isOn: true, intent: Flip()).toggleStyle(SwitchToggleStyle(tint: .red))).fills[0].paint.name == "red")
    }

    @Test("12.8 redacted, the switch is off")
    func redacted() {
        let drawn = Drawn(Toggle("Name", isOn: true, intent: Flip()).redacted(reason: .placeholder))
        let parts = Array(drawn.fills.suffix(2).map(\.frame))
        #expect(close(parts[0].minX + 2, parts[1].minX))
    }
}
