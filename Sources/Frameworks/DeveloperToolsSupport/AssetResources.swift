// Status of this file: exact.

import Foundation

/// A colour of an asset catalog, by the member that a build makes for it: `Color(.skyBlue)`.
public struct ColorResource: Hashable, Sendable {
    /// The colour's name in the catalog.
    public let name: String
    /// The path of the bundle that holds the catalog.
    public let bundlePath: String
    public var bundle: Bundle { Bundle(path: bundlePath) ?? .main }
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

/// An image of an asset catalog, by the member that a build makes for it: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    /// The image's name in the catalog.
    public let name: String
    /// The path of the bundle that holds the catalog.
    public let bundlePath: String
    public var bundle: Bundle { Bundle(path: bundlePath) ?? .main }
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}
