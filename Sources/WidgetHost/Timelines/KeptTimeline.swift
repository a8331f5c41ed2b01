import Drawing
import ExtensionMessages

/// A delivered timeline as the store keeps it: dates, policy, and the archive of each entry by its key.
struct KeptTimeline: Codable, Hashable {
    /// When the provider was asked; seconds since 1970-01-01, as all instants here.
    var askedAt: Double
    /// When its answer was there: from then on its entries are shown.
    var deliveredAt: Double
    /// In the provider's order.
    var entries: [KeptEntry]
    var policy: ReloadPolicy
    /// What the views were evaluated for.
    var environment: RenderEnvironment
    /// What the provider's call brought.
    var findings: [Finding]

    var hashes: [String] { entries.compactMap(\.archive) }

    /// When the policy asks for a new timeline; nil: never by itself (widgetkit-behaviour B1 to B3).
    var policyReload: (at: Double, cause: ReloadCause)? {
        switch policy {
        case .never: nil
        case .after(let date): (max(date, deliveredAt), .policyAfter)
        case .atEnd: entries.map(\.date).max().map { (max($0, deliveredAt), .policyAtEnd) }
        }
    }
}

/// One entry of a delivered timeline.
struct KeptEntry: Codable, Hashable {
    /// Seconds since 1970-01-01; read once, at delivery.
    var date: Double
    /// The key of its archive; nil where its view failed or its drawing was refused.
    var archive: String?
    var relevance: EntriesReply.Relevance?
    /// What was found while it was drawn.
    var findings: [Finding]
}
