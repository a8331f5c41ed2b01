// Status of this file: exact.

import Foundation

/// The device that is simulated: what `UIDevice`, `UIScreen` and dynamic colours answer. The runtime sets it.
public struct SimulatedDevice: Hashable, Sendable {
    /// The name its user gave it.
    public var name = "iPhone"
    /// "iPhone" or "iPad".
    public var model = "iPhone"
    /// "26.0".
    public var systemVersion = "26.0"
    /// Points.
    public var screenSize = CGSize(width: 393, height: 852)
    /// Pixels per point.
    public var scale: CGFloat = 3
    public var batteryLevel: Float = 1
    public init() {}

    /// 26 for "26.0".
    public var majorVersion: Int { Int(systemVersion.prefix { $0 != "." }) ?? 26 }

    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var device = SimulatedDevice()
    }
    private static let box = Box()

    /// The device in force.
    public static var current: SimulatedDevice {
        get { box.lock.lock(); defer { box.lock.unlock() }; return box.device }
        set { box.lock.lock(); defer { box.lock.unlock() }; box.device = newValue }
    }
}
