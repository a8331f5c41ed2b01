// Status of this file: declared: no server for maps is reached; it answers as without a network and raises `unsupported-api`.

import FoundationSupplement
import UIKit

// Maps come from Apple's servers, which nothing here reaches: what asks them answers as a phone without a network, and says so.

/// Why there is no map.
public struct MKError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: UInt, Hashable, Sendable { case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "MKErrorDomain" }
    public var errorCode: Int { Int(code.rawValue) }
}

func note(_ symbol: String) {
    MissingCapabilities.note(symbol, "No server for maps is reached from here: it answers as without a network.")
}

/// Draws a part of the map. Status: declared: answers an error.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = UIScreen.main.scale
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var traitCollection = UITraitCollection.current
    }
    open class Snapshot: NSObject, @unchecked Sendable {
        public let image: UIImage
        init(image: UIImage) { self.image = image }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }
    public init(options: Options) {}
    open var isLoading: Bool { false }
    open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) { start(with: .main, completionHandler: completionHandler) }
    open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
        note("MKMapSnapshotter.start()")
        queue.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func start() async throws -> Snapshot { note("MKMapSnapshotter.start()"); throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A placemark on the map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
}

/// A place that a search finds.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    public init(placemark: MKPlacemark) { self.placemark = placemark }
}

/// Finds the names of a place. Status: declared: answers an error.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
    public let location: CLLocation
    public init?(location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
        self.location = location
    }
    open func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
        note("MKReverseGeocodingRequest.getMapItems(_:)")
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open var mapItems: [MKMapItem] { get async throws { note("MKReverseGeocodingRequest.mapItems"); throw MKError(.serverFailure) } }
    open func cancel() {}
}
