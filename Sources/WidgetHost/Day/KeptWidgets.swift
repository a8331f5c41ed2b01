import ExtensionProcesses
import Foundation

/// The widgets that are placed on a kept device, for a day that begins with them.
public enum KeptWidgets {
    /// By number; none where the device was never used.
    public static func of(_ device: DeviceFolder) throws -> [PlacedWidget] {
        guard FileManager.default.fileExists(atPath: device.hostStore) else { return [] }
        return try DeviceStore(device).placedStates().map(\.widget)
    }
}
