import SwiftUI
import WidgetKit

/// Its date is made whenever it is read.
enum OrdersEntry: TimelineEntry {
    case total(Int)
    var date: Date { Date() }
    var text: String { switch self { case .total(let count): "\(count) orders" } }
}

struct OrdersProvider: TimelineProvider {
    func placeholder(in context: Context) -> OrdersEntry { .total(0) }
    func getSnapshot(in context: Context, completion: @escaping (OrdersEntry) -> Void) { completion(.total(7)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<OrdersEntry>) -> Void) {
        completion(Timeline(entries: [.total(3), .total(5), .total(8)], policy: .after(.now.addingTimeInterval(3600))))
    }
}

@main struct OrdersWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Orders", provider: OrdersProvider()) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
