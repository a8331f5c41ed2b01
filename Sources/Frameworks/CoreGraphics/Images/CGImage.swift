// Status of this file: exact.

import Drawing
import Foundation

/// Where alpha is in a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    case orderDefault = 0, order16Little = 0x1000, order32Little = 0x2000, order16Big = 0x3000, order32Big = 0x4000
}

/// How pixels are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// A picture's pixels.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The picture as display lists hold it; shared, so that the same bytes are stored once.
    public let resource: ImageResource

    public init(resource: ImageResource) { self.resource = resource }

    /// Pixels.
    public var width: Int { resource.pixelWidth }
    public var height: Int { resource.pixelHeight }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    public var alphaInfo: CGImageAlphaInfo { .last }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }

    /// Rows of RGBA, alpha not multiplied in; nil where the file cannot be decoded.
    public var pixels: [UInt8]? {
        switch resource.content {
        case .rgba(let bytes): bytes
        case .encoded(let bytes): ImageCodec.shared.decode(bytes)?.pixels
        }
    }

    /// The part inside a rectangle in pixels; nil where it is empty or the image cannot be decoded.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !whole.isEmpty, let pixels else { return nil }
        let (x, y, w, h) = (Int(whole.minX), Int(whole.minY), Int(whole.width), Int(whole.height))
        var result: [UInt8] = []
        result.reserveCapacity(w * h * 4)
        for row in y..<(y + h) { result += pixels[(row * width + x) * 4..<(row * width + x + w) * 4] }
        return CGImage(pixels: result, width: w, height: h)
    }

    /// Makes an image of RGBA rows, alpha not multiplied in.
    public convenience init(pixels: [UInt8], width: Int, height: Int, name: String = "") {
        self.init(resource: ImageResource(hash: ImageCodec.hash(pixels), pixelWidth: width, pixelHeight: height, content: .rgba(pixels), name: name))
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a.resource.hash == b.resource.hash && a.width == b.width && a.height == b.height }
    public func hash(into hasher: inout Hasher) { hasher.combine(resource.hash) }
}
