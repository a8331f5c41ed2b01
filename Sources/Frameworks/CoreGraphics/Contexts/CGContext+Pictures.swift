// Status of this file: approximate: radial gradients begin at their end centre, `startCenter` is not looked at.

import Drawing
import Foundation

extension CGContext {
    /// Draws an image upright in coordinates whose y axis points up; in a UIKit context it is upside down, as on a phone.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let flip = CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY)
        drawUpright(image.resource, in: rect, transform: flip.concatenating(state.transform), tiles: byTiling)
    }

    /// Draws an image with its top at the rectangle's smallest y.
    public func drawUpright(_ resource: ImageResource, in rect: CGRect, imageScale: CGFloat = 1, tiles: Bool = false, orientation: UInt8 = 1, template: ColorValue? = nil) {
        drawUpright(resource, in: rect, transform: state.transform, imageScale: imageScale, tiles: tiles, orientation: orientation, template: template)
    }

    private func drawUpright(_ resource: ImageResource, in rect: CGRect, transform: CGAffineTransform, imageScale: CGFloat = 1, tiles: Bool,
                             orientation: UInt8 = 1, template: ColorValue? = nil) {
        guard !rect.isEmpty else { return }
        let drawing = ImageDrawing(image: index(of: resource), rect: rect.drawing, scale: imageScale, isTiled: tiles,
                                   interpolation: state.interpolation.drawing, templatePaint: template.map { .color($0) }, orientation: orientation)
        draw { _ in
            transform.isIdentity ? [.image(drawing)] : [.beginGroup(.transform(transform.drawing)), .image(drawing), .endGroup]
        }
    }

    /// Draws the items of another display list, its upper left corner at the origin of the coordinates in force.
    public func draw(_ list: DisplayList) {
        guard list.fonts.isEmpty else { return drawRasterized(list) }
        let offset = list.images.map { index(of: $0) }
        draw { context in
            [.beginGroup(.transform(context.state.transform.drawing))] + list.items.map { item in
                if case .image(var drawing) = item.command, offset.indices.contains(drawing.image) {
                    drawing.image = offset[drawing.image]
                    return .image(drawing)
                }
                return item.command
            } + [.endGroup]
        }
    }

    /// A list with glyphs of its own fonts is drawn as a picture: a context has no font table.
    private func drawRasterized(_ list: DisplayList) {
        guard let picture = ImageCodec.shared.rasterize(list, scale: scale) else { return }
        let image = CGImage(pixels: picture.pixels, width: picture.width, height: picture.height)
        drawUpright(image.resource, in: CGRect(origin: .zero, size: CGSize(list.size)), imageScale: scale)
    }

    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        fillGradient { .linearGradient(gradient.padded(options), start: start.drawing, end: end.drawing, .device) }
    }
    public func drawRadialGradient(_ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, options: CGGradientDrawingOptions) {
        fillGradient { .radialGradient(gradient.padded(options), center: endCenter.drawing, startRadius: startRadius, endRadius: endRadius, .device) }
    }

    /// Fills all that the clip leaves, with the gradient in the coordinates in force.
    private func fillGradient(_ paint: () -> Drawing.Paint) {
        guard let inverse = state.transform.drawing.inverted else { return }
        let area = Drawing.Path(rect: .init(origin: .zero, size: size.drawing)).applying(inverse)
        let fill = DisplayCommand.fill(area, paint(), evenOdd: false)
        draw { context in [.beginGroup(.transform(context.state.transform.drawing)), fill, .endGroup] }
    }
}

extension CGGradient {
    /// Where a gradient may not go on beyond its ends, clear stops end it.
    func padded(_ options: CGGradientDrawingOptions) -> [GradientStop] {
        guard let first = stops.first, let last = stops.last else { return [] }
        var result = stops
        if !options.contains(.drawsBeforeStartLocation) { result.insert(GradientStop(color: first.color.opacity(0), location: 0), at: 0) }
        if !options.contains(.drawsAfterEndLocation) { result.append(GradientStop(color: last.color.opacity(0), location: 1)) }
        return result
    }
}
