// Status of this file: exact.

/// Gives the value that a control shows.
public protocol ControlValueProvider {
    associatedtype Value
    /// Shown in the gallery and in previews.
    var previewValue: Self.Value { get }
    func currentValue() async throws -> Self.Value
}

/// Gives the value that a configured control shows.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Self.Configuration) -> Self.Value
    func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}

/// A control without configuration.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never
    private let kind: String
    private let content: ControlContent

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
        self.kind = kind
        self.content = ControlContent(preview: { content()._control() }, current: { _ in content()._control() })
    }
    public init<Provider: ControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content) {
        self.kind = kind
        self.content = ControlContent(preview: { content(provider.previewValue)._control() }, current: { _ in content(try await provider.currentValue())._control() })
    }

    public func _declaration() -> _WidgetDeclaration { _WidgetDeclaration(control: kind, content: content) }
}

/// A control that is configured with an app intent.
public struct AppIntentControlConfiguration<Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
    public typealias Body = Never
    private let kind: String
    private let content: ControlContent

    public init(kind: String, intent: Configuration.Type = Configuration.self, @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content) {
        self.kind = kind
        self.content = ControlContent(
            preview: { content(Configuration())._control() },
            current: { values in content(await IntentValues.appIntent(Configuration.self, values).intent)._control() })
    }
    public init<Provider: AppIntentControlValueProvider>(kind: String, provider: Provider, @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content)
        where Provider.Configuration == Configuration {
        self.kind = kind
        self.content = ControlContent(
            preview: { content(provider.previewValue(configuration: Configuration()))._control() },
            current: { values in
                let intent = await IntentValues.appIntent(Configuration.self, values).intent
                return content(try await provider.currentValue(configuration: intent))._control()
            })
    }

    public func _declaration() -> _WidgetDeclaration {
        var declaration = _WidgetDeclaration(control: kind, content: content)
        declaration.intentName = "\(Configuration.self)"
        declaration.parameters = { IntentSheet.parameters(of: Configuration.self) }
        declaration.sheet = { await IntentSheet.sheet(of: Configuration.self, $0, family: $1) }
        declaration.options = { try await IntentValues.options(of: Configuration.self, $0, $1, matching: $2) }
        declaration.displayName = Text(Configuration.title)
        declaration.description = IntentReflection.description(of: Configuration.self).map { Text($0.descriptionText) }
        return declaration
    }
}

/// A control's entries: one, of its value now or for previews. Controls have no timelines (widgetkit-behaviour J6).
struct ControlContent: WidgetContent {
    let preview: @MainActor () -> _ControlDescription
    let current: @MainActor (_ values: [String: String]) async throws -> _ControlDescription

    func entries(_ request: WidgetEntriesRequest) async throws -> WidgetEntries {
        let control = request.role == .timeline ? try await current(request.configuration) : preview()
        return WidgetEntries(entries: [WidgetEntries.Entry(value: control, date: Date())])
    }
    func view(for entry: Any) -> AnyView { (entry as? _ControlDescription).map { AnyView(ControlTile(control: $0)) } ?? AnyView(EmptyView()) }
}

extension _WidgetDeclaration {
    init(control kind: String, content: ControlContent) {
        self.init(kind: kind, configuration: "control", content: content)
        families = []
    }
}
