import SwiftUI
import UIKit
import WidgetKit

struct Entry: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry(date: .now)], policy: .never)) }
}

/// The upper half red, the lower one dark blue.
func cover() -> Image {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 90), format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 45))
        UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 45, width: 60, height: 45))
    }
    return Image(uiImage: picture)
}

struct BookView<Cover: View>: View {
    let cover: Cover
    var body: some View {
        cover.frame(width: 60, height: 90).containerBackground(.yellow, for: .widget)
    }
}

struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Plain", provider: Provider()) { _ in BookView(cover: cover().resizable()) }
            .supportedFamilies([.systemSmall])
    }
}

struct ColoredWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Colored", provider: Provider()) { _ in BookView(cover: cover().resizable().widgetAccentedRenderingMode(.fullColor)) }
            .supportedFamilies([.systemSmall])
    }
}

@main struct Books: WidgetBundle {
    var body: some Widget {
        PlainWidget()
        ColoredWidget()
    }
}
