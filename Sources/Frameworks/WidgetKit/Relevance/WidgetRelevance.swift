// Status of this file: exact as data; nothing on a phone reads it.

import Intents

/// When widgets matter, for the Smart Stack of watches (widgetkit-behaviour A2, C4).
///
/// Status: exact as data; nothing on a phone reads it.
public struct WidgetRelevance<Configuration> {
    public let attributes: [WidgetRelevanceAttribute<Configuration>]
    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// A context in which a widget matters.
public struct WidgetRelevanceAttribute<Configuration> {
    public let configuration: Configuration?
    public let context: RelevantContext?
    public let group: WidgetRelevanceGroup
    public init(configuration: Configuration, context: RelevantContext) where Configuration: WidgetConfigurationIntent {
        self.configuration = configuration; self.context = context; group = .automatic
    }
    public init(configuration: Configuration, group: WidgetRelevanceGroup) where Configuration: WidgetConfigurationIntent {
        self.configuration = configuration; context = nil; self.group = group
    }
    public init(configuration: Configuration, context: RelevantContext) where Configuration: INIntent {
        self.configuration = configuration; self.context = context; group = .automatic
    }
}
extension WidgetRelevanceAttribute where Configuration == Void {
    public init(context: RelevantContext) { configuration = nil; self.context = context; group = .automatic }
    public init(group: WidgetRelevanceGroup) { configuration = nil; context = nil; self.group = group }
}

/// Widgets of which the Smart Stack shows one.
public struct WidgetRelevanceGroup: Hashable, Sendable {
    let name: String
    public static let automatic = WidgetRelevanceGroup(name: "automatic")
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: "named " + name) }
}
