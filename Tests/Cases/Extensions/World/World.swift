import SwiftUI
import UIKit
import WidgetKit

struct WorldEntry: TimelineEntry {
    let date: Date
    let lines: [String]
}

/// Says what the simulated device tells it.
struct WorldProvider: TimelineProvider {
    private var lines: [String] {
        var system = "before 17"
        if #available(iOS 17, *) { system = "17 or later" }
        let languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []
        let bounds = UIScreen.main.bounds
        return [
            system,
            UIDevice.current.systemVersion,
            ProcessInfo.processInfo.operatingSystemVersionString,
            UIDevice.current.model,
            "\(Int(bounds.width)) x \(Int(bounds.height)) at \(Int(UIScreen.main.scale))",
            languages.first ?? "no language",
            UserDefaults.standard.string(forKey: "AppleLocale") ?? "no locale",
        ]
    }

    func placeholder(in context: Context) -> WorldEntry { WorldEntry(date: .now, lines: []) }
    func getSnapshot(in context: Context, completion: @escaping (WorldEntry) -> Void) { completion(WorldEntry(date: .now, lines: lines)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<WorldEntry>) -> Void) {
        completion(Timeline(entries: [WorldEntry(date: .now, lines: lines)], policy: .never))
    }
}

@main struct WorldWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "World", provider: WorldProvider()) { entry in
            VStack {
                ForEach(entry.lines, id: \.self) { Text($0) }
                Motion()
            }
            .widgetBackground()
        }
        .supportedFamilies([.systemLarge])
    }
}

/// Says something only where motion is reduced.
struct Motion: View {
    @Environment(\.accessibilityReduceMotion) private var isReduced

    var body: some View {
        if isReduced { Text(UIAccessibility.isReduceMotionEnabled ? "Motion is reduced" : "UIKit says otherwise") }
    }
}

extension View {
    @ViewBuilder func widgetBackground() -> some View {
        if #available(iOS 17, *) { containerBackground(.background, for: .widget) } else { self }
    }
}
