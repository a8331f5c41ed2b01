import DeviceProfiles
import ExtensionMessages
import WidgetHost

/// Which pictures are wanted: every combination of what the lists name.
public struct MatrixRequest: Sendable {
    /// Kinds; empty: every widget.
    public var widgets: [String] = []
    /// Empty: every family the widget supports and the device can show.
    public var families: [WidgetFamilyName] = []
    public var devices: [DeviceProfile]
    public var systems: [SystemProfile]
    /// What the system asks of a provider. The default is everything that a person meets: the placeholder, the gallery's snapshot and
    /// the timeline's entries.
    public var roles: [Role] = [.placeholder, .snapshot, .timeline]
    /// The most entries of a timeline that are drawn.
    public var entryLimit = 50
    /// "light", "dark".
    public var appearances = ["light", "dark"]
    /// "fullColor", "accented", "clear", "vibrant"; empty: the one the family is drawn in where it is first met: vibrant on the Lock Screen, full
    /// colour on the Home Screen (layout-rules 13.8, doc).
    public var modes: [String] = []
    /// ICU identifiers: "en_US".
    public var locales = ["en_US"]
    /// As Apple spells them: "large", "accessibility1".
    public var typeSizes = ["large"]
    public var increasesContrast = false
    public var reducesMotion = false
    /// Whether the layout is mirrored whatever the locale says.
    public var isRightToLeft = false
    /// Whether the device is locked: what is marked as private is redacted.
    public var isLocked = false
    /// Whether Home Screen widgets are drawn as in StandBy.
    public var isInStandBy = false
    /// Pixels per point of the pictures; nil: the device's.
    public var scale: Double?
    /// Seconds since 1970-01-01.
    public var moments = [MatrixRequest.defaultMoment]
    public var timeZones = ["UTC"]
    /// Values of the configuration's parameters by name.
    public var configuration: [String: String] = [:]
    public var shard: Shard?

    /// 2026-01-05 09:41 UTC.
    public static let defaultMoment = 1_767_606_060.0

    public init(devices: [DeviceProfile], systems: [SystemProfile]) { self.devices = devices; self.systems = systems }

    /// The worlds that the pictures need: each is an extension's process of its own, for what stands below user code is pinned once.
    public var worlds: [SimulatedWorld] {
        systems.flatMap { system in
            locales.flatMap { locale in
                timeZones.flatMap { zone in
                    moments.map { SimulatedWorld(system: system, locale: locale, timeZone: zone, moment: $0) }
                }
            }
        }
    }
}

/// What user code finds below it: OS version, locale, zone and the pinned moment.
public struct SimulatedWorld: Hashable, Sendable {
    public var system: SystemProfile
    public var locale: String
    public var timeZone: String
    /// Seconds since 1970-01-01.
    public var moment: Double
    public init(system: SystemProfile, locale: String = "en_US", timeZone: String = "UTC", moment: Double = MatrixRequest.defaultMoment) {
        self.system = system; self.locale = locale; self.timeZone = timeZone; self.moment = moment
    }

    /// Whether the locale's script runs from right to left.
    public var isRightToLeft: Bool { WidgetEnvironment.isRightToLeft(locale) }
}

/// One of several parts of a matrix, for parallel jobs.
public struct Shard: Hashable, Sendable {
    /// 1…count.
    public var index: Int
    public var count: Int

    public init?(index: Int, count: Int) {
        guard count >= 1, count <= 10_000, (1...count).contains(index) else { return nil }
        self.index = index; self.count = count
    }

    /// Reads "2/5".
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(index: index, count: count)
    }

    public func holds(_ position: Int) -> Bool { position % count == index - 1 }
}
