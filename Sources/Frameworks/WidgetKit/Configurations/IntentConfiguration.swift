// Status of this file: exact.

import Intents

/// Makes the entries of a widget that is configured with a SiriKit intent.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    @preconcurrency func getSnapshot(for configuration: Self.Intent, in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    @preconcurrency func getTimeline(for configuration: Self.Intent, in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Self.Intent>]
    /// When the widget matters; asked by watches only.
    func relevance() async -> WidgetRelevance<Self.Intent>
}

extension IntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration.
public struct IntentRecommendation<T: INIntent> {
    public let intent: T
    public let description: Text
    public init(intent: T, description: Text) {
        self.intent = intent
        self.description = description
    }
    public init(intent: T, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: T, description: S) { self.init(intent: intent, description: Text(description)) }
}

/// A widget that is configured with a SiriKit intent.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    private let kind: String
    private let content: any WidgetContent

    public init<Provider: IntentTimelineProvider>(kind: String, intent: Intent.Type, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) where Provider.Intent == Intent {
        self.kind = kind
        self.content = IntentContent(provider: provider, makeView: content)
    }

    public func _declaration() -> _WidgetDeclaration {
        var declaration = _WidgetDeclaration(kind: kind, configuration: "intent", content: content)
        declaration.intentName = "\(Intent.self)"
        declaration.parameters = { SiriIntentSheet.parameters(of: Intent.self) }
        declaration.sheet = { values, _ in SiriIntentSheet.sheet(of: Intent.self, values) }
        return declaration
    }
}

private struct IntentContent<Provider: IntentTimelineProvider, Content: View>: WidgetContent {
    let provider: Provider
    let makeView: (Provider.Entry) -> Content

    func entries(_ request: WidgetEntriesRequest) async throws -> WidgetEntries {
        let context = TimelineProviderContext(request)
        if request.role == .placeholder { return WidgetEntries([provider.placeholder(in: context)]) }
        let (intent, findings) = SiriIntentValues.intent(Provider.Intent.self, request.configuration)
        var entries = request.role == .snapshot
            ? try await request.wait("getSnapshot of \(Provider.self)") { answer in provider.getSnapshot(for: intent, in: context) { answer(WidgetEntries([$0])) } }
            : try await request.wait("getTimeline of \(Provider.self)") { answer in provider.getTimeline(for: intent, in: context) { answer(WidgetEntries($0)) } }
        entries.findings = findings
        return entries
    }

    func configurationIntent(_ values: [String: String]) async -> Any? { SiriIntentValues.intent(Provider.Intent.self, values).intent }

    func view(for entry: Any) -> AnyView { (entry as? Provider.Entry).map { AnyView(makeView($0)) } ?? AnyView(EmptyView()) }
}
