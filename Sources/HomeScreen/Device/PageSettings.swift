import DeviceProfiles
import Foundation
import WidgetHost

/// What a person sets on the page, kept with the device.
public struct PageSettings: Hashable, Sendable {
    public var device = ProfileLibrary.defaultDevice
    public var system = ProfileLibrary.defaultSystem
    public var locale = "en_US"
    public var timeZone = "UTC"
    /// "light" or "dark".
    public var appearance = "light"
    /// The look of the Home Screen: "default", "tinted" or "clear".
    public var look = "default"
    /// Of the tinted look.
    public var tint = "#9a6fa0"
    public var typeSize = "large"
    public var increasesContrast = false
    public var reducesMotion = false
    public var isRightToLeft = false
    public var isLocked = false
    public var isInStandBy = false
    /// Whether StandBy is as it is in the dark.
    public var isNight = false
    public var wallpaper = "dune"
    public init() {}

    static let wallpapers = ["dune", "tide", "aurora", "paper", "ink"]

    /// The looks of the Home Screen and the modes in which they are drawn.
    static let modes = ["default": "fullColor", "tinted": "accented", "clear": "clear"]

    /// As the host needs them.
    /// - Throws: `ProfileError` where a profile is gone.
    func host(_ profiles: ProfileLibrary) throws -> HostSettings {
        var settings = HostSettings(device: SimulatedDevice(device: try profiles.device(named: device), system: try profiles.system(named: system)))
        settings.locale = locale
        settings.timeZone = timeZone
        settings.appearance = appearance
        settings.homeScreenMode = Self.modes[look] ?? "fullColor"
        settings.typeSize = typeSize
        settings.increasesContrast = increasesContrast
        settings.reducesMotion = reducesMotion
        settings.isForcedRightToLeft = isRightToLeft
        settings.isLocked = isLocked
        settings.isInStandBy = isInStandBy
        settings.isNight = isNight
        return settings
    }
}

extension PageSettings: Codable {
    /// What a file of an earlier version does not have stays as it is at first.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, _ path: WritableKeyPath<PageSettings, Value>) throws {
            if let value = try values.decodeIfPresent(Value.self, forKey: key) { self[keyPath: path] = value }
        }
        try read(.device, \.device); try read(.system, \.system); try read(.locale, \.locale); try read(.timeZone, \.timeZone); try read(.appearance, \.appearance)
        try read(.look, \.look); try read(.tint, \.tint); try read(.typeSize, \.typeSize); try read(.increasesContrast, \.increasesContrast); try read(.reducesMotion, \.reducesMotion)
        try read(.isRightToLeft, \.isRightToLeft); try read(.isLocked, \.isLocked); try read(.isInStandBy, \.isInStandBy); try read(.isNight, \.isNight)
        try read(.wallpaper, \.wallpaper)
    }
}

/// The page's settings and clock, as they are kept in the device's folder.
struct KeptPage: Codable {
    var settings: PageSettings
    /// Nil: the clock shows real time. Else where it stood; seconds since 1970-01-01.
    var moment: Double?
    /// Live Activities of previews that run.
    var activities: [PreviewedActivity]?
    var controls: [Control]?

    /// The values that a control was given.
    struct Control: Codable {
        var key: ControlKey
        var configuration: [String: String]
    }

    static func path(in folder: String) -> String { folder + "/home-screen.json" }

    /// What was kept; nil where there is nothing, or nothing that can be read.
    static func read(in folder: String) -> KeptPage? {
        guard let handle = FileHandle(forReadingAtPath: path(in: folder)), let data = try? handle.read(upToCount: 64 << 10) else { return nil }
        return try? JSONDecoder().decode(KeptPage.self, from: data)
    }

    func write(in folder: String) throws {
        try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: Self.path(in: folder)), options: .atomic)
    }
}
