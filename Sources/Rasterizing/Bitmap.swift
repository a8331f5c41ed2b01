/// A picture's pixels: four bytes each in the order blue, green, red, alpha, the colours multiplied by alpha; sRGB.
public struct Bitmap: Hashable, Sendable {
    /// Pixels.
    public let width, height: Int
    /// Bytes from one row to the next.
    public var stride: Int { width * 4 }
    /// Row by row; a pixel is 0xAARRGGBB.
    public private(set) var pixels: [UInt32]

    public init(width: Int, height: Int, pixels: [UInt32]) {
        precondition(pixels.count == width * height, "a bitmap has width × height pixels")
        self.width = width; self.height = height; self.pixels = pixels
    }

    /// One pixel with its colours no longer multiplied by alpha, 0…255; nil outside the picture.
    public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        let rgba = Unpremultiplier.shared.rgba(pixels[y * width + x])
        return (UInt8(truncatingIfNeeded: rgba), UInt8(truncatingIfNeeded: rgba >> 8), UInt8(truncatingIfNeeded: rgba >> 16), UInt8(truncatingIfNeeded: rgba >> 24))
    }

    /// The pixels in the order red, green, blue, alpha, the colours not multiplied by alpha; no padding between rows.
    public func rgba() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
            buffer.withMemoryRebound(to: UInt32.self) { target in
                pixels.withUnsafeBufferPointer { Unpremultiplier.shared.convert($0, into: target) }
            }
            count = pixels.count * 4
        }
    }

    func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try pixels.withUnsafeBufferPointer(body)
    }
}
