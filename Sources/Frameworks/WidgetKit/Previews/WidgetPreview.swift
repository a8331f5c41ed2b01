// Status of this file: exact.

import ActivityKit
import AppIntents
import Intents
import SwiftUI

/// A widget with the entries that its `#Preview` names or that a provider makes.
public struct WidgetPreview: PreviewContent {
    public let family: WidgetFamily
    public let widget: @MainActor () -> any Widget
    /// The entries in order. The context is what a provider is given: it says `isPreview`.
    public let entries: @MainActor (TimelineProviderContext) async -> [any TimelineEntry]

    @MainActor public init(as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
                           @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]) {
        self.family = family
        self.widget = widget
        self.entries = { _ in await timeline() }
    }

    @MainActor public init<Provider: TimelineProvider>(as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
                                                       timelineProvider: @escaping @MainActor () -> Provider) {
        self.family = family
        self.widget = widget
        self.entries = { context in
            await firstAnswer { answer in timelineProvider().getTimeline(in: context) { answer($0.entries) } }
        }
    }

    @MainActor public init<Provider: AppIntentTimelineProvider>(as family: WidgetFamily, using intent: Provider.Intent,
                                                                widget: @escaping @MainActor () -> any Widget,
                                                                timelineProvider: @escaping @MainActor () -> Provider) {
        self.family = family
        self.widget = widget
        self.entries = { context in await timelineProvider().timeline(for: intent, in: context).entries }
    }

    @MainActor public init<Provider: IntentTimelineProvider>(as family: WidgetFamily, using intent: Provider.Intent,
                                                             widget: @escaping @MainActor () -> any Widget,
                                                             timelineProvider: @escaping @MainActor () -> Provider) {
        self.family = family
        self.widget = widget
        self.entries = { context in
            await firstAnswer { answer in timelineProvider().getTimeline(for: intent, in: context) { answer($0.entries) } }
        }
    }
}

/// Waits for a completion handler's first call. A provider that calls it again is not at fault here: WidgetKit ignores it too.
@MainActor private func firstAnswer(_ ask: (@escaping ([any TimelineEntry]) -> Void) -> Void) async -> [any TimelineEntry] {
    await withUnsafeContinuation { continuation in
        let once = Once(continuation)
        ask { once.answer($0) }
    }
}

private final class Once: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: UnsafeContinuation<[any TimelineEntry], Never>?
    init(_ continuation: UnsafeContinuation<[any TimelineEntry], Never>) { self.continuation = continuation }

    func answer(_ entries: [any TimelineEntry]) {
        lock.lock()
        let waiting = continuation
        continuation = nil
        lock.unlock()
        waiting?.resume(returning: entries)
    }
}

/// A Live Activity in one of its places, with the states that its `#Preview` names.
public struct ActivityPreview: PreviewContent {
    public let viewKind: ActivityPreviewViewKind
    public let attributes: any ActivityAttributes
    public let widget: @MainActor () -> any Widget
    /// Content states, of the attributes' type.
    public let contentStates: @MainActor () async -> [Any]

    @MainActor public init<Attributes: ActivityAttributes>(
        as viewKind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> any Widget,
        @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.viewKind = viewKind
        self.attributes = attributes
        self.widget = widget
        self.contentStates = { await contentStates() }
    }
}

/// A control with the value its provider gives for previews.
public struct ControlPreview: PreviewContent {
    public let widget: @MainActor () -> any ControlWidget
    @MainActor public init(widget: @escaping @MainActor () -> any ControlWidget) { self.widget = widget }
}
