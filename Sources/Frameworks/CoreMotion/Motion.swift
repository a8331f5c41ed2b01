// Status of this file: exact: a phone whose owner was not asked for motion and that lies still: nothing is available and nothing is handed
// to a `handler`, whatever `start`, `end` and `queue` are.

public enum CMAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, restricted, denied, authorized }
public enum CMMotionActivityConfidence: Int, Hashable, Sendable { case low, medium, high }

/// Why there is no motion.
public struct CMError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Hashable, Sendable { case unknown = 103, motionActivityNotAvailable = 104, motionActivityNotAuthorized, motionActivityNotEntitled, notAvailable = 109, notEntitled, notAuthorized }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CMErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

private func refusal(_ symbol: String) -> CMError {
    MissingCapabilities.note(symbol, "The simulated device does not move, and its owner was not asked for motion.")
    return CMError(.motionActivityNotAuthorized)
}

/// Steps and distance of a time.
open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate, endDate: Date
    public let numberOfSteps: NSNumber
    /// Metres.
    public let distance: NSNumber?
    public let floorsAscended, floorsDescended: NSNumber?
    init(from start: Date, to end: Date) { (startDate, endDate, numberOfSteps, distance, floorsAscended, floorsDescended) = (start, end, 0, nil, nil, nil) }
}

/// Counts steps.
open class CMPedometer: NSObject, @unchecked Sendable {
    public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { handler(nil, refusal("CMPedometer.queryPedometerData(from:to:)")) }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { handler(nil, refusal("CMPedometer.startUpdates(from:)")) }
    open func stopUpdates() {}
}

/// What the person is doing.
open class CMMotionActivity: NSObject, @unchecked Sendable {
    public let startDate = Date()
    open var confidence: CMMotionActivityConfidence { .low }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { true }
}

/// Tells what the person is doing.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void) {
        handler(nil, refusal("CMMotionActivityManager.queryActivityStarting(from:to:to:)"))
    }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) { _ = refusal("CMMotionActivityManager.startActivityUpdates(to:)") }
    open func stopActivityUpdates() {}
}

/// How the device is turned and accelerated.
open class CMMotionManager: NSObject, @unchecked Sendable {
    open var isAccelerometerAvailable: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isDeviceMotionAvailable: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    /// Seconds.
    open var accelerometerUpdateInterval = 0.01, deviceMotionUpdateInterval = 0.01
    open func startAccelerometerUpdates() { _ = refusal("CMMotionManager.startAccelerometerUpdates()") }
    open func startDeviceMotionUpdates() { _ = refusal("CMMotionManager.startDeviceMotionUpdates()") }
    open func stopAccelerometerUpdates() {}
    open func stopDeviceMotionUpdates() {}
}

/// Tells how high the device is.
open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func stopRelativeAltitudeUpdates() {}
}
