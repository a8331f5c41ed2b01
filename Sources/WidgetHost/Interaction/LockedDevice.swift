import DeviceProfiles

/// What a tap does on a locked device.
///
/// Buttons and toggles of widgets are inactive, and a link opens nothing, until the owner has unlocked the device (widgetkit-behaviour G6,
/// doc). A control runs its intent where the intent's `authenticationPolicy` allows it, which it does by default (doc).
public enum LockedDevice {
    /// Whether a tap has to wait for the device to be unlocked.
    ///
    /// - Parameter family: as messages spell it; controls have families of their own.
    public static func holds(_ effect: TapTarget.Effect, family: String) -> Bool {
        guard case .intent = effect else { return true }
        // A control's intent says by its policy whether it waits: the extension's process knows it.
        return WidgetFamilyName(rawValue: family)?.isWidgetFamily ?? false
    }
}
