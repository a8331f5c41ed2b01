// Status of this file: declared: no server for maps is reached; a search answers as without a network and raises `unsupported-api`.

import UIKit

/// A kind of place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airport = Self(rawValue: "MKPOICategoryAirport"), atm = Self(rawValue: "MKPOICategoryATM"), bakery = Self(rawValue: "MKPOICategoryBakery"),
                      bank = Self(rawValue: "MKPOICategoryBank"), cafe = Self(rawValue: "MKPOICategoryCafe"), evCharger = Self(rawValue: "MKPOICategoryEVCharger"),
                      foodMarket = Self(rawValue: "MKPOICategoryFoodMarket"), gasStation = Self(rawValue: "MKPOICategoryGasStation"), hospital = Self(rawValue: "MKPOICategoryHospital"),
                      hotel = Self(rawValue: "MKPOICategoryHotel"), museum = Self(rawValue: "MKPOICategoryMuseum"), park = Self(rawValue: "MKPOICategoryPark"),
                      parking = Self(rawValue: "MKPOICategoryParking"), pharmacy = Self(rawValue: "MKPOICategoryPharmacy"), publicTransport = Self(rawValue: "MKPOICategoryPublicTransport"),
                      restaurant = Self(rawValue: "MKPOICategoryRestaurant"), school = Self(rawValue: "MKPOICategorySchool"), store = Self(rawValue: "MKPOICategoryStore")
}
/// Which kinds of places are wanted.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    private let categories: Set<MKPointOfInterestCategory>
    private let isExcluding: Bool
    public init(including categories: [MKPointOfInterestCategory]) { (self.categories, isExcluding) = (Set(categories), false) }
    public init(excluding categories: [MKPointOfInterestCategory]) { (self.categories, isExcluding) = (Set(categories), true) }
    public static let includingAll = MKPointOfInterestFilter(excluding: []), excludingAll = MKPointOfInterestFilter(including: [])
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isExcluding }
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// Looks for places by what people write.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void
    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1), pointOfInterest = ResultType(rawValue: 2), physicalFeature = ResultType(rawValue: 4)
    }
    open class Request: NSObject, @unchecked Sendable {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        public override init() { super.init() }
        public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
        public init(naturalLanguageQuery: String, region: MKCoordinateRegion) { (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region) }
        public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = "\(completion.title) \(completion.subtitle)" }
    }
    /// What was found. None is made here.
    open class Response: NSObject, @unchecked Sendable {
        public let mapItems: [MKMapItem]
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
        init(_ items: [MKMapItem]) { mapItems = items }
    }
    public let request: Request
    open var isSearching: Bool { false }
    public init(request: Request) { self.request = request }
    open func start(completionHandler: @escaping CompletionHandler) {
        note("MKLocalSearch.start()")
        DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
    }
    open func start() async throws -> Response { note("MKLocalSearch.start()"); throw MKError(.serverFailure) }
    open func cancel() {}
}

/// A proposal while people write. None is made here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    public let title, subtitle: String
    open var titleHighlightRanges: [NSValue] { [] }
    open var subtitleHighlightRanges: [NSValue] { [] }
    init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}
public protocol MKLocalSearchCompleterDelegate: AnyObject {
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
/// Proposes places while people write.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
    public struct ResultType: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let address = ResultType(rawValue: 1), pointOfInterest = ResultType(rawValue: 2), query = ResultType(rawValue: 4)
    }
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var results: [MKLocalSearchCompletion] { [] }
    open var isSearching: Bool { false }
    open var queryFragment = "" {
        didSet {
            note("MKLocalSearchCompleter.queryFragment")
            DispatchQueue.main.async { [self] in delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
        }
    }
    open func cancel() {}
}
