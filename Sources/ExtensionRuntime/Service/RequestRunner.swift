import CPinnedWorld
import Drawing
import ExtensionMessages
import Foundation
import PinnedWorld

/// Carries out requests on the main actor, one at a time, each on a clock and a seed of its own.
///
/// A request begins at the moment the host set, whatever the ones before slept; its random numbers follow from what it asks,
/// not from how many were drawn before. So a picture depends on nothing but its request.
@MainActor final class RequestRunner {
    private let writer: ReplyWriter
    private let makeHosting: @MainActor () -> any ExtensionHosting
    private var hosting: (any ExtensionHosting)?
    private var configuration: WorldConfiguration
    private var moment: Double
    private var kept: [Int: (entries: any HostedEntries, seed: UInt64)] = [:]
    private var nextSet = 1
    private var offsets = SourceOffsets.none
    /// What `PinnedWorld.elapsed` was when the request in hand began.
    private var started = 0.0

    init(writer: ReplyWriter, configuration: WorldConfiguration, makeHosting: @escaping @MainActor () -> any ExtensionHosting) {
        self.writer = writer
        self.configuration = configuration
        self.makeHosting = makeHosting
        moment = configuration.now
    }

    func run(_ request: ExtensionRequest) async {
        let running = RunningRequest(writer)
        switch request {
        case .start: running.answer(failed("The world stands already."))
        case .load(let request): await load(request, running)
        case .entries(let request): await entries(request, running)
        case .entriesTogether(let requests): await entries(together: requests, running)
        case .render(let request): await render(request, at: moment, running)
        case .perform(let request): await perform(request, running)
        case .options(let request): await options(request, running)
        case .sheet(let request): await sheet(request, running)
        case .intent(let question): await answer(question, running)
        case .release(let set):
            kept[set] = nil
            running.answer(.done(findings: RuntimeFindings.shared.take(), openedURLs: [], reloadedKinds: []))
        case .setClock(let seconds):
            moment = seconds
            PinnedWorld.setClock(seconds)
            running.answer(.done(findings: [], openedURLs: [], reloadedKinds: []))
        case .setLock(let lock):
            PinnedWorld.setLock(PinnedWorld.Lock(lock))
            running.answer(.done(findings: [], openedURLs: [], reloadedKinds: []))
        case .takePreferenceUses:
            running.answer(.uses(PinnedWorld.takeUses().map { PreferenceUse($0) }))
        case .setPlaced(let placed): await setPlaced(placed, running)
        case .setActivities(let activities):
            hosting?.setActivities(activities)
            running.answer(.done(findings: [], openedURLs: [], reloadedKinds: []))
        case .literalTypes(let question): running.answer(.literalTypes(hosting?.literalTypes(of: question.ids) ?? question.ids.map { _ in .unseen }))
        case .renderEntries(let request):
            // Each entry is answered on its own, so that the host has what was drawn before one that traps.
            for index in request.indices {
                let one = RunningRequest(writer)
                await render(RenderRequest(set: request.set, index: index, environment: request.environment), at: request.moment, one)
            }
        }
    }

    // MARK: Requests

    private func load(_ request: LoadRequest, _ running: RunningRequest) async {
        begin(seed: Seed.of(request.bundleIdentifier), environment: nil, allowance: 30, "The entry point", running)
        defer { end() }
        do {
            let hosting = makeHosting()
            hosting.prepare(for: request)
            offsets = try ExtensionLibrary.load(request.library)
            let declarations = try hosting.declarations(for: request)
            self.hosting = hosting
            running.answer(.loaded(widgets: declarations.widgets, previews: declarations.previews, findings: offsets.applied(to: declarations.findings + found())))
        } catch {
            running.answer(failed("\(error)"))
        }
    }

