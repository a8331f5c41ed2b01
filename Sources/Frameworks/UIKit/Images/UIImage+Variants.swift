// Status of this file: exact.

import Drawing
import Foundation

extension UIImage {
    func copied() -> UIImage {
        let image = UIImage(content: content, scale: scale, orientation: imageOrientation)
        image.renderingMode = renderingMode; image.capInsets = capInsets; image.resizingMode = resizingMode; image.tint = tint
        image.alignmentRectInsets = alignmentRectInsets; image.assetRendering = assetRendering; image.assetName = assetName
        image.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
        return image
    }
    private func changed(_ change: (UIImage) -> Void) -> UIImage {
        let image = copied()
        change(image)
        return image
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { changed { $0.renderingMode = mode } }
    /// Paints the picture's alpha, or a symbol, with a colour.
    public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed { $0.tint = color; $0.renderingMode = renderingMode }
    }
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: insets, resizingMode: .tile) }
    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed { $0.capInsets = insets; $0.resizingMode = resizingMode }
    }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { changed { $0.alignmentRectInsets = insets } }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeftLayoutDirection = true } }
    public func withHorizontallyFlippedOrientation() -> UIImage { changed { $0.imageOrientation = imageOrientation.mirrored } }

    // MARK: Drawing

    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha) }
    /// Draws into the current context; without one nothing is drawn, as on a phone.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha < 1 { context.setAlpha(alpha) }
        switch content {
        case .empty: break
        case .bitmap(let resource):
            context.drawUpright(resource, in: rect, imageScale: scale, orientation: imageOrientation.exif, template: templateColor)
        case .symbol:
            guard let list = symbolList(), list.size.width > 0, list.size.height > 0 else { return }
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width / list.size.width, y: rect.height / list.size.height)
            context.draw(list)
        }
    }

    private var templateColor: ColorValue? {
        if let tint { return tint.value }
        return renderingMode == .alwaysTemplate ? .black : nil
    }

    /// The picture as pixels; nil without a rasteriser.
    func drawn(size wanted: CGSize? = nil) -> UIImage? {
        let size = wanted ?? self.size
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(scale, 1)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
        return image.resource == nil ? nil : image
    }

    // MARK: Encoding

    private var uprightPixels: CGImage? {
        if case .bitmap(let resource) = content, imageOrientation == .up, tint == nil { return CGImage(resource: resource) }
        return drawn()?.cgImage
    }
    /// The picture as a PNG file; nil where it is empty or cannot be decoded.
    public func pngData() -> Data? {
        guard let image = uprightPixels, let pixels = image.pixels else { return nil }
        return ImageCodec.shared.png(pixels, width: image.width, height: image.height).map { Data($0) }
    }
    /// The picture as a JPEG file; quality from 0 to 1.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let image = uprightPixels, let pixels = image.pixels else { return nil }
        return ImageCodec.shared.jpeg(pixels, width: image.width, height: image.height, quality: Double(min(max(compressionQuality, 0), 1))).map { Data($0) }
    }
    public func heicData() -> Data? { nil }

    // MARK: Thumbnails

    /// The picture scaled to fit a size in points; nil where it is empty or cannot be decoded.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height)
        return drawn(size: CGSize(width: own.width * factor, height: own.height * factor))
    }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(preparingThumbnail(of: size)) }
    /// Pictures are decoded when they are drawn.
    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ quality: CGFloat) -> Data? { image.jpegData(compressionQuality: quality) }
