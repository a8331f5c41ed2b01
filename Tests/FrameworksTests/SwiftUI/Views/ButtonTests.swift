import Drawing
@testable import SwiftUI
import Testing

private struct Tap: AppIntent {
    static let title: LocalizedStringResource = "Tap"
    func perform() async throws -> some IntentResult { .result() }
}

@Suite struct ButtonTests {
    private func fill(_ view: some View, _ environment: EnvironmentValues = EnvironmentValues()) -> ColorValue? { Drawn(view, environment: environment).fills.first?.paint.color }

    @Test("vibrant, what has no tint of its own is as bright as text; a tint that is set stays")
    func vibrant() {
        let vibrant = EnvironmentValues.with { $0.widgetRenderingMode = .vibrant; $0.colorScheme = .dark }
        let plain = fill(Button("Go", intent: Tap()), vibrant)
        #expect(plain.map { $0.red == 1 && $0.green == 1 && $0.blue == 1 } == true)
        #expect(fill(Button("Go", intent: Tap()).tint(.red), vibrant)?.green ?? 1 < 0.5)
    }

    private struct Framed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5).border(.green) }
    }

    @Test("a style that makes its button anew draws it in the style outside, and the tap is said once")
    func remade() {
        let view = Button("Go", intent: Tap()).buttonStyle(Framed())
        let widget = EnvironmentValues.with { $0.widgetContainer = WidgetContainer(size: size(160, 160), margins: EdgeInsets()) }
        for (view, fills) in [(AnyView(view), 1), (AnyView(view.buttonStyle(.plain)), 0)] {
            let drawn = Drawn(view, environment: widget)
            #expect(drawn.texts == ["Go"] && drawn.findings == [])
            let buttons = drawn.nodes.filter { $0.role == "button" }
            #expect(buttons.count == 1)
            if case .intent? = buttons.first?.action {} else { Issue.record("the intent is lost") }
            #expect(drawn.fills.count == fills)
        }
        #expect(Drawn(Button("Go") {}.buttonStyle(Framed()), environment: widget).findings == ["button-closure"])
    }
}
