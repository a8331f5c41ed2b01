import SwiftUI
import UIKit
import WidgetKit

struct CoverEntry: TimelineEntry {
    let date: Date
    let cover: UIImage?
}

struct CoverProvider: TimelineProvider {
    let pixels: CGSize

    private var cover: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: pixels, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: pixels))
        }
    }

    func placeholder(in context: Context) -> CoverEntry { CoverEntry(date: .now, cover: nil) }
    func getSnapshot(in context: Context, completion: @escaping (CoverEntry) -> Void) { completion(CoverEntry(date: .now, cover: cover)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CoverEntry>) -> Void) {
        completion(Timeline(entries: [CoverEntry(date: .now, cover: cover)], policy: .never))
    }
}

struct CoverView: View {
    let entry: CoverEntry
    var body: some View {
        VStack {
            if let cover = entry.cover {
                Image(uiImage: cover).resizable().frame(width: 90, height: 90)
            } else {
                Text("No book")
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

struct LargeWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Large", provider: CoverProvider(pixels: CGSize(width: 1000, height: 666))) { CoverView(entry: $0) }
            .supportedFamilies([.systemSmall])
    }
}


@main struct TrainBundle: WidgetBundle {
    var body: some Widget {
        LargeWidget()
    }
}
