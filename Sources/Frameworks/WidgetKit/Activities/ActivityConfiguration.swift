// Status of this file: exact.

@_exported import ActivityKit

/// What a Live Activity's views are given.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    /// Whether the state's date has passed.
    public let isStale: Bool
}
extension ActivityViewContext: Sendable where Attributes: Sendable, Attributes.ContentState: Sendable {}

/// A Live Activity: its banner on the Lock Screen and its places in the Dynamic Island.
///
/// Status: exact as a declaration; drawn for its states (approximate: composed 8, 9).
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never
    private let content: ActivityWidgetContent

    public init<Content: View>(for attributesType: Attributes.Type, @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
                               dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland) {
        func context(_ moment: ActivityMoment) -> ActivityViewContext<Attributes>? {
            guard let attributes = moment.attributes as? Attributes, let state = moment.state as? Attributes.ContentState else { return nil }
            return ActivityViewContext(attributes: attributes, state: state, activityID: moment.id, isStale: moment.isStale)
        }
        self.content = ActivityWidgetContent(
            banner: { context($0).map { AnyView(content($0)) } },
            island: { context($0).map { dynamicIsland($0) } },
            decodeAttributes: { try JSONDecoder().decode(Attributes.self, from: $0) }, decodeState: { try JSONDecoder().decode(Attributes.ContentState.self, from: $0) })
    }

    public func _declaration() -> _WidgetDeclaration {
        var declaration = _WidgetDeclaration(kind: "\(Attributes.self)", configuration: "activity", content: content)
        // It is placed by the app, in no family of the gallery.
        declaration.families = []
        return declaration
    }
}

/// A Live Activity at one moment: what its views are given, their types unknown.
package struct ActivityMoment {
    package var attributes: Any
    package var state: Any
    package var id = "preview"
    package var isStale = false
    package init(attributes: Any, state: Any, id: String = "preview", isStale: Bool = false) {
        self.attributes = attributes; self.state = state; self.id = id; self.isStale = isStale
    }
}

/// An activity's views. It has no provider: its app sends the states.
package struct ActivityWidgetContent: WidgetContent {
    /// Nil for attributes or states of another type.
    package let banner: @MainActor (ActivityMoment) -> AnyView?
    package let island: @MainActor (ActivityMoment) -> DynamicIsland?
    /// Attributes and state from JSON, as a push of a server brings them (widgetkit-behaviour K8).
    package let decodeAttributes: (Data) throws -> Any
    package let decodeState: (Data) throws -> Any

    package func entries(_ request: WidgetEntriesRequest) async throws -> WidgetEntries { WidgetEntries(entries: []) }
    package func view(for entry: Any) -> AnyView { AnyView(EmptyView()) }

    /// The view in one of its places, with the shape that the system gives it there; nil for attributes or states of another type.
    ///
    /// - Parameter screen: the device's width in points.
    @MainActor func view(_ moment: ActivityMoment, _ presentation: ActivityPresentation, screen: CGFloat) -> AnyView? {
        if presentation == .small { return banner(moment).map { AnyView(SmallActivity(content: $0)) } }
        guard presentation == .banner else {
            return island(moment).map { AnyView(IslandView(island: $0, presentation: presentation, width: ActivityMetrics.expandedWidth(screen: screen))) }
        }
        return banner(moment).map { AnyView(ActivityBanner(content: $0, width: ActivityMetrics.bannerWidth(screen: screen))) }
    }
}

/// What an activity's view says about the banner around it.
struct ActivityBannerStyle: Equatable {
    var backgroundTint: Color?
    var hasBackgroundTint = false
    var actionForeground: Color?
}
struct ActivityBannerStyleKey: PreferenceKey {
    static var defaultValue: ActivityBannerStyle { ActivityBannerStyle() }
    static func reduce(value: inout ActivityBannerStyle, nextValue: () -> ActivityBannerStyle) {
        let next = nextValue()
        if next.hasBackgroundTint { value.backgroundTint = next.backgroundTint; value.hasBackgroundTint = true }
        if let color = next.actionForeground { value.actionForeground = color }
    }
}

extension View {
    /// The banner's colour; nil: the system's own material.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        transformPreference(ActivityBannerStyleKey.self) { $0.backgroundTint = color; $0.hasBackgroundTint = true }
    }
    /// The colour of the button that the system puts beside the banner. Status: exact: a still picture has no such button.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        transformPreference(ActivityBannerStyleKey.self) { $0.actionForeground = color }
    }
}

extension EnvironmentValues {
    private struct FullscreenKey: EnvironmentKey { static let defaultValue = false }
    /// Whether the activity fills the screen: in StandBy only.
    public internal(set) var isActivityFullscreen: Bool { get { self[FullscreenKey.self] } set { self[FullscreenKey.self] = newValue } }
    private struct ActivityFamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
    public var activityFamily: ActivityFamily { get { self[ActivityFamilyKey.self] } set { self[ActivityFamilyKey.self] = newValue } }
}
