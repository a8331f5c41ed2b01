import CCairo
import Drawing
import Glibc
import Typesetting

/// Draws display lists.
///
/// One rasterizer serves one thread; it keeps buffers, glyph images, gradient tables and decoded images from one picture to the
/// next. Two pictures of the same list and settings are the same bytes, on whatever thread.
public final class Rasterizer {
    /// The longest side of a picture, in pixels.
    public static let largestSide = 8192

    let pool = SurfacePool()
    let glyphs = GlyphCache()
    let images: ImageStore
    var tables = GradientTables()
    private var fontNumbers: [FontReference: Int] = [:]
    private var corners: (width: Int, height: Int, radius: Double, surface: Surface)?

    /// What of the last list could not be drawn, in the order it was met.
    public private(set) var problems: [DrawingProblem] = []

    /// - Parameter imageCacheBytes: how much of decoded images is kept.
    public init(imageCacheBytes: Int = 96 << 20) { images = ImageStore(limit: imageCacheBytes) }

    /// The list as a picture of `list.size` times `scale` pixels, rounded up.
    ///
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - moment: seconds since 1970-01-01 that live text and timer progress are drawn for; nil: the dates they carry.
    ///   - background: what lies under everything; nil: nothing does.
    ///   - cornerRadius: points; the picture is cut to a rectangle with continuous corners (composed.md 3). Nil: not cut.
    ///   - removesContainerBackground: whether container backgrounds are left out; nil: as the mode has it.
    public func draw(_ list: DisplayList, scale: Double, moment: Double? = nil, mode: DrawingMode = .fullColor, background: ColorValue? = nil,
                     cornerRadius: Double? = nil, removesContainerBackground: Bool? = nil) -> Bitmap {
        problems = []
        var scale = scale.isFinite && scale > 0 ? scale : 1
        let longest = max(list.size.width, list.size.height)
        if longest * scale > Double(Self.largestSide) {
            problems.append(.tooLarge(limit: Self.largestSide))
            scale = Double(Self.largestSide) / longest
        }
        func pixels(_ points: Double) -> Int { points.isFinite ? Int(min(max((points * scale - 0.001).rounded(.up), 0), Double(Self.largestSide))) : 0 }
        let width = pixels(list.size.width), height = pixels(list.size.height)
        guard width > 0, height > 0 else { return Bitmap(width: 0, height: 0, pixels: []) }
        let drawn = DynamicItems.resolved(list, moment: moment)
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            count = width * height
            guard let memory = buffer.baseAddress else { return }
            memory.update(repeating: background.map(Pixel.premultiplied) ?? 0, count: count)
            let base = Surface(rect: PixelRect(x: 0, y: 0, width: width, height: height), format: .color, memory: UnsafeMutableRawPointer(memory), capacity: 0)
            let pass = DrawingPass(self, drawn, scale: scale, mode: mode, base: base,
                                   removesContainerBackground: removesContainerBackground ?? mode.removesContainerBackground)
            pass.run()
            cairo_surface_flush(base.cairoSurface)
            if mode == .vibrant { for index in 0..<count { memory[index] = Pixel.luminance(memory[index]) &* 0x0101_0101 } }
            if let cornerRadius, cornerRadius > 0 { cutCorners(base, radius: min(cornerRadius * scale, Double(min(width, height)) / 2)) }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    func report(_ problem: DrawingProblem) {
        if problems.count < 256, !problems.contains(problem) { problems.append(problem) }
    }

    /// A number for the font that is the same on every thread, unlike the address of its face.
    func number(of font: FontReference) -> Int {
        if let known = fontNumbers[font] { return known }
        fontNumbers[font] = fontNumbers.count
        return fontNumbers.count - 1
    }

    /// Multiplies the picture by the coverage of a rectangle with continuous corners.
    private func cutCorners(_ base: Surface, radius: Double) {
        let width = base.rect.width, height = base.rect.height
        if corners == nil || corners?.width != width || corners?.height != height || corners?.radius != radius {
            guard let mask = pool.surface(base.rect, .alpha) else { return }
            mask.setPath(Path(continuousRoundedRect: base.rect.rect, radius: radius), .identity)
            cairo_set_source_rgba(mask.context, 0, 0, 0, 1)
            cairo_fill(mask.context)
            cairo_surface_flush(mask.cairoSurface)
            if let old = corners { pool.recycle(old.surface) }
            corners = (width, height, radius, mask)
        }
        guard let mask = corners?.surface else { return }
        // No pixel between the corners is cut.
        let rows = min(Int((radius * 1.53).rounded(.up)) + 1, height)
        for y in 0..<height where y < rows || y >= height - rows {
            let coverage = mask.bytes(y), row = base.row(y)
            for x in 0..<width where coverage[x] != 255 { row[x] = Pixel.scaled(row[x], by: UInt32(coverage[x])) }
        }
    }
}
