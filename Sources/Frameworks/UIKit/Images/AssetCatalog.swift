// Status of this file: exact.

import Drawing
import Foundation

/// A picture as an asset catalog or a bundle holds it.
public struct AssetImage: Hashable, Sendable {
    public enum Rendering: Hashable, Sendable { case automatic, original, template }
    public var resource: ImageResource
    /// Pixels per point: 2 for `@2x`.
    public var scale: CGFloat
    public var rendering: Rendering
    /// Top, left, bottom, right, in points; nil: not sliced.
    public var capInsets: [CGFloat]?
    /// Whether the catalog keeps vector data, so that scaling stays sharp.
    public var preservesVector: Bool
    /// Set for a custom symbol: it takes part in text like an SF Symbol.
    public var isSymbol: Bool
    public init(resource: ImageResource, scale: CGFloat, rendering: Rendering = .automatic, capInsets: [CGFloat]? = nil,
                preservesVector: Bool = false, isSymbol: Bool = false) {
        self.resource = resource; self.scale = scale; self.rendering = rendering; self.capInsets = capInsets
        self.preservesVector = preservesVector; self.isSymbol = isSymbol
    }
}

extension UIImage.RenderingMode {
    /// As a catalog's "Render As" says.
    init(_ rendering: AssetImage.Rendering) {
        switch rendering {
        case .automatic: self = .automatic
        case .original: self = .alwaysOriginal
        case .template: self = .alwaysTemplate
        }
    }
}

/// Answers what the extension's asset catalogs hold. The runtime sets one.
public protocol AssetProvider: Sendable {
    /// The colour set's value in the traits; nil where there is none of that name.
    func color(named name: String, bundle: Bundle?, traits: UITraitCollection) -> ColorValue?
    /// The image set's picture for the traits' scale and appearance; nil where there is none of that name.
    func image(named name: String, bundle: Bundle?, traits: UITraitCollection) -> AssetImage?
    /// A data set's bytes.
    func data(named name: String, bundle: Bundle?) -> Data?
    /// Which process's own bundle is asked: "extension" or "app".
    var process: String { get }
    /// The catalog of another bundle of the project that has the name: "Assets.xcassets of Weather"; nil where none has.
    func otherCatalog(with name: String, _ kind: AssetKind) -> String?
    /// The name of the file of a picture that is there and cannot be decoded; nil for any other.
    func damagedFile(of name: String, bundle: Bundle?) -> String?
}

extension AssetProvider {
    public var process: String { "extension" }
    public func otherCatalog(with name: String, _ kind: AssetKind) -> String? { nil }
    public func damagedFile(of name: String, bundle: Bundle?) -> String? { nil }
}

/// What is looked up in a catalog by name.
public enum AssetKind: String, Hashable, Sendable { case picture, color = "colour" }

/// The asset catalogs in force.
public enum AssetCatalog {
    private final class Box: @unchecked Sendable {
        let lock = NSLock()
        var provider: (any AssetProvider)?
    }
    private static let box = Box()

    /// Nil until the runtime sets one.
    public static var provider: (any AssetProvider)? {
        get { box.lock.lock(); defer { box.lock.unlock() }; return box.provider }
        set { box.lock.lock(); defer { box.lock.unlock() }; box.provider = newValue }
    }
}

/// A data set of an asset catalog.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }
    public init?(name: String, bundle: Bundle) {
        guard let data = AssetCatalog.provider?.data(named: name, bundle: bundle) else { return nil }
        self.name = name; self.data = data
        super.init()
    }
}
