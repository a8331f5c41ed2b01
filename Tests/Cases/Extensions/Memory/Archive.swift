import SwiftUI
import WidgetKit

/// Everything that was ever loaded, as a cache keeps it.
final class Archive {
    static let shared = Archive()
    var pages: [[UInt8]] = []
    func load(_ megabytes: Int) { pages = (0 ..< megabytes).map { page in [UInt8](repeating: UInt8(page & 255), count: 1 << 20) } }
}

struct PageEntry: TimelineEntry {
    let date: Date
    let count: Int
}

struct PageProvider: TimelineProvider {
    let megabytes: Int
    func placeholder(in context: Context) -> PageEntry { PageEntry(date: .now, count: 0) }
    func getSnapshot(in context: Context, completion: @escaping (PageEntry) -> Void) { completion(PageEntry(date: .now, count: 1)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PageEntry>) -> Void) {
        Archive.shared.load(megabytes)
        completion(Timeline(entries: [PageEntry(date: .now, count: Archive.shared.pages.count)], policy: .never))
    }
}

struct PageView: View {
    let entry: PageEntry
    var body: some View { Text("\(entry.count) pages").containerBackground(.background, for: .widget) }
}

struct GreedyWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Greedy", provider: PageProvider(megabytes: 48)) { PageView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

struct ModestWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Modest", provider: PageProvider(megabytes: 2)) { PageView(entry: $0) }.supportedFamilies([.systemSmall])
    }
}

@main struct ArchiveBundle: WidgetBundle {
    var body: some Widget {
        GreedyWidget()
        ModestWidget()
    }
}
