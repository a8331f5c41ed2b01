// Status of this file: exact.

import Drawing

/// A widget: what it shows, in which families, from which provider.
@MainActor @preconcurrency
public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Self.Body { get }
    /// What the widget declares. Not for use by apps.
    func _declarations() -> [_WidgetDeclaration]
}

extension Widget {
    public func _declarations() -> [_WidgetDeclaration] { [body._declaration()] }
    /// The entry point of an extension with one widget.
    public static func main() { WidgetEntryPoint.register { Self()._declarations() } }
}

/// Several widgets of one extension.
@MainActor @preconcurrency
public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Self.Body { get }
}

extension WidgetBundle {
    /// The entry point of an extension with several widgets.
    public static func main() { WidgetEntryPoint.register { Self().body._declarations() } }
}

/// What the extension's entry point left: how to make its widgets. The runtime calls the entry point, then asks here.
@MainActor
package enum WidgetEntryPoint {
    package private(set) static var makeDeclarations: (@MainActor () -> [_WidgetDeclaration])?
    package static func register(_ make: @escaping @MainActor () -> [_WidgetDeclaration]) { makeDeclarations = make }
}

/// Builds the widgets of a bundle.
@resultBuilder
public struct WidgetBundleBuilder {
    @MainActor public static func buildExpression<Content: Widget>(_ content: Content) -> _WidgetGroup { _WidgetGroup(content._declarations()) }
    // Every part is of one type: a branch that is not there, or one behind a version of the system, says it too.
    @MainActor public static func buildBlock(_ parts: _WidgetGroup...) -> _WidgetGroup { _WidgetGroup(parts.flatMap { $0._declarations() }) }
    /// Called by hand, as bundles of more widgets than a closure once took do: `WidgetBundleBuilder.buildBlock(A(), B())`.
    @_disfavoredOverload
    @MainActor public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetGroup {
        var all: [_WidgetDeclaration] = []
        for widget in repeat each content { all += widget._declarations() }
        return _WidgetGroup(all)
    }
    @MainActor public static func buildOptional(_ content: _WidgetGroup?) -> _WidgetGroup { content ?? _WidgetGroup([]) }
    @MainActor public static func buildEither(first: _WidgetGroup) -> _WidgetGroup { first }
    @MainActor public static func buildEither(second: _WidgetGroup) -> _WidgetGroup { second }
    @MainActor public static func buildLimitedAvailability(_ content: _WidgetGroup) -> _WidgetGroup { content }
}

/// Several widgets as one. Not for use by apps.
public struct _WidgetGroup: Widget {
    private let declarations: [_WidgetDeclaration]
    package init(_ declarations: [_WidgetDeclaration]) { self.declarations = declarations }
    public init() { declarations = [] }
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    public func _declarations() -> [_WidgetDeclaration] { declarations }
}

/// What a widget is: its kind, families, names and provider.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Self.Body { get }
    /// What is declared. Not for use by apps.
    func _declaration() -> _WidgetDeclaration
}

extension WidgetConfiguration {
    public func _declaration() -> _WidgetDeclaration { body._declaration() }
}

extension WidgetConfiguration where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: WidgetConfiguration {
    public func _declaration() -> _WidgetDeclaration { _WidgetDeclaration(kind: "", configuration: "static", content: nil) }
}

/// A configuration that declares nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public func _declaration() -> _WidgetDeclaration { _WidgetDeclaration(kind: "", configuration: "static", content: nil) }
}

/// A widget as the gallery, the host and the runtime know it.
public struct _WidgetDeclaration {
    package var kind: String
    /// "static", "intent", "appIntent", "activity" or "control".
    package var configuration: String
    package var intentName: String?
    package var displayName: Text?
    package var description: Text?
    /// Nil: every family of the platform.
    package var families: [WidgetFamily]?
    package var contentMarginsDisabled = false
    package var containerBackgroundRemovable = true
    package var promptsForConfiguration = false
    package var disfavoredLocations: [WidgetFamily: [String]] = [:]
    package var backgroundSessions: [BackgroundSessionHandler] = []
    package var supplementalActivityFamilies: [String] = []
    /// The parameters of the configuration intent, in the order in which they are declared.
    package var parameters: (@MainActor () -> [WidgetParameter])?
    /// Asks the configuration's queries for the values of a parameter.
    package var options: WidgetOptionsQuery?
    /// Lays out the edit sheet.
    package var sheet: WidgetSheetQuery?
    /// What makes entries and views; nil for an empty configuration.
    package var content: (any WidgetContent)?

    package init(kind: String, configuration: String, content: (any WidgetContent)?) {
        self.kind = kind
        self.configuration = configuration
        self.content = content
    }
}

