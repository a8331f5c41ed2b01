// Status of this file: exact.

/// Hue, saturation and brightness, each from 0 to 1.
public struct HSB: Hashable, Sendable {
    public var hue, saturation, brightness: Double
    public init(hue: Double, saturation: Double, brightness: Double) { self.hue = hue; self.saturation = saturation; self.brightness = brightness }

    public init(red: Double, green: Double, blue: Double) {
        let high = max(red, green, blue), low = min(red, green, blue), span = high - low
        brightness = high
        saturation = high > 0 ? span / high : 0
        if span <= 0 { hue = 0; return }
        let sixth = high == red ? (green - blue) / span : high == green ? 2 + (blue - red) / span : 4 + (red - green) / span
        hue = (sixth / 6).truncatingRemainder(dividingBy: 1)
        if hue < 0 { hue += 1 }
    }

    public var rgb: (red: Double, green: Double, blue: Double) {
        guard hue.isFinite else { return (brightness, brightness, brightness) }
        let wrapped = hue - hue.rounded(.down)
        let s = min(max(saturation, 0), 1), sixth = wrapped * 6, sector = Int(sixth) % 6, f = sixth - Double(Int(sixth))
        let p = brightness * (1 - s), q = brightness * (1 - s * f), t = brightness * (1 - s * (1 - f))
        return switch sector {
        case 0: (brightness, t, p)
        case 1: (q, brightness, p)
        case 2: (p, brightness, t)
        case 3: (p, q, brightness)
        case 4: (t, p, brightness)
        default: (brightness, p, q)
        }
    }
}
