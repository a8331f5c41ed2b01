import SwiftUI
import UIKit
import WidgetKit

struct PhotoEntry: TimelineEntry {
    let date: Date
    let photos: [Data]
}

/// The app puts its photos into the group's folder.
struct PhotoProvider: TimelineProvider {
    private var photos: [Data] {
        let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example.photos")
        let files = folder.flatMap { try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil) } ?? []
        return files.filter { $0.pathExtension == "png" }.compactMap { try? Data(contentsOf: $0) }
    }

    func placeholder(in context: Context) -> PhotoEntry { PhotoEntry(date: .now, photos: []) }
    func getSnapshot(in context: Context, completion: @escaping (PhotoEntry) -> Void) { completion(PhotoEntry(date: .now, photos: photos)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<PhotoEntry>) -> Void) {
        completion(Timeline(entries: [PhotoEntry(date: .now, photos: photos)], policy: .never))
    }
}

@main struct PhotoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Photos", provider: PhotoProvider()) { entry in
            VStack {
                Text("\(entry.photos.count) photos")
                if let photo = entry.photos.first, let image = UIImage(data: photo) {
                    Image(uiImage: image).resizable().frame(width: 60, height: 60)
                }
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
