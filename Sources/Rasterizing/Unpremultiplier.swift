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
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        withReciprocals { table in
            // In pieces of a row's length: most pictures have long opaque parts.
            for start in stride(from: 0, to: min(source.count, target.count), by: 1024) {
                Self.convertRow(from + start, into: to + start, min(1024, min(source.count, target.count) - start), table)
            }
        }
    }

    /// Pixels side by side. Opaque ones only change their order of bytes, several at once.
    static func convertRow(_ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, _ count: Int, _ table: UnsafePointer<UInt32>) {
        var common: UInt32 = .max
        for x in 0..<count { common &= source[x] }
        if common >> 24 == 255 {
            for x in 0..<count {
                let pixel = source[x]
                target[x] = (pixel & 0xff00_ff00) | ((pixel &>> 16) & 0xff) | ((pixel & 0xff) &<< 16)
            }
        } else {
            for x in 0..<count { target[x] = rgba(source[x], table) }
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
