import DeviceProfiles
import Foundation
import WidgetHost

/// What a person sets on the page, kept with the device.
public struct PageSettings: Codable, Hashable, Sendable {
    public var device = ProfileLibrary.defaultDevice
    public var system = ProfileLibrary.defaultSystem
    public var locale = "en_US"
    public var timeZone = "UTC"
    /// "light" or "dark".
    public var appearance = "light"
    /// The look of the Home Screen: "default", "tinted" or "clear".
    public var look = "default"
    /// Of the tinted look: "#a36eb2".
    public var tint = "#a36eb2"
    public var typeSize = "large"
    public var increasesContrast = false
    public var isRightToLeft = false
    public var isLocked = false
    public var isInStandBy = false
    public var wallpaper = "dune"
    public init() {}

    static let wallpapers = ["dune", "tide", "aurora", "paper", "ink"]

    /// As the host needs them.
    /// - Throws: `ProfileError` where a profile is gone.
    func host(_ profiles: ProfileLibrary) throws -> HostSettings {
        var settings = HostSettings(device: SimulatedDevice(device: try profiles.device(named: device), system: try profiles.system(named: system)))
        settings.locale = locale
        settings.timeZone = timeZone
        // On black the system draws dark, whatever is set (composed 5.10).
        settings.appearance = isInStandBy ? "dark" : appearance
        settings.homeScreenMode = look == "default" ? "fullColor" : "accented"
        settings.typeSize = typeSize
        settings.increasesContrast = increasesContrast
        settings.isForcedRightToLeft = isRightToLeft
        settings.isLocked = isLocked
        settings.isInStandBy = isInStandBy
        return settings
    }
}

/// The page's settings and clock, as they are kept in the device's folder.
struct KeptPage: Codable {
    var settings: PageSettings
    /// Nil: the clock shows real time. Else where it stood; seconds since 1970-01-01.
    var moment: Double?

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
