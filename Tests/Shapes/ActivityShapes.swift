import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
}

private struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            Text("\(context.attributes.name) \(context.state.minutes) \(context.isStale)")
                .activityBackgroundTint(.black)
                .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("a") }
                DynamicIslandExpandedRegion(.trailing, priority: 1) { Text("b") }
                DynamicIslandExpandedRegion(.center) { Text("c").dynamicIsland(verticalPlacement: .belowIfTooWide) }
                DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes)") }
            } compactLeading: {
                Text("d")
            } compactTrailing: {
                Text("e")
            } minimal: {
                Text("f")
            }
            .keylineTint(.red)
            .widgetURL(URL(string: "app://ride"))
            .contentMargins(.all, 8, for: .expanded)
        }
        .supplementalActivityFamilies([.small])
    }
}

private func requests() async throws {
    let content = ActivityContent(state: Ride.ContentState(minutes: 1), staleDate: nil)
    let activity = try Activity.request(attributes: Ride(name: "a"), content: content, pushType: nil)
    _ = try Activity.request(attributes: Ride(name: "a"), content: content)
    await activity.update(content)
    await activity.end(content, dismissalPolicy: .immediate)
    _ = ActivityAuthorizationInfo().areActivitiesEnabled
}

private struct Power: SetValueIntent {
    static let title: LocalizedStringResource = "Power"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

private struct PowerControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "power", provider: Values()) { isOn in
            ControlWidgetToggle("Power", isOn: isOn, action: Power()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: "power").controlWidgetActionHint("Turn")
            }
            .tint(.red)
        }
        .displayName("Power")
        .description("Turns it on.")
        .promptsForUserConfiguration()
    }
    struct Values: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
    }
}

private struct StartControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "start") { ControlWidgetButton(action: Power()) { Label("Start", systemImage: "play") } }
    }
}

private struct FormsControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "forms") {
            ControlWidgetToggle(isOn: true, action: Power(), label: { Text("a") }, valueLabel: { Text($0 ? "b" : "c") })
        }
    }
}
