// Status of this file: exact for a device that nothing suspends (`reason`) or heats.

import Foundation

extension ProcessInfo {
    public enum ThermalState: Int, Hashable, Sendable { case nominal, fair, serious, critical }
    /// Nominal: a simulated device does not grow warm.
    public var thermalState: ThermalState { .nominal }
    /// False: a simulated device has power.
    public var isLowPowerModeEnabled: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
    /// Runs the work at once: nothing suspends the process.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) { block(false) }
}
extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
