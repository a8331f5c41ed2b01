import SwiftUI
import WidgetKit

struct RecoveryEntry: TimelineEntry {
    let date: Date
    let values: [Int]?
    static let sample = [72, 58, 84]
}

struct RecoveryProvider: TimelineProvider {
    /// What is shown where nothing is stored.
    let fallback: [Int]?

    private func stored() -> [Int]? { UserDefaults(suiteName: "group.example.recovery")?.array(forKey: "values") as? [Int] }
    func placeholder(in context: Context) -> RecoveryEntry { RecoveryEntry(date: .now, values: RecoveryEntry.sample) }
    func getSnapshot(in context: Context, completion: @escaping (RecoveryEntry) -> Void) {
        completion(RecoveryEntry(date: .now, values: stored() ?? RecoveryEntry.sample))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<RecoveryEntry>) -> Void) {
        completion(Timeline(entries: [RecoveryEntry(date: .now, values: stored() ?? fallback)], policy: .never))
    }
}

struct RecoveryView: View {
    let entry: RecoveryEntry
    var body: some View {
        VStack {
            Text(entry.date, format: .dateTime.day().month())
            ForEach(0 ..< 3, id: \.self) { index in
                Text(entry.values.map { "\($0[index])" } ?? "–")
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct SampleWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Sample", provider: RecoveryProvider(fallback: RecoveryEntry.sample)) { RecoveryView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct DashesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Dashes", provider: RecoveryProvider(fallback: nil)) { RecoveryView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct RecoveryBundle: WidgetBundle {
    var body: some Widget {
        SampleWidget()
        DashesWidget()
    }
}
