import Drawing
import ExtensionMessages

/// What is on the glass where a placed widget stands.
public struct ShownContent: Hashable, Sendable {
    /// Where the picture comes from.
    public enum State: String, Codable, Hashable, Sendable {
        /// An entry of the current timeline.
        case content
        /// The redacted placeholder: there is no timeline yet.
        case placeholder
        /// What was shown before: the provider or the view of the entry failed, or the timeline was empty or refused.
        case lastContent
        /// What was shown before the build that no longer declares the kind or family; a tap does nothing.
        case orphaned
        /// Nothing was ever drawn: provider and placeholder failed. There is no archive.
        case nothing
    }
    public var state: State
    /// The key of the archive in the store: equal pictures have equal keys. Nil where there is no archive.
    public var archiveHash: String?
    /// The entry's place in the provider's timeline; nil for a placeholder.
    public var entryIndex: Int?
    /// The entry's date; seconds since 1970-01-01.
    public var entryDate: Double?
    /// How many entries the timeline has.
    public var entryCount: Int
    public var relevance: EntriesReply.Relevance?
    /// Since when it is shown; seconds since 1970-01-01.
    public var since: Double
    /// When another entry is due; nil where none is.
    public var nextChange: Double?
    /// When the policy asks for a new timeline; nil: never by itself.
    public var nextPolicyReload: Double?
    /// What was found while the timeline was made and the entry drawn.
    public var findings: [Finding]
    /// What the view was evaluated for.
    public var environment: RenderEnvironment
}
