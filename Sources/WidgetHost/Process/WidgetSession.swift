import Drawing
import ExtensionMessages
import FindingTable
import Foundation

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

    /// What the next process is started with.
    public private(set) var launch: ExtensionLaunch
    var process: ExtensionProcess? {
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
    /// How many processes were started.
    private(set) var generation = 0
    private var moment: Double?
    /// What processes are told when they start; nil: nobody said.
    private var placed: [PlacedDescription]?
    /// Whether a process ended when it was told: the queries that restore configurations are user code, and other widgets go on without.
    private var isPlacedFatal = false
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

    /// Tells which of the extension's widgets are placed.
    public func setPlaced(_ placed: [PlacedDescription]) {
        self.placed = placed
        isPlacedFatal = false
        guard let process, process.isAlive else { return }
        do { _ = try process.request(.setPlaced(placed), timeout: computeTimeout) } catch { isPlacedFatal = !running.withLock { isInterrupted } }
    }

    /// Tells which Live Activities the system keeps for the extension, this process and those after it.
    public func setActivities(_ activities: [ActivityRecord]) {
        guard activities != self.activities else { return }
        self.activities = activities
        guard let process, process.isAlive else { return }
        _ = try? process.request(.setActivities(activities), timeout: computeTimeout)
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

    enum SessionError: Error { case unexpected }

    func attempt<Value>(doing: String, widget: String? = nil, family: String? = nil,
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

    struct LoadFailure: Error { var findings: [Finding] }

    private func freshProcess() throws -> ExtensionProcess {
        var launch = launch
        if let moment { launch.world.now = moment }
        let process = try spare?.take(for: launch) ?? ExtensionProcess(launch)
        self.process = process
        sandbox = process.sandbox
        generation += 1
        var isSettled = false
        defer {
            if !isSettled {
                // One that holds no extension would answer the next request with that, and not with why.
                keepOutput(of: process)
                process.end()
                self.process = nil
            }
        }
        var request = LoadRequest(library: built.library, bundle: built.bundle, bundleIdentifier: built.bundleIdentifier, systemVersion: built.systemVersion, listsPreviews: built.listsPreviews)
        request.isIntentsExtension = built.isIntentsExtension
        request.literals = built.literals
        switch try process.request(.load(request), timeout: max(computeTimeout, loadTimeout)).reply {
        case .loaded(let widgets, let previews, let findings): lastDeclarations = Declarations(widgets: widgets, previews: previews, findings: findings)
        case let reply:
            let outcome: SessionOutcome<Never> = try failure(reply)
            throw LoadFailure(findings: outcome.findings)
        }
        if let placed, !isPlacedFatal {
            do { _ = try process.request(.setPlaced(placed), timeout: computeTimeout) } catch let error as ExtensionProcessError {
                guard !running.withLock({ isInterrupted }) else { throw error }
                isPlacedFatal = true
                keepOutput(of: process)
                // The next process takes its place.
                isSettled = true
                return try freshProcess()
            }
        }
        if !activities.isEmpty { _ = try process.request(.setActivities(activities), timeout: computeTimeout) }
        isSettled = true
        return process
    }

    /// A reply that says no: its findings, or one made of its message.
    func failure<Value>(_ reply: ExtensionReply) throws -> SessionOutcome<Value> {
        guard case .failed(let message, let findings) = reply else { throw ExtensionProcessError.disturbed(.unexpected("a reply to another request")) }
        return .failure(Self.explained(findings, message))
    }

    /// Findings that say why, or one made of the message.
    static func explained(_ findings: [Finding], _ message: String) -> [Finding] {
        if findings.contains(where: { $0.severity == .error }) { return findings }
        return findings + [FindingCode.requestFailed.finding(message)]
    }

    func place<Value>(_ outcome: SessionOutcome<Value>, widget: String?, family: String?) -> SessionOutcome<Value> {
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
