import DeviceProfiles
import Drawing
import ExtensionMessages
import WidgetHost

/// A widget in a family on a device, asked in one role: one call of its provider, and as many pictures as it has entries and variations.
public struct Placement: Hashable, Sendable {
    public var widget: WidgetDescription
    /// The name of the preview, where the role is `.preview`.
    public var preview: String?
    public var family: WidgetFamilyName
    public var device: SimulatedDevice
    public var geometry: FamilyGeometry
    public var role: Role
    public var world: SimulatedWorld
    public var configuration: [String: String]
}

/// How an entry's view is to look: what the system may change without asking the provider again.
public struct Variation: Hashable, Sendable {
    public var appearance: String
    public var mode: String
    public var typeSize: String
    public var increasesContrast: Bool
    public var reducesMotion = false
    /// Whether the layout is mirrored whatever the locale says.
    public var isForcedRightToLeft: Bool
    /// Whether the device is locked: what is marked as private is redacted.
    public var isLocked = false
    /// Whether it stands in StandBy: full colour, without the container background where that can be removed (composed 5.10).
    public var isInStandBy = false

    /// What user code is told: the tinted and the clear Home Screen are one mode to it.
    public var renderingMode: String { mode == "clear" ? "accented" : mode }
}

extension Placement {
    /// The environment in which the view is evaluated.
    public func environment(_ variation: Variation) -> RenderEnvironment {
        var look = WidgetLook()
        look.appearance = variation.appearance
        look.mode = variation.mode
        look.typeSize = variation.typeSize
        look.increasesContrast = variation.increasesContrast
        look.reducesMotion = variation.reducesMotion
        look.isRightToLeft = variation.isForcedRightToLeft || world.isRightToLeft
        look.isLocked = variation.isLocked
        look.isInStandBy = variation.isInStandBy
        return WidgetEnvironment.environment(of: widget, family: family, geometry: geometry, on: device, look: look, locale: world.locale, timeZone: world.timeZone, role: role)
    }
}

/// The sizes of Dynamic Type, smallest first, as Apple spells them.
public enum TypeSizes {
    public static let all = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
                             "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"]
}
