// Status of this file: exact as on a phone whose owner has denied the location; names of places (`location`, `locale`, `address`)
// are never found, and a finding says so.

public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
    /// The former name.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}
public enum CLAccuracyAuthorization: Int, Hashable, Sendable { case fullAccuracy, reducedAccuracy }
public enum CLActivityType: Int, Hashable, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// Why there is no location.
public struct CLError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    public enum Code: Int, Hashable, Sendable { case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, geocodeFoundNoResult = 8, geocodeFoundPartialResult, geocodeCanceled }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "kCLErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "The operation couldn’t be completed. (kCLErrorDomain error \(code.rawValue).)" }
    public static var denied: Code { .denied }
    public static var locationUnknown: Code { .locationUnknown }
    public static var network: Code { .network }
}

/// Who is told of locations.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}
extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Where the device is. The simulated device is nowhere: it answers as a phone whose owner has denied the app its location.
///
/// Asking for a location is reported as a finding. Status: approximate: always denied.
open class CLLocationManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization(self); $0.locationManager(self, didChangeAuthorization: .denied) } } }
    }
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false

    public override init() {}

    open class func locationServicesEnabled() -> Bool { true }
    open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    open var authorizationStatus: CLAuthorizationStatus { .denied }
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// Whether widgets of the app may ask: only where the app itself may.
    open var isAuthorizedForWidgetUpdates: Bool { note("isAuthorizedForWidgetUpdates"); return false }
    open var location: CLLocation? { note("location"); return nil }

    /// A widget cannot ask its owner: nothing is shown on a phone either.
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() { note("requestLocation()"); fail() }
    open func startUpdatingLocation() { note("startUpdatingLocation()"); fail() }
    open func stopUpdatingLocation() {}
    open func startMonitoringSignificantLocationChanges() { note("startMonitoringSignificantLocationChanges()"); fail() }
    open func stopMonitoringSignificantLocationChanges() {}

    private func note(_ member: String) {
        MissingCapabilities.note("CLLocationManager.\(member)", "The simulated device has no location: it answers as a phone whose owner has denied it.")
    }
    private func fail() { tell { $0.locationManager(self, didFailWithError: CLError(.denied)) } }
    /// The delegate hears of it after the caller is done, as on a phone.
    private func tell(_ message: @escaping (any CLLocationManagerDelegate) -> Void) {
        DispatchQueue.main.async { [self] in if let delegate { message(delegate) } }
    }
}

/// A location from a stream of them. The stream of the simulated device is empty.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Int, Hashable, Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }
    public let location: CLLocation?
    public let authorizationDenied: Bool
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> AsyncThrowingStream<CLLocationUpdate, any Error> {
        MissingCapabilities.note("CLLocationUpdate.liveUpdates(_:)", "The simulated device has no location: it answers as a phone whose owner has denied it.")
        return AsyncThrowingStream { $0.yield(CLLocationUpdate(location: nil, authorizationDenied: true)); $0.finish() }
    }
}

/// Finds names for places. It asks a server, which the simulated device does not reach.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public override init() {}
    open var isGeocoding: Bool { false }
    open func cancelGeocode() {}
    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { fail("reverseGeocodeLocation(_:)", completionHandler) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { fail("reverseGeocodeLocation(_:)", completionHandler) }
    open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale? = nil) async throws -> [CLPlacemark] { note("reverseGeocodeLocation(_:)"); throw CLError(.network) }
    open func geocodeAddressString(_ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { fail("geocodeAddressString(_:)", completionHandler) }
    open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { note("geocodeAddressString(_:)"); throw CLError(.network) }

    private func note(_ member: String) {
        MissingCapabilities.note("CLGeocoder.\(member)", "No server for places is reached from here: it answers as without a network.")
    }
    private func fail(_ member: String, _ completion: @escaping ([CLPlacemark]?, (any Error)?) -> Void) {
        note(member)
        DispatchQueue.main.async { completion(nil, CLError(.network)) }
    }
}
