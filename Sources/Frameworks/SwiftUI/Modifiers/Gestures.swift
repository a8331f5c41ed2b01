// Status of this file: exact: a widget passes no touch on; attaching a gesture raises `gesture-ignored`.

internal import CCallSite
import Drawing

/// Touches that mean something. A widget passes no touches on: gestures are declared, and a finding says that they do nothing.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Gesture { public typealias Value = Never }

/// A gesture of the framework.
public protocol _PrimitiveGesture: Gesture where Body == Never {}
extension _PrimitiveGesture { public var body: Never { fatalError("\(Self.self) has no body: it is recognised by the system.") } }

public nonisolated struct TapGesture: _PrimitiveGesture {
    public var count: Int
    nonisolated public init(count: Int = 1) { self.count = count }
    public typealias Value = Void
}
public nonisolated struct SpatialTapGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable { public var location: CGPoint }
    public var count: Int
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
}
public nonisolated struct LongPressGesture: _PrimitiveGesture {
    public var minimumDuration: Double
    public var maximumDistance: CGFloat
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
    public typealias Value = Bool
}
public nonisolated struct DragGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}
public nonisolated struct MagnifyGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable { public var time: Date; public var magnification: CGFloat; public var velocity: CGFloat; public var startAnchor: UnitPoint; public var startLocation: CGPoint }
    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}
public nonisolated struct MagnificationGesture: _PrimitiveGesture {
    public var minimumScaleDelta: CGFloat
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
    public typealias Value = CGFloat
}
public nonisolated struct RotateGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable { public var time: Date; public var rotation: Angle; public var velocity: Angle; public var startAnchor: UnitPoint; public var startLocation: CGPoint }
    public var minimumAngleDelta: Angle
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// A gesture with an action, or two of them in a relation.
public nonisolated struct _ComposedGesture<Value>: _PrimitiveGesture {}

extension Gesture {
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ComposedGesture<Value> where Value: Equatable { .init() }
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _ComposedGesture<Value> { .init() }
    nonisolated public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> _ComposedGesture<Value> { .init() }
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> _ComposedGesture<(Value?, Other.Value?)> { .init() }
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> _ComposedGesture<(Value, Other.Value?)> { .init() }
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> _ComposedGesture<(Value?, Other.Value?)> { .init() }
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _ComposedGesture<T> { .init() }
}

/// Which gestures of a view and its children count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    public static let gesture = GestureMask(rawValue: 1)
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
    @inline(never) nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { unseen(.gesture, "onTapGesture") }
    @inline(never) nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { unseen(.gesture, "onTapGesture") }
    @inline(never) nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { unseen(.gesture, "onLongPressGesture") }
    @inline(never) nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { unseen(.gesture, "gesture") }
    @inline(never) nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { unseen(.gesture, "gesture") }
    @inline(never) nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { unseen(.gesture, "simultaneousGesture") }
    @inline(never) nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { unseen(.gesture, "highPriorityGesture") }
    @inline(never) nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { unseen(.gesture, "onHover") }
    @inline(never) nonisolated public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void) -> some View { unseen(.gesture, "onContinuousHover") }
    @inline(never) nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { unseen(.gesture, "onDrag") }
    @inline(never) nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { unseen(.gesture, "onSubmit") }
    @inline(never) nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unseen(.gesture, "onOpenURL") }
    @inline(never) nonisolated public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { unseen(.gesture, "onContinueUserActivity") }
    @inline(never) nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { unseen(.gesture, "contextMenu") }
    /// Whether taps reach the view: without them its button or link is none.
    @inline(never) nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modified(AccessibilityModifier { node, _ in if !enabled { node.removeActions() } }) }
    /// The area that taps count in. Not told apart from the view's frame.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { unseen(.hint, "contentShape") }
    nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { unseen(.hint, "contentShape") }
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { unseen(.hint, "hoverEffect") }
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { unseen(.application, "sensoryFeedback") }
}

public enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }
public struct HoverEffect: Sendable {
    let name: String
    public static let automatic = HoverEffect(name: "automatic")
    public static let highlight = HoverEffect(name: "highlight")
    public static let lift = HoverEffect(name: "lift")
}
public struct SensoryFeedback: Equatable, Sendable {
    let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let impact = SensoryFeedback(name: "impact")
}
/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

extension SemanticNode {
    mutating func removeActions() {
        action = nil
        for index in children.indices { children[index].removeActions() }
    }
}
