import DeviceProfiles
import ExtensionMessages

/// How a widget is to look where it stands: what the system may change without asking the provider again.
public struct WidgetLook: Hashable, Sendable {
    /// "light" or "dark".
    public var appearance = "light"
    /// "fullColor", "accented" (the tinted Home Screen), "clear" (accented, over clear glass) or "vibrant".
    public var mode = "fullColor"
    /// Of Dynamic Type, as Apple spells it.
    public var typeSize = "large"
    public var increasesContrast = false
    public var reducesMotion = false
    public var isRightToLeft = false
    /// Whether the device is locked: what is marked as private is redacted.
    public var isLocked = false
    /// Full colour, without the container background where that can be removed (composed 5.10).
    public var isInStandBy = false
    public init() {}

    /// What user code is told: the tinted and the clear Home Screen are one mode to it.
    public var renderingMode: String { mode == "clear" ? "accented" : mode }
    /// StandBy in the dark: one colour, and less light (layout-rules 13.10).
    public var isNight: Bool { isInStandBy && mode == "vibrant" }
}

/// From a device's profile and a look to the environment in which a view is evaluated.
public enum WidgetEnvironment {
    public static func environment(of widget: WidgetDescription, family: WidgetFamilyName, geometry: FamilyGeometry, on simulated: SimulatedDevice, look: WidgetLook,
                                   locale: String, timeZone: String, role: Role) -> RenderEnvironment {
        let device = simulated.device
        return RenderEnvironment(
            family: family.rawValue, width: geometry.size.width, height: geometry.size.height, margins: geometry.margins,
            // StandBy is dark in both appearances (composed 5.10).
            cornerRadius: geometry.cornerRadius, displayScale: device.scale, appearance: look.isInStandBy ? "dark" : look.appearance,
            renderingMode: look.renderingMode, increasesContrast: look.increasesContrast, reducesMotion: look.reducesMotion,
            showsContainerBackground: look.mode == "fullColor" && !look.isInStandBy || !widget.containerBackgroundRemovable,
            isLuminanceReduced: look.isNight, typeSize: inWidgets(look.typeSize), locale: locale, timeZone: timeZone, isRightToLeft: look.isRightToLeft, systemVersion: simulated.system.version,
            isPreview: role == .snapshot, redactions: (role == .placeholder ? ["placeholder"] : []) + (look.isLocked ? ["privacy"] : []),
            device: RenderDevice(model: device.idiom == .pad ? "iPad" : "iPhone", screenWidth: device.screen.width, screenHeight: device.screen.height))
    }

    /// The mode in which a family is first met: vibrant on the Lock Screen, full colour on the Home Screen (layout-rules 13.8, doc).
    public static func defaultMode(of family: WidgetFamilyName, system: SystemProfile) -> String {
        family.isAccessoryFamily && system.renderingModes.contains("vibrant") ? "vibrant" : "fullColor"
    }

    /// Widgets follow the text size from large upwards; smaller ones are drawn as large (widget-sizes K, doc).
    static func inWidgets(_ size: String) -> String { ["xSmall", "small", "medium"].contains(size) ? "large" : size }

    /// Whether a locale's script runs from right to left.
    public static func isRightToLeft(_ locale: String) -> Bool {
        let parts = locale.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
        if parts.contains("arab") || parts.contains("hebr") { return true }
        if parts.contains("latn") || parts.contains("cyrl") { return false }
        return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "nqo"].contains(parts.first ?? "")
    }
}

extension HostSettings {
    /// How a family looks on this device.
    public func look(of family: WidgetFamilyName) -> WidgetLook {
        var look = WidgetLook()
        look.appearance = appearance
        // The clear Home Screen is the accented mode over glass.
        let isOffered = device.system.renderingModes.contains(homeScreenMode == "clear" ? "accented" : homeScreenMode)
        let isNightly = isInStandBy && isNight && device.system.renderingModes.contains("vibrant")
        look.mode = switch family.isSystemFamily {
        case true where isInStandBy: isNightly ? "vibrant" : "fullColor"
        case true where isOffered: homeScreenMode
        default: WidgetEnvironment.defaultMode(of: family, system: device.system)
        }
        look.typeSize = typeSize
        look.increasesContrast = increasesContrast
        look.reducesMotion = reducesMotion
        look.isRightToLeft = isForcedRightToLeft || WidgetEnvironment.isRightToLeft(locale)
        look.isLocked = isLocked
        look.isInStandBy = isInStandBy && family.isSystemFamily
        return look
    }

    /// The environment of a widget on this device; nil where the device cannot show the family.
    public func environment(of widget: WidgetDescription, family: String, role: Role = .timeline) -> RenderEnvironment? {
        guard let family = WidgetFamilyName(rawValue: family), let geometry = device.geometry(of: family) else { return nil }
        return WidgetEnvironment.environment(of: widget, family: family, geometry: geometry, on: device, look: look(of: family),
                                             locale: locale, timeZone: timeZone, role: role)
    }
}
