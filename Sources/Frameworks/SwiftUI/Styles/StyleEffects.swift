import Drawing

/// What a style does besides painting: how it meets what is below, the shadows that it casts, and those that fall into what it paints.
struct StyleEffects: Hashable {
    /// A shadow inside of what is painted, as if it were cut out of a sheet above; points.
    struct InnerShadow: Hashable {
        var color: ColorValue
        var radius, x, y: Double
    }
    var blendMode: Drawing.BlendMode?
    var shadows: [GroupEffect] = []
    var innerShadows: [InnerShadow] = []

    var isEmpty: Bool { blendMode == nil && shadows.isEmpty && innerShadows.isEmpty }

    mutating func add(_ shadow: ShadowStyle, in environment: EnvironmentValues) {
        let color = shadow.color.value(in: environment)
        if shadow.isInner {
            innerShadows.append(InnerShadow(color: color, radius: max(shadow.radius, 0), x: shadow.x, y: shadow.y))
        } else {
            shadows.append(.shadow(color, radius: max(shadow.radius, 0), x: shadow.x, y: shadow.y))
        }
    }
}

extension DisplayListBuilder {
    /// Draws something with the effects of its style.
    ///
    /// - Parameters:
    ///   - bounds: about what is drawn, in points.
    ///   - draw: draws it; asked for as a mask, in any opaque colour.
    func draw(with effects: StyleEffects, around bounds: CGRect, element: _ViewElement, _ draw: (_ asMask: Bool) -> Void) {
        var groups = effects.shadows
        if let blend = effects.blendMode { groups.insert(.blend(blend), at: 0) }
        for group in groups { append(.beginGroup(group), element: element) }
        draw(false)
        for shadow in effects.innerShadows { drawInside(shadow, around: bounds, element: element) { draw(true) } }
        for _ in groups { append(.endGroup, element: element) }
    }

    /// A shadow seen through a mask: its colour where the mask, moved and blurred, is not.
    private func drawInside(_ shadow: StyleEffects.InnerShadow, around bounds: CGRect, element: _ViewElement, _ mask: () -> Void) {
        let all = bounds.insetBy(dx: -max(bounds.width, bounds.height) - 100, dy: -max(bounds.width, bounds.height) - 100)
        append([.beginGroup(.mask(isInverted: false))], element: element)
        mask()
        append([.maskedContent, .beginGroup(.mask(isInverted: true)), .beginGroup(.blur(radius: shadow.radius, isOpaque: false)),
                .beginGroup(.transform(CGAffineTransform(translationX: shadow.x, y: shadow.y).drawing))], element: element)
        mask()
        append([.endGroup, .endGroup, .maskedContent, .fill(Path(all).drawing, .color(shadow.color), evenOdd: false), .endGroup, .endGroup], element: element)
    }
}
