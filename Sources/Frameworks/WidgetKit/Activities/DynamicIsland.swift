// Status of this file: exact.

/// The places of a Live Activity around the sensors.
public struct DynamicIsland {
    let expanded: DynamicIslandExpandedContent<AnyView>
    let compactLeading: AnyView
    let compactTrailing: AnyView
    let minimal: AnyView
    var keylineTint: Color?
    var url: URL?
    /// Insets that differ from the system's, by presentation.
    var insets: [DynamicIslandMode: EdgeChange] = [:]

    /// Points by edge; nil where the system's stay.
    struct EdgeChange: Hashable { var top, leading, bottom, trailing: CGFloat? }

    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: () -> CompactLeading,
        @ViewBuilder compactTrailing: () -> CompactTrailing, @ViewBuilder minimal: () -> Minimal
    ) {
        self.expanded = DynamicIslandExpandedContent(regions: expanded().regions)
        self.compactLeading = AnyView(compactLeading())
        self.compactTrailing = AnyView(compactTrailing())
        self.minimal = AnyView(minimal())
    }

    private func with(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var copy = self
        change(&copy)
        return copy
    }
    /// The colour of the line around the island. Status: approximate: drawn around the expanded island only, a third of a point wide.
    public func keylineTint(_ color: Color?) -> DynamicIsland { with { $0.keylineTint = color } }
    /// The URL that a tap opens the app with.
    public func widgetURL(_ url: URL?) -> DynamicIsland { with { $0.url = url } }
    /// The distance of the content from the island's edges, in points.
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland {
        with {
            var change = $0.insets[mode] ?? EdgeChange()
            if edges.contains(.top) { change.top = length }
            if edges.contains(.leading) { change.leading = length }
            if edges.contains(.bottom) { change.bottom = length }
            if edges.contains(.trailing) { change.trailing = length }
            $0.insets[mode] = change
        }
    }
}

/// A presentation of the island.
public struct DynamicIslandMode: Hashable, Sendable {
    let name: String
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
    public static let expanded = DynamicIslandMode(name: "expanded")
}

/// Where a part of the expanded island is.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    let name: String
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// How a part that is too wide to stand beside the sensors is placed.
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    let isBelow: Bool
    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// A part of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let position: DynamicIslandExpandedRegionPosition
    let priority: Double
    let content: Content
    public init(_ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content) {
        self.position = position; self.priority = priority; self.content = content()
    }
}

/// The parts of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
    struct Region {
        var position: DynamicIslandExpandedRegionPosition
        var priority: Double
        var view: AnyView
    }
    var regions: [DynamicIslandExpandedContent<AnyView>.Region]
}

/// Collects the parts of the expanded island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public typealias Part = DynamicIslandExpandedContent<AnyView>
    public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>) -> Part {
        Part(regions: [Part.Region(position: region.position, priority: region.priority, view: AnyView(region.content))])
    }
    /// Parts that a function of the extension makes.
    public static func buildExpression<Content: View>(_ content: DynamicIslandExpandedContent<Content>) -> Part { Part(regions: content.regions) }
    public static func buildBlock(_ parts: Part...) -> Part { Part(regions: parts.flatMap(\.regions)) }
    public static func buildOptional(_ part: Part?) -> Part { part ?? Part(regions: []) }
    public static func buildEither(first part: Part) -> Part { part }
    public static func buildEither(second part: Part) -> Part { part }
    public static func buildLimitedAvailability(_ part: Part) -> Part { part }
}

/// Where a view is placed when its part is too wide to stand beside the sensors.
struct IslandPlacementKey: LayoutValueKey { static let defaultValue = DynamicIslandExpandedRegionVerticalPlacement.default }

extension View {
    /// Lets the part go below the sensors where it is too wide to stand beside them.
    nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View {
        layoutValue(key: IslandPlacementKey.self, value: verticalPlacement)
    }
}
