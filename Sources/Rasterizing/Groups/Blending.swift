import CCairo
import Drawing

extension BlendMode {
    /// Cairo's operator of the mode; nil for `plusDarker`, which it has not.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        // The sum of premultiplied components, cut at 1.
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .plusDarker: nil
        }
    }
}

/// `plusDarker`: the sum of colours less what the sum of their alphas has beyond 1, never below 0. White leaves what is below
/// as it is, and darker colours take away.
enum PlusDarker {
    @inline(__always) static func blend(_ source: UInt32, _ below: UInt32) -> UInt32 {
        let sum = (source >> 24) + (below >> 24)
        let alpha = min(sum, 255), excess = Int32(sum) - Int32(alpha)
        func component(_ shift: UInt32) -> UInt32 {
            let value = Int32(source >> shift & 0xff) + Int32(below >> shift & 0xff) - excess
            return UInt32(min(max(value, 0), Int32(alpha)))
        }
        return alpha << 24 | component(16) << 16 | component(8) << 8 | component(0)
    }
}
