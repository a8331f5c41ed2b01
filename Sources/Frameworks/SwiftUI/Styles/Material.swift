// Status of this file: approximate: what is drawn below is blurred and tinted as far as the rasteriser does.

import Drawing

/// A blurred backdrop that shines through.
///
/// Status: approximate: what is drawn below is blurred and tinted as far as the rasteriser does.
public struct Material: ShapeStyle, Hashable, Sendable {
    let thickness: MaterialThickness
    public static let ultraThin = Material(thickness: .ultraThin)
    public static let thin = Material(thickness: .thin)
    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)
    public func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { _ResolvedPaint(.material(thickness, dark: environment.colorScheme == .dark)) }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
