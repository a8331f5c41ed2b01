// Status of this file: exact.

import Drawing

/// A change of how a view is drawn that layout does not see (layout-rules 4.9).
protocol DrawingEffect {
    /// The groups around the drawing, outermost first. `rect` is the view's frame in the space it is drawn in.
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect]
    /// The same for an effect that depends on where the view is in its container.
    func groups(in rect: CGRect, of element: _ViewElement) -> [GroupEffect]
    /// By how much the content is moved, for hit areas and anchors.
    var offset: CGSize { get }
    /// The turn that the effect is, if it is one, for a view with that frame.
    func turn(in rect: CGRect) -> ViewRecord.Turn?
    /// Whether the edges of its groups are not smoothed.
    var isAliased: Bool { get }
}

extension DrawingEffect {
    var offset: CGSize { .zero }
    func turn(in rect: CGRect) -> ViewRecord.Turn? { nil }
    var isAliased: Bool { false }
    func groups(in rect: CGRect, of element: _ViewElement) -> [GroupEffect] { groups(in: rect, element.environment) }
}

final class EffectElement: PassthroughElement {
    private let effect: any DrawingEffect
    private let name: String

    init(_ inputs: _ViewInputs, child: _ViewElement, effect: any DrawingEffect, name: String) {
        self.effect = effect
        self.name = name
        super.init(inputs, child: child)
    }

    override var typeName: String { name }
    override var contentOffset: CGSize { effect.offset }
    // Only where it says more than what is inside: a course of its own, a turn.
    override var recordRole: ViewRecord.Role? { environment.archivedChange != nil || effect.turn(in: .zero) != nil ? .group : nil }
    override func recordedTurn(at origin: CGPoint) -> ViewRecord.Turn? { effect.turn(in: CGRect(origin: origin, size: frame.size)) }

    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        let moved = CGPoint(x: origin.x + effect.offset.width, y: origin.y + effect.offset.height)
        let rect = CGRect(origin: moved, size: frame.size)
        draw(effect.groups(in: rect, of: self)[...], moved, builder)
    }

    private func draw(_ groups: ArraySlice<GroupEffect>, _ origin: CGPoint, _ builder: DisplayListBuilder) {
        guard let first = groups.first else { return child.drawInParent(at: origin, into: builder) }
        builder.group(first, element: self, isAliased: effect.isAliased) { draw(groups.dropFirst(), origin, builder) }
    }
}

nonisolated struct EffectModifier: WrappingModifier {
    let effect: any DrawingEffect
    let name: String
    nonisolated init(_ effect: any DrawingEffect, _ name: String) {
        self.effect = effect
        self.name = name
    }
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { EffectElement(inputs, child: child, effect: effect, name: name) }
}

/// Moves a view towards the trailing edge: in right-to-left order to the left, as `position` counts from the right.
nonisolated struct OffsetModifier: WrappingModifier {
    let offset: CGSize
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement {
        let isReversed = inputs.environment.layoutDirection == .rightToLeft
        return EffectElement(inputs, child: child, effect: OffsetEffect(offset: CGSize(width: isReversed ? -offset.width : offset.width, height: offset.height)), name: "offset")
    }
}

/// An effect that is the same group wherever the view is.
nonisolated struct FixedEffect: DrawingEffect {
    let effect: GroupEffect
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] { [effect] }
}

nonisolated struct OffsetEffect: DrawingEffect {
    let offset: CGSize
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] { [] }
}

/// A transform about an anchor of the view.
nonisolated struct TransformEffect: DrawingEffect {
    let transform: CGAffineTransform
    let anchor: UnitPoint
    /// Where the transform is a turn.
    var angle: Angle?
    func turn(in rect: CGRect) -> ViewRecord.Turn? {
        angle.map { ViewRecord.Turn(angle: $0.radians, anchor: Point(x: anchor.point(in: rect).x, y: anchor.point(in: rect).y)) }
    }
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] {
        let center = anchor.point(in: rect)
        let whole = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        return [.transform(whole.drawing)]
    }
}

