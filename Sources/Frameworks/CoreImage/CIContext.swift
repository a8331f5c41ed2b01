// Status of this file: exact for pictures of eight bits in sRGB, whatever `options`, `format`, `colorSpace` and `deferred` say.

/// How a context works. One processor and eight bits a component are what there is.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = Self(rawValue: "working_color_space"), outputColorSpace = Self(rawValue: "output_color_space"), useSoftwareRenderer = Self(rawValue: "software_renderer"),
                      cacheIntermediates = Self(rawValue: "cache_intermediates"), priorityRequestLow = Self(rawValue: "priority_request_low")
}
/// The layout of a pixel.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = Self(rawValue: 265), BGRA8 = Self(rawValue: 266), RGBA8 = Self(rawValue: 264), RGBAh = Self(rawValue: 2056), RGBAf = Self(rawValue: 2312)
}

/// Works pictures out.
open class CIContext: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(options: [CIContextOption: Any]? = nil) {}

    /// The pixels of a rectangle; nil where it is empty, infinite or larger than 64 megapixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard PixelBlock.size(of: fromRect).width > 0 else { return nil }
        return image.render(fromRect.integral).picture
    }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? { createCGImage(image, from: fromRect) }
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes the pixels of a rectangle as rows of four bytes, in the order that the format names, with alpha multiplied in.
    ///
    /// A format of more than eight bits a component is written as `RGBA8`.
    open func render(_ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?) {
        let order = switch format { case .BGRA8: [2, 1, 0, 3]; case .ARGB8: [3, 0, 1, 2]; default: [0, 1, 2, 3] }
        let block = image.render(bounds.integral)
        for y in 0..<block.height {
            for x in 0..<block.width {
                let source = (y * block.width + x) * 4, alpha = Int(block.bytes[source + 3])
                for channel in 0..<4 {
                    let value = order[channel] == 3 ? alpha : (Int(block.bytes[source + order[channel]]) * alpha + 127) / 255
                    data.storeBytes(of: UInt8(value), toByteOffset: y * rowBytes + x * 4 + channel, as: UInt8.self)
                }
            }
        }
    }
    open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageOption: Any] = [:]) -> Data? {
        let block = image.render(image.extent.integral)
        return ImageCodec.shared.png(block.bytes, width: block.width, height: block.height).map { Data($0) }
    }
    open func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageOption: Any] = [:]) -> Data? {
        let block = image.render(image.extent.integral)
        return ImageCodec.shared.jpeg(block.bytes, width: block.width, height: block.height, quality: 0.9).map { Data($0) }
    }
    /// Status: exact: nothing is kept from picture to picture.
    open func clearCaches() {}
}
