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
                if context.activityID != "preview" {
                    Button(intent: MoveFerry(id: context.activityID)) { Label("Sail on", systemImage: "forward.fill").labelStyle(.iconOnly) }.tint(.cyan)
                }
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

/// Begins a crossing.
struct BoardFerry: LiveActivityIntent {
    static let title: LocalizedStringResource = "Board"
    func perform() async throws -> some IntentResult {
        let content = ActivityContent(state: FerryAttributes.ContentState(minutes: 9, pier: "7"), staleDate: nil)
        _ = try Activity.request(attributes: FerryAttributes(name: "MS Vega"), content: content)
        return .result()
    }
}

/// Brings a crossing on, and lands where no minute is left.
struct MoveFerry: LiveActivityIntent {
    static let title: LocalizedStringResource = "Sail on"
    @Parameter(title: "Crossing") var id: String
    init() {}
    init(id: String) { self.id = id }
    func perform() async throws -> some IntentResult {
        guard let ferry = Activity<FerryAttributes>.activities.first(where: { $0.id == id }) else { return .result() }
        var state = ferry.content.state
        state.minutes -= 5
        if state.minutes > 0 {
            await ferry.update(ActivityContent(state: state, staleDate: nil))
        } else {
            await ferry.end(nil, dismissalPolicy: .immediate)
        }
        return .result()
    }
}

/// Begins a crossing as a widget's own process may not.
struct HailFerry: AppIntent {
    static let title: LocalizedStringResource = "Hail"
    func perform() async throws -> some IntentResult {
        _ = try? Activity.request(attributes: FerryAttributes(name: "MS Lyra"), content: ActivityContent(state: FerryAttributes.ContentState(minutes: 1, pier: "1"), staleDate: nil))
        return .result()
    }
}

struct PierProvider: TimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        var crossings = 0
    }
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now, crossings: Activity<FerryAttributes>.activities.count)], policy: .never))
    }
}

/// Boards ferries, and knows how many are at sea.
struct Pier: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Pier", provider: PierProvider()) { entry in
            VStack(alignment: .leading, spacing: 8) {
                Text("\(entry.crossings) at sea").font(.headline)
                Button("Board", intent: BoardFerry())
                Button("Hail", intent: HailFerry()).tint(.secondary)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Pier")
        .description("Boards ferries.")
        .supportedFamilies([.systemSmall])
    }
}

enum Deck: String, AppEnum {
    case upper, lower
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Deck"
    static let caseDisplayRepresentations: [Deck: DisplayRepresentation] = [.upper: "Upper", .lower: "Lower"]
}

struct DoorConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Door"
    @Parameter(title: "Deck", default: .upper) var deck: Deck
    @Parameter(title: "City") var city: City?
}

/// A control that is configured.
struct DoorControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "Door", intent: DoorConfiguration.self) { door in
            ControlWidgetButton(action: HornIntent()) { Label("\(door.deck.rawValue) \(door.city?.name ?? "anywhere")", systemImage: "door.left.hand.open") }
        }
        .displayName("Door")
        .description("Opens a deck.")
    }
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
        Pier()
        FerryActivity()
        LampControl()
        HornControl()
        DoorControl()
    }
}