/// A turn in space about an axis, seen in perspective.
nonisolated struct Rotation3DEffect: DrawingEffect {
    let angle: Angle
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return [] }
        let (x, y, z) = (Double(axis.x / length), Double(axis.y / length), Double(axis.z / length))
        let (c, s) = (cos(angle.radians), sin(angle.radians)), t = 1 - c
        // The rotation's rows for a point (px, py, -anchorZ) about the anchor.
        let r11 = t * x * x + c, r12 = t * x * y - s * z, r13 = t * x * z + s * y
        let r21 = t * x * y + s * z, r22 = t * y * y + c, r23 = t * y * z - s * x
        let r31 = t * x * z - s * y, r32 = t * y * z + s * x, r33 = t * z * z + c
        let depth = Double(max(rect.width, rect.height))
        // A perspective of 1 puts the eye as far away as the view is large.
        let m = depth > 0 ? Double(perspective) / depth : 0
        let az = -Double(anchorZ), center = anchor.point(in: rect)
        let (cx, cy) = (Double(center.x), Double(center.y))
        // Before the division: x'' = x' + cx·w, y'' = y' + cy·w, with w = 1 - m·z'.
        let wx = -m * r31, wy = -m * r32, w0 = 1 - m * (r33 * az + Double(anchorZ))
        func row(_ a: Double, _ b: Double, _ k: Double, _ center: Double) -> (Double, Double, Double) {
            (a + center * wx, b + center * wy, k + center * w0)
        }
        let h = row(r11, r12, r13 * az, cx), v = row(r21, r22, r23 * az, cy)
        func moved(_ a: Double, _ b: Double, _ k: Double) -> Double { k - a * cx - b * cy }
        return [.perspective(PerspectiveTransform(m11: h.0, m12: v.0, m13: wx, m21: h.1, m22: v.1, m23: wy,
                                                  m31: moved(h.0, h.1, h.2), m32: moved(v.0, v.1, v.2), m33: moved(wx, wy, w0)))]
    }
}

nonisolated struct ShadowEffect: DrawingEffect {
    let color: Color
    let radius, x, y: CGFloat
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] { [.shadow(color.value(in: environment), radius: max(radius, 0), x: x, y: y)] }
}

nonisolated struct ClipEffect: DrawingEffect {
    let shape: any Shape
    let style: FillStyle
    var isAliased: Bool { !style.isAntialiased }
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] { clip(to: shape, in: rect, environment) }
    func groups(in rect: CGRect, of element: _ViewElement) -> [GroupEffect] {
        guard let relative = shape as? any ContainerRelative, let container = element.enclosingContainer else { return clip(to: shape, in: rect, element.environment) }
        return clip(to: relative.resolved(in: container, at: element.globalFrame), in: rect, element.environment)
    }
    private func clip(to shape: any Shape, in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] {
        [.clip(shape.pathMirrored(in: rect, environment.layoutDirection).drawing, evenOdd: style.isEOFilled)]
    }
}

nonisolated struct ColorMultiplyEffect: DrawingEffect {
    let color: Color
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] { [.colorAdjustment(.multiply(color.value(in: environment)))] }
}

