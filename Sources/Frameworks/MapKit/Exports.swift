@_exported import CoreLocation
@_exported import Foundation
import FoundationSupplement
