import Drawing
import ExtensionMessages
import FindingTable
import Foundation

/// A built extension, as a session runs it.
public struct BuiltExtension: Hashable, Sendable {
    /// The shared object that ExtensionBuild made.
    public var library: String
    /// The folder that stands for the bundle.
    public var bundle: String
    public var bundleIdentifier: String
    /// "26.0".
    public var systemVersion: String
    /// Whether processes list the previews when they load: user code is run for it, which widgets do not need.
    public var listsPreviews = true
    /// Whether it is an Intents extension, which answers questions about intents and has no widgets.
    public var isIntentsExtension = false
    /// Whether its files cannot be read while the device is locked.
    public var isDataProtected = false
    /// Literals of the sources that were edited since the build: every process has them from its start.
    public var literals = LiteralOverrides.none
    public init(library: String, bundle: String, bundleIdentifier: String, systemVersion: String) {
        self.library = library; self.bundle = bundle; self.bundleIdentifier = bundleIdentifier; self.systemVersion = systemVersion
    }
}

/// What became of a request to user code.
public enum SessionOutcome<Value> {
    case success(Value)
    /// User code failed; the findings say how. The session goes on.
    case failure([Finding])

    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var findings: [Finding] { if case .failure(let findings) = self { findings } else { [] } }
}

/// Entries that a provider answered. They outlive a crash: a session asks for them again in a fresh process.
public struct SessionEntries: Sendable {
    public let request: EntriesRequest
    public let reply: EntriesReply
    fileprivate let generation: Int
}

/// A view that was drawn.
public struct SessionArchive: Sendable {
    public var archive: WidgetArchive
    /// Spent evaluating and laying out.
    public var milliseconds: Double
    /// How much the heap grew meanwhile, in bytes.
    public var heapGrowth: Int
}

/// Runs an extension through crashes: each request is answered by a value or by findings, and the next one by a fresh process
/// where the last one ended it. One thread at a time.
public final class WidgetSession {
    public let built: BuiltExtension
    public let resolver: SourceResolver
    /// Seconds of the machine that user code may compute for one request.
    public var computeTimeout: Double
    /// Seconds of the machine that loading the extension may take: its library may be large, and the machine busy.
    public var loadTimeout = 10.0
    /// What the last process of user code wrote to its streams, since the session began; the ends are kept.
    public private(set) var output = (standard: "", error: "")
    /// How far the sandbox went; nil until a process was started.
    public private(set) var sandbox: SandboxReport?
    /// Answers for the dynamic options and defaults of SiriKit parameters; nil where the project has no Intents extension.
    public var intents: IntentsSession?
    /// A process that waits for its use; nil: each is started when it is needed.
    public var spare: SpareProcess?

    private var launch: ExtensionLaunch
    private var process: ExtensionProcess? {
        didSet {
            running.withLock {
                runningIdentifier = process?.identifier ?? 0
                if isInterrupted, runningIdentifier > 0 { _ = kill(runningIdentifier, SIGKILL) }
            }
        }
    }
    private let running = NSLock()
    private var runningIdentifier: Int32 = 0
    /// Whether the request under way is to end, also where its process is only being started.
    private var isInterrupted = false
    private var generation = 0
    private var moment: Double?
    /// What processes are told when they start; nil: nobody said.
    private var placed: [PlacedDescription]?
    private var activities: [ActivityRecord] = []

    public init(_ built: BuiltExtension, launch: ExtensionLaunch, computeTimeout: Double = 10, resolver: SourceResolver = SourceResolver()) {
        self.built = built
        self.launch = launch
        self.computeTimeout = computeTimeout
        self.resolver = resolver
    }

    /// A session of the same build on the same device, with processes of its own: none runs yet.
    func sibling() -> WidgetSession {
        var built = built
        built.listsPreviews = false
        let sibling = WidgetSession(built, launch: launch, computeTimeout: computeTimeout, resolver: resolver)
        sibling.loadTimeout = loadTimeout
        sibling.intents = intents?.sibling()
        sibling.moment = moment
        sibling.placed = placed
        sibling.activities = activities
        sibling.lastDeclarations = lastDeclarations
        return sibling
    }

