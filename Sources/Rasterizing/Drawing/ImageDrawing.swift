import CCairo
import Drawing

extension DrawingPass {
    /// A part of an image and where it goes.
    private struct Piece {
        /// Pixels of the oriented image.
        var source: PixelRect
        /// Points.
        var rect: Rect
        /// Points of one tile where the part is repeated.
        var tile: Size?
    }

    func image(_ drawing: ImageDrawing, _ item: DisplayItem) {
        guard list.images.indices.contains(drawing.image), !drawing.rect.isEmpty else { return }
        let resource = list.images[drawing.image]
        let whole: PixelImage
        do throws(ImageError) {
            whole = try oriented(resource, drawing.orientation)
        } catch {
            rasterizer.report(.damagedImage(name: resource.name, reason: error))
            return
        }
        guard !PixelRect(around: transform.boundingBox(of: drawing.rect)).intersection(clip).isEmpty else { return }
        var key = ImageStore.key(resource)
        key.orientation = drawing.orientation
        key.isNearest = drawing.interpolation == .none
        let look = look(of: drawing, item)
        if case .paint(let paint) = look {
            paintThroughAlpha(drawing, whole, key, paint, item)
            return
        }
        for piece in pieces(of: drawing, width: whole.width, height: whole.height) { draw(piece, of: whole, key, look, alpha: opacity, isAliased: item.isAliased) }
    }

    // MARK: Colours

    private enum Look {
        case asIs
        case flat(ColorValue)
        case luminance(ColorValue)
        /// A template in a paint that is no colour.
        case paint(Paint)

        func apply(_ image: PixelImage) -> PixelImage {
            switch self {
            case .asIs, .paint: image
            case .flat(let color): image.flattened(color)
            case .luminance(let color): image.luminance(in: color)
            }
        }
    }

    /// The colours that the mode, the template paint and the accented mode ask for (layout-rules 13.6).
    private func look(of drawing: ImageDrawing, _ item: DisplayItem) -> Look {
        if case .accented(let plain, let accent) = mode, keepsColors == 0 {
            if let paint = drawing.templatePaint {
                var color = item.isAccented ? accent : plain
                if case .color(let template, _) = paint { color.alpha *= template.alpha }
                return .flat(color)
            }
            switch drawing.accentedMode {
            case .automatic: return .flat(item.isAccented ? accent : plain)
            case .accented: return .flat(accent)
            case .desaturated: return .luminance(plain)
            case .accentedDesaturated: return .luminance(accent)
            case .fullColor: return .asIs
            }
        }
        switch drawing.templatePaint {
        case nil: return .asIs
        case .color(let color, _)?: return .flat(color)
        case .some(let paint): return .paint(paint)
        }
    }

    /// Draws the image apart, and lets its alpha through of a paint.
    private func paintThroughAlpha(_ drawing: ImageDrawing, _ whole: PixelImage, _ key: ImageStore.Key, _ paint: Paint, _ item: DisplayItem) {
        let bounds = PixelRect(around: transform.boundingBox(of: drawing.rect)).intersection(clip)
        guard let pattern = pattern(paint, bounds, item) else { return }
        if let alone = layerSurface(bounds) {
            let saved = (target, outlineClips)
            target = alone
            outlineClips = 0
            for piece in pieces(of: drawing, width: whole.width, height: whole.height) { draw(piece, of: whole, key, .asIs, alpha: 1, isAliased: item.isAliased) }
            (target, outlineClips) = saved
            pattern.multiply(byAlphaOf: alone, inverted: false)
            // The paint has the opacity already.
            let whole = opacity
            opacity = 1
            composite(pattern, .normal)
            opacity = whole
            rasterizer.pool.recycle(alone)
        }
        rasterizer.pool.recycle(pattern)
    }

    // MARK: Parts

    private func oriented(_ resource: ImageResource, _ orientation: UInt8) throws(ImageError) -> PixelImage {
        let image = try rasterizer.images.decoded(resource)
        guard (2...8).contains(orientation) else { return image }
        var key = ImageStore.key(resource)
        key.orientation = orientation
        return rasterizer.images.image(key) { image.oriented(orientation) }
    }

