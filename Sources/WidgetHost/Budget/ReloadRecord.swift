import Drawing

/// One request for a new timeline of a placed widget, and what became of it.
public struct ReloadRecord: Codable, Hashable, Sendable, Identifiable {
    /// Ascending in the order of the requests on a device; never given twice.
    public let id: Int
    /// The placed widget's number.
    public let placed: Int
    /// Seconds since 1970-01-01, as all instants here.
    public var requestedAt: Double
    public var cause: ReloadCause
    public var decision: Decision
    /// When the provider was asked; nil where it was not.
    public var startedAt: Double?
    /// When the answer was there; nil where none came yet.
    public var finishedAt: Double?
    /// Whether it counted against the budget.
    public var isCharged = false
    /// Nil until the provider answered.
    public var outcome: Outcome?
    /// Virtual seconds that the provider took.
    public var duration: Double? { startedAt.flatMap { start in finishedAt.map { $0 - start } } }

    public enum Decision: Codable, Hashable, Sendable {
        /// Waits to be carried out, at the instant at the earliest.
        case pending(until: Double)
        /// The day's allowance is spent: waits until an earlier reload is 24 hours old.
        case deferred(until: Double)
        /// Was carried out.
        case granted
        /// Joined an earlier request that was still waiting; its number.
        case coalesced(into: Int)
        /// Was dropped; the reason in words.
        case refused(String)
    }

    public enum Outcome: Codable, Hashable, Sendable {
        /// A timeline with other pictures than before.
        case newTimeline
        /// A timeline that shows the same pictures as before.
        case identical
        /// No entries: thrown away.
        case empty
        /// More entries or larger ones than the device takes: thrown away.
        case refused([Finding])
        case failed([Finding])
    }

    public init(id: Int, placed: Int, requestedAt: Double, cause: ReloadCause, decision: Decision) {
        self.id = id; self.placed = placed; self.requestedAt = requestedAt; self.cause = cause; self.decision = decision
    }
}
