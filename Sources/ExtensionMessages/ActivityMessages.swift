/// A Live Activity that was begun, as the system keeps it: extension processes come and go, activities stay.
public struct ActivityRecord: Codable, Hashable, Sendable {
    public enum Phase: String, Codable, Hashable, Sendable {
        case active
        /// It has left the Dynamic Island, and stays on the Lock Screen for a while.
        case ended
        /// Nothing shows it any more.
        case dismissed
    }
    /// One of a kind on the device.
    public var id: String
    /// The type of its attributes: the kind of the widget that draws it.
    public var kind: String
    /// JSON, as a push of a server brings it: dates are seconds since 2001-01-01.
    public var attributes: String
    public var state: String
    /// When the state is too old to be trusted; seconds since 1970-01-01.
    public var staleDate: Double?
    /// The highest is in front.
    public var relevance: Double
    public var phase: Phase
    /// When an ended one leaves the Lock Screen; nil: after the system's own time.
    public var dismissalDate: Double?
    public init(id: String, kind: String, attributes: String, state: String, staleDate: Double? = nil, relevance: Double = 0, phase: Phase = .active, dismissalDate: Double? = nil) {
        self.id = id; self.kind = kind; self.attributes = attributes; self.state = state; self.staleDate = staleDate; self.relevance = relevance
        self.phase = phase; self.dismissalDate = dismissalDate
    }

    /// The values by which an activity's entries are asked for in a known state: each is a moment's attributes, state, identifier and age.
    public static let attributesName = "attributes", stateName = "state", identifierName = "activityID", staleName = "isStale"
}
