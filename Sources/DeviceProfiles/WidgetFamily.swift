/// The families of widgets, as Apple spells them.
public enum WidgetFamilyName: String, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
    /// Live Activities: the Lock Screen's banner, the supplemental small family, and the places in the Dynamic Island.
    case activityBanner, activitySmall, islandCompact, islandMinimal, islandExpanded
    /// Controls: as the gallery lists them, and the round and the wide form of Control Center.
    case control, controlSmall, controlWide

    /// Whether it is drawn on the Home Screen; accessory families are drawn on the Lock Screen or a watch face.
    public var isSystemFamily: Bool { rawValue.hasPrefix("system") }
    public var isAccessoryFamily: Bool { rawValue.hasPrefix("accessory") }
    /// Whether it is a place of Live Activities.
    public var isActivityFamily: Bool { rawValue.hasPrefix("activity") || rawValue.hasPrefix("island") }
    /// Whether it is a form of controls.
    public var isControlFamily: Bool { rawValue.hasPrefix("control") }
    /// Whether it belongs to widgets, which a person places by family.
    public var isWidgetFamily: Bool { isSystemFamily || isAccessoryFamily }

    /// "small" for `systemSmall`, "extraLarge" for `systemExtraLarge`.
    public var shortName: String {
        let name = rawValue.drop { !$0.isUppercase }
        // What a control and a watch's island are called is said whole.
        guard isWidgetFamily || isActivityFamily, !name.isEmpty, self != .activitySmall else { return rawValue }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// Reads Apple's spelling or the short one: "systemSmall", "small", "extra-large", "rectangular". Nil for any other.
    public init?(spelled text: String) {
        let plain = text.filter { $0 != "-" && $0 != "_" }.lowercased()
        let match = Self.allCases.first { name in
            let full = name.rawValue.lowercased()
            return full == plain || full == "system" + plain || full == "accessory" + plain || plain != "small" && (full == "activity" + plain || full == "island" + plain)
        }
        guard let match else { return nil }
        self = match
    }
}

/// What kind of device shows the widgets.
public enum DeviceIdiom: String, CaseIterable, Hashable, Sendable { case phone, pad }

/// What a device's front has beside its screen: sensors in a Dynamic Island or a notch, a home button, or nothing that touches the screen.
public enum DeviceFront: String, CaseIterable, Hashable, Sendable { case island, notch, homeButton, plain }

/// How sure a number is: Apple documents it, a device showed it, or we assume it.
public enum ProfileBasis: String, CaseIterable, Hashable, Sendable { case doc, seen, assumed }
