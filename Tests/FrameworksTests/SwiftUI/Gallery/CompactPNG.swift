import CDeflate
import Rasterizing

/// PNG files that are small rather than written fast, for pictures that are kept in the repository: three bytes a pixel, each row
/// filtered as suits it, and the strongest compression.
enum CompactPNG {
    static func encode(_ bitmap: Bitmap) -> [UInt8] {
        let body = filtered(bitmap)
        func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
            let named = Array(name.utf8) + content
            return word(content.count) + named + word(Int(libdeflate_crc32(0, named, named.count)))
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", word(bitmap.width) + word(bitmap.height) + [8, 2, 0, 0, 0]) + chunk("IDAT", compressed(body)) + chunk("IEND", [])
    }

    /// The rows of the picture, each as it is or less the row above or the pixel to its left, whichever has the least sum of differences.
    private static func filtered(_ bitmap: Bitmap) -> [UInt8] {
        let pixels = bitmap.rgba(), width = bitmap.width, height = bitmap.height, stride = width * 3
        return [UInt8](unsafeUninitializedCapacity: (stride + 1) * height) { body, count in
            count = (stride + 1) * height
            pixels.withUnsafeBufferPointer { pixels in
                for y in 0..<height {
                    var costs = (0, 0, 0)
                    for pass in 0..<2 {
                        let filter = costs.0 <= costs.1 && costs.0 <= costs.2 ? 0 : costs.1 <= costs.2 ? 1 : 2
                        var out = y * (stride + 1)
                        body[out] = UInt8(filter)
                        out += 1
                        var at = y * width * 4
                        for x in 0..<width {
                            var c = 0
                            while c < 3 {
                                let own = pixels[at + c], left = x > 0 ? pixels[at + c - 4] : 0, above = y > 0 ? pixels[at + c - width * 4] : 0
                                if pass == 0 {
                                    costs.0 += Int(Int8(bitPattern: own).magnitude)
                                    costs.1 += Int(Int8(bitPattern: own &- left).magnitude)
                                    costs.2 += Int(Int8(bitPattern: own &- above).magnitude)
                                } else {
                                    body[out] = filter == 0 ? own : own &- (filter == 1 ? left : above)
                                    out += 1
                                }
                                c += 1
                            }
                            at += 4
                        }
                    }
                }
            }
        }
    }

    private static func compressed(_ body: [UInt8]) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(12) else { return [] }
        defer { libdeflate_free_compressor(compressor) }
        var result = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, body.count))
        let count = libdeflate_zlib_compress(compressor, body, body.count, &result, result.count)
        return Array(result.prefix(count))
    }
}
