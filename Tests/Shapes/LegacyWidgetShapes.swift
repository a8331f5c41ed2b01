import ActivityKit
import AppIntents
import Intents
import SwiftUI
import WidgetKit

private struct Entry: TimelineEntry { var date = Date(timeIntervalSince1970: 0) }

private struct IntentProvider: IntentTimelineProvider {
    typealias Intent = INIntent
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(for configuration: INIntent, in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(for configuration: INIntent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void) { completion(Timeline(entries: [Entry()], policy: .never)) }
    func recommendations() -> [IntentRecommendation<INIntent>] { [IntentRecommendation(intent: INIntent(), description: "One")] }
}

private struct IntentWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "intent", intent: INIntent.self, provider: IntentProvider()) { Text($0.date, style: .date).widgetCurvesContent() }
            .disfavoredLocations([.lockScreen], for: [.systemSmall])
    }
}
private struct IntentContentWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "content", intent: INIntent.self, provider: IntentProvider(), content: { Text($0.date, style: .date).widgetLabel(label: { Text("label") }) })
            .supportedMountingStyles([.elevated])
            .widgetTexture(.glass)
    }
}
private struct NoWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
private struct LoudBundle: WidgetBundle {
    var body: some Widget { WidgetBundleBuilder.buildBlock(IntentWidget(), IntentContentWidget(), NoWidget()) }
}
private struct LouderBundle: WidgetBundle {
    var body: some Widget { WidgetBundleBuilder.buildBlock(IntentWidget(), IntentContentWidget(), NoWidget(), NoWidget()) }
}
private struct LongBundle: WidgetBundle {
    var body: some Widget { WidgetBundleBuilder.buildBlock(NoWidget(), NoWidget(), NoWidget(), NoWidget(), NoWidget(), NoWidget()) }
}
private struct LongestBundle: WidgetBundle {
    var body: some Widget { WidgetBundleBuilder.buildBlock(NoWidget(), NoWidget(), NoWidget(), NoWidget(), NoWidget(), NoWidget(), NoWidget()) }
}

private struct Choice: WidgetConfigurationIntent, ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    func perform() async throws -> some IntentResult { .result() }
}
private struct ChoiceProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func snapshot(for configuration: Choice, in context: Context) async -> Entry { Entry() }
    func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> { Timeline(entries: [Entry()], policy: .atEnd) }
    func relevance() async -> WidgetRelevance<Choice> {
        WidgetRelevance([WidgetRelevanceAttribute(configuration: Choice(), context: .date(Date(timeIntervalSince1970: 0)))])
    }
}
private struct ChoiceWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "choice", intent: Choice.self, provider: ChoiceProvider(), content: { Text($0.date, style: .date) })
    }
}

private struct Flip: SetValueIntent {
    static let title: LocalizedStringResource = "Flip"
    @Parameter(title: "On") var value: Bool
    func perform() async throws -> some IntentResult { .result() }
}
private struct ChoiceControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "choice", provider: Values()) { isOn in
            ControlWidgetToggle(isOn: isOn, action: Flip()) { Text("label") }
        }
        .pushHandler(Tokens.self)
    }
    struct Values: AppIntentControlValueProvider {
        func previewValue(configuration: Choice) -> Bool { false }
        func currentValue(configuration: Choice) async throws -> Bool { true }
    }
    struct Tokens: ControlPushHandler { func pushTokensDidChange(controls: [ControlInfo]) {} }
}
private struct IntentControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "intent", intent: Choice.self) { _ in ControlWidgetButton("Do", action: Flip()) { Text($0 ? "a" : "b") } }
    }
}
private struct LabelledControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "labelled") { ControlWidgetButton(action: Flip()) { Text("a") } actionLabel: { Text($0 ? "a" : "b") } }
    }
}

private struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
}
private struct TripPreviews: PreviewProvider {
    static var previews: some View {
        Trip().previewContext(Trip.ContentState(minutes: 1), viewKind: .content)
        Text("a").previewContext(WidgetPreviewContext(family: .systemSmall)).previewInterfaceOrientation(.landscapeLeft)
    }
}
private func act() async throws {
    let activity = try Activity.request(attributes: Trip(), contentState: Trip.ContentState(minutes: 1), pushType: nil)
    await activity.update(ActivityContent(state: Trip.ContentState(minutes: 2), staleDate: nil), alertConfiguration: AlertConfiguration(title: "a", body: "b", sound: .default))
    ControlCenter.shared.reloadControls(ofKind: "choice")
}
