import Drawing

/// Arithmetic on premultiplied 0xAARRGGBB pixels.
enum Pixel {
    /// The pixel with all four components times `factor` / 255, rounded.
    @inline(__always) static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
        var low = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
        low = ((low &+ ((low >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
        var high = ((pixel >> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
        high = (high &+ ((high >> 8) & 0x00ff_00ff)) & 0xff00_ff00
        return low | high
    }

    @inline(__always) static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
        source &+ scaled(below, by: 255 &- (source >> 24))
    }

    /// Luminance of the premultiplied colours, Rec. 709 weights on gamma-encoded components.
    @inline(__always) static func luminance(_ pixel: UInt32) -> UInt32 {
        let red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff
        return (red &* 13933 &+ green &* 46871 &+ blue &* 4732 &+ 32768) >> 16
    }

    @inline(__always) static func component(_ value: Float) -> UInt32 {
        // Colours outside sRGB are cut to it: the picture is sRGB.
        UInt32(min(max(value.isNaN ? 0 : value, 0), 1) * 255 + 0.5)
    }

    static func premultiplied(_ color: ColorValue) -> UInt32 {
        premultiplied(color.red, color.green, color.blue, color.alpha)
    }
    @inline(__always) static func premultiplied(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) -> UInt32 {
        let a = min(max(alpha.isNaN ? 0 : alpha, 0), 1)
        func multiplied(_ value: Float) -> UInt32 { component(min(max(value.isNaN ? 0 : value, 0), 1) * a) }
        return component(a) << 24 | multiplied(red) << 16 | multiplied(green) << 8 | multiplied(blue)
    }
}
