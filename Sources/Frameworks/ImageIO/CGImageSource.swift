// Status of this file: approximate: the first frame of a file, its size and orientation; other metadata and `options` than those
// of thumbnails are not read.

import FoundationSupplement

/// A picture's file, read when it is asked for.
public final class CGImageSource: @unchecked Sendable {
    let bytes: [UInt8]
    private lazy var decoded: CGImage? = ImageCodec.shared.decode(bytes).map { CGImage(pixels: $0.pixels, width: $0.width, height: $0.height) }
    private let lock = NSLock()
    init(bytes: [UInt8]) { self.bytes = bytes }
    var image: CGImage? { lock.withLock { decoded } }

    /// The type's identifier by the file's first bytes; nil for a file that is no picture.
    var type: String? {
        func starts(_ prefix: [UInt8], at offset: Int = 0) -> Bool { bytes.dropFirst(offset).starts(with: prefix) }
        if starts([0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
        if starts([0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
        if starts(Array("GIF8".utf8)) { return "com.compuserve.gif" }
        if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) { return "org.webmproject.webp" }
        if starts(Array("ftyphei".utf8), at: 4) || starts(Array("ftypmif1".utf8), at: 4) { return "public.heic" }
        return nil
    }
}

/// What is left of a file for which thumbnails, properties and frames are asked. Status: approximate: the first frame only.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(bytes: [UInt8](data as Data)) }
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSource(bytes: [UInt8](data))
}
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type.map { $0 as NSString } }
/// 1 where the file can be read, else 0.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? { index == 0 ? source.image : nil }
public func CGImageSourceCopyPropertiesAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let image = source.image else { return nil }
    return [kCGImagePropertyPixelWidth: NSNumber(value: image.width), kCGImagePropertyPixelHeight: NSNumber(value: image.height)] as NSDictionary
}

/// The picture no larger than `kCGImageSourceThumbnailMaxPixelSize` on its longer side, in its own proportions; never enlarged.
public func CGImageSourceCreateThumbnailAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0, let image = source.image else { return nil }
    guard let limit = (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue, limit >= 1 else { return image }
    let longer = Double(max(image.width, image.height))
    guard longer > limit else { return image }
    let width = max(1, Int((Double(image.width) * limit / longer).rounded())), height = max(1, Int((Double(image.height) * limit / longer).rounded()))
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    guard let context = CGContext(data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info) else { return nil }
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
}

nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
nonisolated(unsafe) public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
nonisolated(unsafe) public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