    /// The whole image, or nine parts where cap insets keep the edges from being stretched.
    private func pieces(of drawing: ImageDrawing, width: Int, height: Int) -> [Piece] {
        let scale = drawing.scale > 0 ? drawing.scale : 1
        let rect = drawing.rect
        let caps = drawing.capInsetValues.count == 4 ? drawing.capInsetValues.map { $0.isFinite ? max($0, 0) : 0 } : [0, 0, 0, 0]
        func tile(_ source: PixelRect, alongX: Bool, alongY: Bool, _ rect: Rect) -> Size? {
            guard drawing.isTiled, alongX || alongY else { return nil }
            return Size(width: alongX ? Double(source.width) / scale : rect.width, height: alongY ? Double(source.height) / scale : rect.height)
        }
        if caps.allSatisfy({ $0 == 0 }) {
            let source = PixelRect(x: 0, y: 0, width: width, height: height)
            return [Piece(source: source, rect: rect, tile: tile(source, alongX: true, alongY: true, rect))]
        }
        /// Edges of the three parts of a side, in pixels of the source and in points.
        func cuts(_ low: Double, _ high: Double, pixels: Int, start: Double, length: Double) -> (pixels: [Int], points: [Double]) {
            var low = low, high = high
            if low + high > length { (low, high) = (low * length / (low + high), high * length / (low + high)) }
            let first = min(Int((low * scale).rounded()), pixels - 1), last = max(pixels - Int((high * scale).rounded()), first)
            return ([0, first, last, pixels], [start, start + low, start + length - high, start + length])
        }
        let columns = cuts(caps[1], caps[3], pixels: width, start: rect.minX, length: rect.width)
        let rows = cuts(caps[0], caps[2], pixels: height, start: rect.minY, length: rect.height)
        var pieces: [Piece] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = PixelRect(x: columns.pixels[column], y: rows.pixels[row], width: columns.pixels[column + 1] - columns.pixels[column],
                                       height: rows.pixels[row + 1] - rows.pixels[row])
                let part = Rect(x: columns.points[column], y: rows.points[row], width: columns.points[column + 1] - columns.points[column],
                                height: rows.points[row + 1] - rows.points[row])
                guard !source.isEmpty, !part.isEmpty else { continue }
                pieces.append(Piece(source: source, rect: part, tile: tile(source, alongX: column == 1, alongY: row == 1, part)))
            }
        }
        return pieces
    }

    // MARK: Pixels

    private func draw(_ piece: Piece, of whole: PixelImage, _ key: ImageStore.Key, _ look: Look, alpha: Double, isAliased: Bool) {
        var key = key
        let isWhole = piece.source.width == whole.width && piece.source.height == whole.height
        key.part = isWhole ? nil : piece.source
        func part() -> PixelImage {
            isWhole ? whole : whole.cropped(x: piece.source.x, y: piece.source.y, width: piece.source.width, height: piece.source.height)
        }
        /// The part at a size in pixels.
        func resized(_ width: Int, _ height: Int) -> PixelImage {
            if isWhole, width == whole.width, height == whole.height { return whole }
            key.width = width; key.height = height
            let isNearest = key.isNearest
            return rasterizer.images.image(key) { ImageScaling.resized(part(), width: width, height: height, nearest: isNearest) }
        }
        let unit = piece.tile ?? piece.rect.size
        guard unit.width > 0, unit.height > 0 else { return }
        if piece.tile == nil, transform.isAxisAligned, transform.a > 0, transform.d > 0, let pixels = transform.boundingBox(of: piece.rect).wholePixels,
           pixels.area <= Rasterizer.largestSide * Rasterizer.largestSide / 4, !pixels.isEmpty {
            draw(look.apply(resized(pixels.width, pixels.height)), at: pixels, alpha: alpha)
            return
        }
        // Made smaller first where it is to be smaller: cairo would look at four pixels only.
        let wide = (transform.a * transform.a + transform.b * transform.b).squareRoot() * unit.width
        let high = (transform.c * transform.c + transform.d * transform.d).squareRoot() * unit.height
        guard wide.isFinite, high.isFinite, wide > 0, high > 0 else { return }
        let width = min(piece.source.width, max(Int(wide.rounded(.up)), 1)), height = min(piece.source.height, max(Int(high.rounded(.up)), 1))
        let image = key.isNearest ? part() : resized(width, height)
        let placed = AffineTransform(a: unit.width / Double(image.width), b: 0, c: 0, d: unit.height / Double(image.height), tx: piece.rect.minX, ty: piece.rect.minY)
        target.setPath(Path(rect: piece.rect), transform)
        paint(look.apply(image), placed.concatenating(transform), repeats: piece.tile != nil, nearest: key.isNearest, on: target, alpha: alpha, isAliased: isAliased)
    }

    /// Draws an image pixel upon pixel.
    func draw(_ image: PixelImage, at rect: PixelRect, alpha: Double) {
        let area = rect.intersection(clip)
        guard !area.isEmpty, image.width == rect.width, image.height == rect.height else { return }
        if outlineClips > 0 {
            target.setPath(Path(rect: rect.rect), .identity)
            paint(image, .translation(x: Double(rect.x), y: Double(rect.y)), repeats: false, nearest: true, on: target, alpha: alpha)
            return
        }
        let factor = UInt32(min(max(alpha, 0), 1) * 255 + 0.5)
        target.touch {
            image.pixels.withUnsafeBufferPointer { pixels in
                for y in area.y..<area.maxY {
                    let source = pixels.baseAddress.unsafelyUnwrapped + (y - rect.y) * image.width + (area.x - rect.x)
                    let destination = target.row(y) + (area.x - target.rect.x)
                    for x in 0..<area.width {
                        let pixel = factor == 255 ? source[x] : Pixel.scaled(source[x], by: factor)
                        if pixel >> 24 == 255 { destination[x] = pixel } else if pixel != 0 { destination[x] = Pixel.over(pixel, destination[x]) }
                    }
                }
            }
        }
    }

    /// Draws an image through a transform from its pixels to the device's.
    func draw(_ image: PixelImage, _ placed: AffineTransform, alpha: Double, nearest: Bool) {
        target.setPath(Path(rect: Rect(x: 0, y: 0, width: Double(image.width), height: Double(image.height))), placed)
        paint(image, placed, repeats: false, nearest: nearest, on: target, alpha: alpha)
    }

    /// Fills the surface's path with an image.
    private func paint(_ image: PixelImage, _ placed: AffineTransform, repeats: Bool, nearest: Bool, on surface: Surface, alpha: Double, isAliased: Bool = false) {
        var local = placed
        local.tx -= Double(surface.rect.x); local.ty -= Double(surface.rect.y)
        guard image.width > 0, image.height > 0, image.width <= 32767, image.height <= 32767, let inverse = local.inverted else { return }
        var image = image
        if alpha < 1 {
            let factor = UInt32(min(max(alpha, 0), 1) * 255 + 0.5)
            image.pixels = image.pixels.map { Pixel.scaled($0, by: factor) }
        }
        let width = Int32(image.width), height = Int32(image.height)
        image.pixels.withUnsafeMutableBytes { bytes in
            let source = cairo_image_surface_create_for_data(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width, height, width * 4)
            let pattern = cairo_pattern_create_for_surface(source)
            var matrix = cairo_matrix_t(xx: inverse.a, yx: inverse.b, xy: inverse.c, yy: inverse.d, x0: inverse.tx, y0: inverse.ty)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            cairo_identity_matrix(surface.context)
            cairo_set_source(surface.context, pattern)
            cairo_set_fill_rule(surface.context, CAIRO_FILL_RULE_WINDING)
            surface.smooths = !isAliased
            cairo_fill(surface.context)
            surface.smooths = true
            surface.setSource(ColorValue.clear)
            cairo_pattern_destroy(pattern)
            cairo_surface_finish(source)
            cairo_surface_destroy(source)
        }
    }

    /// A surface filled with an image over and over, for `Paint.imagePattern`.
    func imagePattern(_ index: Int, _ tile: Rect, _ bounds: PixelRect, _ item: DisplayItem) -> Surface? {
        guard list.images.indices.contains(index), !tile.isEmpty else { return nil }
        let resource = list.images[index]
        var image: PixelImage
        do throws(ImageError) {
            image = try rasterizer.images.decoded(resource)
        } catch {
            rasterizer.report(.damagedImage(name: resource.name, reason: error))
            return nil
        }
        let wide = (transform.a * transform.a + transform.b * transform.b).squareRoot() * tile.width
        let high = (transform.c * transform.c + transform.d * transform.d).squareRoot() * tile.height
        guard wide.isFinite, high.isFinite else { return nil }
        let width = min(image.width, max(Int(min(wide, 1e6).rounded()), 1)), height = min(image.height, max(Int(min(high, 1e6).rounded()), 1))
        var key = ImageStore.key(resource)
        key.width = width; key.height = height
        if width != image.width || height != image.height {
            let whole = image
            image = rasterizer.images.image(key) { ImageScaling.resized(whole, width: width, height: height) }
        }
        if case .accented(let plain, let accent) = mode, keepsColors == 0 { image = image.flattened(item.isAccented ? accent : plain) }
        guard let surface = layerSurface(bounds) else { return nil }
        let placed = AffineTransform(a: tile.width / Double(image.width), b: 0, c: 0, d: tile.height / Double(image.height), tx: tile.minX, ty: tile.minY)
        surface.setPath(Path(rect: bounds.rect), .identity)
        paint(image, placed.concatenating(transform), repeats: true, nearest: false, on: surface, alpha: opacity)
        cairo_surface_flush(surface.cairoSurface)
        return surface
    }
}
