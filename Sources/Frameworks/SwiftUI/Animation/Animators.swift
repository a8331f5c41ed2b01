// Status of this file: exact for widgets, which show the first phase or the initial value: no effect of what comes after is on a
// still picture.

/// A view that goes through phases one after the other.
///
/// Status: exact for widgets, which show the first phase: no effect of `trigger` and `animation` is on a still picture.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
    let content: AnyView
    nonisolated public init<S: Sequence>(_ phases: S, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where S.Element == Phase {
        self.content = AnyView(phases.first { _ in true }.map(content))
    }
    nonisolated public init<S: Sequence, T: Equatable>(_ phases: S, trigger: T, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) where S.Element == Phase {
        self.content = AnyView(phases.first { _ in true }.map(content))
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { content.makeElements(inputs) }
}

/// A view that follows values along keyframes.
///
/// Status: exact for widgets, which show the initial value: no effect of `keyframes`, `repeating` and `trigger` is on a still picture.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView where KeyframePath.Value == Value {
    let content: AnyView
    nonisolated public init(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        self.content = AnyView(content(initialValue))
    }
    nonisolated public init<T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        self.content = AnyView(content(initialValue))
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { content.makeElements(inputs) }
}

/// Values along time.
public protocol Keyframes<Value> { associatedtype Value }
/// Values of a property along time.
public protocol KeyframeTrackContent<Value> { associatedtype Value }

public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
    public typealias Value = Root
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {}
    public init(_ keyPath: WritableKeyPath<Root, Content.Value>, @KeyframeTrackContentBuilder<Content.Value> content: () -> Content) {}
}
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {} }
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {} }
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {} }
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent { public init(_ to: Value) {} }
public struct _KeyframeGroup<Value>: Keyframes, KeyframeTrackContent {}

@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildBlock() -> _KeyframeGroup<Value> { .init() }
    public static func buildBlock<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(accumulated: A, next: B) -> _KeyframeGroup<Value> where A.Value == Value, B.Value == Value { .init() }
}
@resultBuilder public struct KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildBlock() -> _KeyframeGroup<Value> { .init() }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(accumulated: A, next: B) -> _KeyframeGroup<Value> where A.Value == Value, B.Value == Value { .init() }
}

/// How fast something goes, from 0 to 1 in time and in value.
public struct UnitCurve: Hashable, Sendable {
    let x1, y1, x2, y2: Double
    public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { .init(x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y) }
}

extension View {
    /// Shows the first phase.
    nonisolated public func phaseAnimator<Phase: Equatable, V: View, S: Sequence>(_ phases: S, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where S.Element == Phase {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, animation: animation)
    }
    nonisolated public func phaseAnimator<Phase: Equatable, T: Equatable, V: View, S: Sequence>(_ phases: S, trigger: T, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where S.Element == Phase {
        PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, animation: animation)
    }
    /// Shows the initial value.
    nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K) -> some View where K.Value == Value {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
    }
    nonisolated public func keyframeAnimator<Value, V: View, K: Keyframes, T: Equatable>(initialValue: Value, trigger: T, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K) -> some View where K.Value == Value {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
    }
}
