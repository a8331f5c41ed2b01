import SwiftUI
import UIKit
import WidgetKit

struct CoverEntry: TimelineEntry {
    let date: Date
    let data: Data?
}

struct CoverProvider: TimelineProvider {
    let loads: Bool

    func placeholder(in context: Context) -> CoverEntry { CoverEntry(date: .now, data: nil) }
    func getSnapshot(in context: Context, completion: @escaping (CoverEntry) -> Void) { completion(CoverEntry(date: .now, data: nil)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CoverEntry>) -> Void) {
        guard loads, let url = URL(string: "https://covers.example.com/cover.png") else {
            return completion(Timeline(entries: [CoverEntry(date: .now, data: nil)], policy: .never))
        }
        URLSession.shared.dataTask(with: url) { data, _, _ in
            completion(Timeline(entries: [CoverEntry(date: .now, data: data)], policy: .never))
        }.resume()
    }
}

/// Loads once it is on screen, which a widget never is.
struct LoadingImage: View {
    let url: URL?
    @State private var image: UIImage?
    var body: some View {
        ZStack {
            if let image { Image(uiImage: image) } else { Text("loading") }
        }
        .onAppear {
            guard let url else { return }
            URLSession.shared.dataTask(with: url) { data, _, _ in image = data.flatMap { UIImage(data: $0) } }.resume()
        }
    }
}

struct AsyncWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Async", provider: CoverProvider(loads: false)) { _ in
            AsyncImage(url: URL(string: "https://covers.example.com/never-asked-for.png")) { image in
                image.resizable()
            } placeholder: {
                Text("cover")
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct AppearingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Appearing", provider: CoverProvider(loads: false)) { _ in
            LoadingImage(url: URL(string: "https://covers.example.com/cover.png")).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct FetchedWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fetched", provider: CoverProvider(loads: true)) { entry in
            ZStack {
                if let data = entry.data, let image = UIImage(data: data) {
                    Image(uiImage: image).resizable().frame(width: 80, height: 80)
                } else {
                    Text("no cover")
                }
            }
            .containerBackground(.white, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main struct CoversBundle: WidgetBundle {
    var body: some Widget {
        AsyncWidget()
        AppearingWidget()
        FetchedWidget()
    }
}
