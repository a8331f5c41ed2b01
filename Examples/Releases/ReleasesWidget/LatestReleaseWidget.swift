import SwiftUI
import WidgetKit

struct LatestReleaseWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "LatestRelease", provider: ReleaseProvider()) { entry in
            ReleaseWidgetView(entry: entry)
                .containerBackground(for: .widget) { WidgetBackdrop() }
        }
        .configurationDisplayName("Latest Release")
        .description("The newest release of a repository, and what is in it.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct ReleaseWidgetView: View {
    @Environment(\.widgetFamily) private var family
    var entry: ReleaseEntry

    var body: some View {
        if let release = entry.release {
            Group {
                switch family {
                case .systemMedium:
                    MediumReleaseView(release: release, entry: entry)
                case .systemLarge:
                    LargeReleaseView(release: release, entry: entry)
                default:
                    SmallReleaseView(release: release, entry: entry)
                }
            }
            .widgetURL(release.htmlUrl)
        } else {
            NoReleaseView(entry: entry)
        }
    }
}

#Preview("Small", as: .systemSmall) {
    LatestReleaseWidget()
} timeline: {
    ReleaseEntry.sample
    ReleaseEntry.offline
}

#Preview("Medium", as: .systemMedium) {
    LatestReleaseWidget()
} timeline: {
    ReleaseEntry.sample
    ReleaseEntry.offline
}

#Preview("Large", as: .systemLarge) {
    LatestReleaseWidget()
} timeline: {
    ReleaseEntry.sample
    ReleaseEntry.offline
}
