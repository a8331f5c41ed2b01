import Drawing

/// What an image file says of itself.
public struct ImageInfo: Hashable, Sendable {
    public var format: ImageError.Format
    /// Pixels as stored, before the orientation is applied.
    public var pixelWidth, pixelHeight: Int
    /// EXIF orientation 1…8.
    public var orientation: UInt8
}

/// Reads PNG, JPEG, WebP and HEIF files, told apart by their first bytes. The bytes are not trusted; sizes are bounded before
/// memory is taken.
public enum ImageReader {
    public static let largestSide = 16384
    /// Pixels in all: a photo of 48 megapixels is read.
    public static let largestArea = 64_000_000

    static func format(of bytes: UnsafeRawBufferPointer) -> ImageError.Format? {
        func has(_ text: [UInt8], at offset: Int = 0) -> Bool { bytes.count >= offset + text.count && bytes[offset..<offset + text.count].elementsEqual(text) }
        if has([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { return .png }
        if has([0xff, 0xd8, 0xff]) { return .jpeg }
        if has(Array("RIFF".utf8)), has(Array("WEBP".utf8), at: 8) { return .webP }
        if has(Array("ftyp".utf8), at: 4), bytes.count >= 12 {
            let brand = String(decoding: bytes[8..<12], as: UTF8.self)
            if ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif"].contains(brand) { return .heif }
        }
        return nil
    }

    /// The format, size and orientation of a file, without decoding it.
    public static func info(of bytes: [UInt8]) throws(ImageError) -> ImageInfo {
        try open(bytes) { buffer, codec throws(ImageError) in
            let size = try codec.size(of: buffer)
            return ImageInfo(format: codec.format, pixelWidth: size.width, pixelHeight: size.height,
                             orientation: codec.format == .jpeg ? ExifOrientation.inJPEG(buffer) : 1)
        }
    }

    /// The file's pixels as stored; the orientation is not applied.
    public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
        let image = try pixels(of: bytes)
        return Bitmap(width: image.width, height: image.height, pixels: image.pixels)
    }

    static func pixels(of bytes: [UInt8]) throws(ImageError) -> PixelImage {
        try open(bytes) { buffer, codec throws(ImageError) in
            let size = try codec.size(of: buffer)
            try check(width: size.width, height: size.height, codec.format)
            return try codec.decode(buffer)
        }
    }

    static func check(width: Int, height: Int, _ format: ImageError.Format) throws(ImageError) {
        guard width > 0, height > 0 else { throw .damaged(format, reason: "it has no size") }
        guard width <= largestSide, height <= largestSide, width * height <= largestArea else { throw .tooLarge(width: width, height: height) }
    }

    private static func open<Value>(_ bytes: [UInt8], _ body: (UnsafeRawBufferPointer, any ImageCodec.Type) throws(ImageError) -> Value) throws(ImageError) -> Value {
        let result = bytes.withUnsafeBytes { buffer -> Result<Value, ImageError> in
            let codec: any ImageCodec.Type
            switch format(of: buffer) {
            case .png: codec = PNGCodec.self
            case .jpeg: codec = JPEGCodec.self
            case .webP: codec = WebPCodec.self
            case .heif: codec = HEIFCodec.self
            case nil: return .failure(.unknownFormat)
            }
            do throws(ImageError) { return .success(try body(buffer, codec)) } catch { return .failure(error) }
        }
        return try result.get()
    }
}

/// One image format, read by the library that knows it.
protocol ImageCodec {
    static var format: ImageError.Format { get }
    static func size(of bytes: UnsafeRawBufferPointer) throws(ImageError) -> (width: Int, height: Int)
    static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> PixelImage
}

extension PixelImage {
    /// Pixels from bytes red, green, blue, alpha, the colours not multiplied by alpha.
    init(width: Int, height: Int, rgba: UnsafeRawBufferPointer, stride: Int) {
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            for y in 0..<height {
                for x in 0..<width {
                    let source = rgba.loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
                    let swapped = (source & 0xff00_ff00) | (source >> 16 & 0xff) | (source & 0xff) << 16
                    target[y * width + x] = PixelImage.premultiplied(swapped)
                }
            }
            count = width * height
        }
        self.init(width: width, height: height, pixels: pixels)
    }

    @inline(__always) static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        return (Pixel.scaled(pixel, by: alpha) & 0x00ff_ffff) | alpha << 24
    }
}
