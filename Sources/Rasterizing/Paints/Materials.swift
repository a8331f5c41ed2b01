import CCairo
import Drawing

extension MaterialThickness {
    /// How much of the material's own colour hides what lies below (approximate: the system mixes several layers).
    func tint(dark: Bool) -> Float {
        switch self {
        case .ultraThin: dark ? 0.42 : 0.46
        case .thin: dark ? 0.55 : 0.60
        case .regular: dark ? 0.68 : 0.72
        case .thick: dark ? 0.80 : 0.84
        case .ultraThick: dark ? 0.88 : 0.92
        case .bar: dark ? 0.76 : 0.80
        }
    }
}

extension DrawingPass {
    /// Points: the deviation of a material's blur.
    private static let materialBlur = 12.0

    /// What lies below, blurred and more colourful, under a veil of the material's colour.
    ///
    /// Approximate: the system's materials have several layers that no public picture shows apart. Only what the same group
    /// drew so far is seen through.
    func material(_ thickness: MaterialThickness, dark: Bool, _ bounds: PixelRect, _ item: DisplayItem) -> Surface? {
        let tint = thickness.tint(dark: dark)
        if case .accented = mode, keepsColors == 0 {
            // Colours do not count: a veil as strong as a third of the material's own.
            return pattern(.color(ColorValue.white.opacity(Double(tint) / 3)), bounds, item)
        }
        let blur = GaussianBlur(sigma: Self.materialBlur * transform.meanScale, clampsEdges: true)
        let seen = bounds.expanded(by: blur.reach).intersection(target.rect)
        guard let backdrop = layerSurface(seen, cleared: false), let surface = layerSurface(bounds, cleared: false) else { return nil }
        cairo_surface_flush(target.cairoSurface)
        for y in seen.y..<seen.maxY { backdrop.row(y).update(from: target.row(y) + (seen.x - target.rect.x), count: seen.width) }
        blur.apply(backdrop.memory.assumingMemoryBound(to: UInt8.self), width: seen.width, height: seen.height, stride: backdrop.stride, channels: 4)
        ColorAdjusting(adjustment: .saturation(1.6)).apply(backdrop)
        let veil = Pixel.premultiplied(dark ? ColorValue(red: 0.12, green: 0.12, blue: 0.13, alpha: tint) : ColorValue(red: 0.97, green: 0.97, blue: 0.98, alpha: tint))
        for y in bounds.y..<bounds.maxY {
            let row = surface.row(y), below = backdrop.row(y) + (bounds.x - seen.x)
            for x in 0..<bounds.width { row[x] = Pixel.over(veil, below[x]) }
        }
        cairo_surface_mark_dirty(surface.cairoSurface)
        surface.multiply(by: opacity)
        rasterizer.pool.recycle(backdrop)
        return surface
    }
}
