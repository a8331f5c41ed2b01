// Status of this file: exact.

import Drawing
import Foundation

/// How a renderer makes pictures.
open class UIGraphicsRendererFormat: NSObject {
    open internal(set) var bounds = CGRect.zero
    public override init() { super.init() }
    open class func `default`() -> Self { self.init() }
    public required init(_: Void = ()) { super.init() }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
    /// Pixels per point; at first those of the current traits.
    open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
    open var opaque = false
    open var preferredRange = Range.automatic
    open var prefersExtendedRange = false
    public convenience init(for traits: UITraitCollection) {
        self.init()
        if traits.displayScale > 0 { scale = traits.displayScale }
    }
    open class func preferred() -> Self { self.init() }
}

/// What a renderer's closure draws into.
open class UIGraphicsRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat
    init(cgContext: CGContext, format: UIGraphicsRendererFormat) { self.cgContext = cgContext; self.format = format; super.init() }
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState(); cgContext.setBlendMode(blendMode); cgContext.fill(rect); cgContext.restoreGState()
    }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    open var currentImage: UIImage { UIImage.of(cgContext) }
}

/// Records what a closure draws and makes a picture of it.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .init()) }
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds; self.format = format
        super.init()
        format.bounds = bounds
    }

    /// The picture; the empty image where nothing can be rasterised.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage.of(record(actions)) }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }
    open func jpegData(withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }

    private func record(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
        let context = CGContext(size: bounds.size, scale: format.scale)
        if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return context
    }
}

extension UIImage {
    static func of(_ context: CGContext) -> UIImage {
        context.makeImage().map { UIImage(cgImage: $0, scale: context.scale, orientation: .up) } ?? UIImage()
    }
}
