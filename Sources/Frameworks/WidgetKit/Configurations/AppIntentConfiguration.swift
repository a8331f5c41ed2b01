// Status of this file: exact.

import AppIntents

/// A widget that is configured with an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    private let kind: String
    private let content: any WidgetContent

    public init<Provider: AppIntentTimelineProvider>(kind: String, intent: Intent.Type = Intent.self, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider.Intent == Intent {
        self.kind = kind
        self.content = AppIntentContent(provider: provider, makeView: content)
    }

    public func _declaration() -> _WidgetDeclaration {
        var declaration = _WidgetDeclaration(kind: kind, configuration: "appIntent", content: content)
        declaration.intentName = "\(Intent.self)"
        declaration.parameters = { IntentSheet.parameters(of: Intent.self) }
        declaration.options = { try await IntentValues.options(of: Intent.self, $0, $1, matching: $2) }
        declaration.sheet = { await IntentSheet.sheet(of: Intent.self, $0, family: $1) }
        // The intent's own words are the gallery's where the widget gives none (widgetkit-behaviour E6, H17).
        declaration.displayName = Text(Intent.title)
        declaration.description = IntentReflection.description(of: Intent.self).map { Text($0.descriptionText) }
        return declaration
    }
}

private struct AppIntentContent<Provider: AppIntentTimelineProvider, Content: View>: WidgetContent {
    let provider: Provider
    let makeView: (Provider.Entry) -> Content

    func entries(_ request: WidgetEntriesRequest) async throws -> WidgetEntries {
        let context = TimelineProviderContext(request)
        if request.role == .placeholder { return WidgetEntries([provider.placeholder(in: context)]) }
        let (intent, findings) = await IntentValues.appIntent(Provider.Intent.self, request.configuration)
        var answer = request.role == .snapshot
            ? WidgetEntries([await provider.snapshot(for: intent, in: context)]) : WidgetEntries(await provider.timeline(for: intent, in: context))
        answer.findings = findings
        return answer
    }

    func configurationIntent(_ values: [String: String]) async -> Any? { await IntentValues.appIntent(Provider.Intent.self, values).intent }

    func view(for entry: Any) -> AnyView { (entry as? Provider.Entry).map { AnyView(makeView($0)) } ?? AnyView(EmptyView()) }
}
