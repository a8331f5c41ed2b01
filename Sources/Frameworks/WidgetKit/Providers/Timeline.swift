// Status of this file: exact.

/// A moment and what a widget shows from then on.
public protocol TimelineEntry {
    /// When the entry is shown.
    var date: Date { get }
    /// How much it matters, for stacks; nil: as usual.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters in a stack.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Compared with the scores of the same provider; 0 or less: never rotate to it.
    public var score: Float
    /// Seconds; 0: until the next entry.
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) {
        self.score = score
        self.duration = duration
    }
}

/// When a widget asks for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    enum Storage: Equatable { case atEnd, never, after(Date) }
    let storage: Storage
    /// After the last entry's date.
    public static let atEnd = TimelineReloadPolicy(storage: .atEnd)
    /// Only when the app asks.
    public static let never = TimelineReloadPolicy(storage: .never)
    /// Not before a date.
    public static func after(_ date: Date) -> TimelineReloadPolicy { .init(storage: .after(date)) }
}

/// Entries and when to ask for more.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}
extension Timeline: Sendable where EntryType: Sendable {}

/// What a provider is told about what it is asked for.
public struct TimelineProviderContext: @unchecked Sendable {
    public let family: WidgetFamily
    /// Whether the entry is for the gallery.
    public let isPreview: Bool
    /// Points.
    public let displaySize: CGSize
    public let environmentVariants: EnvironmentVariants

    /// The values that the environment may have where the widget is shown.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        let environment: EnvironmentValues
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { self[keyPath] }
        public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T] {
            if let variants = [ColorScheme.light, .dark] as? [T], keyPath == \EnvironmentValues.colorScheme { return variants }
            return [environment[keyPath: keyPath]]
        }
    }

    package init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize, environment: EnvironmentValues) {
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        environmentVariants = EnvironmentVariants(environment: environment)
    }
}

/// Makes the entries of a widget without configuration.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// What is drawn, redacted, before there is an entry.
    func placeholder(in context: Self.Context) -> Self.Entry
    /// An entry for the gallery and other passing views.
    @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
    /// The entries from now on.
    @preconcurrency func getTimeline(in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
    /// When the widget matters; asked by watches only.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Makes the entries of a widget that is configured with an intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Self.Context) -> Self.Entry
    func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
    func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<Self.Entry>
    /// Configurations that are offered ready made (watch faces).
    func recommendations() -> [AppIntentRecommendation<Self.Intent>]
    /// When the widget matters; asked by watches only.
    func relevance() async -> WidgetRelevance<Self.Intent>
}

extension AppIntentTimelineProvider {
    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A ready-made configuration.
public struct AppIntentRecommendation<T: WidgetConfigurationIntent> {
    public let intent: T
    public let description: Text
    public init(intent: T, description: Text) {
        self.intent = intent
        self.description = description
    }
    @_disfavoredOverload
    public init(intent: T, description: LocalizedStringResource) { self.init(intent: intent, description: Text(description)) }
    public init(intent: T, description: LocalizedStringKey) { self.init(intent: intent, description: Text(description)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: T, description: S) { self.init(intent: intent, description: Text(description)) }
}