/// What makes a widget's entries and views; WidgetKit's configurations have one each.
package protocol WidgetContent {
    /// Asks the provider for the entries of a role; the reply may come on any thread.
    @MainActor func entries(_ request: WidgetEntriesRequest) async throws -> WidgetEntries
    @MainActor func view(for entry: Any) -> AnyView
    /// The configuration intent with a placed widget's values; nil for widgets without configuration.
    @MainActor func configurationIntent(_ values: [String: String]) async -> Any?
}

extension WidgetContent {
    package func configurationIntent(_ values: [String: String]) async -> Any? { nil }
}

/// What a provider is asked.
package struct WidgetEntriesRequest {
    package enum Role: Sendable { case placeholder, snapshot, timeline }
    package var role: Role
    package var family: WidgetFamily
    package var isPreview: Bool
    /// Points.
    package var displaySize: CGSize
    /// Values of the configuration's parameters by name, JSON; unnamed ones have their defaults.
    package var configuration: [String: String]
    package var environment: EnvironmentValues
    /// Awaits what a provider hands to its completion; the runtime notices there what a completion must not do.
    package var wait: CompletionWaiter

    package init(role: Role, family: WidgetFamily, isPreview: Bool, displaySize: CGSize, configuration: [String: String], environment: EnvironmentValues, wait: @escaping CompletionWaiter) {
        self.role = role
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
        self.configuration = configuration
        self.environment = environment
        self.wait = wait
    }
}

/// Calls a function with a completion, named for findings, and gives what the completion is called with first.
package typealias CompletionWaiter = @MainActor (_ name: String, _ call: @MainActor (@escaping @Sendable (WidgetEntries) -> Void) -> Void) async throws -> WidgetEntries

/// What a provider answered.
package struct WidgetEntries: @unchecked Sendable {
    package enum Policy: Sendable { case atEnd, never, after(Date) }
    package struct Entry {
        package var value: Any
        package var date: Date
        /// Score and seconds.
        package var relevance: (score: Float, duration: TimeInterval)?
        package init(value: Any, date: Date, relevance: (score: Float, duration: TimeInterval)? = nil) {
            self.value = value
            self.date = date
            self.relevance = relevance
        }
    }
    package var entries: [Entry]
    package var policy: Policy?
    /// What was found before the provider was asked: values of the configuration that could not be used.
    package var findings: [Finding] = []
    package init(entries: [Entry], policy: Policy? = nil) {
        self.entries = entries
        self.policy = policy
    }
}

/// A configuration with something changed.
public struct _ModifiedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
    let base: Base
    let change: (inout _WidgetDeclaration) -> Void
    public typealias Body = Never
    public func _declaration() -> _WidgetDeclaration {
        var declaration = base._declaration()
        change(&declaration)
        return declaration
    }
}

extension WidgetConfiguration {
    package func declaring(_ change: @escaping (inout _WidgetDeclaration) -> Void) -> _ModifiedWidgetConfiguration<Self> { .init(base: self, change: change) }

    /// The name in the gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { declaring { $0.displayName = displayName } }
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { declaring { $0.displayName = Text(displayNameKey) } }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { declaring { $0.displayName = Text(displayName) } }
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration { declaring { $0.displayName = Text(displayName) } }
    /// The description in the gallery.
    public func description(_ description: Text) -> some WidgetConfiguration { declaring { $0.description = description } }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { declaring { $0.description = Text(descriptionKey) } }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { declaring { $0.description = Text(description) } }
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration { declaring { $0.description = Text(description) } }
    /// The families that the widget can be shown in.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { declaring { $0.families = families } }
    /// Lets the content reach the widget's edges.
    public func contentMarginsDisabled() -> some WidgetConfiguration { declaring { $0.contentMarginsDisabled = true } }
    /// Whether the container background may be taken away.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { declaring { $0.containerBackgroundRemovable = isRemovable } }
    /// Opens the configuration sheet when the widget is added.
    ///
    /// Status: exact as data: `vitrine describe` tells it; the home screen in the browser opens no sheet by itself.
    public func promptsForUserConfiguration() -> some WidgetConfiguration { declaring { $0.promptsForConfiguration = true } }
    /// Work when a background transfer ends. Status: exact as data: kept for whoever drives the extension; no transfer of a simulated
    /// device goes on in the background.
    public func onBackgroundURLSessionEvents(matching matchingString: String, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void) -> some WidgetConfiguration {
        onBackgroundURLSessionEvents(matching: { $0 == matchingString }, urlSessionEvent)
    }
    public func onBackgroundURLSessionEvents(matching: ((_ identifier: String) -> Bool)? = nil, _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void) -> some WidgetConfiguration {
        declaring { $0.backgroundSessions.append(BackgroundSessionHandler(matches: matching ?? { _ in true }, handle: urlSessionEvent)) }
    }
}

/// What a widget does when a background transfer of its extension ends.
package struct BackgroundSessionHandler {
    package var matches: (_ identifier: String) -> Bool
    package var handle: (_ identifier: String, _ completion: @escaping () -> Void) -> Void
}
