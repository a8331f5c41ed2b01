import Drawing

public enum Role: String, Codable, Hashable, Sendable, CaseIterable { case placeholder, snapshot, timeline, preview }

public struct EntriesRequest: Codable, Sendable {
    public var kind: String
    /// Names the preview where `role` is `.preview`.
    public var preview: String?
    public var role: Role
    public var environment: RenderEnvironment
    /// Values of the configuration's parameters by name, as JSON; what is not named has its default.
    public var configuration: [String: String]
    /// Real seconds the provider may take.
    public var timeout: Double
    public init(kind: String, preview: String? = nil, role: Role, environment: RenderEnvironment, configuration: [String: String] = [:], timeout: Double = 10) {
        self.kind = kind; self.preview = preview; self.role = role; self.environment = environment
        self.configuration = configuration; self.timeout = timeout
    }
}

/// What a timeline says about reloading. Dates are seconds since 1970-01-01.
public enum ReloadPolicy: Codable, Hashable, Sendable { case atEnd, never, after(Double) }

public struct EntriesReply: Codable, Sendable {
    /// The number under which the process keeps the entries.
    public var set: Int
    /// One a entry; seconds since 1970-01-01.
    public var dates: [Double]
    public var policy: ReloadPolicy?
    /// Score and duration in seconds, per entry, where the entry has a relevance.
    public var relevances: [Relevance?]
    /// What each entry holds in texts, data and pictures, in bytes; empty where it was not measured.
    public var sizes: [Int]
    /// How much the heap grew while the provider ran, in bytes.
    public var heapGrowth: Int
    /// How many stored values, suites and containers the provider asked the device for. The host counts them.
    public var storeReads: Int
    public var findings: [Finding]
    /// Seconds of the simulated clock that the provider took.
    public var duration = 0.0
    /// What the provider asked `WidgetCenter` to reload; "*" stands for every kind.
    public var reloadedKinds: [String] = []
    /// The Live Activities that were updated or ended since it was said last.
    public var activities: [ActivityRecord] = []
    public struct Relevance: Codable, Hashable, Sendable {
        public var score: Float
        public var duration: Double
        public init(score: Float, duration: Double) { self.score = score; self.duration = duration }
    }
    public init(set: Int, dates: [Double], policy: ReloadPolicy? = nil, relevances: [Relevance?] = [], sizes: [Int] = [], heapGrowth: Int = 0,
                storeReads: Int = 0, findings: [Finding] = []) {
        self.set = set; self.dates = dates; self.policy = policy; self.relevances = relevances; self.sizes = sizes
        self.heapGrowth = heapGrowth; self.storeReads = storeReads; self.findings = findings
    }
}
