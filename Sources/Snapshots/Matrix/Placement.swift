import DeviceProfiles
import Drawing
import ExtensionMessages

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
    /// Whether the layout is mirrored whatever the locale says.
    public var isForcedRightToLeft: Bool
    /// Whether the device is locked: what is marked as private is redacted.
    public var isLocked = false
    /// Whether it stands in StandBy: full colour, without the container background where that can be removed (composed 5.10).
    public var isInStandBy = false
}

extension Placement {
    /// The environment in which the view is evaluated.
    public func environment(_ variation: Variation) -> RenderEnvironment {
        RenderEnvironment(
            family: family.rawValue, width: geometry.size.width, height: geometry.size.height, margins: geometry.margins,
            cornerRadius: geometry.cornerRadius, displayScale: device.device.scale, appearance: variation.appearance,
            renderingMode: variation.mode, increasesContrast: variation.increasesContrast,
            showsContainerBackground: variation.mode == "fullColor" && !variation.isInStandBy || !widget.containerBackgroundRemovable,
            typeSize: TypeSizes.inWidgets(variation.typeSize), locale: world.locale, timeZone: world.timeZone,
            isRightToLeft: variation.isForcedRightToLeft || world.isRightToLeft, systemVersion: world.system.version,
            isPreview: role == .snapshot, redactions: (role == .placeholder ? ["placeholder"] : []) + (variation.isLocked ? ["privacy"] : []),
            device: RenderDevice(model: device.device.idiom == .pad ? "iPad" : "iPhone", screenWidth: device.device.screen.width, screenHeight: device.device.screen.height))
    }
}

/// The sizes of Dynamic Type, smallest first, as Apple spells them.
public enum TypeSizes {
    public static let all = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
                             "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"]

    /// Widgets follow the setting from large upwards; smaller ones are drawn as large (widget-sizes K, doc).
    static func inWidgets(_ size: String) -> String { ["xSmall", "small", "medium"].contains(size) ? "large" : size }
}
