import ExtensionMessages
import ExtensionProcesses

/// A built extension in its own process, as the host runs it. The process is kept between requests and replaced after a crash.
public final class SessionExtension: HostedExtension {
    public let session: WidgetSession
    public var identifier: String { session.built.bundleIdentifier }
    public var isDataProtected: Bool { session.built.isDataProtected }
    public var listing: WidgetSession.Declarations { session.lastDeclarations ?? loaded }

    private let loaded: WidgetSession.Declarations
    private var kept: [Int: SessionEntries] = [:]
    private var nextSet = 1

    /// Loads the extension.
    /// - Throws: `HostError.notLoaded` with the findings where it cannot be loaded.
    public init(_ session: WidgetSession) throws {
        self.session = session
        switch session.load() {
        case .success(let declarations): loaded = declarations
        case .failure(let findings): throw HostError.notLoaded(identifier: session.built.bundleIdentifier, findings: findings)
        }
    }

    public func entries(_ request: EntriesRequest) -> SessionOutcome<EntriesReply> {
        keep(session.entries(request))
    }

    public func entries(together requests: [EntriesRequest]) -> [SessionOutcome<EntriesReply>] { session.entries(together: requests).map(keep) }

    private func keep(_ outcome: SessionOutcome<SessionEntries>) -> SessionOutcome<EntriesReply> {
        switch outcome {
        case .success(let entries):
            var reply = entries.reply
            // The session may answer from another process later: the number is ours.
            reply.set = nextSet
            kept[nextSet] = entries
            nextSet += 1
            return .success(reply)
        case .failure(let findings): return .failure(findings)
        }
    }

    public func render(set: Int, entries indices: [Int], in environment: RenderEnvironment, at moment: Double) -> [SessionOutcome<RenderedEntry>] {
        var outcomes: [SessionOutcome<RenderedEntry>] = []
        render(set: set, entries: indices, in: environment, at: moment) { outcomes.append($0) }
        return outcomes
    }

    public func render(set: Int, entries indices: [Int], in environment: RenderEnvironment, at moment: Double, take: (SessionOutcome<RenderedEntry>) -> Void) {
        guard let entries = kept[set] else { return indices.forEach { _ in take(.failure([])) } }
        session.renderEach(entries, indices, in: environment, at: moment) { outcome in
            switch outcome {
            case .success(let raw): take(.success(RenderedEntry(bytes: [UInt8](raw.bytes), findings: raw.findings, milliseconds: raw.milliseconds)))
            case .failure(let findings): take(.failure(findings))
            }
        }
    }

    public func release(set: Int) {
        guard let entries = kept.removeValue(forKey: set) else { return }
        session.release(entries)
    }

    public func configurationQueries() -> any ConfigurationQueries { ConfigurationSession(beside: session) }
    public func perform(_ request: PerformRequest) -> SessionOutcome<WidgetSession.Performed> { session.perform(request) }
    public func setClock(_ moment: Double) { session.setClock(moment) }
    public func setLock(_ lock: DeviceLock) { session.setLock(lock) }
    public func setPlaced(_ placed: [PlacedDescription]) { session.setPlaced(placed) }
    public func setActivities(_ activities: [ActivityRecord]) { session.setActivities(activities) }
    public func takePreferenceUses() -> [PreferenceUse] { session.takePreferenceUses() }
    public func literalTypes(of ids: [UInt64]) -> [LiteralType] { session.literalTypes(of: ids) }
    public func locations(of addresses: [UInt64]) -> [UInt64: SourceLocation] { session.resolver.locations(of: addresses, in: session.built.library) }
    public func close() { session.finish() }
}