extension View {
    /// Moves the drawing, in points; layout does not change.
    @inline(never) nonisolated public func offset(_ offset: CGSize) -> some View { modified(OffsetModifier(offset: offset)) }
    @inline(never) nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(OffsetModifier(offset: CGSize(width: x, height: y))) }
    @inline(never) nonisolated public func opacity(_ opacity: Double) -> some View { modified(EffectModifier(FixedEffect(effect: .opacity(min(max(opacity, 0), 1))), "opacity")) }
    @inline(never) nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(TransformEffect(transform: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor, angle: angle), "rotationEffect"))
    }
    @inline(never) nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(TransformEffect(transform: CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor), "scaleEffect"))
    }
    @inline(never) nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(TransformEffect(transform: CGAffineTransform(scaleX: s, y: s), anchor: anchor), "scaleEffect"))
    }
    @inline(never) nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modified(EffectModifier(TransformEffect(transform: CGAffineTransform(scaleX: x, y: y), anchor: anchor), "scaleEffect"))
    }
    @inline(never) nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { modified(EffectModifier(TransformEffect(transform: transform, anchor: .topLeading), "transformEffect")) }
    @inline(never) nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View {
        modified(EffectModifier(Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective), "rotation3DEffect"))
    }
    @inline(never) nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(EffectModifier(ShadowEffect(color: color, radius: radius, x: x, y: y), "shadow"))
    }
    @inline(never) nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { modified(EffectModifier(FixedEffect(effect: .blur(radius: max(radius, 0), isOpaque: opaque)), "blur")) }
    @inline(never) nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { modified(EffectModifier(ClipEffect(shape: shape, style: style), "clipShape")) }
    /// Hides what is outside of the view's frame. Status: exact: the frame's edges lie on pixels, where smoothing them (`antialiased`) changes nothing.
    @inline(never) nonisolated public func clipped(antialiased: Bool = false) -> some View { modified(EffectModifier(ClipEffect(shape: Rectangle(), style: FillStyle()), "clipped")) }
    /// Corners as circles, as this modifier draws them (layout-rules 7.8).
    @inline(never) nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modified(EffectModifier(ClipEffect(shape: RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased)), "cornerRadius"))
    }
    @inline(never) nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modified(EffectModifier(FixedEffect(effect: .blend(blendMode.drawing)), "blendMode")) }
    @inline(never) nonisolated public func compositingGroup() -> some View { modified(EffectModifier(FixedEffect(effect: .isolated), "compositingGroup")) }
    /// Draws the view together before what is around it. Status: approximate: in the colours of the picture, with its own alpha, whatever
    /// `opaque` and `colorMode` say.
    @inline(never) nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modified(EffectModifier(FixedEffect(effect: .isolated), "drawingGroup")) }
    @inline(never) nonisolated public func brightness(_ amount: Double) -> some View { modified(EffectModifier(FixedEffect(effect: .colorAdjustment(.brightness(amount))), "brightness")) }
    @inline(never) nonisolated public func contrast(_ amount: Double) -> some View { modified(EffectModifier(FixedEffect(effect: .colorAdjustment(.contrast(amount))), "contrast")) }
    @inline(never) nonisolated public func saturation(_ amount: Double) -> some View { modified(EffectModifier(FixedEffect(effect: .colorAdjustment(.saturation(amount))), "saturation")) }
    @inline(never) nonisolated public func grayscale(_ amount: Double) -> some View { modified(EffectModifier(FixedEffect(effect: .colorAdjustment(.grayscale(amount))), "grayscale")) }
    @inline(never) nonisolated public func hueRotation(_ angle: Angle) -> some View { modified(EffectModifier(FixedEffect(effect: .colorAdjustment(.hueRotation(angle.radians))), "hueRotation")) }
    @inline(never) nonisolated public func colorInvert() -> some View { modified(EffectModifier(FixedEffect(effect: .colorAdjustment(.inversion)), "colorInvert")) }
    @inline(never) nonisolated public func colorMultiply(_ color: Color) -> some View { modified(EffectModifier(ColorMultiplyEffect(color: color), "colorMultiply")) }
    @inline(never) nonisolated public func luminanceToAlpha() -> some View { modified(EffectModifier(FixedEffect(effect: .colorAdjustment(.luminanceToAlpha)), "luminanceToAlpha")) }
    /// Keeps the view's space and draws nothing of it.
    @inline(never) nonisolated public func hidden() -> some View { modified(HiddenModifier()) }
    /// Shows the view where another one is opaque.
    @inline(never) nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { modified(MaskModifier(mask: mask(), alignment: alignment)) }
    @inline(never) nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { modified(MaskModifier(mask: mask, alignment: .center)) }
    /// A line inside the view's edges.
    @inline(never) nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modified(SecondaryModifier(secondary: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center, isOverlay: true))
    }
}

nonisolated struct HiddenModifier: WrappingModifier {
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { HiddenElement(inputs, child: child) }
}

final class HiddenElement: PassthroughElement {
    override var typeName: String { "hidden" }
    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {}
    override var isSemanticallyHidden: Bool { true }
}

nonisolated struct MaskModifier<Mask: View>: PrimitiveModifier {
    let mask: Mask
    let alignment: Alignment
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        content(inputs.child(0)).map { primary in
            let inner = inputs.child(1).inStack(nil)
            let stack = ContainerElement(inner, ZStackLayout(alignment: alignment), children: Mask._makeElements(mask, inner), name: "ZStack")
            let element = MaskElement(inputs, primary: primary, secondary: stack, alignment: alignment, isOverlay: true)
            element.traits = primary.traits
            return element
        }
    }
}

final class MaskElement: SecondaryElement {
    override var typeName: String { "mask" }
    override var semanticChildren: [_ViewElement] { [primary] }
    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        builder.append(.beginGroup(.mask(isInverted: false)), element: self)
        secondary.drawInParent(at: origin, into: builder)
        builder.append(.maskedContent, element: self)
        primary.drawInParent(at: origin, into: builder)
        builder.append(.endGroup, element: self)
    }
}
