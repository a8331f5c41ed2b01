import Combine
import SwiftUI
import WidgetKit

struct PublishersEntry: TimelineEntry {
    let date: Date
    let lines: [String]
}

struct Price: Decodable { let value: Double }

/// Publishers of Foundation's, and the ways values come together.
final class PublishersProvider: TimelineProvider {
    private var subscriptions: Set<AnyCancellable> = []

    func placeholder(in context: Context) -> PublishersEntry { PublishersEntry(date: .now, lines: []) }
    func getSnapshot(in context: Context, completion: @escaping (PublishersEntry) -> Void) { completion(PublishersEntry(date: .now, lines: ["Sample"])) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PublishersEntry>) -> Void) {
        let start = Date()
        let price = URLSession.shared.dataTaskPublisher(for: URL(string: "https://prices.example.com/now")!)
            .tryMap { output -> Data in
                guard (output.response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                return output.data
            }
            .decode(type: Price.self, decoder: JSONDecoder())
            .map { "Price \($0.value)" }
            .catch { Just("No price: \(($0 as? URLError)?.code.rawValue ?? 0)") }
        // Six seconds by the extension's clock.
        let ticks = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
            .prefix(3)
            .map { "Tick after \(Int($0.timeIntervalSince(start).rounded())) s" }
            .collect()
        price.combineLatest(ticks)
            .map { [$0] + $1 }
            .receive(on: DispatchQueue.main)
            .sink { completion(Timeline(entries: [PublishersEntry(date: start, lines: $0)], policy: .never)) }
            .store(in: &subscriptions)
    }
}

@main struct PublishersWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Publishers", provider: PublishersProvider()) { entry in
            VStack { ForEach(entry.lines, id: \.self) { Text($0) } }.containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemMedium])
    }
}
