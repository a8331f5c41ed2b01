/// One glyph's pixels and where they stand relative to the pixel that holds its origin.
final class GlyphImage {
    enum Pixels {
        /// Nothing to draw: a space.
        case none
        /// Rows of coverage, 0…255, no padding.
        case coverage([UInt8])
        /// Premultiplied colours: an emoji.
        case color([UInt32])
    }
    let left, top, width, height: Int
    let pixels: Pixels
    init(left: Int, top: Int, width: Int, height: Int, pixels: Pixels) {
        self.left = left; self.top = top; self.width = width; self.height = height; self.pixels = pixels
    }
    static let empty = GlyphImage(left: 0, top: 0, width: 0, height: 0, pixels: .none)

    var byteCount: Int {
        switch pixels {
        case .none: 64
        case .coverage(let bytes): 64 + bytes.count
        case .color(let colors): 64 + colors.count * 4
        }
    }
}

/// A font at one size, slant, weight and direction: what glyph images are made for.
struct Strike: Hashable {
    var font: Int
    /// From the font's units (y up) to device pixels (y down).
    var xx, xy, yx, yy: Float
    /// The width of the stroke around the outline, in device pixels.
    var emboldening: Float
}

/// Glyph images drawn lately, by strike, glyph and quarter of a pixel.
final class GlyphCache {
    private struct Key: Hashable { var strike: Int; var glyph: UInt64 }
    private static let limit = 16 << 20
    private var strikes: [Strike: Int] = [:]
    private var images: [Key: GlyphImage] = [:]
    private var bytes = 0

    func index(of strike: Strike) -> Int {
        if let known = strikes[strike] { return known }
        strikes[strike] = strikes.count
        return strikes.count - 1
    }

    func image(_ strike: Int, glyph: UInt32, quarterX: Int, quarterY: Int, make: () -> GlyphImage) -> GlyphImage {
        let key = Key(strike: strike, glyph: UInt64(glyph) << 4 | UInt64(quarterX << 2 | quarterY))
        if let known = images[key] { return known }
        let image = make()
        bytes += image.byteCount
        // Emptied as a whole: pictures of one widget use the same few hundred glyphs again and again.
        if bytes > Self.limit {
            images.removeAll(keepingCapacity: true)
            bytes = image.byteCount
        }
        images[key] = image
        return image
    }
}
