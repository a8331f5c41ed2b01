import Drawing
import Glibc

/// Changes the colours of premultiplied pixels.
///
/// Most adjustments are a matrix and an offset on the colours: with alpha multiplied in, the offset is multiplied by alpha, and
/// nothing has to be divided.
struct ColorAdjusting {
    let adjustment: ColorAdjustment

    func apply(_ surface: Surface) {
        switch adjustment {
        case .luminanceToAlpha: map(surface) { Pixel.luminance($0) << 24 }
        case .flatten(let color):
            let flat = Pixel.premultiplied(color)
            map(surface) { Pixel.scaled(flat, by: $0 >> 24) }
        case .luminanceTint(let color):
            let flat = Pixel.premultiplied(color)
            map(surface) { Pixel.scaled(flat, by: Pixel.luminance($0)) }
        default:
            let matrix = matrix()
            guard !matrix.isIdentity else { return }
            map(surface) { matrix.apply($0) }
        }
    }

    @inline(__always) private func map(_ surface: Surface, _ change: (UInt32) -> UInt32) {
        surface.touch {
            for y in surface.rect.y..<surface.rect.maxY {
                let row = surface.row(y)
                for x in 0..<surface.rect.width where row[x] != 0 { row[x] = change(row[x]) }
            }
        }
    }

    /// Rows of factors for red, green, blue and an offset, and a factor for alpha; 16 bits of fraction.
    struct Matrix {
        var values: [Int32]
        var alpha: Int32 = 65536
        init(_ rows: [[Double]], alpha: Double = 1) {
            values = rows.flatMap { $0 }.map { Int32(min(max(($0 * 65536).rounded(), -60e6), 60e6)) }
            self.alpha = Int32(min(max(alpha, 0), 1) * 65536)
        }
        var isIdentity: Bool { alpha == 65536 && values == [65536, 0, 0, 0, 0, 65536, 0, 0, 0, 0, 65536, 0] }

        @inline(__always) func apply(_ pixel: UInt32) -> UInt32 {
            let a = Int64(pixel >> 24), r = Int64(pixel >> 16 & 0xff), g = Int64(pixel >> 8 & 0xff), b = Int64(pixel & 0xff)
            return values.withUnsafeBufferPointer { m in
                func component(_ row: Int) -> UInt32 {
                    let sum = Int64(m[row]) &* r &+ Int64(m[row + 1]) &* g &+ Int64(m[row + 2]) &* b &+ Int64(m[row + 3]) &* a
                    return UInt32(min(max((sum &+ 32768) >> 16, 0), a))
                }
                let changed = UInt32(a) << 24 | component(0) << 16 | component(4) << 8 | component(8)
                return alpha == 65536 ? changed : Pixel.scaled(changed, by: UInt32((Int(alpha) * 255 + 32768) >> 16))
            }
        }
    }

    private static let red = 0.2126, green = 0.7152, blue = 0.0722

    func matrix() -> Matrix {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        func saturation(_ s: Double) -> Matrix {
            let r = (1 - s) * Self.red, g = (1 - s) * Self.green, b = (1 - s) * Self.blue
            return Matrix([[r + s, g, b, 0], [r, g + s, b, 0], [r, g, b + s, 0]])
        }
        switch adjustment {
        case .brightness(let amount):
            let b = finite(amount)
            return Matrix([[1, 0, 0, b], [0, 1, 0, b], [0, 0, 1, b]])
        case .contrast(let amount):
            let c = finite(amount), offset = (1 - c) / 2
            return Matrix([[c, 0, 0, offset], [0, c, 0, offset], [0, 0, c, offset]])
        case .saturation(let amount): return saturation(finite(amount))
        case .grayscale(let amount): return saturation(1 - min(max(finite(amount), 0), 1))
        case .hueRotation(let angle):
            // A turn about the grey axis that keeps luminance.
            let c = cos(finite(angle)), s = sin(finite(angle)), r = Self.red, g = Self.green, b = Self.blue
            return Matrix([[r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0],
                           [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0],
                           [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0]])
        case .inversion: return Matrix([[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1]])
        case .multiply(let color):
            return Matrix([[Double(color.red), 0, 0, 0], [0, Double(color.green), 0, 0], [0, 0, Double(color.blue), 0]], alpha: Double(color.alpha))
        case .luminanceToAlpha, .flatten, .luminanceTint: return Matrix([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]])
        }
    }
}
