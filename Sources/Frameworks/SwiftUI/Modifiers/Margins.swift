// Status of this file: exact.

internal import CCallSite

/// Where content margins count.
public struct ContentMarginPlacement: Sendable {
    let name: String
    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// A place that gives its content room.
public struct ScenePadding: Equatable, Sendable {
    let name: String
    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
    /// The margins of scroll views inside, which a widget has none of.
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic) -> some View { unseen(.application, "contentMargins") }
    nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View { unseen(.application, "contentMargins") }
    nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View { unseen(.application, "contentMargins") }
    /// The room that a scene keeps: 16 points on a phone (layout-rules 5.11).
    @inline(never) nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    /// Status: exact: the least room is that of a scene on a phone, whatever the `padding`.
    @inline(never) nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
