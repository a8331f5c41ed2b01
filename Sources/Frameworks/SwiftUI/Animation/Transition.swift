// Status of this file: approximate: drawn by the host between two entries, on the home screen; how far `blurReplace` and `symbolEffect`
// blur and shrink is assumed. A picture of one moment shows views where they are.

internal import CCallSite

/// Where a view is on its way into or out of the picture.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    public var isIdentity: Bool { self == .identity }
    /// −1 before, 0 while it is there, 1 after.
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// How a view comes and goes between two entries.
///
/// Status: approximate: drawn by the host between two entries. Of a transition of the extension's own the effects around its content are
/// drawn, from those of its first phase to none, and from none to those of its last; what it does to colours and layout is not.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition { CombinedTransition(first: self, second: other) }
    /// The transition with a course of its own; nil leaves it that of the view.
    nonisolated public func animation(_ animation: Animation?) -> some Transition { AnimatedTransition(transition: self, animation: animation) }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that comes or goes.
public nonisolated struct PlaceholderContentView<Value>: PrimitiveView {
    let view: AnyView
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { view.makeElements(inputs) }
}

struct CombinedTransition<First: Transition, Second: Transition>: Transition, KnownTransition {
    let first: First
    let second: Second
    var kind: TransitionKind { .combined(AnyTransition(first).kind, AnyTransition(second).kind) }
    func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = AnyView(first.body(content: .init(view: AnyView(content)), phase: phase))
        return second.body(content: .init(view: inner), phase: phase)
    }
}

struct AnimatedTransition<Base: Transition>: Transition, KnownTransition {
    let transition: Base
    let animation: Animation?
    var kind: TransitionKind {
        let kind = AnyTransition(transition).kind
        return animation.map { .animated(kind, $0) } ?? kind
    }
    func body(content: Content, phase: TransitionPhase) -> some View { transition.body(content: .init(view: AnyView(content)), phase: phase) }
}

public struct IdentityTransition: Transition, KnownTransition {
    var kind: TransitionKind { .identity }
    nonisolated public init() {}
    /// The content where it is: what moves it is drawn by the host. Status: exact: no effect on a still picture.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct OpacityTransition: Transition, KnownTransition {
    var kind: TransitionKind { .opacity }
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
public struct ScaleTransition: Transition, KnownTransition {
    var kind: TransitionKind { .scale(scale, anchor) }
    let scale: Double
    let anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor) }
}
public struct OffsetTransition: Transition, KnownTransition {
    var kind: TransitionKind { .offset(offset) }
    let offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}
public struct MoveTransition: Transition, KnownTransition {
    var kind: TransitionKind { .move(edge) }
    public let edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    /// The content where it is: what moves it is drawn by the host. Status: exact: no effect on a still picture.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct PushTransition: Transition, KnownTransition {
    var kind: TransitionKind { .push(edge) }
    public let edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    /// The content where it is: what moves it is drawn by the host. Status: exact: no effect on a still picture.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition, KnownTransition {
    var kind: TransitionKind { .slide }
    nonisolated public init() {}
    /// The content where it is: what moves it is drawn by the host. Status: exact: no effect on a still picture.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct BlurReplaceTransition: Transition, KnownTransition {
    var kind: TransitionKind { .blurReplace(isUpUp: configuration == .upUp) }
    public struct Configuration: Equatable, Sendable {
        let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }
    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
public struct SymbolEffectTransition: Transition, KnownTransition {
    var kind: TransitionKind { .symbolEffect }
    nonisolated public init() {}
    /// The content where it is: what moves it is drawn by the host. Status: exact: no effect on a still picture.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition, KnownTransition {
    var kind: TransitionKind { .asymmetric(AnyTransition(insertion).kind, AnyTransition(removal).kind) }
    public var insertion: Insertion
    public var removal: Removal
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
    /// The content where it is: what moves it is drawn by the host. Status: exact: no effect on a still picture.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition { nonisolated public static var identity: IdentityTransition { .init() } }
extension Transition where Self == OpacityTransition { nonisolated public static var opacity: OpacityTransition { .init() } }
extension Transition where Self == ScaleTransition {
    nonisolated public static var scale: ScaleTransition { .init(1e-5) }
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { .init(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition { .init(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition { nonisolated public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) } }
extension Transition where Self == PushTransition { nonisolated public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) } }
extension Transition where Self == SlideTransition { nonisolated public static var slide: SlideTransition { .init() } }
extension Transition where Self == BlurReplaceTransition {
    nonisolated public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
    nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> BlurReplaceTransition { .init(configuration: configuration) }
}
extension Transition where Self == SymbolEffectTransition { nonisolated public static var symbolEffect: SymbolEffectTransition { .init() } }

/// A transition whose type is hidden.
public struct AnyTransition: @unchecked Sendable {
    let name: String
    let kind: TransitionKind
    init(_ name: String, _ kind: TransitionKind) { (self.name, self.kind) = (name, kind) }
    public init<T: Transition>(_ transition: T) {
        name = Self.name(of: T.self)
        kind = onMainActor { (transition as? any KnownTransition)?.kind } ?? .custom { content, phase in
            onMainActor { AnyView(transition.body(content: PlaceholderContentView(view: content), phase: phase)) }
        }
    }
    /// "opacity" for `OpacityTransition`.
    private static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        guard name.hasSuffix("Transition"), name.count > 10 else { return name }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast(10)
    }
    public static let identity = AnyTransition("identity", .identity)
    public static let opacity = AnyTransition("opacity", .opacity)
    public static let slide = AnyTransition("slide", .slide)
    public static var scale: AnyTransition { AnyTransition("scale", .scale(1e-5, .center)) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition("scale", .scale(Double(scale), anchor)) }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move", .move(edge)) }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push", .push(edge)) }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset", .offset(offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset", .offset(CGSize(width: x, height: y))) }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition("asymmetric \(insertion.name) \(removal.name)", .asymmetric(insertion.kind, removal.kind))
    }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition("modifier", .custom { content, phase in onMainActor { AnyView(content.modifier(phase.isIdentity ? identity : active)) } })
    }
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition("\(name) \(other.name)", .combined(kind, other.kind)) }
    /// The transition with a course of its own; nil leaves it that of the view.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(name, animation.map { .animated(kind, $0) } ?? kind) }
}

