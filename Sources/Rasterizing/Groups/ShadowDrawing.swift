import CCairo
import Drawing

extension DrawingPass {
    /// Draws the blurred alpha of a layer in one colour, moved by whole pixels.
    func castShadow(of layer: Surface, _ color: ColorValue, _ blur: GaussianBlur, x: Int, y: Int) {
        let moved = layer.rect.offset(x: x, y: y)
        let rect = moved.expanded(by: blur.reach).intersection(clip.expanded(by: blur.reach))
        guard !rect.intersection(clip).isEmpty, let shadow = layerSurface(rect, .alpha) else { return }
        cairo_surface_flush(layer.cairoSurface)
        let area = moved.intersection(rect)
        if !area.isEmpty {
            for line in area.y..<area.maxY {
                let source = layer.row(line - y) + (area.x - x - layer.rect.x), destination = shadow.bytes(line) + (area.x - rect.x)
                for column in 0..<area.width { destination[column] = UInt8(truncatingIfNeeded: source[column] >> 24) }
            }
        }
        blur.apply(shadow.memory.assumingMemoryBound(to: UInt8.self), width: rect.width, height: rect.height, stride: shadow.stride, channels: 1)
        cairo_surface_mark_dirty(shadow.cairoSurface)
        if outlineClips > 0 {
            target.setSource(color)
            cairo_identity_matrix(target.context)
            cairo_mask_surface(target.context, shadow.cairoSurface, Double(rect.x - target.rect.x), Double(rect.y - target.rect.y))
        } else {
            let pixel = Pixel.premultiplied(color), visible = rect.intersection(clip)
            target.touch {
                for line in visible.y..<visible.maxY {
                    let source = shadow.bytes(line) + (visible.x - rect.x), destination = target.row(line) + (visible.x - target.rect.x)
                    for column in 0..<visible.width {
                        destination[column] = Pixel.over(Pixel.scaled(pixel, by: UInt32(source[column])), destination[column])
                    }
                }
            }
        }
        rasterizer.pool.recycle(shadow)
    }
}
