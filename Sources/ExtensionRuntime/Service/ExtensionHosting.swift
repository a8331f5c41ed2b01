import Drawing
import ExtensionMessages

/// What the service needs of the frameworks in the process: the declared widgets, their providers and views.
///
/// The service does the rest: messages, clock, time-outs, findings about completions. All calls come on the main actor.
@MainActor public protocol ExtensionHosting: AnyObject {
    /// Sets up what user code finds before any of it runs: the system's version, the bundle's resources, edited literals.
    func prepare(for request: LoadRequest)
    /// What the extension declared when its entry point ran.
    func declarations(for request: LoadRequest) throws -> HostedDeclarations
    /// Calls the provider for one role.
    func entries(for request: EntriesRequest) async throws -> any HostedEntries
    /// Asks the configuration's queries what a parameter may be.
    func options(for request: OptionsRequest) async throws -> ParameterOptions
    /// Runs an intent to the end of `perform()`.
    func perform(_ request: PerformRequest) async throws -> PerformReply
    /// Tells which widgets are placed.
    func setPlaced(_ placed: [PlacedDescription]) async
    /// The kinds that user code asked to reload since it was asked last; "*" stands for every kind.
    func takeReloadedKinds() -> [String]
    /// Tells which Live Activities the system keeps.
    func setActivities(_ activities: [ActivityRecord])
    /// The Live Activities that user code began, updated or ended since it was asked last. Called before findings are taken.
    func takeActivities() -> [ActivityRecord]
    /// Lays out the edit sheet of a widget.
    func sheet(for request: SheetRequest) async throws -> ParameterSheet
    /// Asks the handlers of an Intents extension.
    func answer(_ question: IntentQuestion) async throws -> IntentAnswer
    /// Which types literals of the sources were seen to have, one a number.
    func literalTypes(of ids: [UInt64]) -> [LiteralType]
}

extension ExtensionHosting {
    public func prepare(for request: LoadRequest) {}
    public func options(for request: OptionsRequest) async throws -> ParameterOptions { ParameterOptions(sections: nil) }
    public func setPlaced(_ placed: [PlacedDescription]) async {}
    public func takeReloadedKinds() -> [String] { [] }
    public func setActivities(_ activities: [ActivityRecord]) {}
    public func takeActivities() -> [ActivityRecord] { [] }
    public func sheet(for request: SheetRequest) async throws -> ParameterSheet { ParameterSheet() }
    public func literalTypes(of ids: [UInt64]) -> [LiteralType] { ids.map { _ in .unseen } }
    public func answer(_ question: IntentQuestion) async throws -> IntentAnswer { throw ExtensionServiceError.noHandler(intent: question.intent) }
}

/// The widgets and previews of a loaded extension.
public struct HostedDeclarations: Sendable {
    public var widgets: [WidgetDescription]
    public var previews: [PreviewDescription]
    public var findings: [Finding]
    public init(widgets: [WidgetDescription] = [], previews: [PreviewDescription] = [], findings: [Finding] = []) {
        self.widgets = widgets; self.previews = previews; self.findings = findings
    }
}

/// What a provider answered: kept by the service under a number until the host releases it.
@MainActor public protocol HostedEntries: AnyObject {
    /// The date of each entry, read once; seconds since 1970-01-01.
    var dates: [Double] { get }
    var policy: ReloadPolicy? { get }
    var relevances: [EntriesReply.Relevance?] { get }
    var findings: [Finding] { get }
    /// What each entry holds, in bytes; empty where nobody measured it.
    var sizes: [Int] { get }
    /// Evaluates the view of an entry.
    func render(_ index: Int, in environment: RenderEnvironment) throws -> WidgetArchive
}

extension HostedEntries {
    public var sizes: [Int] { [] }
}

/// Why a request could not be carried out. The text is for people and ends with what to do next.
public enum ExtensionServiceError: Error, CustomStringConvertible {
    case cannotLoad(library: String, reason: String)
    case noEntryPoint(library: String)
    case notLoaded
    case unknownKind(String, known: [String])
    case unknownPreview(String)
    case unknownEntries(set: Int)
    case noSuchEntry(index: Int, count: Int)
    case unknownIntent(String)
    case unknownParameter(String, kind: String)
    case noAnswer(provider: String)
    case noHandler(intent: String)

    public var description: String {
        switch self {
        case .cannotLoad(let library, let reason): "The extension \(library) cannot be loaded: \(reason). Build it again with this version of Vitrine."
        case .noEntryPoint(let library): "The extension \(library) has no entry point. Mark its Widget or WidgetBundle with @main."
        case .notLoaded: "No extension is loaded. Send a load request first."
        case .unknownKind(let kind, let known): "The extension declares no widget of the kind \"\(kind)\". It declares: \(known.joined(separator: ", "))."
        case .unknownPreview(let name): "The extension has no preview named \"\(name)\". List them with vitrine describe."
        case .unknownEntries(let set): "No entries are kept under the number \(set). Ask for entries again."
        case .noSuchEntry(let index, let count): "There is no entry \(index) of \(count). Ask for entries again."
        case .unknownIntent(let name): "The extension has no intent named \"\(name)\". Check that its file belongs to the extension's target."
        case .unknownParameter(let name, let kind): "The configuration of \"\(kind)\" has no parameter \"\(name)\". List them with vitrine describe."
        case .noHandler(let intent): "The Intents extension handles no \(intent). Return an object that conforms to \(intent)Handling from handler(for:)."
        case .noAnswer(let provider): "\(provider) let go of its completion without calling it. Call it once on every path."
        }
    }
}
