/// What a placed widget went through in a simulated day, as far as rules need it. Moments are seconds since 1970-01-01.
public struct RecordedDay: Sendable {
    public var widget: String
    public var family: String
    public var start, end: Double
    /// The midnights of the device's clock.
    public var midnights: [Double]
    /// What was on the glass, in order.
    public var frames: [Frame] = []
    /// By the moment they were asked for.
    public var reloads: [Reload] = []
    /// Reloads granted in 24 hours.
    public var budget: Int
    /// A moment as the device's clock shows it.
    public var clock: @Sendable (Double) -> String

    /// A stretch with one archive on the glass.
    public struct Frame: Sendable {
        public var start, end: Double
        /// Equal for equal pictures; nil where nothing was drawn.
        public var archive: String?
        /// Whether an entry was shown, and not a placeholder or old content.
        public var isEntry: Bool
        /// Whether its timeline asks for another one by itself, or has more than one entry: its content is meant to change.
        public var isMeantToChange: Bool
        public var countingDates: [CountingDate]
        public init(start: Double, end: Double, archive: String?, isEntry: Bool, isMeantToChange: Bool, countingDates: [CountingDate] = []) {
            self.start = start; self.end = end; self.archive = archive; self.isEntry = isEntry; self.isMeantToChange = isMeantToChange; self.countingDates = countingDates
        }
    }

    /// A date in a drawing towards which text counts down, and away from which it counts up.
    public struct CountingDate: Hashable, Sendable {
        public var date: Double
        /// ".timer", ".relative", ".offset".
        public var style: String
        /// The address of the view; 0 where unknown.
        public var source: UInt64
        public init(date: Double, style: String, source: UInt64 = 0) { self.date = date; self.style = style; self.source = source }
    }

    public struct Reload: Sendable {
        public var askedAt: Double
        /// Nil: it was not carried out.
        public var ranAt: Double?
        public var isCharged: Bool
        public var deferredUntil: Double?
        /// Whether it brought what was there already.
        public var isIdentical: Bool
        /// Whether code asked for it, by WidgetCenter; otherwise the policy did, or the system.
        public var isFromCode: Bool
        public init(askedAt: Double, ranAt: Double? = nil, isCharged: Bool = false, deferredUntil: Double? = nil, isIdentical: Bool = false, isFromCode: Bool = false) {
            self.askedAt = askedAt; self.ranAt = ranAt; self.isCharged = isCharged; self.deferredUntil = deferredUntil
            self.isIdentical = isIdentical; self.isFromCode = isFromCode
        }
    }

    public init(widget: String, family: String, start: Double, end: Double, midnights: [Double], budget: Int, clock: @escaping @Sendable (Double) -> String) {
        self.widget = widget; self.family = family; self.start = start; self.end = end; self.midnights = midnights; self.budget = budget; self.clock = clock
    }
}

/// A rule about what happens as time goes on.
protocol DayRule: FindingRule where Subject == RecordedDay {}
