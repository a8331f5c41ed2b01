// Status of this file: exact.

import Foundation

/// A widget without configuration.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never
    private let kind: String
    private let content: any WidgetContent

    public init<Provider: TimelineProvider>(kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content) {
        self.kind = kind
        self.content = ProvidedContent(provider: provider, makeView: content)
    }

    public func _declaration() -> _WidgetDeclaration { _WidgetDeclaration(kind: kind, configuration: "static", content: content) }
}

/// The entries of a `TimelineProvider` and their views.
private struct ProvidedContent<Provider: TimelineProvider, Content: View>: WidgetContent {
    let provider: Provider
    let makeView: (Provider.Entry) -> Content

    func entries(_ request: WidgetEntriesRequest) async throws -> WidgetEntries {
        let context = TimelineProviderContext(request)
        switch request.role {
        case .placeholder:
            return WidgetEntries([provider.placeholder(in: context)])
        case .snapshot:
            return try await request.wait("getSnapshot of \(Provider.self)") { answer in provider.getSnapshot(in: context) { answer(WidgetEntries([$0])) } }
        case .timeline:
            return try await request.wait("getTimeline of \(Provider.self)") { answer in provider.getTimeline(in: context) { answer(WidgetEntries($0)) } }
        }
    }

    func view(for entry: Any) -> AnyView { (entry as? Provider.Entry).map { AnyView(makeView($0)) } ?? AnyView(EmptyView()) }
}

extension WidgetEntries {
    init(_ entries: [any TimelineEntry]) {
        self.init(entries: entries.map { Entry(value: $0, date: $0.date, relevance: $0.relevance.map { ($0.score, $0.duration) }) })
    }
    init<E>(_ timeline: Timeline<E>) {
        self.init(timeline.entries)
        switch timeline.policy.storage {
        case .atEnd: policy = .atEnd
        case .never: policy = .never
        case .after(let date): policy = .after(date)
        }
    }
}

extension TimelineProviderContext {
    init(_ request: WidgetEntriesRequest) {
        self.init(family: request.family, isPreview: request.isPreview, displaySize: request.displaySize, environment: request.environment)
    }
}
