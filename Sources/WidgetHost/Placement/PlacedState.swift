import Drawing
import ExtensionMessages

/// What the host keeps of a placed widget beside its timeline.
struct PlacedState: Codable, Hashable {
    var widget: PlacedWidget
    /// For which it was drawn last, or was to be.
    var environment: RenderEnvironment
    /// The redacted placeholder, shown until there is a timeline.
    var placeholder: KeptPicture?
    /// What was on the glass when the current timeline came, or when the provider failed.
    var last: KeptPicture?
    /// Whether the current build no longer declares the kind, or its family.
    var isOrphaned = false
    /// Whether the policy of the current timeline has asked already.
    var hasPolicyAsked = false
    /// Attempts that failed since the last timeline.
    var failures = 0
    /// Why the last attempt failed.
    var failureFindings: [Finding] = []
    /// Reloads in a row that providers asked for.
    var ownRounds = 0
    /// When the provider was asked last.
    var lastReload: Double?
    /// Instants of the charged reloads of the last 24 hours, ascending.
    var charges: [Double] = []
    /// The highest score of its entries' relevance in the current timeline and those before; nil: none above 0.
    var highestScore: Float?
    /// The request that waits, or is under way.
    var pending: ReloadRecord?

    init(widget: PlacedWidget, environment: RenderEnvironment) {
        self.widget = widget
        self.environment = environment
    }

    var hashes: [String] { [placeholder?.archive, last?.archive].compactMap { $0 } }
}

/// A picture that is kept for its own sake.
struct KeptPicture: Codable, Hashable {
    /// The key of its archive.
    var archive: String
    /// Seconds since 1970-01-01, as all instants here; nil for a placeholder.
    var entryDate: Double?
    /// Since when it is shown.
    var since: Double
    var findings: [Finding]
    var environment: RenderEnvironment
}

/// What the app of an extension does, as far as its widgets are concerned.
public enum AppState: String, Codable, Hashable, Sendable, CaseIterable {
    /// Not launched since it was installed: the gallery offers none of its widgets (widgetkit-behaviour A12, doc).
    case neverLaunched
    case background
    /// In front, or with active audio or navigation: reloads are free (widgetkit-behaviour B13, doc).
    case foreground
}
