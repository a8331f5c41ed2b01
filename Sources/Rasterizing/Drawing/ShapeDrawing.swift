import CCairo
import Drawing

extension DrawingPass {
    func fill(_ path: Path, _ paint: Paint, evenOdd: Bool, _ item: DisplayItem) {
        let bounds = PixelRect(around: transform.boundingBox(of: path.controlPointBounds)).intersection(clip)
        guard !bounds.isEmpty else { return }
        if outlineClips == 0, let whole = path.deviceRectangle(transform)?.wholePixels, fillWhole(whole.intersection(clip), paint, item) { return }
        withSource(paint, bounds, item) {
            target.setPath(path, transform)
            cairo_set_fill_rule(target.context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            target.smooths = !item.isAliased
            cairo_fill(target.context)
            target.smooths = true
        }
    }

    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ item: DisplayItem) {
        guard style.width > 0, transform.determinant != 0 else { return }
        let area = transform.boundingBox(of: DisplayCommand.stroke(path, paint, style).bounds)
        let bounds = PixelRect(around: area).intersection(clip)
        guard !bounds.isEmpty else { return }
        withSource(paint, bounds, item) {
            target.setPath(path, transform)
            let box = path.controlPointBounds
            target.setStroke(style, transform, extent: (box.width + box.height) * Double(path.elements.count))
            target.smooths = !item.isAliased
            cairo_stroke(target.context)
            target.smooths = true
            cairo_identity_matrix(target.context)
        }
    }

    /// Fills whole pixels directly, where the paint allows it.
    private func fillWhole(_ area: PixelRect, _ paint: Paint, _ item: DisplayItem) -> Bool {
        guard !area.isEmpty else { return true }
        switch paint {
        case .color(let color, _):
            let pixel = Pixel.premultiplied(shown(color, item))
            guard pixel >> 24 > 0 else { return true }
            target.touch {
                for y in area.y..<area.maxY {
                    let row = target.row(y) + (area.x - target.rect.x)
                    if pixel >> 24 == 255 {
                        row.update(repeating: pixel, count: area.width)
                    } else {
                        for x in 0..<area.width { row[x] = Pixel.over(pixel, row[x]) }
                    }
                }
            }
            return true
        default:
            guard let raster = gradient(paint, item), raster.table.isOpaque else { return false }
            target.touch { raster.fill(area, of: target) }
            return true
        }
    }

    /// The paint as a gradient, where it is one other than a mesh.
    func gradient(_ paint: Paint, _ item: DisplayItem) -> GradientRaster? {
        guard let inverse = transform.inverted else { return nil }
        func raster(_ shape: GradientRaster.Shape, _ stops: [GradientStop], _ space: GradientInterpolation) -> GradientRaster {
            GradientRaster(shape: shape, table: rasterizer.tables.table(shown(stops, item), space), inverse: inverse)
        }
        switch paint {
        case .linearGradient(let stops, let start, let end, let space):
            return raster(.linear(start: start, end: end), stops, space)
        case .radialGradient(let stops, let center, let start, let end, let space):
            return raster(.radial(center: center, radii: Size(width: 1, height: 1), from: start, to: end), stops, space)
        case .ellipticalGradient(let stops, let center, let radii, let start, let end, let space):
            return raster(.radial(center: center, radii: radii, from: start, to: end), stops, space)
        case .angularGradient(let stops, let center, let start, let end, let space):
            return raster(.angular(center: center, start: start, end: end), stops, space)
        case .color, .meshGradient, .imagePattern, .material: return nil
        }
    }

    /// Sets the paint as the source of the target's context, draws, and takes the source away again.
    ///
    /// - Parameter bounds: device pixels that the drawing may touch; a gradient is made for them only.
    func withSource(_ paint: Paint, _ bounds: PixelRect, _ item: DisplayItem, _ draw: () -> Void) {
        if case .color(let color, _) = paint {
            let shown = shown(color, item)
            guard shown.alpha > 0 else { return }
            target.setSource(shown)
            draw()
            return
        }
        guard let pattern = pattern(paint, bounds, item) else { return }
        target.setSource(pattern)
        draw()
        target.setSource(ColorValue.clear)
        rasterizer.pool.recycle(pattern)
    }

    /// A surface of the size of `bounds` with the paint everywhere; nil where there is nothing to paint.
    func pattern(_ paint: Paint, _ bounds: PixelRect, _ item: DisplayItem) -> Surface? {
        switch paint {
        case .color(let color, _):
            guard let surface = layerSurface(bounds, cleared: false) else { return nil }
            let pixel = Pixel.premultiplied(shown(color, item))
            for y in bounds.y..<bounds.maxY { surface.row(y).update(repeating: pixel, count: bounds.width) }
            cairo_surface_mark_dirty(surface.cairoSurface)
            return surface
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient:
            guard let raster = gradient(paint, item), let surface = layerSurface(bounds, cleared: false) else { return nil }
            raster.fill(bounds, of: surface)
            cairo_surface_mark_dirty(surface.cairoSurface)
            return surface
        case .meshGradient(var mesh):
            guard let surface = layerSurface(bounds, cleared: false) else { return nil }
            mesh.colors = mesh.colors.map { shown($0, item) }
            mesh.background = shown(mesh.background, item)
            MeshRaster(mesh: mesh, transform: transform).fill(surface)
            cairo_surface_mark_dirty(surface.cairoSurface)
            return surface
        case .imagePattern(let image, let tile): return imagePattern(image, tile, bounds, item)
        case .material(let thickness, let dark): return material(thickness, dark: dark, bounds, item)
        }
    }

    func layerSurface(_ rect: PixelRect, _ format: Surface.Format = .color, cleared: Bool = true) -> Surface? {
        let surface = rasterizer.pool.surface(rect, format, cleared: cleared)
        if surface == nil, !rect.isEmpty { rasterizer.report(.tooManyLayers) }
        return surface
    }
}

extension Surface {
    func setSource(_ color: ColorValue) {
        func bounded(_ value: Float) -> Double { Double(min(max(value.isNaN ? 0 : value, 0), 1)) }
        cairo_set_source_rgba(context, bounded(color.red), bounded(color.green), bounded(color.blue), bounded(color.alpha))
    }

    /// Paints from another surface, pixel upon pixel.
    func setSource(_ other: Surface) {
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, other.cairoSurface, Double(other.rect.x - rect.x), Double(other.rect.y - rect.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }
}
