import AppIntents
import Testing
@testable import SwiftUI
@testable import WidgetKit

private struct Switch: SetValueIntent {
    static var title: LocalizedStringResource { "Switch" }
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
private struct Room: ControlConfigurationIntent {
    static var title: LocalizedStringResource { "Room" }
    @Parameter(title: "Name", default: "Hall") var name: String
}
private struct Value: ControlValueProvider {
    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { false }
}
private struct RoomValue: AppIntentControlValueProvider {
    func previewValue(configuration: Room) -> String { "preview" }
    func currentValue(configuration: Room) async throws -> String { configuration.name }
}

@MainActor struct ControlTests {
    private func control(_ declaration: _WidgetDeclaration, _ role: WidgetEntriesRequest.Role, _ values: [String: String] = [:]) async throws -> _ControlDescription {
        let content = try #require(declaration.content)
        let answer = try await content.entries(WidgetEntriesRequest(role: role, family: .systemSmall, isPreview: false, displaySize: .zero, configuration: values,
                                                                    environment: EnvironmentValues(), wait: { _, _ in WidgetEntries(entries: []) }))
        return try #require(answer.entries.first?.value as? _ControlDescription)
    }

    @Test func aControlIsDeclaredWithItsWordsAndNoFamily() {
        let declaration = StaticControlConfiguration(kind: "Lamp", provider: Value()) { ControlWidgetToggle("Lamp", isOn: $0, action: Switch()) }
            .displayName("Lamp").promptsForUserConfiguration()._declaration()
        #expect(declaration.kind == "Lamp" && declaration.configuration == "control" && declaration.families == [])
        #expect(declaration.displayName != nil && declaration.promptsForConfiguration)
    }

    @Test func theGalleryShowsThePreviewValueAndAPlaceTheCurrentOne() async throws {
        let declaration = StaticControlConfiguration(kind: "Lamp", provider: Value()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: Switch()) { Label($0 ? "On" : "Off", systemImage: "lightbulb") }.tint(.yellow).disabled(true)
        }._declaration()
        #expect(try await control(declaration, .snapshot).isOn == true)
        let placed = try await control(declaration, .timeline)
        #expect(placed.isOn == false && placed.tint == .yellow && placed.isDisabled)
    }

    @Test func aConfiguredControlHasItsStoredValues() async throws {
        let declaration = AppIntentControlConfiguration(kind: "Room", provider: RoomValue()) { name in
            ControlWidgetToggle(isOn: name == "Attic", action: Switch()) { Text(name) }
        }._declaration()
        #expect(declaration.parameters?().map(\.name) == ["name"])
        #expect(try await control(declaration, .timeline, ["name": "Attic"]).isOn == true)
        #expect(try await control(declaration, .timeline).isOn == false)
    }

    @Test func aReloadOfControlsIsRecordedOnce() {
        _ = ControlCenter.shared.takeReloadRequests()
        ControlCenter.shared.reloadControls(ofKind: "Lamp")
        #expect(ControlCenter.shared.takeReloadRequests() == ["Lamp"])
        #expect(ControlCenter.shared.takeReloadRequests().isEmpty)
    }
}
