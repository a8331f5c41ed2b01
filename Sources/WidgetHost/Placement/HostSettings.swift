import DeviceProfiles
import ExtensionMessages

/// How the simulated device is set: what a person chooses in its settings, and what is assumed about its system.
public struct HostSettings: Hashable, Sendable {
    /// Device and OS version.
    public var device: SimulatedDevice
    /// "en_US".
    public var locale = "en_US"
    /// "Europe/Berlin".
    public var timeZone = "UTC"
    /// "light" or "dark".
    public var appearance = "light"
    /// The look of the Home Screen: "fullColor", "accented" (tinted) or "clear".
    public var homeScreenMode = "fullColor"
    /// Of Dynamic Type, as Apple spells it: "large".
    public var typeSize = "large"
    public var increasesContrast = false
    /// Whether motion is reduced: widgets fade from one entry to the next.
    public var reducesMotion = false
    /// Whether the layout is mirrored whatever the locale says.
    public var isForcedRightToLeft = false
    /// Whether the device is locked: what is marked as private is redacted.
    public var isLocked = false
    /// Whether it was not unlocked once since it was started: nothing of its owner's can be read.
    public var isBeforeFirstUnlock = false
    public var isInStandBy = false
    /// Whether StandBy is as it is in the dark: one colour, and less light.
    public var isNight = false

    /// Reloads in 24 hours for a placed widget; nil: those of the device's profile (widgetkit-behaviour B10).
    public var reloadBudget: Int?
    /// Whether the budget holds: WidgetKit's developer mode and a debugger take it away (widgetkit-behaviour B18, B19, doc).
    public var isInDeveloperMode = false
    /// Seconds of the simulated clock that a provider may take (widgetkit-behaviour B20: a few; assumed).
    public var providerAllowance = 10.0
    /// Seconds between two changes that are seen: closer ones were not (widgetkit-behaviour B8, seen). 300 shows the phone that drops
    /// entries closer than five minutes (B7).
    public var minimumEntryDistance = 2.0
    /// Seconds between two charged reloads of one widget (widgetkit-behaviour B7 names five minutes for entries; for reloads assumed).
    public var minimumReloadDistance = 300.0

    /// What the device's processes are told.
    public var lock: DeviceLock { isLocked ? isBeforeFirstUnlock ? .beforeFirstUnlock : .locked : .unlocked }

    public init(device: SimulatedDevice) { self.device = device }

    /// Reloads in 24 hours for a placed widget.
    public var dailyReloads: Int { reloadBudget ?? device.device.reloadBudget }
}
