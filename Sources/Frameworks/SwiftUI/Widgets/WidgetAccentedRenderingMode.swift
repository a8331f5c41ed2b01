import Drawing

/// How a picture is coloured where the widget is tinted.
///
/// Status: exact.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let mode: ImageDrawing.AccentedMode
    /// In the accent colour.
    public static let accented = WidgetAccentedRenderingMode(mode: .accented)
    /// Without its colours, in the default group.
    public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
    /// Without its colours, in the accent colour.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
    /// As it is.
    public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}

extension Image {
    /// How the picture is coloured where the widget is tinted; without it a picture becomes white (composed 5.5).
    nonisolated public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        var image = self
        image.accentedMode = renderingMode?.mode ?? .automatic
        return image
    }
}
