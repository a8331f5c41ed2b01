// Status of this file: exact.

/// A size and place that a widget can be shown in.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible, CustomDebugStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        }
    }
    public var debugDescription: String { description }
    /// The families of a widget that names none (widgetkit-behaviour E5, F): those of the Home and Lock Screens.
    package static let standard: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline]
    package init?(name: String) {
        guard let family = Self.allCases.first(where: { $0.description == name }) else { return nil }
        self = family
    }
    package var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }
}

/// How the system colours a widget where it is shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    package let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
    public var description: String { name }
    package init(name: String) { self.name = name }
}

extension EnvironmentValues {
    private struct WidgetValues {
        var family = WidgetFamily.systemSmall
        var renderingMode = WidgetRenderingMode.fullColor
        var contentMargins = EdgeInsets()
        var showsContainerBackground = true
    }
    private struct WidgetKey: EnvironmentKey { static let defaultValue = WidgetValues() }
    private var widget: WidgetValues { get { self[WidgetKey.self] } set { self[WidgetKey.self] = newValue } }
    /// The family that the widget is drawn for.
    public var widgetFamily: WidgetFamily { get { widget.family } set { widget.family = newValue } }
    public var widgetRenderingMode: WidgetRenderingMode { get { widget.renderingMode } set { widget.renderingMode = newValue } }
    /// The margins that the system keeps, or would keep where they are switched off; points.
    public var widgetContentMargins: EdgeInsets { get { widget.contentMargins } set { widget.contentMargins = newValue } }
    public var showsWidgetContainerBackground: Bool { get { widget.showsContainerBackground } set { widget.showsContainerBackground = newValue } }
}
