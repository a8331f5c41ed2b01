// Status of this file: exact as data: a picture shows one moment.

/// How a change from one entry to the next is drawn over time; durations in seconds.
///
/// Status: approximate: the home screen moves what changes between two entries along its curve, at most two seconds long; what repeats
/// runs once (`repeatCount`, `repeatForever`, `autoreverses`), springs begin without a speed (`initialVelocity`) and are not blended
/// (`blendDuration`). A picture of one moment shows none of it.
public struct Animation: Equatable, Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: Double)
        case spring(duration: Double, bounce: Double)
    }
    var curve: Curve
    var delaySeconds = 0.0
    var speedFactor = 1.0
    var repeats: Int? = 1
    var autoreverses = false

    init(_ curve: Curve) { self.curve = curve }
    public static let `default` = Animation(.spring(duration: 0.55, bounce: 0))
    public static let linear = linear(duration: 0.35)
    public static func linear(duration: TimeInterval) -> Animation { .init(.bezier(0, 0, 1, 1, duration: duration)) }
    public static let easeIn = easeIn(duration: 0.35)
    public static func easeIn(duration: TimeInterval) -> Animation { .init(.bezier(0.42, 0, 1, 1, duration: duration)) }
    public static let easeOut = easeOut(duration: 0.35)
    public static func easeOut(duration: TimeInterval) -> Animation { .init(.bezier(0, 0, 0.58, 1, duration: duration)) }
    public static let easeInOut = easeInOut(duration: 0.35)
    public static func easeInOut(duration: TimeInterval) -> Animation { .init(.bezier(0.42, 0, 0.58, 1, duration: duration)) }
    public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35) -> Animation { .init(.bezier(c0x, c0y, c1x, c1y, duration: duration)) }
    public static var spring: Animation { .init(.spring(duration: 0.5, bounce: 0)) }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: TimeInterval = 0) -> Animation { .init(.spring(duration: duration, bounce: bounce)) }
    @_disfavoredOverload
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { .init(.spring(duration: response, bounce: Spring.bounce(damping: dampingFraction))) }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .init(.spring(duration: spring.duration, bounce: spring.bounce)) }
    public static var interactiveSpring: Animation { .init(.spring(duration: 0.15, bounce: 0.14)) }
    @_disfavoredOverload
    public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { .init(.spring(duration: response, bounce: Spring.bounce(damping: dampingFraction))) }
    public static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25) -> Animation { .init(.spring(duration: duration, bounce: 0.14 + extraBounce)) }
    public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation {
        let duration = 2 * Double.pi * (mass / max(stiffness, 1e-6)).squareRoot()
        return .init(.spring(duration: duration, bounce: Spring.bounce(damping: damping / max(2 * (mass * stiffness).squareRoot(), 1e-6))))
    }
    public static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { .init(.spring(duration: duration, bounce: bounce)) }
    public static var interpolatingSpring: Animation { .init(.spring(duration: 0.5, bounce: 0)) }
    public static var smooth: Animation { .init(.spring(duration: 0.5, bounce: 0)) }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .init(.spring(duration: duration, bounce: extraBounce)) }
    public static var snappy: Animation { .init(.spring(duration: 0.5, bounce: 0.15)) }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .init(.spring(duration: duration, bounce: 0.15 + extraBounce)) }
    public static var bouncy: Animation { .init(.spring(duration: 0.5, bounce: 0.3)) }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .init(.spring(duration: duration, bounce: 0.3 + extraBounce)) }
    public func delay(_ delay: TimeInterval) -> Animation { var copy = self; copy.delaySeconds += delay; return copy }
    public func speed(_ speed: Double) -> Animation { var copy = self; copy.speedFactor *= speed; if speed > 0 { copy.delaySeconds /= speed }; return copy }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { var copy = self; copy.repeats = repeatCount; copy.autoreverses = autoreverses; return copy }
    public func repeatForever(autoreverses: Bool = true) -> Animation { var copy = self; copy.repeats = nil; copy.autoreverses = autoreverses; return copy }
}

/// A spring's behaviour.
public struct Spring: Hashable, Sendable {
    public var duration: TimeInterval
    public var bounce: Double
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: Self.bounce(damping: dampingRatio)) }
    /// The bounce of a share of the critical damping: 1 - damping up to it, beyond it what flattens the spring.
    static func bounce(damping: Double) -> Double { damping <= 1 ? 1 - damping : 1 / damping - 1 }
    public static var smooth: Spring { .init() }
    public static var snappy: Spring { .init(bounce: 0.15) }
    public static var bouncy: Spring { .init(bounce: 0.3) }
}

/// What accompanies a change of state. Status: exact as data: a widget knows no transactions (doc), a phone's neither.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}

/// Changes state with an animation. In a widget nothing moves between entries, so the change happens at once (layout-rules 14.4).
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R { try body() }
