// Status of this file: exact; a symbol takes the appearance it is drawn in, not that of `traits`.

import Drawing
import Foundation
import Rasterizing

/// A picture: pixels, or a symbol that takes its size from text.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    public enum Orientation: Int, Hashable, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    public enum RenderingMode: Int, Hashable, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Hashable, Sendable { case tile, stretch }

    public enum Content {
        case bitmap(ImageResource)
        case symbol(name: String, UIImage.SymbolConfiguration?)
        /// `UIImage()`: nothing.
        case empty
    }
    /// What is drawn.
    public internal(set) var content: Content
    /// Pixels per point.
    public internal(set) var scale: CGFloat
    public internal(set) var imageOrientation: Orientation
    public internal(set) var renderingMode: RenderingMode = .automatic
    public internal(set) var capInsets = UIEdgeInsets.zero
    public internal(set) var resizingMode: ResizingMode = .tile
    public internal(set) var alignmentRectInsets = UIEdgeInsets.zero
    public internal(set) var flipsForRightToLeftLayoutDirection = false
    /// The colour a template is painted with, where one was given.
    public internal(set) var tint: UIColor?
    /// Whether the asset catalog asks for template or original rendering.
    public internal(set) var assetRendering = AssetImage.Rendering.automatic
    /// Kept by `UIImage(named:)`.
    public internal(set) var assetName: String?

    init(content: Content, scale: CGFloat, orientation: Orientation) {
        self.content = content; self.scale = scale > 0 ? scale : 1; imageOrientation = orientation
        super.init()
    }
    public override convenience init() { self.init(content: .empty, scale: 1, orientation: .up) }

    /// The pixels as display lists hold them; nil for symbols and the empty image.
    public var resource: ImageResource? { if case .bitmap(let resource) = content { resource } else { nil } }
    /// The SF Symbol's name; nil for pictures.
    public var symbolName: String? { if case .symbol(let name, _) = content { name } else { nil } }
    public var isSymbolImage: Bool { symbolName != nil }

    // MARK: From files

    /// A picture file's bytes; nil for anything else. It is decoded when it is drawn.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    public convenience init?(data: Data, scale: CGFloat) {
        guard data.count <= 1 << 28 else { return nil }
        let bytes = [UInt8](data)
        guard let header = try? ImageReader.info(of: bytes) else { return nil }
        let resource = ImageResource(hash: ImageCodec.hash(bytes), pixelWidth: header.pixelWidth, pixelHeight: header.pixelHeight, content: .encoded(bytes))
        self.init(content: .bitmap(resource), scale: scale, orientation: Orientation(exif: header.orientation))
    }
    /// A file; `@2x` and `@3x` in its name give the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let (data, scale) = UIImage.read(path) else { return nil }
        self.init(data: data, scale: scale)
        assetName = (path as NSString).lastPathComponent
    }
    /// An image of the asset catalog, or a file of the bundle; nil where neither has the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        if let asset = AssetCatalog.provider?.image(named: name, bundle: bundle, traits: traits ?? .current) {
            self.init(content: .bitmap(asset.resource), scale: asset.scale, orientation: .up)
            assetRendering = asset.rendering
            renderingMode = RenderingMode(asset.rendering)
            if let insets = asset.capInsets, insets.count == 4 { capInsets = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]) }
        } else if let path = UIImage.file(named: name, in: bundle ?? .main), let (data, scale) = UIImage.read(path) {
            self.init(data: data, scale: scale)
        } else {
            MissingAssets.note(.picture, name, bundle: bundle)
            return nil
        }
        assetName = name
    }
    /// A picture literal; a missing one is the empty image and `assetName` says which was wanted.
    public convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(content: image.content, scale: image.scale, orientation: image.imageOrientation)
            capInsets = image.capInsets; assetRendering = image.assetRendering; renderingMode = image.renderingMode
        } else {
            self.init()
        }
        assetName = name
    }
    /// A symbol. Whether a font draws it is known only when it is drawn, so that every name has an image.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(content: .symbol(name: name, configuration as? SymbolConfiguration), scale: UITraitCollection.current.displayScale, orientation: .up)
    }
    public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) { self.init(systemName: name) }
    public convenience init?(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil) {
        let symbol = (configuration as? SymbolConfiguration) ?? SymbolConfiguration()
        self.init(systemName: name, withConfiguration: symbol.with { $0.variableValue = variableValue })
    }
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(content: .bitmap(cgImage.resource), scale: scale, orientation: orientation)
    }

    private static func read(_ path: String) -> (Data, CGFloat)? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return (data, stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }
    private static func file(named name: String, in bundle: Bundle) -> String? {
        guard !name.contains(".."), let folder = bundle.resourcePath else { return nil }
        let parts = name as NSString
        let stem = parts.pathExtension.isEmpty ? name : parts.deletingPathExtension
        let extensions = parts.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "heic", "webp"] : [parts.pathExtension]
        let scale = Int(UITraitCollection.current.displayScale)
        let suffixes = scale >= 3 ? ["@3x", "@2x", ""] : scale == 2 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
        return extensions.lazy.flatMap { ext in suffixes.map { "\(folder)/\(stem)\($0).\(ext)" } }.first { FileManager.default.fileExists(atPath: $0) }
    }

    // MARK: Measures

    /// Points, as the picture stands after turning.
    open var size: CGSize {
        switch content {
        case .empty: return .zero
        case .symbol: return symbolSize
        case .bitmap(let resource):
            let size = CGSize(width: CGFloat(resource.pixelWidth) / scale, height: CGFloat(resource.pixelHeight) / scale)
            return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        }
    }
    open var cgImage: CGImage? {
        switch content {
        case .bitmap(let resource): CGImage(resource: resource)
        case .symbol: drawn()?.cgImage
        case .empty: nil
        }
    }
    open var configuration: UIImage.Configuration? { symbolConfiguration }
    open var symbolConfiguration: SymbolConfiguration? { if case .symbol(_, let configuration) = content { configuration } else { nil } }
    open var traitCollection: UITraitCollection { .current }
    open var images: [UIImage]? { nil }
    open var duration: TimeInterval { 0 }

    // MARK: Coding

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {
        coder.encode(pngData() as NSData?, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
    }
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
        self.init(data: data as Data, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if let a = resource, let b = other.resource { return a.hash == b.hash && scale == other.scale && imageOrientation == other.imageOrientation }
        return self === other
    }
    open override var hash: Int { resource?.hash.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage.Orientation {
    /// Of EXIF 1…8.
    package init(exif: UInt8) {
        self = switch exif {
        case 2: .upMirrored
        case 3: .down
        case 4: .downMirrored
        case 5: .leftMirrored
        case 6: .right
        case 7: .rightMirrored
        case 8: .left
        default: .up
        }
    }
    /// EXIF 1…8.
    package var exif: UInt8 {
        switch self {
        case .up: 1
        case .upMirrored: 2
        case .down: 3
        case .downMirrored: 4
        case .leftMirrored: 5
        case .right: 6
        case .rightMirrored: 7
        case .left: 8
        }
    }
    /// The same, turned about its upright middle line.
    package var mirrored: UIImage.Orientation { UIImage.Orientation(exif: ((exif - 1) ^ 1) + 1) }
    var isSideways: Bool { exif >= 5 }
}
