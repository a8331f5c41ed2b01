import Glibc

/// How far a change is at a moment.
enum Course: Hashable {
    case timed(ContentChange.Timing)
    /// As soon as it begins.
    case atOnce

    /// Seconds until nothing moves any more.
    var end: Double {
        switch self {
        case .timed(let timing): timing.limited.end
        case .atOnce: 0
        }
    }

    /// 0 before it begins, 1 once it is over; a spring may pass 1 on the way.
    func progress(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        switch self {
        case .timed(let timing): return timing.limited.progress(at: seconds)
        case .atOnce: return 1
        }
    }
}

extension ContentChange.Timing {
    /// That of the system where a view names none: SwiftUI's default animation, a spring that does not swing (layout-rules 14.2, assumed for widgets).
    public static let system = ContentChange.Timing(curve: .spring(bounce: 0), duration: 0.55)
    /// The longest that anything moves, in seconds (layout-rules 14.1, doc).
    public static let longest = 2.0

    /// What is longer than two seconds is run faster (that it is not cut short is assumed).
    var limited: ContentChange.Timing {
        let end = end
        guard end > Self.longest else { return self }
        var shorter = self
        shorter.duration *= Self.longest / end
        shorter.delay *= Self.longest / end
        return shorter
    }

    /// Seconds until the curve is at rest: of a spring, until it is within a thousandth of its end for good.
    var end: Double {
        let delay = delay.isFinite ? max(delay, 0) : 0
        guard duration.isFinite, duration > 0 else { return delay }
        switch curve {
        case .bezier: return delay + duration
        case .spring(let bounce): return delay + Spring(bounce: bounce, duration: duration).rest
        }
    }

    func progress(at seconds: Double) -> Double {
        guard seconds < end else { return 1 }
        let elapsed = seconds - (delay.isFinite ? max(delay, 0) : 0)
        guard elapsed > 0, duration.isFinite, duration > 0 else { return elapsed > 0 ? 1 : 0 }
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2): return Bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2).value(at: elapsed / duration)
        case .spring(let bounce): return Spring(bounce: bounce, duration: duration).value(at: elapsed)
        }
    }
}

/// A timing curve from 0, 0 to 1, 1.
private struct Bezier {
    var x1, y1, x2, y2: Double

    func value(at x: Double) -> Double {
        if x1 == y1, x2 == y2 { return x }
        func at(_ t: Double, _ a: Double, _ b: Double) -> Double { 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t }
        // x grows with t: halving finds it.
        var low = 0.0, high = 1.0
        for _ in 0..<32 {
            let middle = (low + high) / 2
            if at(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return at((low + high) / 2, y1, y2)
    }
}

/// A mass on a spring, from 0 at rest to 1.
private struct Spring {
    /// Of the damping at which it just does not swing.
    var damping: Double
    /// Radians a second, without damping.
    var frequency: Double

    init(bounce: Double, duration: Double) {
        let bounce = bounce.isFinite ? min(max(bounce, -0.95), 0.95) : 0
        damping = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        frequency = 2 * .pi / duration
    }

    func value(at t: Double) -> Double {
        if damping < 1 {
            let decay = damping * frequency, swing = frequency * (1 - damping * damping).squareRoot()
            return 1 - exp(-decay * t) * (cos(swing * t) + decay / swing * sin(swing * t))
        }
        if damping == 1 { return 1 - exp(-frequency * t) * (1 + frequency * t) }
        let root = (damping * damping - 1).squareRoot(), slow = frequency * (damping - root), fast = frequency * (damping + root)
        return 1 - (fast * exp(-slow * t) - slow * exp(-fast * t)) / (fast - slow)
    }

    var rest: Double {
        let share = 0.001
        if damping < 1 { return -log(share * (1 - damping * damping).squareRoot()) / (damping * frequency) }
        // (1 + x) e^-x is a thousandth at 9.2334.
        if damping == 1 { return 9.2334 / frequency }
        let root = (damping * damping - 1).squareRoot(), slow = frequency * (damping - root), fast = frequency * (damping + root)
        return -log(share * (fast - slow) / fast) / slow
    }
}
