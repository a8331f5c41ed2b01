// Status of this file: exact: requests are recorded for the host. Recommendations and relevance are asked by watches only, as
// on a phone; calls for them are noted as findings.

import FoundationSupplement
import Intents

/// Asks the system for reloads and knows the placed widgets.
public final class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()
    private let lock = NSLock()
    private var requests: [String?] = []

    /// Asks for new timelines of a kind. In a host the request is recorded and may be put off, as on a phone.
    public func reloadTimelines(ofKind kind: String) { lock.withLock { requests.append(kind) } }
    public func reloadAllTimelines() { lock.withLock { requests.append(nil) } }
    /// Has no effect on a phone, whose people edit widgets themselves: watches alone ask for recommendations (widgetkit-behaviour A3). Noted.
    public func invalidateConfigurationRecommendations() {
        MissingCapabilities.note("WidgetCenter.invalidateConfigurationRecommendations()", "An iPhone or iPad asks no provider for recommendations, so that nothing is asked again.")
    }
    /// Has no effect on a phone: watches alone ask for a provider's relevance (widgetkit-behaviour A2, C8). Noted.
    public func invalidateRelevance(ofKind kind: String) {
        MissingCapabilities.note("WidgetCenter.invalidateRelevance(ofKind: \"\(kind)\")", "An iPhone or iPad asks no provider for its relevance, so that nothing is asked again; stacks turn by the relevance of timeline entries.")
    }

    /// The kinds that were asked for since it was asked last; nil stands for all.
    package func takeReloadRequests() -> [String?] { lock.withLock { defer { requests = [] }; return requests } }

    /// The placed widgets, as the host told.
    package var placed: [WidgetInfo] {
        get { lock.withLock { placedWidgets } }
        set { lock.withLock { placedWidgets = newValue } }
    }
    private var placedWidgets: [WidgetInfo] = []

    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], Error>) -> Void) { completion(.success(placed)) }
    public func currentConfigurations() async throws -> [WidgetInfo] { placed }

    public enum UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
}

/// A placed widget.
public struct WidgetInfo: Identifiable, Hashable, @unchecked Sendable {
    public let kind: String
    public let family: WidgetFamily
    let number: Int
    /// The SiriKit configuration, where the widget has one.
    public let configuration: INIntent?
    let appIntent: (any WidgetConfigurationIntent)?
    package init(kind: String, family: WidgetFamily, number: Int, intent: (any WidgetConfigurationIntent)? = nil, configuration: INIntent? = nil) {
        self.configuration = configuration
        self.kind = kind
        self.family = family
        self.number = number
        appIntent = intent
    }
    public var id: Int { number }
    /// The configuration, where it is of the type asked for.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type) -> Intent? { appIntent as? Intent }
    public static func == (a: WidgetInfo, b: WidgetInfo) -> Bool { a.kind == b.kind && a.family == b.family && a.number == b.number }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(number)
    }
}
