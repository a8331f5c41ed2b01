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
            return await FirstAnswer.wait { answer in provider.getSnapshot(in: context) { answer(WidgetEntries([$0])) } }
        case .timeline:
            return await FirstAnswer.wait { answer in provider.getTimeline(in: context) { answer(WidgetEntries($0)) } }
        }
    }

    func view(for entry: Any) -> AnyView { (entry as? Provider.Entry).map { AnyView(makeView($0)) } ?? AnyView(EmptyView()) }
}

/// Waits for a completion handler's first call and counts the others; WidgetKit takes the first and drops the rest.
enum FirstAnswer {
    final class Box: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: UnsafeContinuation<WidgetEntries, Never>?
        init(_ continuation: UnsafeContinuation<WidgetEntries, Never>) { self.continuation = continuation }
        func answer(_ entries: WidgetEntries) {
            lock.lock()
            let waiting = continuation
            continuation = nil
            lock.unlock()
            if let waiting { waiting.resume(returning: entries) } else { LateAnswers.note() }
        }
    }
    @MainActor static func wait(_ ask: (@escaping (WidgetEntries) -> Void) -> Void) async -> WidgetEntries {
        await withUnsafeContinuation { continuation in
            let box = Box(continuation)
            ask { box.answer($0) }
        }
    }
}

/// How often a provider's completion was called when nobody waited any more.
package enum LateAnswers {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var count = 0
    static func note() { lock.withLock { count += 1 } }
    /// The number since it was asked for last.
    package static func take() -> Int { lock.withLock { defer { count = 0 }; return count } }
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