    private func entries(_ request: EntriesRequest, _ running: RunningRequest) async {
        guard let hosting else { running.answer(failed("\(ExtensionServiceError.notLoaded)")); return }
        let seed = Seed.of(request)
        let provider = "The \(request.role.rawValue) of \(request.preview ?? request.kind)"
        begin(seed: seed, environment: request.environment, allowance: request.timeout, provider, running, patience: Self.patience)
        defer { end() }
        do {
            let heap = HeapUse.bytes, start = PinnedWorld.elapsed
            PinnedNetwork.setDrawing(false)
            let entries = try await hosting.entries(for: request)
            let growth = HeapUse.bytes - heap
            let duration = PinnedWorld.elapsed - start
            guard duration <= request.timeout else {
                running.answer(late(provider, after: duration, allowance: request.timeout))
                return
            }
            // The answer is there: what still runs has no part in it.
            PinnedWorld.stopClock()
            PinnedWorld.settle()
            if PinnedNetwork.transfers > 0 { RuntimeFindings.shared.add(RuntimeFindings.unawaited(provider, PinnedNetwork.transfers)) }
            PinnedNetwork.setDrawing(true)
            let set = nextSet, activities = hosting.takeActivities()
            let findings = offsets.applied(to: entries.findings + found())
            var reply = EntriesReply(set: set, dates: entries.dates, policy: entries.policy, relevances: entries.relevances, sizes: entries.sizes,
                                     heapGrowth: max(0, growth), findings: findings)
            reply.duration = max(0, duration)
            reply.reloadedKinds = hosting.takeReloadedKinds()
            reply.activities = activities
            guard running.answer(.entries(reply)) else { return }
            nextSet += 1
            kept[set] = (entries, seed)
        } catch {
            running.answer(failed("\(error)"))
        }
    }

    private func entries(together requests: [EntriesRequest], _ running: RunningRequest) async {
        guard let hosting else { running.answer(failed("\(ExtensionServiceError.notLoaded)")); return }
        guard let first = requests.first else { running.answer(.several([])); return }
        begin(seed: Seed.of(first), environment: first.environment, allowance: nil, "", running)
        defer { end() }
        PinnedNetwork.setDrawing(false)
        let calls = requests.map { ProviderCall($0, seed: Seed.of($0) ^ configuration.seed) }
        await ProviderTurns(hosting, running, found: found).carryOut(calls)
        PinnedNetwork.setDrawing(true)
        if let slow = calls.first(where: { $0.duration > $0.request.timeout }) {
            running.answer(late(slow.name, after: slow.duration, allowance: slow.request.timeout))
            return
        }
        var replies: [ExtensionReply] = [], sets: [Int: (entries: any HostedEntries, seed: UInt64)] = [:]
        for call in calls {
            switch call.outcome {
            case .success(let entries)?:
                let set = nextSet + sets.count
                var reply = EntriesReply(set: set, dates: entries.dates, policy: entries.policy, relevances: entries.relevances, sizes: entries.sizes,
                                         heapGrowth: max(0, call.heapGrowth), findings: offsets.applied(to: entries.findings + call.findings))
                reply.duration = max(0, call.duration)
                reply.reloadedKinds = call.reloadedKinds
                reply.activities = call.activities
                replies.append(.entries(reply))
                sets[set] = (entries, Seed.of(call.request))
            case .failure(let error)?: replies.append(.failed(message: "\(error)", findings: offsets.applied(to: call.findings)))
            case nil: replies.append(.failed(message: "\(call.name) did not answer.", findings: call.findings))
            }
        }
        guard running.answer(.several(replies)) else { return }
        nextSet += sets.count
        kept.merge(sets) { $1 }
    }

    private func setPlaced(_ placed: [PlacedDescription], _ running: RunningRequest) async {
        guard let hosting else { running.answer(failed("\(ExtensionServiceError.notLoaded)")); return }
        // The values of a configuration are restored by its queries, which are user code.
        begin(seed: Seed.of("placed"), environment: nil, allowance: 30, "The placed widgets' configurations", running)
        defer { end() }
        PinnedNetwork.setDrawing(false)
        await hosting.setPlaced(placed)
        running.answer(.done(findings: offsets.applied(to: found()), openedURLs: [], reloadedKinds: hosting.takeReloadedKinds()))
    }

