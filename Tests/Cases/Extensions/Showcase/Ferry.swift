import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct FerryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutes: Int
        var pier: String
    }
    var name: String
}

struct FerryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: FerryAttributes.self) { context in
            HStack(spacing: 14) {
                Image(systemName: "ferry.fill").font(.title).foregroundStyle(.cyan)
                VStack(alignment: .leading, spacing: 3) {
                    Text(context.attributes.name).font(.headline)
                    Text("Pier \(context.state.pier)").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Text("\(context.state.minutes) min").font(.title2.bold()).contentTransition(.numericText())
            }
            .padding()
            .activityBackgroundTint(Color(red: 0.06, green: 0.14, blue: 0.26))
            .foregroundStyle(.white)
            .widgetURL(URL(string: "ferry://crossing"))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Image(systemName: "ferry.fill").font(.title2).foregroundStyle(.cyan) }
                DynamicIslandExpandedRegion(.trailing) { Text("\(context.state.minutes) min").font(.title3.bold()) }
                DynamicIslandExpandedRegion(.bottom) { Text("\(context.attributes.name), pier \(context.state.pier)").font(.subheadline) }
            } compactLeading: {
                Image(systemName: "ferry.fill").foregroundStyle(.cyan)
            } compactTrailing: {
                Text("\(context.state.minutes)").monospacedDigit()
            } minimal: {
                Text("\(context.state.minutes)")
            }
            .widgetURL(URL(string: "ferry://island"))
        }
    }
}

#Preview("Crossing", as: .content, using: FerryAttributes(name: "MS Halden")) {
    FerryActivity()
} contentStates: {
    FerryAttributes.ContentState(minutes: 12, pier: "3")
    FerryAttributes.ContentState(minutes: 4, pier: "3")
    FerryAttributes.ContentState(minutes: 0, pier: "1")
}

struct LampIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Lamp"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(value, forKey: "lamp")
        return .result()
    }
}

struct LampControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { UserDefaults.standard.bool(forKey: "lamp") }
    }
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Lamp", provider: Provider()) { isOn in
            ControlWidgetToggle("Lamp", isOn: isOn, action: LampIntent()) { isOn in
                Label(isOn ? "On" : "Off", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
            }
            .tint(.orange)
        }
        .displayName("Lamp")
        .description("Switches the lamp.")
    }
}

struct HornIntent: AppIntent {
    static let title: LocalizedStringResource = "Horn"
    func perform() async throws -> some IntentResult { .result() }
}

struct HornControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Horn") {
            ControlWidgetButton(action: HornIntent()) { Label("Horn", systemImage: "megaphone.fill") }
        }
        .displayName("Horn")
        .description("Sounds the horn.")
    }
}

@main struct Showcase: WidgetBundle {
    var body: some Widget {
        Panel()
        Timers()
        Fragile()
        FerryActivity()
        LampControl()
        HornControl()
    }
}
