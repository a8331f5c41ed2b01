import AppIntents
import SwiftUI
import WidgetKit

struct RateEntry: TimelineEntry {
    let date: Date
    let text: String
}

let source = URL(string: "https://rates.example.com/today")!

struct RateView: View {
    let entry: RateEntry
    var body: some View { Text(entry.text).containerBackground(.background, for: .widget) }
}

/// Answers at once, and once more when the request has come back.
struct HastyProvider: TimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, text: "rate") }
    func getSnapshot(in context: Context, completion: @escaping (RateEntry) -> Void) { completion(RateEntry(date: .now, text: "rate")) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<RateEntry>) -> Void) {
        completion(Timeline(entries: [RateEntry(date: .now, text: "loading")], policy: .never))
        completion(Timeline(entries: [RateEntry(date: .now, text: "late")], policy: .never))
    }
}

struct RateIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Rate"
}

/// Starts the request, and does not wait for it.
struct UnawaitedProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, text: "rate") }
    func snapshot(for configuration: RateIntent, in context: Context) async -> RateEntry { RateEntry(date: .now, text: "rate") }
    func timeline(for configuration: RateIntent, in context: Context) async -> Timeline<RateEntry> {
        let loading = Timeline(entries: [RateEntry(date: .now, text: "loading")], policy: .never)
        URLSession.shared.dataTask(with: source) { data, _, _ in
            guard let data else { return }
            let late = Timeline(entries: [RateEntry(date: .now, text: String(decoding: data, as: UTF8.self))], policy: .never)
            // There is nobody to give it to.
            _ = late
        }.resume()
        return loading
    }
}

/// Waits, and answers once.
struct PatientProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> RateEntry { RateEntry(date: .now, text: "rate") }
    func snapshot(for configuration: RateIntent, in context: Context) async -> RateEntry { RateEntry(date: .now, text: "rate") }
    func timeline(for configuration: RateIntent, in context: Context) async -> Timeline<RateEntry> {
        let text: String
        do {
            let (data, _) = try await URLSession.shared.data(from: source)
            text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        } catch {
            text = "no rate"
        }
        return Timeline(entries: [RateEntry(date: .now, text: text)], policy: .never)
    }
}

struct HastyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hasty", provider: HastyProvider()) { RateView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct UnawaitedWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Unawaited", intent: RateIntent.self, provider: UnawaitedProvider()) { RateView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct PatientWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Patient", intent: RateIntent.self, provider: PatientProvider()) { RateView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct RatesBundle: WidgetBundle {
    var body: some Widget {
        HastyWidget()
        UnawaitedWidget()
        PatientWidget()
    }
}
