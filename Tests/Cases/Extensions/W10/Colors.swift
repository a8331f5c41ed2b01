import AppIntents
import SwiftUI
import WidgetKit

let store = UserDefaults(suiteName: "group.example.colors")

struct ColorEntry: TimelineEntry {
    let date: Date
    let name: String
}

/// Sets one colour, waits, sets another, and asks for all timelines twice: one reload when it returns is all that comes for certain.
struct TwiceIntent: AppIntent {
    static var title: LocalizedStringResource = "Twice"
    func perform() async throws -> some IntentResult {
        store?.set("red", forKey: "color")
        WidgetCenter.shared.reloadAllTimelines()
        try await Task.sleep(for: .seconds(10))
        store?.set("green", forKey: "color")
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

/// Sets the moment; the provider makes two entries of it.
struct OnceIntent: AppIntent {
    static var title: LocalizedStringResource = "Once"
    func perform() async throws -> some IntentResult {
        store?.set(Date.now.timeIntervalSince1970, forKey: "tapped")
        return .result()
    }
}

struct TwiceProvider: TimelineProvider {
    private var entry: ColorEntry { ColorEntry(date: .now, name: store?.string(forKey: "color") ?? "grey") }
    func placeholder(in context: Context) -> ColorEntry { entry }
    func getSnapshot(in context: Context, completion: @escaping (ColorEntry) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ColorEntry>) -> Void) { completion(Timeline(entries: [entry], policy: .never)) }
}

struct OnceProvider: TimelineProvider {
    func placeholder(in context: Context) -> ColorEntry { ColorEntry(date: .now, name: "grey") }
    func getSnapshot(in context: Context, completion: @escaping (ColorEntry) -> Void) { completion(ColorEntry(date: .now, name: "grey")) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<ColorEntry>) -> Void) {
        let tapped = store?.double(forKey: "tapped") ?? 0
        guard tapped > 0 else { return completion(Timeline(entries: [ColorEntry(date: .now, name: "grey")], policy: .never)) }
        let date = Date(timeIntervalSince1970: tapped)
        completion(Timeline(entries: [ColorEntry(date: date, name: "red"), ColorEntry(date: date.addingTimeInterval(10), name: "green")], policy: .never))
    }
}

struct ColorView<Action: AppIntent>: View {
    let entry: ColorEntry
    let action: Action
    var body: some View {
        VStack {
            Text(entry.name)
            Button("Change", intent: action)
        }
        .containerBackground(.background, for: .widget)
    }
}

struct TwiceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Twice", provider: TwiceProvider()) { ColorView(entry: $0, action: TwiceIntent()) }.supportedFamilies([.systemSmall])
    }
}

struct OnceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Once", provider: OnceProvider()) { ColorView(entry: $0, action: OnceIntent()) }.supportedFamilies([.systemSmall])
    }
}

@main struct ColorsBundle: WidgetBundle {
    var body: some Widget {
        TwiceWidget()
        OnceWidget()
    }
}
