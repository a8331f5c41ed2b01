import AppIntents
import SwiftUI
import WidgetKit

private let store = UserDefaults(suiteName: "group.example.locks") ?? .standard

struct Lamp: AppIntent {
    static let title: LocalizedStringResource = "Lamp"
    func perform() async throws -> some IntentResult {
        store.set(store.integer(forKey: "lamp") + 1, forKey: "lamp")
        return .result()
    }
}

struct Door: AppIntent {
    static let title: LocalizedStringResource = "Door"
    static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
    func perform() async throws -> some IntentResult {
        store.set(store.integer(forKey: "door") + 1, forKey: "door")
        return .result()
    }
}

struct LampControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "LampControl") { ControlWidgetButton(action: Lamp()) { Label("Lamp", systemImage: "lightbulb") } }.displayName("Lamp")
    }
}

struct DoorControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "DoorControl") { ControlWidgetButton(action: Door()) { Label("Door", systemImage: "door.left.hand.open") } }.displayName("Door")
    }
}

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

struct Panel: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Panel", provider: Provider()) { _ in
            HStack {
                Button("Lamp", intent: Lamp())
                Button("Door", intent: Door())
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main struct LocksBundle: WidgetBundle {
    var body: some Widget {
        Panel()
        LampControl()
        DoorControl()
    }
}
