import AppIntents
import SwiftUI
import WidgetKit

struct CountEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct CountProvider: TimelineProvider {
    var defaults: UserDefaults
    private var entry: CountEntry { CountEntry(date: .now, count: defaults.integer(forKey: "count")) }
    func placeholder(in context: Context) -> CountEntry { entry }
    func getSnapshot(in context: Context, completion: @escaping (CountEntry) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CountEntry>) -> Void) { completion(Timeline(entries: [entry], policy: .never)) }
}

private let shared = UserDefaults(suiteName: "group.com.example.counter") ?? .standard

struct CountShared: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult {
        shared.set(shared.integer(forKey: "count") + 1, forKey: "count")
        return .result()
    }
}

struct CountAlone: AppIntent {
    static let title: LocalizedStringResource = "Count"
    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "count") + 1, forKey: "count")
        return .result()
    }
}

struct SharedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Shared", provider: CountProvider(defaults: shared)) { entry in
            VStack {
                Text("Count \(entry.count)")
                Button("Add", intent: CountShared())
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct AloneWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Alone", provider: CountProvider(defaults: .standard)) { entry in
            VStack {
                Text("Count \(entry.count)")
                Button("Add", intent: CountAlone())
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main struct CounterBundle: WidgetBundle {
    var body: some Widget {
        SharedWidget()
        AloneWidget()
    }
}
