// Status of this file: exact.

import Drawing
import Foundation

/// What turns files into pixels and drawings into pictures.
public protocol ImageCoding: Sendable {
    /// The pixels of a PNG, JPEG, WebP or HEIC file, as RGBA rows with alpha not multiplied in; nil where it is damaged or too large.
    func decode(_ file: [UInt8]) -> (pixels: [UInt8], width: Int, height: Int)?
    /// Draws a display list at a number of pixels per point; RGBA rows with alpha not multiplied in.
    func rasterize(_ list: DisplayList, scale: Double) -> (pixels: [UInt8], width: Int, height: Int)?
    func png(_ pixels: [UInt8], width: Int, height: Int) -> [UInt8]?
    func jpeg(_ pixels: [UInt8], width: Int, height: Int, quality: Double) -> [UInt8]?
}

private final class ImageCodingBox: @unchecked Sendable {
    let lock = NSLock()
    var coding: any ImageCoding = RasterImageCoding()
}
private let imageCodingBox = ImageCodingBox()

/// The coder in force.
public enum ImageCodec {
    /// At first the rasteriser that draws widgets.
    public static var shared: any ImageCoding {
        get { imageCodingBox.lock.lock(); defer { imageCodingBox.lock.unlock() }; return imageCodingBox.coding }
        set { imageCodingBox.lock.lock(); defer { imageCodingBox.lock.unlock() }; imageCodingBox.coding = newValue }
    }

    /// The hash of a picture's bytes, the same in every process (FNV-1a over eight bytes at a time).
    public static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
        bytes.withUnsafeBytes { raw in
            let words = raw.count / 8
            for word in 0..<words {
                hash = (hash ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self))) &* 0x100_0000_01b3
                hash ^= hash >> 29
            }
            for index in words * 8..<raw.count { hash = (hash ^ UInt64(raw[index])) &* 0x100_0000_01b3 }
        }
        return hash
    }
}
