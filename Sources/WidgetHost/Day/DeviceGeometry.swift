import DeviceProfiles
import Drawing

/// How large a family is on the host's device.
enum DeviceGeometry {
    /// Points; zero for a family that the device cannot show.
    static func size(of family: String, in settings: HostSettings) -> Size {
        WidgetFamilyName(rawValue: family).flatMap { settings.device.geometry(of: $0)?.size } ?? .zero
    }
}
