// Status of this file: exact for the simulated device; announcements (`notification`, `argument`) have no listener.

import Foundation

public enum UIDeviceOrientation: Int, Hashable, Sendable { case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown }

/// The device that is simulated.
open class UIDevice: NSObject, @unchecked Sendable {
    public enum BatteryState: Int, Hashable, Sendable { case unknown, unplugged, charging, full }
    public static let current = UIDevice()
    open var name: String { SimulatedDevice.current.name }
    open var model: String { SimulatedDevice.current.model }
    open var localizedModel: String { model }
    open var systemName: String { SimulatedDevice.current.model == "iPad" ? "iPadOS" : "iOS" }
    open var systemVersion: String { SimulatedDevice.current.systemVersion }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { SimulatedDevice.current.model == "iPad" ? .pad : .phone }
    open var orientation: UIDeviceOrientation { .portrait }
    open var isBatteryMonitoringEnabled = false
    /// -1 until monitoring is enabled, as on a phone.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? SimulatedDevice.current.batteryLevel : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
    /// The same for every run: a simulated device has no identity of its own.
    open var identifierForVendor: UUID? { UUID(uuidString: "5B0C6F4E-7E0B-4F0B-9B7A-2F6D0C1E8A11") }
    open var isMultitaskingSupported: Bool { true }
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The screen of the device that is simulated.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()
    /// Points.
    open var bounds: CGRect { CGRect(origin: .zero, size: SimulatedDevice.current.screenSize) }
    /// Pixels.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
    open var scale: CGFloat { SimulatedDevice.current.scale }
    open var nativeScale: CGFloat { scale }
    open var brightness: CGFloat = 0.5
    open var traitCollection: UITraitCollection { .current }
    open var maximumFramesPerSecond: Int { 60 }
}

/// The state of assistive technologies: but for reduced motion, bold text and contrast none is on.
public enum UIAccessibility {
    nonisolated(unsafe) private static var reducesMotion = false
    /// Sets what `isReduceMotionEnabled` answers: the runtime, before each view is evaluated, on the main thread.
    package static func setSystem(reducesMotion: Bool) { self.reducesMotion = reducesMotion }
    public static var isVoiceOverRunning: Bool { false }
    public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
    public static var isReduceMotionEnabled: Bool { reducesMotion }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
    public static var isInvertColorsEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let announcement = Notification(rawValue: 1008)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let screenChanged = Notification(rawValue: 1000)
    }
    /// Nobody listens: no assistive technology is on.
    public static func post(notification: Notification, argument: Any?) {}
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