    /// What the extension declares.
    public struct Declarations: Sendable {
        public var widgets: [WidgetDescription]
        public var previews: [PreviewDescription]
        public var findings: [Finding]
        public init(widgets: [WidgetDescription], previews: [PreviewDescription] = [], findings: [Finding] = []) {
            self.widgets = widgets; self.previews = previews; self.findings = findings
        }
    }

    /// Loads the extension in a fresh process.
    public func load() -> SessionOutcome<Declarations> {
        finish()
        return attempt(doing: "loading the extension") { _ in
            guard let declarations = lastDeclarations else { throw SessionError.unexpected }
            return .success(declarations)
        }
    }
    /// What the process that was loaded last declared; nil until one was.
    public private(set) var lastDeclarations: Declarations?

    /// Asks a provider for entries.
    ///
    /// What is chosen for a SiriKit parameter by an identifier or by its words becomes the object that the Intents extension offers, and
    /// what is unset gets its default: as a placed widget has them stored.
    public func entries(_ request: EntriesRequest) -> SessionOutcome<SessionEntries> {
        let (configuration, findings) = request.role == .timeline || request.role == .snapshot
            ? completed(request.configuration, kind: request.kind) : (request.configuration, [])
        var request = request
        request.configuration = configuration
        return attempt(doing: "\(request.role.rawValue) of \(request.preview ?? request.kind)", widget: request.kind, family: request.environment.family) { process in
            switch try process.request(.entries(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .entries(var reply):
                reply.findings += findings
                return .success(SessionEntries(request: request, reply: reply, generation: generation))
            case let reply: return try failure(reply)
            }
        }
    }

    /// Asks several providers, which wait at the same time, as the system may (widgetkit-behaviour M9).
    ///
    /// Where one of them ends the process or takes too long, each is asked again on its own: then it is known which one it was.
    public func entries(together requests: [EntriesRequest]) -> [SessionOutcome<SessionEntries>] {
        guard requests.count > 1 else { return requests.map(entries) }
        let wholes = requests.map { request in
            var whole = request
            let (configuration, findings) = completed(request.configuration, kind: request.kind)
            whole.configuration = configuration
            return (request: whole, findings: findings)
        }
        let limit = requests.map { max($0.timeout, computeTimeout) }.reduce(0, +)
        let answer: SessionOutcome<[SessionOutcome<SessionEntries>]> = attempt(doing: "timelines of \(requests.map(\.kind).joined(separator: ", "))") { process in
            let reply = try process.request(.entriesTogether(wholes.map(\.request)), timeout: limit).reply
            guard case .several(let replies) = reply, replies.count == requests.count else { return try failure(reply) }
            return .success(try zip(wholes, replies).map { asked, reply in
                guard case .entries(var entries) = reply else { return place(try failure(reply), widget: asked.request.kind, family: asked.request.environment.family) }
                entries.findings += asked.findings
                return .success(SessionEntries(request: asked.request, reply: entries, generation: generation))
            })
        }
        return answer.value ?? requests.map(entries)
    }

    /// The configuration with what the Intents extension says.
    private func completed(_ configuration: [String: String], kind: String) -> (configuration: [String: String], findings: [Finding]) {
        guard let widget = siriWidget(kind) else { return (configuration, []) }
        guard let intents else { return (configuration, []) }
        return intents.completed(configuration, for: widget)
    }

    /// The widget of a kind, where it has SiriKit parameters with dynamic options.
    private func siriWidget(_ kind: String) -> WidgetDescription? {
        lastDeclarations?.widgets.first { $0.kind == kind && $0.configuration == "intent" && $0.parameters.contains(where: \.hasOptions) }
    }

    /// Draws an entry.
    public func render(_ entries: SessionEntries, _ index: Int, in environment: RenderEnvironment) -> SessionOutcome<SessionArchive> {
        let request = entries.request
        return attempt(doing: "drawing entry \(index) of \(request.preview ?? request.kind)", widget: request.kind, family: environment.family) { process in
            var set = entries.reply.set
            if entries.generation != generation {
                // The process that held the entries is gone; the provider answers the same again, on the same clock and seed.
                let reply = try process.request(.entries(request), timeout: max(request.timeout, computeTimeout)).reply
                guard case .entries(let again) = reply else { return try failure(reply) }
                set = again.set
            }
            let answer = try process.request(.render(RenderRequest(set: set, index: index, environment: environment)), timeout: computeTimeout)
            guard case .archive(let milliseconds, let growth, _) = answer.reply, let archive = answer.archive else { return try failure(answer.reply) }
            return .success(SessionArchive(archive: archive, milliseconds: milliseconds, heapGrowth: growth))
        }
    }

    /// A view that was drawn, as it came over the pipe.
    public struct RawArchive: Sendable {
        /// The binary form of a `WidgetArchive`, not looked at.
        public var bytes: Data
        public var milliseconds: Double
        public var findings: [Finding]
    }

    /// Draws entries, in one request where none fails.
    ///
    /// - Parameter moment: the instant that the views see; seconds since 1970-01-01.
    /// - Parameter take: gets one outcome an entry, in order, as soon as it is there. After one that ended the process the rest is drawn by
    ///   a fresh one.
    public func renderEach(_ entries: SessionEntries, _ indices: [Int], in environment: RenderEnvironment, at moment: Double, take: (SessionOutcome<RawArchive>) -> Void) {
        let request = entries.request
        var kept = entries, count = 0
        while count < indices.count {
            let left = Array(indices[count...])
            let doing = "drawing entry \(left[0]) of \(request.preview ?? request.kind)"
            let rest: SessionOutcome<Void> = attempt(doing: doing, widget: request.kind, family: environment.family) { process in
                if kept.generation != generation { kept = try again(kept, doing) }
                let batch = RenderEntriesRequest(set: kept.reply.set, indices: left, environment: environment, moment: moment)
                try process.request(.renderEntries(batch), replies: left.count, timeout: computeTimeout) { reply, bytes in
                    count += 1
                    switch (reply, bytes) {
                    case (.archive(let milliseconds, _, let findings), let bytes?): take(.success(RawArchive(bytes: bytes, milliseconds: milliseconds, findings: findings)))
                    case (.failed(let message, let findings), _):
                        let outcome: SessionOutcome<RawArchive> = .failure(Self.explained(findings, message))
                        take(place(outcome, widget: request.kind, family: environment.family))
                    default: take(.failure([]))
                    }
                }
                return .success(())
            }
            guard case .failure(let findings) = rest else { continue }
            count += 1
            // Where no process starts any more, the others would fail the same way.
            let isHopeless = process == nil && lastDeclarations == nil
            take(.failure(findings))
            while isHopeless, count < indices.count {
                count += 1
                take(.failure(findings))
            }
        }
    }

    /// The entries in a fresh process: the one that held them is gone, and the provider answers the same again, on the same clock and seed.
    private func again(_ entries: SessionEntries, _ doing: String) throws -> SessionEntries {
        guard let process else { throw SessionError.unexpected }
        let request = entries.request
        switch try process.request(.entries(request), timeout: max(request.timeout, computeTimeout)).reply {
        case .entries(let reply) where reply.dates == entries.reply.dates: return SessionEntries(request: request, reply: reply, generation: generation)
        case .entries:
            throw LoadFailure(findings: [FindingCode.requestFailed.finding("After a crash the provider answered other entries, so that \(doing) is not possible.",
                                                                           fix: "Mend what ended the process; the next reload draws all entries.")])
        case let reply:
            let outcome: SessionOutcome<Never> = try failure(reply)
            throw LoadFailure(findings: outcome.findings)
        }
    }

    /// Findings that say why, or one made of the message.
    private static func explained(_ findings: [Finding], _ message: String) -> [Finding] {
        if findings.contains(where: { $0.severity == .error }) { return findings }
        return findings + [FindingCode.requestFailed.finding(message)]
    }

    /// Tells which of the extension's widgets are placed.
    public func setPlaced(_ placed: [PlacedDescription]) {
        self.placed = placed
        guard let process, process.isAlive else { return }
        _ = try? process.request(.setPlaced(placed), timeout: computeTimeout)
    }

    /// Tells which Live Activities the system keeps for the extension, this process and those after it.
    public func setActivities(_ activities: [ActivityRecord]) {
        guard activities != self.activities else { return }
        self.activities = activities
        guard let process, process.isAlive else { return }
        _ = try? process.request(.setActivities(activities), timeout: computeTimeout)
    }

    /// Lets go of entries.
    public func release(_ entries: SessionEntries) {
        guard entries.generation == generation, let process, process.isAlive else { return }
        _ = try? process.request(.release(entries: entries.reply.set), timeout: computeTimeout)
    }

    /// What an intent did.
    public typealias Performed = PerformReply

    /// Runs an intent.
    public func perform(_ request: PerformRequest) -> SessionOutcome<PerformReply> {
        attempt(doing: "performing \(request.intent)") { process in
            switch try process.request(.perform(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .performed(let reply): return .success(reply)
            case let reply: return try failure(reply)
            }
        }
    }

    /// What a parameter of a configuration may be, as the edit sheet offers it.
    public func options(_ request: OptionsRequest) -> SessionOutcome<ParameterOptions> {
        if let widget = siriWidget(request.kind) {
            guard let intents else { return .failure([IntentsSession.missing(widget, request.parameter)]) }
            return intents.options(of: request.parameter, search: request.search, for: widget, values: request.configuration)
        }
        return attempt(doing: "options of \(request.parameter)", widget: request.kind) { process in
            switch try process.request(.options(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .options(let options, _): return .success(options)
            case let reply: return try failure(reply)
            }
        }
    }

    /// The edit sheet of a widget with the values chosen so far.
    public func sheet(_ request: SheetRequest) -> SessionOutcome<ParameterSheet> {
        var request = request
        request.configuration = completed(request.configuration, kind: request.kind).configuration
        return attempt(doing: "edit sheet of \(request.kind)", widget: request.kind) { process in
            switch try process.request(.sheet(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .sheet(let sheet, _): return .success(sheet)
            case let reply: return try failure(reply)
            }
        }
    }

    /// Asks the handlers of an Intents extension, where the session runs one.
    public func answer(_ question: IntentQuestion) -> SessionOutcome<IntentAnswer> {
        attempt(doing: "asking about \(question.intent)") { process in
            switch try process.request(.intent(question), timeout: max(question.timeout, computeTimeout)).reply {
            case .intent(let answer, _): return .success(answer)
            case let reply: return try failure(reply)
            }
        }
    }

    /// Moves the device's clock, for this process and those after it.
    public func setClock(_ seconds: Double) {
        moment = seconds
        intents?.setClock(seconds)
        guard let process, process.isAlive else { return }
        _ = try? process.request(.setClock(seconds), timeout: computeTimeout)
    }

    /// Locks or unlocks the device, for this process and those after it.
    public func setLock(_ lock: DeviceLock) {
        guard launch.world.lock != lock else { return }
        launch.world.lock = lock
        intents?.setLock(lock)
        guard let process, process.isAlive else { return }
        _ = try? process.request(.setLock(lock), timeout: computeTimeout)
    }

    /// What requests of user code meet from now on: the process is started anew for it.
    public func setNetwork(_ mode: NetworkMode) {
        guard launch.world.network != mode else { return }
        launch.world.network = mode
        if case .fixtures(let folder) = mode { launch.world.sandbox?.readable.append(folder) }
        finish()
    }

    /// Which preferences and groups were used since it was asked last.
    public func takePreferenceUses() -> [PreferenceUse] {
        guard let process, process.isAlive, case .uses(let uses)? = try? process.request(.takePreferenceUses, timeout: computeTimeout).reply else { return [] }
        return uses
    }

    /// Which types literals of the sources were seen to have by the process that runs, one a number.
    public func literalTypes(of ids: [UInt64]) -> [LiteralType] {
        guard let process, process.isAlive, let question = LiteralQuestion(ids), case .literalTypes(let types)? = try? process.request(.literalTypes(question), timeout: computeTimeout).reply,
              types.count == ids.count else { return ids.map { _ in .unseen } }
        return types
    }

    /// Ends the process.
    public func finish() {
        if let process { keepOutput(of: process) }
        process?.end()
        process = nil
        running.withLock { isInterrupted = false }
        intents?.finish()
    }

    /// Kills the process while another thread waits for its answer, which is then a failure. The one call for any thread.
    public func interrupt() {
        running.withLock {
            isInterrupted = true
            if runningIdentifier > 0 { _ = kill(runningIdentifier, SIGKILL) }
        }
        intents?.interrupt()
    }

    // MARK: Processes

    private enum SessionError: Error { case unexpected }

    private func attempt<Value>(doing: String, widget: String? = nil, family: String? = nil,
                                _ body: (ExtensionProcess) throws -> SessionOutcome<Value>) -> SessionOutcome<Value> {
        defer { running.withLock { isInterrupted = false } }
        do {
            let process = try self.process.flatMap { $0.isAlive ? $0 : nil } ?? freshProcess()
            defer { keepOutput(of: process) }
            let outcome = try body(process)
            // A phone ends a provider that takes too long; what it still holds, such as the main thread, goes with it.
            if outcome.findings.contains(where: { $0.code == "provider-timeout" || $0.code == "intent-timeout" }) { finish() }
            return place(outcome, widget: widget, family: family)
        } catch let error as ExtensionProcessError {
            process = nil
            return .failure([resolved(error).finding(doing: doing, widget: widget, family: family)])
        } catch let error as LoadFailure {
            return place(.failure(error.findings), widget: widget, family: family)
        } catch {
            return .failure([ExtensionProcessError.disturbed(.unexpected("\(error)")).finding(doing: doing, widget: widget, family: family)])
        }
    }

    private struct LoadFailure: Error { var findings: [Finding] }

    private func freshProcess() throws -> ExtensionProcess {
        var launch = launch
        if let moment { launch.world.now = moment }
        let process = try spare?.take(for: launch) ?? ExtensionProcess(launch)
        self.process = process
        sandbox = process.sandbox
        generation += 1
        var request = LoadRequest(library: built.library, bundle: built.bundle, bundleIdentifier: built.bundleIdentifier, systemVersion: built.systemVersion, listsPreviews: built.listsPreviews)
        request.isIntentsExtension = built.isIntentsExtension
        request.literals = built.literals
        switch try process.request(.load(request), timeout: max(computeTimeout, loadTimeout)).reply {
        case .loaded(let widgets, let previews, let findings): lastDeclarations = Declarations(widgets: widgets, previews: previews, findings: findings)
        case let reply:
            let outcome: SessionOutcome<Never> = try failure(reply)
            throw LoadFailure(findings: outcome.findings)
        }
        if let placed { _ = try process.request(.setPlaced(placed), timeout: computeTimeout) }
        if !activities.isEmpty { _ = try process.request(.setActivities(activities), timeout: computeTimeout) }
        return process
    }

    /// A reply that says no: its findings, or one made of its message.
    private func failure<Value>(_ reply: ExtensionReply) throws -> SessionOutcome<Value> {
        guard case .failed(let message, let findings) = reply else { throw ExtensionProcessError.disturbed(.unexpected("a reply to another request")) }
        return .failure(Self.explained(findings, message))
    }

    private func place<Value>(_ outcome: SessionOutcome<Value>, widget: String?, family: String?) -> SessionOutcome<Value> {
        guard case .failure(let findings) = outcome else { return outcome }
        return .failure(findings.map { finding in
            var finding = finding
            if finding.widget == nil { finding.widget = widget }
            if finding.family == nil { finding.family = family }
            return finding
        })
    }

    private func keepOutput(of process: ExtensionProcess) {
        process.takeOutput()
        output = (process.standardOutput.text, process.standardError.text)
    }

    /// A crash with its places read from the debug information of the user's library.
    private func resolved(_ error: ExtensionProcessError) -> ExtensionProcessError {
        guard case .crashed(var crash) = error else { return error }
        let own = crash.frames.indices.filter { crash.frames[$0].module == built.library }
        let exact = own.first == 0 ? resolver.locations(of: [crash.frames[0].offset], in: built.library, areReturnAddresses: false) : [:]
        let returns = resolver.locations(of: own.filter { $0 != 0 }.map { crash.frames[$0].offset }, in: built.library)
        for index in own {
            let offset = crash.frames[index].offset
            crash.frames[index].location = index == 0 ? exact[offset] : returns[offset]
        }
        return .crashed(crash)
    }
}