/// How content that changes is replaced by the new one.
///
/// Status: approximate: drawn by the host between two entries. `numericText` rolls the glyphs that differ, `symbolEffect` replaces symbols as
/// wholes, `interpolate` mixes places, sizes and colours of the same glyphs and fades others; how far things roll, shrink and blur is assumed.
/// A picture of one moment shows none of it.
public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static var numericText: ContentTransition { ContentTransition(name: "numericText") }
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: countsDown ? "numericText down" : "numericText") }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText \(value)") }
    public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
    /// Replaces symbols as wholes. Status: approximate: drawn by the host between two entries, once and at the speed of the view's animation, whatever
    /// `options` says.
    public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
        // "symbolEffect replace", "symbolEffect replace offUp" for `ReplaceSymbolEffect`.
        if let replace = (effect as? any ReplacingSymbolEffect)?.way { return ContentTransition(name: replace.isEmpty ? "symbolEffect replace" : "symbolEffect replace \(replace)") }
        let type = String(describing: T.self).replacingOccurrences(of: "SymbolEffect", with: "")
        return ContentTransition(name: "symbolEffect \(type.prefix(1).lowercased() + type.dropFirst())")
    }
}

extension EnvironmentValues {
    private struct ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
    public var contentTransition: ContentTransition { get { self[ContentTransitionKey.self] } set { self[ContentTransitionKey.self] = newValue } }
    private struct AddsDrawingGroupKey: EnvironmentKey { static let defaultValue = false }
    public var contentTransitionAddsDrawingGroup: Bool { get { self[AddsDrawingGroupKey.self] } set { self[AddsDrawingGroupKey.self] = newValue } }
}

extension View {
    /// How the view comes and goes between two entries; `identity` also keeps everything in it from moving (doc).
    ///
    /// Status: approximate: drawn by the host between two entries; in a picture of one moment it has no effect. Of views that come or go
    /// together only the outermost's counts on a phone; here one inside a view without a transition counts too.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modified(TransitionModifier(trait: TransitionTrait(t))) }
    /// How the view comes and goes between two entries; `identity` also keeps everything in it from moving (doc).
    ///
    /// Status: approximate: drawn by the host between two entries; in a picture of one moment it has no effect.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View { modified(TransitionModifier(trait: TransitionTrait(AnyTransition(transition)))) }
    /// How what a text, symbol or image shows is exchanged between two entries.
    ///
    /// Status: approximate: drawn by the host between two entries; in a picture of one moment it has no effect.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { modified(EnvironmentChange {
        $0.contentTransition = transition
        $0.saysContentTransition = true
    }) }
    /// How long and along which curve the view changes where `value` differs between two entries; nil: at once.
    ///
    /// Status: approximate: drawn by the host between two entries; in a picture of one moment it has no effect. Whatever differs in the view
    /// follows the curve: `value` is compared by the two pictures themselves.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { modified(EnvironmentChange {
        $0.contentChange.animation = animation
        $0.contentChange.isStill = animation == nil
    }) }
    /// How long and along which curve the view changes between two entries. Nil changes nothing: the system's own animation stays (seen).
    ///
    /// Status: approximate: drawn by the host between two entries; in a picture of one moment it has no effect.
    nonisolated public func animation(_ animation: Animation?) -> some View { modified(EnvironmentChange { if let animation { $0.contentChange.animation = animation } }) }
    /// Applies the modifiers of the body; what moves them is not seen. Status: exact: no effect on a still picture.
    nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { body(PlaceholderContentView(view: AnyView(self))) }
    /// Nothing: transactions are not available to widgets, on a phone neither, so they cannot stop an animation (doc).
    /// Status: exact: no effect in a widget.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { unseen(.animation, "transaction") }
    /// Nothing: transactions are not available to widgets, on a phone neither (doc). Status: exact: no effect in a widget.
    nonisolated public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View { unseen(.animation, "transaction") }
    /// Gives the view the place and size of the view with the same identifier that is the source.
    ///
    /// Status: exact for a picture; how a view moves from its place in one entry to that in the next is left to the system. The view's
    /// parent sees the size the view has without.
    @inline(never) nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View {
        modified(MatchedGeometryModifier(key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties, anchor: anchor, isSource: isSource))
    }
    /// Draws the view dimmed while an intent runs, since new content may come.
    ///
    /// Status: approximate: dimmed to half; how much a phone dims is not known.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { modified(InvalidatableModifier(isInvalidatable: invalidatable)) }
    nonisolated public func geometryGroup() -> some View { unseen(.animation, "geometryGroup") }
}

/// Notes on a view's elements how it comes and goes.
nonisolated struct TransitionModifier: TraitModifier, @unchecked Sendable {
    let trait: TransitionTrait
    func change(_ traits: inout ElementTraits) { traits.transition = trait }
}

/// What two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
