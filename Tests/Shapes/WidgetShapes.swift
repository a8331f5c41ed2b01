import AppIntents
import Intents
import SwiftUI
import WidgetKit

private struct Entry: TimelineEntry {
    var date = Date(timeIntervalSince1970: 0)
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1, duration: 60) }
    var other: TimelineEntryRelevance { TimelineEntryRelevance(score: 1) }
}

private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        let isPreview = context.isPreview, size = context.displaySize, family = context.family
        completion(Timeline(entries: isPreview || size.width > 0 || family == .systemSmall ? [Entry()] : [], policy: .atEnd))
        _ = Timeline(entries: [Entry()], policy: .never)
        _ = Timeline(entries: [Entry()], policy: .after(Date(timeIntervalSince1970: 60)))
    }
}

private struct Configuration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Configuration"
    static let description = IntentDescription("What it shows")
    @Parameter(title: "Name", default: "") var name: String
}

private struct AppProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func snapshot(for configuration: Configuration, in context: Context) async -> Entry { Entry() }
    func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Entry> { Timeline(entries: [Entry()], policy: .atEnd) }
    func recommendations() -> [AppIntentRecommendation<Configuration>] { [AppIntentRecommendation(intent: Configuration(), description: "One")] }
}

private struct EntryView: View {
    let entry: Entry
    var body: some View {
        ZStack { AccessoryWidgetBackground(); Text(entry.date, style: .date).widgetAccentable().widgetAccentable(true) }
            .containerBackground(.fill.tertiary, for: .widget)
            .containerBackground(Color.red, for: .widget)
            .containerBackground(for: .widget) { Color.red }
            .widgetURL(URL(string: "app://entry"))
            .widgetLabel { Text("label") }
            .widgetLabel("label")
    }
}

private struct StaticWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "static", provider: Provider()) { entry in EntryView(entry: entry) }
            .configurationDisplayName("Name")
            .description("Description")
            .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline])
            .contentMarginsDisabled()
            .containerBackgroundRemovable()
            .containerBackgroundRemovable(false)
            .promptsForUserConfiguration()
    }
}

private struct ContentWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "content", provider: Provider(), content: { EntryView(entry: $0) })
            .onBackgroundURLSessionEvents { _, completion in completion() }
            .onBackgroundURLSessionEvents(matching: "id") { _, completion in completion() }
    }
}

private struct AppIntentWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "app", intent: Configuration.self, provider: AppProvider()) { EntryView(entry: $0) }
            .configurationDisplayName(Text("Name"))
            .description(Text("Description"))
    }
}

private struct AppIntentContentWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "app content", provider: AppProvider()) { EntryView(entry: $0) }
    }
}

private struct AllWidgets: WidgetBundle {
    @WidgetBundleBuilder var body: some Widget {
        StaticWidget()
        ContentWidget()
        if #available(iOS 17, *) {
            AppIntentWidget()
            AppIntentContentWidget()
        }
    }
}

private struct EntryPreviews: PreviewProvider {
    static var previews: some View {
        EntryView(entry: Entry()).previewContext(WidgetPreviewContext(family: .systemSmall))
    }
}

/// Ways to ask for new timelines, once.
private func reload() {
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "static")
    WidgetCenter.shared.getCurrentConfigurations { _ in }
}
