/// How an element is drawn while one entry takes another's place: data for whoever draws both archives, matched by identity.
///
/// Where nothing is said the system cross-fades (layout-rules 14.2, doc).
public struct ContentChange: Hashable, Sendable {
    /// What `contentTransition` says: "identity", "opacity", "interpolate", "numericText", "numericText down", "numericText 12.0",
    /// "symbolEffect", "symbolEffect replace offUp"; empty: nothing.
    public var content: String
    /// How the element comes and goes, as `transition` says: "opacity", "scale", "move" ...; empty: nothing.
    public var transition: String
    public var timing: Timing?
    /// False where `animation(nil, value:)` says that nothing moves (doc).
    public var isAnimated: Bool

    /// The animation's course. At most two seconds of it are drawn (layout-rules 14.1).
    public struct Timing: Hashable, Sendable {
        public enum Curve: Hashable, Sendable {
            /// The control points of a cubic curve from 0, 0 to 1, 1.
            case bezier(Double, Double, Double, Double)
            /// The duration is that of one swing without damping; 0 does not swing, 1 would never rest.
            case spring(bounce: Double)
        }
        public var curve: Curve
        /// Seconds.
        public var duration, delay: Double
        public init(curve: Curve, duration: Double, delay: Double = 0) { self.curve = curve; self.duration = duration; self.delay = delay }
    }

    public init(content: String = "", transition: String = "", timing: Timing? = nil, isAnimated: Bool = true) {
        self.content = content; self.transition = transition; self.timing = timing; self.isAnimated = isAnimated
    }
}
