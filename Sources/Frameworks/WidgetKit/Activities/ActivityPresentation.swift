import Drawing

/// Where a Live Activity is drawn, and how large.
package enum ActivityPresentation: String, CaseIterable, Sendable {
    case banner, small, compact, minimal, expanded

    package var isIsland: Bool { self != .banner && self != .small }
    /// The family's name: "activityBanner", "islandCompact".
    package var family: String { (isIsland ? "island" : "activity") + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    package init?(family: String) {
        guard let match = Self.allCases.first(where: { $0.family == family }) else { return nil }
        self = match
    }
}

/// The measures of Live Activities (composed 8, 9), in points.
enum ActivityMetrics {
    /// The sensors' black area (9.1).
    static let sensors = CGSize(width: 125, height: 36.67)
    /// A banner and an expanded island are no lower and no higher (widgetkit-behaviour K4, composed 8.3).
    static let heights: ClosedRange<CGFloat> = 84...160
    static let bannerRadius: CGFloat = 23.8
    static let islandRadius: CGFloat = 44
    /// Content of the expanded island: 20 points from the sides, 16.4 from the top (9.7).
    static let expandedInsets = EdgeInsets(top: 16.4, leading: 20, bottom: 16.4, trailing: 20)
    /// Beside the content of a compact side (9.2: 67 points for a content of 38).
    static let compactInset: CGFloat = 14.5
    /// 36.67 to 45 points wide (widgetkit-behaviour K11, composed 9.4).
    static let minimalWidths: ClosedRange<CGFloat> = 36.67...45

    /// The small family on a car's screen (widgetkit-behaviour K11); its corners are assumed.
    static let small = CGSize(width: 170, height: 78)
    static let smallRadius: CGFloat = 16

    /// From each edge of the screen: newer screens have 14 (8.1, 9.6), older ones 10 (8.2).
    private static func isNewScreen(_ width: CGFloat) -> Bool { [402, 420, 440].contains(width) }
    static func bannerWidth(screen: CGFloat) -> CGFloat { screen - (isNewScreen(screen) ? 28 : 20) }
    static func expandedWidth(screen: CGFloat) -> CGFloat { screen - (isNewScreen(screen) ? 28 : 22.67) }
}

/// An activity's view in its place.
struct ActivityBanner: View {
    let content: AnyView
    let width: CGFloat

    var body: some View {
        content
            .frame(width: width)
            .frame(minHeight: ActivityMetrics.heights.lowerBound)
            .frame(maxHeight: ActivityMetrics.heights.upperBound, alignment: .top)
            .fixedSize(horizontal: false, vertical: true)
            .clipped()
            .backgroundPreferenceValue(ActivityBannerStyleKey.self) { BannerBackground(tint: $0.backgroundTint) }
            .clipShape(RoundedRectangle(cornerRadius: ActivityMetrics.bannerRadius, style: .continuous))
    }
}

/// The supplemental small family, as a car shows it: a fixed room, dark without a tint.
struct SmallActivity: View {
    let content: AnyView

    var body: some View {
        content
            .frame(width: ActivityMetrics.small.width, height: ActivityMetrics.small.height)
            .clipped()
            .backgroundPreferenceValue(ActivityBannerStyleKey.self) { $0.backgroundTint ?? Color(white: 0.11) }
            .clipShape(RoundedRectangle(cornerRadius: ActivityMetrics.smallRadius, style: .continuous))
            .environment(\.colorScheme, .dark)
    }
}

/// The tint as it was given (composed 8.5, seen); else the look of the system's material over a plain backdrop (8.6, assumed).
private struct BannerBackground: View {
    let tint: Color?
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        if let tint {
            tint
        } else {
            scheme == .dark ? Color(white: 0.12, opacity: 0.9) : Color(white: 0.95, opacity: 0.9)
        }
    }
}

/// The island in one presentation: black, with light content (widgetkit-behaviour K5).
struct IslandView: View {
    let island: DynamicIsland
    let presentation: ActivityPresentation
    let width: CGFloat

    var body: some View {
        shape
            .environment(\.colorScheme, .dark)
            .foregroundStyle(.white)
    }

    @ViewBuilder private var shape: some View {
        switch presentation {
        case .compact, .banner, .small:
            HStack(spacing: 0) {
                side(island.compactLeading, .compactLeading)
                Color.clear.frame(width: ActivityMetrics.sensors.width).accessibilityIdentifier(SemanticNode.sensorsIdentifier)
                side(island.compactTrailing, .compactTrailing)
            }
            .frame(height: ActivityMetrics.sensors.height)
            .fixedSize(horizontal: true, vertical: false)
            .background(Color.black, in: Capsule())
            .clipShape(Capsule())
        case .minimal:
            island.minimal
                .frame(minWidth: ActivityMetrics.minimalWidths.lowerBound, maxWidth: ActivityMetrics.minimalWidths.upperBound)
                .frame(height: ActivityMetrics.sensors.height)
                .fixedSize(horizontal: true, vertical: false)
                .background(Color.black, in: Capsule())
                .clipShape(Capsule())
        case .expanded:
            ExpandedIslandLayout(insets: insets) {
                ForEach(Array(island.expanded.regions.enumerated()), id: \.offset) { region in
                    region.element.view
                        .layoutValue(key: IslandRegionKey.self, value: region.element.position)
                        .layoutPriority(region.element.priority)
                }
            }
            .frame(width: width)
            .frame(minHeight: ActivityMetrics.heights.lowerBound)
            .frame(maxHeight: ActivityMetrics.heights.upperBound, alignment: .top)
            .fixedSize(horizontal: false, vertical: true)
            .background(Color.black, in: RoundedRectangle(cornerRadius: ActivityMetrics.islandRadius, style: .continuous))
            .clipShape(RoundedRectangle(cornerRadius: ActivityMetrics.islandRadius, style: .continuous))
            .overlay {
                if let tint = island.keylineTint {
                    RoundedRectangle(cornerRadius: ActivityMetrics.islandRadius, style: .continuous).strokeBorder(tint.opacity(0.4), lineWidth: 1 / 3)
                }
            }
        }
    }

    private var insets: EdgeInsets {
        let own = ActivityMetrics.expandedInsets, change = island.insets[.expanded]
        return EdgeInsets(top: change?.top ?? own.top, leading: change?.leading ?? own.leading, bottom: change?.bottom ?? own.bottom, trailing: change?.trailing ?? own.trailing)
    }

    private func side(_ view: AnyView, _ mode: DynamicIslandMode) -> some View {
        let change = island.insets[mode]
        return view
            .padding(.leading, change?.leading ?? ActivityMetrics.compactInset)
            .padding(.trailing, change?.trailing ?? ActivityMetrics.compactInset)
            .lineLimit(1)
    }
}
