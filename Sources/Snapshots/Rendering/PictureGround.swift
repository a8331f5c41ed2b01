import Drawing
import Rasterizing

/// What lies under a widget whose own background the system took away.
public enum PictureGround: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the picture is clear there.
    case none
    /// The tinted glass of iOS 26 (composed 5.1).
    case tint
    /// The clear glass of iOS 26 (composed 5.3, 5.4).
    case clear
    /// The dark ground of a tinted Home Screen before iOS 26 (assumed).
    case dark
    /// StandBy at night: what is drawn glows red (composed 5.11).
    case night

    /// The ground of a picture.
    ///
    /// - Parameter mode: "fullColor", "accented", "clear" or "vibrant".
    public init(mode: String, isSystemFamily: Bool, isInStandBy: Bool, majorVersion: Int, showsContainerBackground: Bool) {
        self = switch mode {
        case _ where !isSystemFamily: .none
        case "vibrant" where isInStandBy: .night
        case _ where isInStandBy || showsContainerBackground: .none
        case "clear": .clear
        case "accented": majorVersion >= 26 ? .tint : .dark
        default: .none
        }
    }

    /// The tint of a Home Screen whose owner chose none: that of Apple's illustration (composed 5.1).
    public static let defaultTint = ColorValue(red: 154 / 255, green: 111 / 255, blue: 160 / 255)

    /// The colour, light enough to see through.
    public func color(tint: ColorValue = defaultTint) -> ColorValue? {
        switch self {
        case .none, .night: nil
        case .tint: ColorValue(red: tint.red, green: tint.green, blue: tint.blue, alpha: 0.9)
        case .clear: ColorValue(red: 195 / 255, green: 226 / 255, blue: 240 / 255, alpha: 0.43)
        case .dark: ColorValue(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 0.85)
        }
    }

    /// The colours of the default and the accent group. Both are white over the glass of iOS 26 (composed 17, colors J); before it the
    /// accent group has the tint (layout-rules 13.3).
    public func groups(tint: ColorValue = defaultTint) -> (plain: ColorValue, accent: ColorValue) {
        guard self == .dark else { return (.white, .white) }
        if tint == Self.defaultTint { return (.white, ColorValue(red: 190 / 255, green: 150 / 255, blue: 200 / 255)) }
        // Lighter than the tint, as the one above is, so that it can be read on dark.
        func lighter(_ part: Float) -> Float { part + (1 - part) * 0.35 }
        return (.white, ColorValue(red: lighter(tint.red), green: lighter(tint.green), blue: lighter(tint.blue)))
    }

    /// How what lies on it is drawn.
    ///
    /// - Parameter mode: "fullColor", "accented", "clear" or "vibrant".
    public func drawingMode(_ mode: String, tint: ColorValue = defaultTint) -> DrawingMode {
        switch mode {
        case "accented", "clear": .accented(defaultColor: groups(tint: tint).plain, accentColor: groups(tint: tint).accent)
        case "vibrant": .vibrant
        default: .fullColor
        }
    }

    /// A lighter line inside the edge of glass (composed 4.4, 5.2, 5.4), as an item over a display list.
    public func rim(size: Size, radius: Double) -> DisplayItem? {
        guard self == .tint || self == .clear, size.width > 2, size.height > 2 else { return nil }
        let width = 1.0, inner = Rect(x: width / 2, y: width / 2, width: size.width - width, height: size.height - width)
        let path = Path(continuousRoundedRect: inner, radius: max(0, radius - width / 2))
        return DisplayItem(.stroke(path, .color(ColorValue.white.opacity(self == .tint ? 0.25 : 0.4)), StrokeStyle(width: width)))
    }
}
