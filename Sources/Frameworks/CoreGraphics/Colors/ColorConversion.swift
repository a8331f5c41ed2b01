// Status of this file: exact.

import Drawing
import Foundation

/// Conversions between encodings of colours. The matrices follow from the primaries of sRGB and Display P3 with the white point D65.
public enum ColorConversion {
    /// Gamma-encoded sRGB to linear light; negative values mirror.
    public static func linear(_ v: Double) -> Double {
        let a = abs(v)
        return (a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)) * (v < 0 ? -1 : 1)
    }
    /// Linear light to gamma-encoded sRGB; negative values mirror.
    public static func encoded(_ v: Double) -> Double {
        let a = abs(v)
        return (a <= 0.0031308 ? a * 12.92 : 1.055 * pow(a, 1 / 2.4) - 0.055) * (v < 0 ? -1 : 1)
    }
    /// Display P3 components, encoded, as extended sRGB components.
    public static func sRGB(displayP3 red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
        let r = linear(red), g = linear(green), b = linear(blue)
        return (encoded(1.224_940_1 * r - 0.224_940_4 * g), encoded(-0.042_056_9 * r + 1.042_057_1 * g),
                encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b))
    }
    /// Extended sRGB components as Display P3 components.
    public static func displayP3(sRGB red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
        let r = linear(red), g = linear(green), b = linear(blue)
        return (encoded(0.822_462_1 * r + 0.177_538_0 * g), encoded(0.033_194_1 * r + 0.966_805_8 * g),
                encoded(0.017_082_7 * r + 0.072_397_4 * g + 0.910_519_9 * b))
    }
}

extension CGColorSpace {
    func colorValue(_ c: [CGFloat]) -> ColorValue {
        func value(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> ColorValue {
            ColorValue(red: Float(r), green: Float(g), blue: Float(b), alpha: Float(a))
        }
        switch encoding {
        case .sRGB: return value(c[0], c[1], c[2], c[3])
        case .linearSRGB: return value(ColorConversion.encoded(c[0]), ColorConversion.encoded(c[1]), ColorConversion.encoded(c[2]), c[3])
        case .displayP3:
            let s = ColorConversion.sRGB(displayP3: c[0], c[1], c[2])
            return value(s.red, s.green, s.blue, c[3])
        case .gray: return value(c[0], c[0], c[0], c[1])
        case .linearGray:
            let g = ColorConversion.encoded(c[0])
            return value(g, g, g, c[1])
        }
    }

    func components(of v: ColorValue) -> [CGFloat] {
        let r = Double(v.red), g = Double(v.green), b = Double(v.blue), a = Double(v.alpha)
        let luminance = 0.2126 * ColorConversion.linear(r) + 0.7152 * ColorConversion.linear(g) + 0.0722 * ColorConversion.linear(b)
        switch encoding {
        case .sRGB: return [r, g, b, a]
        case .linearSRGB: return [ColorConversion.linear(r), ColorConversion.linear(g), ColorConversion.linear(b), a]
        case .displayP3:
            let p = ColorConversion.displayP3(sRGB: r, g, b)
            return [p.red, p.green, p.blue, a]
        case .gray: return [ColorConversion.encoded(luminance), a]
        case .linearGray: return [luminance, a]
        }
    }
}
