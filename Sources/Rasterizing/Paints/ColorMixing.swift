import Drawing
import Glibc

/// A colour in the space that a gradient mixes in, all components multiplied by alpha.
typealias MixedColor = SIMD4<Float>

/// To and from the spaces of `GradientInterpolation`: gamma-encoded sRGB (device) and OKLab (perceptual; layout-rules 11.22f).
///
/// Colours are mixed with alpha multiplied in, so that a stop without alpha lends no colour to its neighbours.
enum ColorMixing {
    static func mixable(_ color: ColorValue, _ space: GradientInterpolation) -> MixedColor {
        let encoded = SIMD3(color.red, color.green, color.blue)
        let components = space == .device ? encoded : lab(encoded)
        return MixedColor(components * color.alpha, color.alpha)
    }

    static func color(_ mixed: MixedColor, _ space: GradientInterpolation) -> ColorValue {
        let alpha = mixed.w
        guard alpha > 0 else { return .clear }
        let plain = SIMD3(mixed.x, mixed.y, mixed.z) / alpha
        let encoded = space == .device ? plain : encodedRGB(plain)
        return ColorValue(red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
    }

    static func pixel(_ mixed: MixedColor, _ space: GradientInterpolation) -> UInt32 { Pixel.premultiplied(color(mixed, space)) }

    /// OKLab of a gamma-encoded colour.
    static func lab(_ encoded: SIMD3<Float>) -> SIMD3<Float> {
        let r = linear(encoded.x), g = linear(encoded.y), b = linear(encoded.z)
        let l = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return SIMD3(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
                     1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
                     0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
    }

    static func encodedRGB(_ lab: SIMD3<Float>) -> SIMD3<Float> {
        let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
        let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
        let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
        let l3 = l * l * l, m3 = m * m * m, s3 = s * s * s
        return SIMD3(gamma(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
                     gamma(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
                     gamma(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3))
    }

    /// sRGB's curve, continued to negative values by symmetry (extended sRGB).
    static func linear(_ value: Float) -> Float {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : powf((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }
    static func gamma(_ value: Float) -> Float {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * powf(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
