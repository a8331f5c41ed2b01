@_exported import CoreLocation
@_exported import Foundation
@_exported import FoundationSupplement
