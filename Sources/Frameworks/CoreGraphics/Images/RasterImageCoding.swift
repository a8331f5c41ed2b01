import CImageReaders
import Drawing
import Foundation
import Rasterizing

/// Decodes, draws and encodes with the rasteriser that also draws widgets.
struct RasterImageCoding: ImageCoding {
    /// A rasteriser serves one thread at a time.
    private final class Shared: @unchecked Sendable {
        let lock = NSLock()
        let rasterizer = Rasterizer(imageCacheBytes: 16 << 20)
        let encoder = PNGEncoder()
    }
    private static let shared = Shared()

    func decode(_ file: [UInt8]) -> (pixels: [UInt8], width: Int, height: Int)? {
        guard let bitmap = try? ImageReader.decode(file) else { return nil }
        return (bitmap.rgba(), bitmap.width, bitmap.height)
    }
    func rasterize(_ list: DisplayList, scale: Double) -> (pixels: [UInt8], width: Int, height: Int)? {
        Self.shared.lock.lock()
        defer { Self.shared.lock.unlock() }
        let bitmap = Self.shared.rasterizer.draw(list, scale: scale)
        return bitmap.width > 0 ? (bitmap.rgba(), bitmap.width, bitmap.height) : nil
    }
    func png(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8]? {
        guard let bitmap = Self.bitmap(pixels, width, height) else { return nil }
        Self.shared.lock.lock()
        defer { Self.shared.lock.unlock() }
        return Self.shared.encoder.encode(bitmap)
    }

    /// JPEG has no alpha: what is clear becomes black, as on a phone.
    func jpeg(_ pixels: [UInt8], width: Int, height: Int, quality: Double) -> [UInt8]? {
        guard width > 0, height > 0, pixels.count == width * height * 4, let compressor = tjInitCompress() else { return nil }
        defer { tjDestroy(compressor) }
        var opaque = pixels
        for index in stride(from: 0, to: opaque.count, by: 4) where opaque[index + 3] < 255 {
            let alpha = Int(opaque[index + 3])
            for channel in 0..<3 { opaque[index + channel] = UInt8(Int(opaque[index + channel]) * alpha / 255) }
        }
        var output: UnsafeMutablePointer<UInt8>?, size: UInt = 0
        defer { tjFree(output) }
        let quality = Int32(min(max((quality * 100).rounded(), 1), 100))
        guard tjCompress2(compressor, opaque, Int32(width), 0, Int32(height), Int32(TJPF_RGBA.rawValue), &output, &size, Int32(TJSAMP_420.rawValue), quality, 0) == 0,
              let output else { return nil }
        return Array(UnsafeBufferPointer(start: output, count: Int(size)))
    }

    private static func bitmap(_ rgba: [UInt8], _ width: Int, _ height: Int) -> Bitmap? {
        guard width > 0, height > 0, rgba.count == width * height * 4 else { return nil }
        let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            for index in 0..<width * height {
                let alpha = UInt32(rgba[index * 4 + 3])
                func times(_ channel: Int) -> UInt32 { (UInt32(rgba[index * 4 + channel]) * alpha + 127) / 255 }
                buffer[index] = alpha << 24 | times(0) << 16 | times(1) << 8 | times(2)
            }
            count = width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
