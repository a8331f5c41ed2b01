import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var stops: Int }
    var number: String
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            Text("Order \(context.attributes.number), \(context.state.stops) stops").padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Leading") }
                DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.stops) stops before yours") }
            } compactLeading: {
                Text(context.attributes.number)
            } compactTrailing: {
                Text("\(context.state.stops)")
            } minimal: {
                Text("\(context.state.stops)")
            }
        }
        .supplementalActivityFamilies([.small])
    }
}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}

struct LampControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
    }
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp", provider: Provider()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
                Image(systemName: "lightbulb")
                Text(isOn ? "Shining" : "Dark")
            }
            .tint(.orange)
        }
        .displayName("Lamp")
        .description("Switches the lamp.")
    }
}

@main struct Places: WidgetBundle {
    var body: some Widget {
        DeliveryActivity()
        LampControl()
    }
}
