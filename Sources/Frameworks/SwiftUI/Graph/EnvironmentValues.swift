// Status of this file: exact.

import Drawing
import UIKit

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
/// Whether colours are told apart more strongly.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

extension EnvironmentValues {
    private struct Core {
        var colorScheme = ColorScheme.light
        var contrast = ColorSchemeContrast.standard
        var displayScale: CGFloat = 3
        var layoutDirection = LayoutDirection.leftToRight
        var dynamicTypeSize = DynamicTypeSize.large
        var locale = Locale(identifier: "en_US")
        var calendar = Calendar(identifier: .gregorian)
        var timeZone = TimeZone(identifier: "UTC") ?? .current
        var systemMajorVersion = SimulatedDevice.current.majorVersion
        var isEnabled = true
        var isLuminanceReduced = false
        var redactionReasons = RedactionReasons()
    }
    private struct CoreKey: EnvironmentKey { static let defaultValue = Core() }
    private var core: Core { get { self[CoreKey.self] } set { self[CoreKey.self] = newValue } }

    public var colorScheme: ColorScheme { get { core.colorScheme } set { core.colorScheme = newValue } }
    public internal(set) var colorSchemeContrast: ColorSchemeContrast { get { core.contrast } set { core.contrast = newValue } }
    public var _colorSchemeContrast: ColorSchemeContrast { get { core.contrast } set { core.contrast = newValue } }
    /// Pixels per point.
    public var displayScale: CGFloat { get { core.displayScale } set { core.displayScale = max(newValue, 0.1) } }
    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    public var layoutDirection: LayoutDirection { get { core.layoutDirection } set { core.layoutDirection = newValue } }
    public var dynamicTypeSize: DynamicTypeSize { get { core.dynamicTypeSize } set { core.dynamicTypeSize = newValue } }
    public var locale: Locale { get { core.locale } set { core.locale = newValue } }
    public var calendar: Calendar { get { core.calendar } set { core.calendar = newValue } }
    public var timeZone: TimeZone { get { core.timeZone } set { core.timeZone = newValue } }
    public var isEnabled: Bool { get { core.isEnabled } set { core.isEnabled = newValue } }
    public var isLuminanceReduced: Bool { get { core.isLuminanceReduced } set { core.isLuminanceReduced = newValue } }
    public var redactionReasons: RedactionReasons { get { core.redactionReasons } set { core.redactionReasons = newValue } }
    /// The simulated OS version, which decides palette and defaults.
    package var systemMajorVersion: Int { get { core.systemMajorVersion } set { core.systemMajorVersion = newValue } }

    private struct MomentKey: EnvironmentKey { static let defaultValue: Double? = nil }
    /// The moment drawn, in seconds since 1970-01-01; nil: live text shows the date it carries.
    package var moment: Double? { get { self[MomentKey.self] } set { self[MomentKey.self] = newValue } }

    private struct PrivacyKey: EnvironmentKey { static let defaultValue = false }
    var isPrivacySensitive: Bool { get { self[PrivacyKey.self] } set { self[PrivacyKey.self] = newValue } }

    private struct ForegroundStylesKey: EnvironmentKey { static let defaultValue: [AnyShapeStyle] = [] }
    /// The styles of `foregroundStyle`, primary first.
    var foregroundStyles: [AnyShapeStyle] { get { self[ForegroundStylesKey.self] } set { self[ForegroundStylesKey.self] = newValue } }
    func withForegroundStyles(_ styles: [AnyShapeStyle]) -> EnvironmentValues { var copy = self; copy.foregroundStyles = styles; return copy }

    private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
    public var backgroundStyle: AnyShapeStyle? { get { self[BackgroundStyleKey.self] } set { self[BackgroundStyleKey.self] = newValue } }

    private struct TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
    var tintStyle: AnyShapeStyle? { get { self[TintKey.self] } set { self[TintKey.self] = newValue } }

    private struct AccentColorKey: EnvironmentKey { static let defaultValue: Color? = nil }
    /// What `accentColor(_:)` or the asset catalog set.
    package var accentColor: Color? { get { self[AccentColorKey.self] } set { self[AccentColorKey.self] = newValue } }
    var accentColorValue: ColorValue {
        if let accentColor { return accentColor.value(in: self) }
        if let tintStyle, case .color(let color, _) = tintStyle._paint(in: self, bounds: .zero).paint { return color }
        // The Lock Screen has no colour of its own: what is tinted there without saying how is as bright as text (composed 5.9).
        return widgetRenderingMode == .vibrant ? .white : SystemColor.blue.value(in: self)
    }

    private struct ContainerShapeKey: EnvironmentKey { static let defaultValue: ContainerShapeGeometry? = nil }
    var containerShape: ContainerShapeGeometry? { get { self[ContainerShapeKey.self] } set { self[ContainerShapeKey.self] = newValue } }

    private struct AccentableKey: EnvironmentKey { static let defaultValue = false }
    /// Whether the view is in the accent group (`widgetAccentable`).
    package var isWidgetAccentable: Bool { get { self[AccentableKey.self] } set { self[AccentableKey.self] = newValue } }
}

/// The user's text size, as set in the phone's settings.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
    /// The name in the tables of text styles: "large", "accessibility1".
    package var name: String { "\(self)" }
    package init?(name: String) {
        guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = size
    }
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}
