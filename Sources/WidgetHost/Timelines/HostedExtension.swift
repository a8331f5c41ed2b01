import Drawing
import ExtensionMessages
import ExtensionProcesses

/// What the host needs of one extension. A `SessionExtension` is one, which runs a built extension; tests have their own.
///
/// One thread at a time. Failures of user code are findings, and the next request is answered again.
public protocol HostedExtension: AnyObject {
    /// The bundle identifier.
    var identifier: String { get }
    /// Whether its files cannot be read while the device is locked: its widgets show their placeholder then (widgetkit-behaviour A9, M11, doc).
    var isDataProtected: Bool { get }
    /// What it declares, as it was loaded last.
    var listing: WidgetSession.Declarations { get }
    /// Calls the provider; the answer's entries are kept under its number until they are released.
    func entries(_ request: EntriesRequest) -> SessionOutcome<EntriesReply>
    /// Calls several providers of timelines at once: each may begin while those before it still wait.
    ///
    /// - Returns: one outcome a request, in their order.
    func entries(together requests: [EntriesRequest]) -> [SessionOutcome<EntriesReply>]
    /// Evaluates the views of kept entries, in order.
    ///
    /// - Parameter moment: the instant that user code sees; seconds since 1970-01-01.
    /// - Returns: one outcome an entry; one that failed does not keep the others from being drawn.
    func render(set: Int, entries: [Int], in environment: RenderEnvironment, at moment: Double) -> [SessionOutcome<RenderedEntry>]
    /// The same, each outcome handed over as soon as it is there: the host looks at one drawing while the next is made.
    func render(set: Int, entries: [Int], in environment: RenderEnvironment, at moment: Double, take: (SessionOutcome<RenderedEntry>) -> Void)
    /// Forgets kept entries.
    func release(set: Int)
    /// Whom an edit sheet asks: it does not wait for the widgets, nor they for it. The caller closes it.
    func configurationQueries() -> any ConfigurationQueries
    func perform(_ request: PerformRequest) -> SessionOutcome<WidgetSession.Performed>
    /// The instant at which the next request begins; seconds since 1970-01-01.
    func setClock(_ moment: Double)
    /// Whether the device is locked when the next request begins.
    func setLock(_ lock: DeviceLock)
    /// Tells which of its widgets are placed: what `WidgetCenter` answers.
    func setPlaced(_ placed: [PlacedDescription])
    /// Tells which Live Activities the system keeps for it: what `Activity.activities` answers.
    func setActivities(_ activities: [ActivityRecord])
    func takePreferenceUses() -> [PreferenceUse]
    /// Which types literals of its sources were seen to have by the process that runs, one a number.
    func literalTypes(of ids: [UInt64]) -> [LiteralType]
    /// Where in the user's sources the addresses of findings and trees are; those that are nowhere are left out.
    func locations(of addresses: [UInt64]) -> [UInt64: SourceLocation]
    func close()
}

extension HostedExtension {
    public var isDataProtected: Bool { false }
    public func entries(together requests: [EntriesRequest]) -> [SessionOutcome<EntriesReply>] { requests.map(entries) }
    public func render(set: Int, entries: [Int], in environment: RenderEnvironment, at moment: Double, take: (SessionOutcome<RenderedEntry>) -> Void) {
        for outcome in render(set: set, entries: entries, in: environment, at: moment) { take(outcome) }
    }
    public func locations(of addresses: [UInt64]) -> [UInt64: SourceLocation] { [:] }
    public func setActivities(_ activities: [ActivityRecord]) {}
    public func setLock(_ lock: DeviceLock) {}
    public func takePreferenceUses() -> [PreferenceUse] { [] }
    public func literalTypes(of ids: [UInt64]) -> [LiteralType] { ids.map { _ in .unseen } }
    public func close() {}
}

/// Answers the questions of one edit sheet, beside all that is asked of the widgets. Any thread may ask; a later question takes the place of one
/// that is still being answered.
public protocol ConfigurationQueries: AnyObject, Sendable {
    /// The edit sheet with the values chosen so far; nil: the sheet was closed, or asked something else meanwhile.
    ///
    /// - Parameter moment: seconds since 1970-01-01.
    func sheet(_ request: SheetRequest, at moment: Double) -> SessionOutcome<ParameterSheet>?
    /// What a parameter may be; nil as above.
    func options(_ request: OptionsRequest, at moment: Double) -> SessionOutcome<ParameterOptions>?
    /// Ends what runs.
    func close()
}

extension ConfigurationSession: ConfigurationQueries {}

/// A view that was drawn, as bytes: most are never looked at.
public struct RenderedEntry: Sendable {
    /// The binary form of the `WidgetArchive`.
    public var bytes: [UInt8]
    /// What was found while it was drawn.
    public var findings: [Finding]
    /// Spent evaluating and laying out.
    public var milliseconds: Double
    public init(bytes: [UInt8], findings: [Finding] = [], milliseconds: Double = 0) {
        self.bytes = bytes; self.findings = findings; self.milliseconds = milliseconds
    }
    public init(_ archive: WidgetArchive) { self.init(bytes: archive.encoded(), findings: archive.findings) }
}
