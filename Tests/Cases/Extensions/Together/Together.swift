import AppIntents
import SwiftUI
import WidgetKit

struct ServiceIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Service"
    @Parameter(title: "Name", default: "web") var name: String
}

/// What every provider of the process shares: the mistake of this widget.
enum Shared {
    nonisolated(unsafe) static var name = ""
    nonisolated(unsafe) static var running = 0
}

struct Answer: TimelineEntry {
    let date: Date
    let words: String
}

/// Keeps its name in a static while it waits; another instance that is asked meanwhile overwrites it.
struct CarelessProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Answer { Answer(date: .now, words: "–") }
    func snapshot(for configuration: ServiceIntent, in context: Context) async -> Answer { placeholder(in: context) }
    func timeline(for configuration: ServiceIntent, in context: Context) async -> Timeline<Answer> {
        Shared.name = configuration.name
        Shared.running += 1
        let before = Shared.running
        try? await Task.sleep(for: .seconds(2))
        Shared.running -= 1
        return Timeline(entries: [Answer(date: .now, words: "asked for \(configuration.name), answers \(Shared.name), \(before) running")], policy: .never)
    }
}

/// Holds the main thread while it waits: nothing else begins meanwhile.
struct BlockingProvider: TimelineProvider {
    func placeholder(in context: Context) -> Answer { Answer(date: .now, words: "–") }
    func getSnapshot(in context: Context, completion: @escaping (Answer) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Answer>) -> Void) {
        Thread.sleep(forTimeInterval: 3)
        completion(Timeline(entries: [Answer(date: .now, words: Date.now.formatted(.iso8601))], policy: .never))
    }
}

/// Traps on the day after.
struct TrappingProvider: TimelineProvider {
    func placeholder(in context: Context) -> Answer { Answer(date: .now, words: "–") }
    func getSnapshot(in context: Context, completion: @escaping (Answer) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Answer>) -> Void) {
        if Calendar.current.component(.hour, from: .now) >= 12 { fatalError("no plan for the afternoon") }
        completion(Timeline(entries: [Answer(date: .now, words: "morning")], policy: .never))
    }
}

struct Careless: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Careless", provider: CarelessProvider()) { Text($0.words).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}

struct Blocking: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Blocking", provider: BlockingProvider()) { Text($0.words).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}

struct Trapping: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Trapping", provider: TrappingProvider()) { Text($0.words).containerBackground(.background, for: .widget) }
            .supportedFamilies([.systemSmall])
    }
}

@main struct TogetherBundle: WidgetBundle {
    var body: some Widget {
        Careless()
        Blocking()
        Trapping()
    }
}
