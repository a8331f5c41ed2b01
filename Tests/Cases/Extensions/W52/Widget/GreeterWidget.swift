import SwiftUI
import WidgetKit

struct GreetingEntry: TimelineEntry {
    let date: Date
    let greeting: String
}

struct GreetingProvider: TimelineProvider {
    private var greeting: String { UserDefaults(suiteName: "group.example.greeting")?.string(forKey: "greeting") ?? "none" }
    func placeholder(in context: Context) -> GreetingEntry { GreetingEntry(date: .now, greeting: "Hello") }
    func getSnapshot(in context: Context, completion: @escaping (GreetingEntry) -> Void) { completion(GreetingEntry(date: .now, greeting: greeting)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<GreetingEntry>) -> Void) {
        completion(Timeline(entries: [GreetingEntry(date: .now, greeting: greeting)], policy: .never))
    }
}

@main struct GreeterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Greeting", provider: GreetingProvider()) { entry in
            Text(entry.greeting).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
