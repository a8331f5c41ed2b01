// Status of this file: exact as data: a picture shows views where they are.

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
/// Status: exact as data: a picture shows views where they are.
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
    nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
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

struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = AnyView(first.body(content: .init(view: AnyView(content)), phase: phase))
        return second.body(content: .init(view: inner), phase: phase)
    }
}

public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
public struct ScaleTransition: Transition {
    let scale: Double
    let anchor: UnitPoint
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor) }
}
public struct OffsetTransition: Transition {
    let offset: CGSize
    nonisolated public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.offset(phase.isIdentity ? .zero : offset) }
}
public struct MoveTransition: Transition {
    public let edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct PushTransition: Transition {
    public let edge: Edge
    nonisolated public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct SlideTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        let name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }
    public var configuration: Configuration
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }
    public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}
public struct SymbolEffectTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
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
    init(_ name: String) { self.name = name }
    public init<T: Transition>(_ transition: T) { name = Self.name(of: T.self) }
    /// "opacity" for `OpacityTransition`.
    private static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        guard name.hasSuffix("Transition"), name.count > 10 else { return name }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast(10)
    }
    public static let identity = AnyTransition("identity")
    public static let opacity = AnyTransition("opacity")
    public static let slide = AnyTransition("slide")
    public static var scale: AnyTransition { AnyTransition("scale") }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition("scale") }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition("move") }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition("push") }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition("offset") }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition("offset") }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition("asymmetric \(insertion.name) \(removal.name)") }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition("modifier") }
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition("\(name) \(other.name)") }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content that changes is replaced by the new one.
public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static let identity = ContentTransition(name: "identity")
    public static let opacity = ContentTransition(name: "opacity")
    public static let interpolate = ContentTransition(name: "interpolate")
    public static var numericText: ContentTransition { ContentTransition(name: "numericText") }
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: countsDown ? "numericText down" : "numericText") }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText \(value)") }
    public static var symbolEffect: ContentTransition { ContentTransition(name: "symbolEffect") }
    public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
        // "symbolEffect replace" for `ReplaceSymbolEffect`.
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
    /// How the view comes and goes between two entries: data of the archive.
    ///
    /// Status: exact: no effect on a still picture: it says how something moves.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modified(EnvironmentChange { $0.contentChange.transition = t.name }) }
    /// How the view comes and goes between two entries: data of the archive.
    ///
    /// Status: exact: no effect on a still picture: it says how something moves.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View { modified(EnvironmentChange { $0.contentChange.transition = AnyTransition(transition).name }) }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { modified(EnvironmentChange {
        $0.contentTransition = transition
        $0.saysContentTransition = true
    }) }
    /// How long and along which curve the view changes where `value` differs between two entries: data of the archive.
    ///
    /// Status: exact: no effect on a still picture: it says how something moves; `value` is compared by the two pictures themselves.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { modified(EnvironmentChange { $0.contentChange.animation = animation }) }
    /// How long and along which curve the view changes between two entries: data of the archive.
    ///
    /// Status: exact: no effect on a still picture: it says how something moves.
    nonisolated public func animation(_ animation: Animation?) -> some View { modified(EnvironmentChange { $0.contentChange.animation = animation }) }
    /// Applies the modifiers of the body; what moves them is not seen. Status: exact: no effect on a still picture.
    nonisolated public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { body(PlaceholderContentView(view: AnyView(self))) }
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { unseen(.animation, "transaction") }
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

/// What two matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
