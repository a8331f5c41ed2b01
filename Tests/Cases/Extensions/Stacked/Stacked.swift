import SwiftUI
import WidgetKit

/// An entry that says how much it matters, and for how long.
struct Moment: TimelineEntry {
    let date: Date
    let words: String
    var relevance: TimelineEntryRelevance?
}

/// Hours since the first request's, with words, score and duration.
struct Plan: TimelineProvider {
    let steps: [(hour: Double, words: String, score: Float?, minutes: Double)]

    func placeholder(in context: Context) -> Moment { Moment(date: .now, words: "–") }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        let start = Calendar.current.startOfDay(for: .now)
        completion(Timeline(entries: steps.map { step in
            Moment(date: start.addingTimeInterval(step.hour * 3600), words: step.words, relevance: step.score.map { TimelineEntryRelevance(score: $0, duration: step.minutes * 60) })
        }, policy: .never))
    }
}

struct Words: View {
    let entry: Moment
    let color: Color
    var body: some View {
        Text(entry.words).font(.title2.bold()).foregroundStyle(.white).containerBackground(color.gradient, for: .widget)
    }
}

/// Always of some interest, in the evening of none.
struct Weather: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Weather", provider: Plan(steps: [(8, "Fog", 20, 0), (12, "Sun", 50, 0), (18, "Dark", 0, 0)])) { Words(entry: $0, color: .blue) }
            .configurationDisplayName("Weather").supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Matters from a quarter of an hour before each train on, for half an hour.
struct Trains: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trains", provider: Plan(steps: [(8, "No train", nil, 0), (9, "9:15 to Ulm", 3, 30), (17, "17:15 home", 4, 30), (20, "No train", -1, 0)])) { Words(entry: $0, color: .green) }
            .configurationDisplayName("Trains").supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Says nothing of its relevance.
struct Quote: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quote", provider: Plan(steps: [(8, "Begin.", nil, 0)])) { Words(entry: $0, color: .purple) }
            .configurationDisplayName("Quote").supportedFamilies([.systemSmall])
    }
}

@main struct StackedBundle: WidgetBundle {
    var body: some Widget {
        Weather()
        Trains()
        Quote()
    }
}
