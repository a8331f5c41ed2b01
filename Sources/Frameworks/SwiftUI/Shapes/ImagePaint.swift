// Status of this file: exact.

import Drawing

/// A picture repeated over an area.
///
/// Status: exact. The first tile's corner is that of the area's frame.
public nonisolated struct ImagePaint: ShapeStyle {
    public var image: Image
    /// The part of the picture, as shares of its size.
    public var sourceRect: CGRect
    public var scale: CGFloat
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        guard scale > 0, let tile = image.tile(sourceRect, environment) else { return _ResolvedPaint(.color(.clear)) }
        let size = CGSize(width: tile.size.width * scale, height: tile.size.height * scale)
        var paint = _ResolvedPaint(.imagePattern(image: 0, rect: CGRect(origin: bounds.origin, size: size).drawing))
        paint.pattern = tile.picture
        return paint
    }
}

extension ShapeStyle where Self == ImagePaint {
    public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// A part of the picture as pixels, and its size in points; symbols are drawn at the display's scale.
    func tile(_ part: CGRect, _ environment: EnvironmentValues) -> (picture: Drawing.ImageResource, size: CGSize)? {
        let picture: Drawing.ImageResource, scale: CGFloat
        switch resolve(environment) {
        case .picture(let resource, let own, _, _, _, _): (picture, scale) = (resource, own)
        case .missing: return nil
        default:
            let drawn = ViewRenderer.picture(of: self, environment: environment, scale: environment.displayScale)
            guard let drawn else { return nil }
            (picture, scale) = (drawn.resource, environment.displayScale)
        }
        func size(_ width: Int, _ height: Int) -> CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }
        let whole = CGRect(x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight)
        let wanted = CGRect(x: part.minX * whole.width, y: part.minY * whole.height, width: part.width * whole.width, height: part.height * whole.height).integral.intersection(whole)
        if wanted == whole { return (picture, size(picture.pixelWidth, picture.pixelHeight)) }
        guard !wanted.isNull, wanted.width >= 1, wanted.height >= 1, let cropped = CGImage(resource: picture).cropping(to: wanted) else { return nil }
        return (cropped.resource, size(cropped.width, cropped.height))
    }
}
