// Status of this file: exact.

import Drawing

/// A change of how a view is drawn that may depend on its size and place.
///
/// Status: exact.
public protocol VisualEffect: Sendable {
    /// The steps, innermost first. Not for use by apps.
    var _steps: _VisualEffectSteps { get }
}

/// The steps of a visual effect. Not for use by apps.
public struct _VisualEffectSteps: @unchecked Sendable { var effects: [any DrawingEffect] = [] }

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _steps: _VisualEffectSteps { .init() }
}

struct ChainedVisualEffect: VisualEffect { let _steps: _VisualEffectSteps }

extension VisualEffect {
    private func adding(_ effect: any DrawingEffect) -> ChainedVisualEffect { ChainedVisualEffect(_steps: .init(effects: _steps.effects + [effect])) }
    private func adding(_ group: GroupEffect) -> ChainedVisualEffect { adding(FixedEffect(effect: group)) }
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.transform(.translation(x: offset.width, y: offset.height))) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { adding(TransformEffect(transform: CGAffineTransform(scaleX: s, y: s), anchor: anchor)) }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { adding(TransformEffect(transform: CGAffineTransform(scaleX: scale.width, y: scale.height), anchor: anchor)) }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { adding(TransformEffect(transform: CGAffineTransform(scaleX: x, y: y), anchor: anchor)) }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { adding(TransformEffect(transform: CGAffineTransform(rotationAngle: angle.radians), anchor: anchor)) }
    public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some VisualEffect {
        adding(Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(min(max(opacity, 0), 1))) }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius: max(radius, 0), isOpaque: opaque)) }
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.colorAdjustment(.brightness(amount))) }
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.colorAdjustment(.contrast(amount))) }
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.colorAdjustment(.saturation(amount))) }
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.colorAdjustment(.grayscale(amount))) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.colorAdjustment(.hueRotation(angle.radians))) }
}

nonisolated struct VisualEffectModifier: WrappingModifier {
    let make: (GeometryProxy) -> [any DrawingEffect]
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { VisualEffectElement(inputs, child: child, make: make) }
}

final class VisualEffectElement: PassthroughElement {
    private let make: (GeometryProxy) -> [any DrawingEffect]
    init(_ inputs: _ViewInputs, child: _ViewElement, make: @escaping (GeometryProxy) -> [any DrawingEffect]) {
        self.make = make
        super.init(inputs, child: child)
    }
    override var typeName: String { "visualEffect" }
    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        let rect = CGRect(origin: origin, size: frame.size)
        let groups = make(GeometryProxy(element: self)).reversed().flatMap { $0.groups(in: rect, environment) }
        draw(groups[...], origin, builder)
    }
    private func draw(_ groups: ArraySlice<GroupEffect>, _ origin: CGPoint, _ builder: DisplayListBuilder) {
        guard let first = groups.first else { return child.drawInParent(at: origin, into: builder) }
        builder.group(first, element: self) { draw(groups.dropFirst(), origin, builder) }
    }
}

/// Turns the view round in a right-to-left layout.
nonisolated struct RightToLeftFlip: DrawingEffect {
    func groups(in rect: CGRect, _ environment: EnvironmentValues) -> [GroupEffect] {
        environment.layoutDirection == .rightToLeft ? TransformEffect(transform: CGAffineTransform(scaleX: -1, y: 1), anchor: .center).groups(in: rect, environment) : []
    }
}

extension View {
    /// Changes how the view is drawn by its size and place.
    @inline(never) nonisolated public func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View {
        modified(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps.effects })
    }
    /// Mirrors the view in a right-to-left layout.
    @inline(never) nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modified(EffectModifier(enabled ? RightToLeftFlip() : OffsetEffect(offset: .zero), "flipsForRightToLeft")) }
}