    /// - Parameter moment: the instant that the view sees; a provider that slept answers later than it was asked.
    private func render(_ request: RenderRequest, at moment: Double, _ running: RunningRequest) async {
        guard let (entries, seed) = kept[request.set] else {
            running.answer(failed("\(ExtensionServiceError.unknownEntries(set: request.set))"))
            return
        }
        let count = entries.dates.count
        guard request.index >= 0, request.index < count else {
            running.answer(failed("\(ExtensionServiceError.noSuchEntry(index: request.index, count: count))"))
            return
        }
        begin(seed: Seed.of(request.environment, request.index, seed), environment: request.environment, allowance: 30, "The view", running, at: moment)
        defer { end() }
        do {
            // The machine's clock: the simulated one stands while a view is drawn.
            let start = vitrine_real_time(), heap = HeapUse.bytes
            var archive = try entries.render(request.index, in: request.environment)
            let growth = HeapUse.bytes - heap
            PinnedWorld.settle()
            archive.findings += RuntimeFindings.whileDrawing() + found()
            offsets.apply(to: &archive)
            running.answer(.archive(milliseconds: Double(vitrine_real_time() - start) / 1e6, heapGrowth: max(0, growth), findings: archive.findings), archive: archive)
        } catch {
            running.answer(failed("\(error)"))
        }
    }

    private func perform(_ request: PerformRequest, _ running: RunningRequest) async {
        guard let hosting else { running.answer(failed("\(ExtensionServiceError.notLoaded)")); return }
        begin(seed: Seed.of(request.intent, request.parameters), environment: nil, allowance: request.timeout, "perform() of \(request.intent)", running,
              tooLong: RuntimeFindings.intentTimeout)
        defer { end() }
        PinnedNetwork.setDrawing(false)
        do {
            var reply = try await hosting.perform(request)
            reply.duration = elapsed()
            reply.findings = offsets.applied(to: reply.findings + found())
            running.answer(.performed(reply))
        } catch {
            running.answer(failed("\(error)"))
        }
    }

    private func options(_ request: OptionsRequest, _ running: RunningRequest) async {
        guard let hosting else { running.answer(failed("\(ExtensionServiceError.notLoaded)")); return }
        begin(seed: Seed.of(request.kind, request.parameter, request.search ?? ""), environment: nil, allowance: request.timeout, "The options of \(request.parameter)", running)
        defer { end() }
        do {
            PinnedNetwork.setDrawing(false)
            var options = try await hosting.options(for: request)
            options.seconds = elapsed()
            running.answer(.options(options, findings: offsets.applied(to: found())))
        } catch {
            running.answer(failed("\(error)"))
        }
    }

    private func sheet(_ request: SheetRequest, _ running: RunningRequest) async {
        guard let hosting else { running.answer(failed("\(ExtensionServiceError.notLoaded)")); return }
        begin(seed: Seed.of(request.kind, request.family, "sheet"), environment: nil, allowance: request.timeout, "The edit sheet of \(request.kind)", running)
        defer { end() }
        do {
            PinnedNetwork.setDrawing(false)
            let sheet = try await hosting.sheet(for: request)
            running.answer(.sheet(sheet, findings: offsets.applied(to: found())))
        } catch {
            running.answer(failed("\(error)"))
        }
    }

    private func answer(_ question: IntentQuestion, _ running: RunningRequest) async {
        guard let hosting else { running.answer(failed("\(ExtensionServiceError.notLoaded)")); return }
        begin(seed: Seed.of(question.intent, "\(question.subject)"), environment: nil, allowance: question.timeout, "The handler of \(question.intent)", running)
        defer { end() }
        do {
            PinnedNetwork.setDrawing(false)
            var answer = try await hosting.answer(question)
            answer.options?.seconds = elapsed()
            running.answer(.intent(answer, findings: offsets.applied(to: found())))
        } catch {
            running.answer(failed("\(error)"))
        }
    }

