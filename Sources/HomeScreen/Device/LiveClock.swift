import Foundation

/// The device's clock: it stands, runs, or runs fast, over the machine's own.
struct LiveClock: Hashable, Sendable {
    /// Simulated seconds for a real one.
    private(set) var speed = 1.0
    private(set) var isRunning = true
    /// Whether it shows real time.
    private(set) var isReal: Bool
    private var base: Double
    private var since: Double

    /// - Parameters:
    ///   - moment: where it begins; nil: real time. Seconds since 1970-01-01.
    ///   - real: the machine's clock.
    init(moment: Double?, real: Double) {
        isReal = moment == nil
        base = moment ?? real
        since = real
    }

    /// The moment, when the machine's clock shows `real`.
    func now(_ real: Double) -> Double {
        if isReal { return real }
        return isRunning ? base + max(0, real - since) * speed : base
    }

    /// Real seconds until a moment; nil where it does not come.
    func wait(for moment: Double, _ real: Double) -> Double? {
        if isReal { return max(0, moment - real) }
        return isRunning ? max(0, (moment - now(real)) / speed) : nil
    }

    mutating func set(_ moment: Double, _ real: Double) {
        base = moment
        since = real
        isReal = false
    }

    mutating func showRealTime() {
        isReal = true
        isRunning = true
        speed = 1
    }

    mutating func setRunning(_ runs: Bool, _ real: Double) {
        set(now(real), real)
        isRunning = runs
    }

    mutating func setSpeed(_ speed: Double, _ real: Double) {
        set(now(real), real)
        self.speed = speed
    }
}
