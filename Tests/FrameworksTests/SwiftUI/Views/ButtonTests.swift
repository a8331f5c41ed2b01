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
}
