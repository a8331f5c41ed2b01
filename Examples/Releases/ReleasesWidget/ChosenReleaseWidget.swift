import AppIntents
import SwiftUI
import WidgetKit

/// The newest release of a repository that is chosen in the widget itself: several can stand beside each other.
struct ChosenReleaseWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "ChosenRelease", intent: ChooseRepository.self, provider: ChosenReleaseProvider()) { entry in
            ReleaseWidgetView(entry: entry)
                .containerBackground(for: .widget) { WidgetBackdrop() }
        }
        .configurationDisplayName("Chosen Release")
        .description("The newest release of a repository that you choose.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct ChosenReleaseProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ReleaseEntry {
        .sample
    }

    func snapshot(for configuration: ChooseRepository, in context: Context) async -> ReleaseEntry {
        if context.isPreview { return .sample }
        return await currentEntry(configuration).entry
    }

    func timeline(for configuration: ChooseRepository, in context: Context) async -> Timeline<ReleaseEntry> {
        let (entry, isFresh) = await currentEntry(configuration)
        return Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(isFresh ? 60 * 60 : 15 * 60)))
    }

    private func currentEntry(_ configuration: ChooseRepository) async -> (entry: ReleaseEntry, isFresh: Bool) {
        var (entry, isFresh) = await ReleaseEntry.current(of: configuration.repository?.repository ?? .featured)
        entry.kinds = configuration.notes.kinds
        return (entry, isFresh)
    }
}

#Preview("Medium", as: .systemMedium) {
    ChosenReleaseWidget()
} timeline: {
    ReleaseEntry.sample
}
