/// Takes alpha out of colours: premultiplied 0xAARRGGBB to bytes red, green, blue, alpha (0xAABBGGRR as a little-endian word).
struct Unpremultiplier {
    static let shared = Unpremultiplier()
    /// 255 / alpha as 16.16, so that a division is a multiplication.
    private let reciprocals: [UInt32] = (0...255).map { $0 == 0 ? 0 : (255 * 65536 + UInt32($0) / 2) / UInt32($0) }

    @inline(__always) func rgba(_ pixel: UInt32) -> UInt32 {
        reciprocals.withUnsafeBufferPointer { Self.rgba(pixel, $0.baseAddress.unsafelyUnwrapped) }
    }

    func withReciprocals<Result>(_ body: (UnsafePointer<UInt32>) throws -> Result) rethrows -> Result {
        try reciprocals.withUnsafeBufferPointer { try body($0.baseAddress.unsafelyUnwrapped) }
    }

    func convert(_ source: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt32>) {
        withReciprocals { table in
            for index in 0..<min(source.count, target.count) { target[index] = Self.rgba(source[index], table) }
        }
    }

    @inline(__always) static func rgba(_ pixel: UInt32, _ table: UnsafePointer<UInt32>) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 {
            return (pixel & 0xff00_ff00) | ((pixel >> 16) & 0xff) | ((pixel & 0xff) << 16)
        }
        if alpha == 0 { return 0 }
        let factor = table[Int(alpha)]
        let red = min(((pixel >> 16 & 0xff) &* factor &+ 0x8000) >> 16, 255)
        let green = min(((pixel >> 8 & 0xff) &* factor &+ 0x8000) >> 16, 255)
        let blue = min(((pixel & 0xff) &* factor &+ 0x8000) >> 16, 255)
        return red | green << 8 | blue << 16 | alpha << 24
    }
}
