// Status of this file: exact.

/// How much of the map a region shows, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) { self.latitudeDelta = latitudeDelta; self.longitudeDelta = longitudeDelta }
}

/// A part of the map.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { self.center = center; self.span = span }
    /// Nowhere: zero degrees around the equator.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0)) }

    /// Metres from north to south and from west to east.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        // A degree of a great circle of the earth's mean radius.
        let degree = 111_195.08
        self.init(center: center, span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / degree,
                                                         longitudeDelta: longitudinalMeters / max(degree * cos(center.latitude * .pi / 180), 1)))
    }
}

public enum MKMapType: UInt, Hashable, Sendable { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
