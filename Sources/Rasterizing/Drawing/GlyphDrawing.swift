import CCairo
import CFreeType
import Drawing
import Typesetting

extension DrawingPass {
    func glyphs(_ run: GlyphRun, _ item: DisplayItem) {
        guard run.size > 0, run.size.isFinite, !run.glyphs.isEmpty, let face = face(run.font) else { return }
        let renderer = GlyphRenderer(face: face)
        if run.isColored, renderer.hasColor {
            colorGlyphs(run, renderer, item)
            return
        }
        let unit = run.size / renderer.unitsPerEm
        let strike = Strike(font: rasterizer.number(of: list.fonts[run.font]),
                            xx: Float(transform.a * unit * run.horizontalScale), xy: Float((transform.a * run.skew - transform.c) * unit),
                            yx: Float(transform.b * unit * run.horizontalScale), yy: Float((transform.b * run.skew - transform.d) * unit),
                            emboldening: Float(run.emboldening * transform.meanScale))
        guard [strike.xx, strike.xy, strike.yx, strike.yy, strike.emboldening].allSatisfy(\.isFinite) else { return }
        let number = rasterizer.glyphs.index(of: strike)
        if outlineClips == 0, case .color(let color, _) = run.paint {
            let pixel = Pixel.premultiplied(shown(color, item))
            guard pixel >> 24 > 0 else { return }
            cairo_surface_flush(target.cairoSurface)
            place(run, renderer, strike, number) { blit($0, x: $1, y: $2, pixel) }
            cairo_surface_mark_dirty(target.cairoSurface)
            return
        }
        // Any other paint goes through a mask of the whole run.
        let bounds = PixelRect(around: transform.boundingBox(of: DisplayCommand.glyphs(run).bounds)).intersection(clip)
        guard let mask = layerSurface(bounds, .alpha) else { return }
        place(run, renderer, strike, number) { mask.add($0, x: $1, y: $2) }
        cairo_surface_mark_dirty(mask.cairoSurface)
        withSource(run.paint, bounds, item) {
            cairo_identity_matrix(target.context)
            cairo_mask_surface(target.context, mask.cairoSurface, Double(bounds.x - target.rect.x), Double(bounds.y - target.rect.y))
        }
        rasterizer.pool.recycle(mask)
    }

    /// Finds each glyph's image at the nearest quarter of a pixel, and the pixel it stands at.
    private func place(_ run: GlyphRun, _ renderer: GlyphRenderer, _ strike: Strike, _ number: Int, _ draw: (GlyphImage, Int, Int) -> Void) {
        for glyph in run.glyphs {
            let origin = transform.apply(glyph.position)
            guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
            let x = Int((origin.x * 4).rounded(.toNearestOrAwayFromZero)), y = Int((origin.y * 4).rounded(.toNearestOrAwayFromZero))
            let image = rasterizer.glyphs.image(number, glyph: glyph.id, quarterX: x & 3, quarterY: y & 3) {
                renderer.coverage(glyph.id, strike, x: Double(x & 3) / 4, y: Double(y & 3) / 4)
            }
            draw(image, (x >> 2) + image.left, (y >> 2) + image.top)
        }
    }

    private func blit(_ image: GlyphImage, x: Int, y: Int, _ pixel: UInt32) {
        guard case .coverage(let bytes) = image.pixels else { return }
        let area = PixelRect(x: x, y: y, width: image.width, height: image.height).intersection(clip)
        guard !area.isEmpty else { return }
        let isOpaque = pixel >> 24 == 255
        bytes.withUnsafeBufferPointer { bytes in
            for row in area.y..<area.maxY {
                let source = bytes.baseAddress.unsafelyUnwrapped + (row - y) * image.width + (area.x - x)
                let destination = target.row(row) + (area.x - target.rect.x)
                for column in 0..<area.width {
                    let coverage = source[column]
                    if coverage == 0 { continue }
                    if coverage == 255, isOpaque {
                        destination[column] = pixel
                    } else {
                        destination[column] = Pixel.over(Pixel.scaled(pixel, by: UInt32(coverage)), destination[column])
                    }
                }
            }
        }
    }

    // MARK: Colour glyphs

    private func colorGlyphs(_ run: GlyphRun, _ renderer: GlyphRenderer, _ item: DisplayItem) {
        let em = run.size * transform.meanScale
        guard em > 0, em < 4096 else { return }
        var alpha = opacity
        if case .color(let color, _) = run.paint { alpha *= Double(color.alpha) }
        let strike = Strike(font: rasterizer.number(of: list.fonts[run.font]), xx: Float(em), xy: 0, yx: 0, yy: Float(em * run.horizontalScale), emboldening: -1)
        let number = rasterizer.glyphs.index(of: strike)
        for glyph in run.glyphs {
            let image = rasterizer.glyphs.image(number, glyph: glyph.id, quarterX: 0, quarterY: 0) {
                guard let (bitmap, unit) = renderer.colorBitmap(glyph.id, emPixels: em), case .color(let colors) = bitmap.pixels else { return .empty }
                let factor = em / unit
                let width = max(Int((Double(bitmap.width) * factor * run.horizontalScale).rounded()), 1), height = max(Int((Double(bitmap.height) * factor).rounded()), 1)
                let scaled = ImageScaling.resized(PixelImage(width: bitmap.width, height: bitmap.height, pixels: colors), width: width, height: height)
                return GlyphImage(left: Int((Double(bitmap.left) * factor * run.horizontalScale).rounded()), top: Int((Double(bitmap.top) * factor).rounded()),
                                  width: width, height: height, pixels: .color(scaled.pixels))
            }
            guard case .color(let colors) = image.pixels else { continue }
            var picture = PixelImage(width: image.width, height: image.height, pixels: colors)
            if case .accented(let plain, let accent) = mode, keepsColors == 0 { picture = picture.flattened(item.isAccented ? accent : plain) }
            let origin = transform.apply(glyph.position)
            guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
            if transform.isAxisAligned, transform.a > 0, transform.d > 0 {
                draw(picture, at: PixelRect(x: Int(origin.x.rounded()) + image.left, y: Int(origin.y.rounded()) + image.top, width: image.width, height: image.height), alpha: alpha)
            } else {
                let size = 1 / max(transform.meanScale, 1e-9)
                let placed = AffineTransform(a: size, b: 0, c: 0, d: size, tx: glyph.position.x + Double(image.left) * size, ty: glyph.position.y + Double(image.top) * size)
                draw(picture, placed.concatenating(transform), alpha: alpha, nearest: false)
            }
        }
    }
}

extension Surface {
    /// Adds a glyph's coverage to a mask.
    fileprivate func add(_ image: GlyphImage, x: Int, y: Int) {
        guard case .coverage(let bytes) = image.pixels else { return }
        let area = PixelRect(x: x, y: y, width: image.width, height: image.height).intersection(rect)
        guard !area.isEmpty else { return }
        bytes.withUnsafeBufferPointer { bytes in
            for row in area.y..<area.maxY {
                let source = bytes.baseAddress.unsafelyUnwrapped + (row - y) * image.width + (area.x - x)
                let destination = self.bytes(row) + (area.x - rect.x)
                for column in 0..<area.width where source[column] != 0 {
                    let rest = UInt32(255 - destination[column]) * UInt32(source[column]) + 127
                    destination[column] &+= UInt8(truncatingIfNeeded: rest / 255)
                }
            }
        }
    }
}
