// Status of this file: exact.

internal import CCallSite

/// The background that suits accessory widgets: a veil over what is behind the widget (composed 7.8).
///
/// It is a circle in `accessoryCircular`, a rectangle with square corners in `accessoryRectangular` (composed 3.13) and nothing in
/// `accessoryInline`.
///
/// Status: approximate. A phone adds 0.155 to the luminance of the backdrop; drawn is white of that alpha.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family
    private static let veil = Color(white: 1, opacity: 0.155)

    nonisolated public init() {}

    public var body: some View {
        switch family {
        case .accessoryCircular, .accessoryCorner: Circle().fill(Self.veil)
        case .accessoryInline: EmptyView()
        case .accessoryRectangular: Rectangle().fill(Self.veil)
        default: Rectangle().fill(.fill.tertiary)
        }
    }
}

extension View {
    /// What stands beside or around an accessory widget on a watch's face; no family of a phone shows it.
    @inline(never) nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { unseen(.elsewhere, "widgetLabel", from: vitrine_return_address()) }
    @inline(never) nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { unseen(.elsewhere, "widgetLabel", from: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { unseen(.elsewhere, "widgetLabel", from: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public func widgetLabel(_ label: LocalizedStringResource) -> some View { unseen(.elsewhere, "widgetLabel", from: vitrine_return_address()) }
    /// Bends the content along the corner of a watch's face; no family of a phone has corners.
    @inline(never) nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { unseen(.elsewhere, "widgetCurvesContent", from: vitrine_return_address()) }
}

extension EnvironmentValues {
    /// Whether a label is shown beside the widget: on watch faces only.
    public var showsWidgetLabel: Bool { false }
}
