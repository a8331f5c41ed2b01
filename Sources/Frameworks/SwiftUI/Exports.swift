// A file that imports SwiftUI sees Foundation, Core Graphics, UIKit, Combine and Observation, as on a phone.
@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import Observation
@_exported import UIKit
@_exported import AppIntents