    // MARK: Clock and seed

    /// - Parameter allowance: nil: the clock does not run yet.
    /// - Parameter patience: seconds after the allowance in which an answer has no effect, and is looked for all the same.
    private func begin(seed: UInt64, environment: RenderEnvironment?, allowance: Double?, _ what: String, _ running: RunningRequest, at instant: Double? = nil, patience: Double = 0,
                       tooLong: @escaping @Sendable (String, Double) -> Finding = { RuntimeFindings.providerTimeout($0, seconds: $1) }) {
        PinnedWorld.setClock(instant ?? moment)
        started = PinnedWorld.elapsed
        PinnedWorld.seedRandomness(seed ^ configuration.seed)
        let locale = environment?.locale ?? configuration.locale
        PinnedWorld.setLocale(locale, languages: locale == configuration.locale ? configuration.languages : [])
        PinnedWorld.setTimeZone(environment?.timeZone ?? configuration.timeZone)
        guard let allowance else { return }
        PinnedWorld.runClock(allowance: allowance + patience) {
            // From the clock's thread, since the main thread may be the one that waits.
            running.answer(.failed(message: "\(what) took longer than \(allowance) s of the simulated clock.",
                                   findings: [tooLong(what, allowance)] + RuntimeFindings.shared.take() + RuntimeFindings.network() + RuntimeFindings.files()))
        }
    }

    private func end() { PinnedWorld.stopClock() }

    /// How long a provider is watched after its time is over, in seconds of the simulated clock: so that it can be said how long it takes.
    static let patience = 50.0

    /// The reply to a provider that answered after its time was over.
    private func late(_ provider: String, after duration: Double, allowance: Double) -> ExtensionReply {
        .failed(message: "\(provider) took longer than \(allowance) s of the simulated clock.",
                findings: [RuntimeFindings.tooSlow(provider, duration, allowance: allowance), RuntimeFindings.answeredLate(provider, after: duration)] + found())
    }

    /// Seconds of the simulated clock since the request began.
    private func elapsed() -> Double { max(0, PinnedWorld.elapsed - started) }

    private func found() -> [Finding] { RuntimeFindings.shared.take() + RuntimeFindings.network() + RuntimeFindings.files() }

    private func failed(_ message: String) -> ExtensionReply { .failed(message: message, findings: found()) }
}

private extension PreferenceUse {
    init(_ use: PinnedWorld.PreferenceUse) {
        let kind: Kind = switch use.kind {
        case .read: .read
        case .write: .write
        case .remove: .remove
        case .list: .list
        case .container: .container
        case .denied: .denied
        case .failed: .failed
        }
        self.init(kind: kind, suite: use.suite, key: use.key)
    }
}

/// The seed of a request: the same for the same question, in every process and order.
@MainActor private enum Seed {
    static func of(_ request: EntriesRequest) -> UInt64 {
        of(request.kind, request.preview ?? "", request.role.rawValue, text(request.environment),
           request.configuration.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\n"))
    }

    static func of(_ environment: RenderEnvironment, _ index: Int, _ entries: UInt64) -> UInt64 { of(text(environment), String(index), String(entries)) }

    /// FNV-1a over the parts, each ended so that none runs into the next.
    static func of(_ parts: String...) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 0xff) &* 0x100_0000_01b3
        }
        return hash
    }

    /// A finger changes no random number.
    private static func text(_ environment: RenderEnvironment) -> String {
        var environment = environment
        environment.interaction = nil
        // The entries of a timeline are drawn in one environment.
        if let last, last.environment == environment { return last.text }
        let text = (try? MessageCoding.encode(environment)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        last = (environment, text)
        return text
    }

    private static var last: (environment: RenderEnvironment, text: String)?
}
