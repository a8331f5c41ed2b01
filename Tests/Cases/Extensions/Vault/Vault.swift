import SwiftUI
import WidgetKit

struct Balance: TimelineEntry {
    let date: Date
    let words: String
}

struct BalanceProvider: TimelineProvider {
    func placeholder(in context: Context) -> Balance { Balance(date: .now, words: "0.00") }
    func getSnapshot(in context: Context, completion: @escaping (Balance) -> Void) { completion(placeholder(in: context)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Balance>) -> Void) {
        completion(Timeline(entries: [Balance(date: .now, words: "1,250.00")], policy: .never))
    }
}

@main struct BalanceWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Balance", provider: BalanceProvider()) { Text($0.words).containerBackground(.background, for: .widget) }.supportedFamilies([.systemSmall])
    }
}
