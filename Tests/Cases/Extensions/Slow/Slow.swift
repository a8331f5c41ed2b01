import SwiftUI
import WidgetKit

struct Answer: TimelineEntry {
    let date: Date
    var words = "–"
}

/// Answers after some seconds.
struct Waiting: TimelineProvider {
    let seconds: Double
    func placeholder(in context: Context) -> Answer { Answer(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Answer) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Answer>) -> Void) {
        Task {
            try? await Task.sleep(for: .seconds(seconds))
            completion(Timeline(entries: [Answer(date: .now, words: "there")], policy: .never))
        }
    }
}

/// Asks for itself again, each time or in the first hour only.
struct Asking: TimelineProvider {
    let kind: String
    let isEndless: Bool
    func placeholder(in context: Context) -> Answer { Answer(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Answer) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Answer>) -> Void) {
        let minute = Calendar.current.component(.minute, from: .now)
        if isEndless || minute == 0 { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        if isEndless { WidgetCenter.shared.invalidateConfigurationRecommendations() }
        completion(Timeline(entries: [Answer(date: .now, words: "minute \(minute)")], policy: .never))
    }
}

struct Late: Widget {
    var body: some WidgetConfiguration { configuration("Late", Waiting(seconds: 14)) }
}

struct InTime: Widget {
    var body: some WidgetConfiguration { configuration("InTime", Waiting(seconds: 8)) }
}

struct Never: Widget {
    var body: some WidgetConfiguration { configuration("Never", Waiting(seconds: 1_000_000)) }
}

struct Endless: Widget {
    var body: some WidgetConfiguration { configuration("Endless", Asking(kind: "Endless", isEndless: true)) }
}

struct Once: Widget {
    var body: some WidgetConfiguration { configuration("Once", Asking(kind: "Once", isEndless: false)) }
}

@MainActor func configuration<Provider: TimelineProvider>(_ kind: String, _ provider: Provider) -> some WidgetConfiguration where Provider.Entry == Answer {
    StaticConfiguration(kind: kind, provider: provider) { Text($0.words).containerBackground(.background, for: .widget) }.supportedFamilies([.systemSmall])
}

@main struct SlowBundle: WidgetBundle {
    var body: some Widget {
        Late()
        InTime()
        Never()
        Endless()
        Once()
    }
}
