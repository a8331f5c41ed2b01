// Status of this file: exact.

/// A place where widgets are shown.
public struct WidgetLocation: Hashable, Sendable {
    let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    public static let carPlay = WidgetLocation(name: "carPlay")
    public static let smartStack = WidgetLocation(name: "smartStack")
    public static let watchFace = WidgetLocation(name: "watchFace")
}

/// How a widget is fixed to a wall. It has an effect on visionOS only (widgetkit-behaviour E13).
public struct WidgetMountingStyle: Hashable, Sendable {
    let name: String
    public static let elevated = WidgetMountingStyle(name: "elevated")
    public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget is made of. It has an effect on visionOS only (widgetkit-behaviour E13).
public struct WidgetTexture: Hashable, Sendable {
    let name: String
    public static let glass = WidgetTexture(name: "glass")
    public static let paper = WidgetTexture(name: "paper")
}

/// How large a Live Activity is shown: `small` in a Smart Stack and in CarPlay, else `medium`.
public enum ActivityFamily: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case small, medium
    public var description: String { rawValue }
}

extension WidgetConfiguration {
    /// Where the widget should not be suggested, for some of its families.
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily]) -> some WidgetConfiguration {
        declaring { declaration in for family in families { declaration.disfavoredLocations[family, default: []] += locations.map(\.name) } }
    }
    /// Status: exact: no effect on a phone.
    public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration { declaring { _ in } }
    /// Status: exact: no effect on a phone.
    public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { declaring { _ in } }
    /// The further sizes of a Live Activity.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { declaring { $0.supplementalActivityFamilies = families.map(\.rawValue) } }
    /// The widget that a relevance widget stands for. Status: exact: no effect on a phone: watches alone read it.
    public func associatedKind(_ kind: String) -> some WidgetConfiguration { declaring { _ in } }
}
