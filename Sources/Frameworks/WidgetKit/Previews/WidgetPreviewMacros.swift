// Status of this file: exact.

import ActivityKit
import AppIntents
import Intents
import SwiftUI

/// A preview of a widget with the entries written out.
///
/// The dates of the entries are ignored: the entries are shown one after another.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
                     @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry])
    = #externalMacro(module: "Macros", type: "WidgetPreviewMacro")

/// A preview of a widget with the timeline of a provider.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(_ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
                                                 timelineProvider: @escaping @MainActor () -> Provider)
    = #externalMacro(module: "Macros", type: "WidgetPreviewMacro")

/// A preview of a configurable widget with the timeline that its provider makes for a configuration.
@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(_ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
                                                          widget: @escaping @MainActor () -> any Widget,
                                                          timelineProvider: @escaping @MainActor () -> Provider)
    = #externalMacro(module: "Macros", type: "WidgetPreviewMacro")

/// A preview of a widget with a SiriKit configuration.
@freestanding(declaration)
public macro Preview<Provider: IntentTimelineProvider>(_ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
                                                       widget: @escaping @MainActor () -> any Widget,
                                                       timelineProvider: @escaping @MainActor () -> Provider)
    = #externalMacro(module: "Macros", type: "WidgetPreviewMacro")

/// A preview of a Live Activity in one of its places, with the states it goes through.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(_ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
                                                     widget: @escaping @MainActor () -> any Widget,
                                                     @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState])
    = #externalMacro(module: "Macros", type: "ActivityPreviewMacro")

/// A preview of a control.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, widget: @escaping @MainActor () -> any ControlWidget)
    = #externalMacro(module: "Macros", type: "ControlPreviewMacro")

/// Collects the entries of a widget's preview.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] { entries }
    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry]) -> [any TimelineEntry] { accumulated + next }
    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] { components.flatMap { $0 } }
}

/// Collects the content states of a Live Activity's preview.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
    public typealias State = Attributes.ContentState
    public static func buildExpression(_ state: State) -> [State] { [state] }
    public static func buildExpression(_ states: [State]) -> [State] { states }
    public static func buildPartialBlock(first: [State]) -> [State] { first }
    public static func buildPartialBlock(accumulated: [State], next: [State]) -> [State] { accumulated + next }
    public static func buildArray(_ components: [[State]]) -> [State] { components.flatMap { $0 } }
}

/// Where a Live Activity's preview is shown.
public enum ActivityPreviewViewKind: Hashable, Sendable {
    public enum DynamicIslandState: Hashable, Sendable { case compact, expanded, minimal }
    /// The Lock Screen.
    case content
    case dynamicIsland(DynamicIslandState)
}
