import Drawing

/// Premultiplied 0xAARRGGBB pixels, row by row without padding.
struct PixelImage {
    let width, height: Int
    var pixels: [UInt32]

    /// The image with every pixel in one colour, of which it keeps the alpha.
    func flattened(_ color: ColorValue) -> PixelImage {
        let flat = Pixel.premultiplied(color)
        return PixelImage(width: width, height: height, pixels: pixels.map { Pixel.scaled(flat, by: $0 >> 24) })
    }

    /// One colour whose alpha is luminance times alpha.
    func luminance(in color: ColorValue) -> PixelImage {
        let flat = Pixel.premultiplied(color)
        return PixelImage(width: width, height: height, pixels: pixels.map { Pixel.scaled(flat, by: Pixel.luminance($0)) })
    }

    /// The image turned and mirrored as EXIF's orientation 1…8 says.
    func oriented(_ orientation: UInt8) -> PixelImage {
        guard (2...8).contains(orientation) else { return self }
        let isTurned = orientation >= 5
        let w = isTurned ? height : width, h = isTurned ? width : height
        var result = [UInt32](repeating: 0, count: pixels.count)
        for y in 0..<h {
            for x in 0..<w {
                let (sx, sy): (Int, Int) = switch orientation {
                case 2: (width - 1 - x, y)
                case 3: (width - 1 - x, height - 1 - y)
                case 4: (x, height - 1 - y)
                case 5: (y, x)
                case 6: (y, height - 1 - x)
                case 7: (width - 1 - y, height - 1 - x)
                default: (width - 1 - y, x)
                }
                result[y * w + x] = pixels[sy * width + sx]
            }
        }
        return PixelImage(width: w, height: h, pixels: result)
    }

    /// The part of the image in the rectangle, which lies inside it.
    func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelImage {
        var result: [UInt32] = []
        result.reserveCapacity(width * height)
        for row in y..<y + height { result.append(contentsOf: pixels[row * self.width + x..<row * self.width + x + width]) }
        return PixelImage(width: width, height: height, pixels: result)
    }

    /// Four neighbours mixed; `u` and `v` are 0…256.
    @inline(__always) static func bilinear(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ u: UInt32, _ v: UInt32) -> UInt32 {
        if a == b, c == d, a == c { return a }
        let wa = (256 &- u) &* (256 &- v), wb = u &* (256 &- v), wc = (256 &- u) &* v, wd = u &* v
        @inline(__always) func component(_ shift: UInt32) -> UInt32 {
            ((a >> shift & 0xff) &* wa &+ (b >> shift & 0xff) &* wb &+ (c >> shift & 0xff) &* wc &+ (d >> shift & 0xff) &* wd &+ 32768) >> 16
        }
        return component(24) << 24 | component(16) << 16 | component(8) << 8 | component(0)
    }
}
