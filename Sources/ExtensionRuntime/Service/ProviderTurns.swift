import CPinnedWorld
import Drawing
import ExtensionMessages
import Foundation
import PinnedWorld

/// One provider that is called beside others.
@MainActor final class ProviderCall {
    let request: EntriesRequest
    let seed: UInt64
    /// As findings name it.
    var name: String { "The \(request.role.rawValue) of \(request.kind)" }
    /// Nil until it has answered.
    var outcome: Result<any HostedEntries, any Error>?
    /// Seconds of the simulated clock from the beginning of all to its answer.
    var duration = 0.0
    var heapGrowth = 0
    var findings: [Finding] = []
    var reloadedKinds: [String] = []
    var activities: [ActivityRecord] = []

    init(_ request: EntriesRequest, seed: UInt64) { self.request = request; self.seed = seed }
}

/// Calls several providers in one process, as the system may (widgetkit-behaviour M9): each begins when the one before it has answered or
/// waits for something, and then all of them wait together. What they share shows it when one overwrites what another still needs.
///
/// Never two of them run at once, so that every run comes out the same: the next begins when the process is at rest, and sleeps of one length
/// end in the order in which they began.
@MainActor struct ProviderTurns {
    private let hosting: any ExtensionHosting
    private let running: RunningRequest
    /// Takes what was found meanwhile.
    private let found: () -> [Finding]

    init(_ hosting: any ExtensionHosting, _ running: RunningRequest, found: @escaping () -> [Finding]) {
        self.hosting = hosting; self.running = running; self.found = found
    }

    /// Awaits all of them; a time-out of one is answered for all by the clock's thread.
    func carryOut(_ calls: [ProviderCall]) async {
        let begin = PinnedWorld.elapsed, heap = HeapUse.bytes, names = calls.map(\.name).joined(separator: ", ")
        let allowance = calls.map(\.request.timeout).max() ?? 0
        var nudged = 0.0
        let running = running
        let runClock: @Sendable () -> Void = {
            PinnedWorld.runClock(allowance: max(0, allowance + RequestRunner.patience - (PinnedWorld.elapsed - begin))) {
                running.answer(.failed(message: "\(names) took longer than \(allowance) s of the simulated clock.", findings: [RuntimeFindings.providerTimeout(names, seconds: allowance)] + RuntimeFindings.shared.take()))
            }
        }
        var tasks: [Task<Void, Never>] = []
        for call in calls {
            PinnedWorld.seedRandomness(call.seed)
            let turn = Turn(runClock), hosting = hosting
            tasks.append(Task { @MainActor in
                do { call.outcome = .success(try await hosting.entries(for: call.request)) } catch { call.outcome = .failure(error) }
                call.duration = PinnedWorld.elapsed - begin - nudged
                call.heapGrowth = HeapUse.bytes - heap
                turn.end()
            })
            await turn.wait { call.outcome != nil }
            PinnedWorld.stopClock()
            if call.outcome != nil, tasks.count == 1 { noteTransfers([call]) }
            take(call)
            nudged += PinnedWorld.nudgeClock()
        }
        let late = calls.filter { $0.outcome == nil }
        guard !late.isEmpty else { return }
        runClock()
        for task in tasks { await task.value }
        PinnedWorld.stopClock()
        PinnedWorld.settle()
        noteTransfers(late)
        take(late[late.count - 1])
    }

    private func take(_ call: ProviderCall) {
        call.activities += hosting.takeActivities()
        call.findings += found()
        call.reloadedKinds += hosting.takeReloadedKinds()
    }

    /// What still runs after the answer has no part in it.
    private func noteTransfers(_ calls: [ProviderCall]) {
        guard PinnedNetwork.transfers > 0 else { return }
        RuntimeFindings.shared.add(RuntimeFindings.unawaited(calls.map(\.name).joined(separator: ", "), PinnedNetwork.transfers))
    }
}

/// The time from a provider's beginning until it has answered or the process is at rest.
private final class Turn: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, Never>?
    private var isOver = false
    private var isTaken = false

    private let runClock: @Sendable () -> Void

    /// - Parameter runClock: called where the main thread itself is the one that waits: nothing else can begin then, and the clock goes on.
    init(_ runClock: @escaping @Sendable () -> Void) { self.runClock = runClock }

    /// Awaits the end.
    ///
    /// - Parameter hasAnswered: whether the provider has; most do at once, and nothing is waited for then.
    @MainActor func wait(_ hasAnswered: @MainActor () -> Bool) async {
        RestWatch.shared.watch { [self] in watch() }
        for _ in 0 ..< 16 where !hasAnswered() { await Task.yield() }
        if !hasAnswered() {
            await withCheckedContinuation { continuation in
                lock.lock()
                let hasEnded = isOver
                if !hasEnded { self.continuation = continuation }
                lock.unlock()
                if hasEnded { continuation.resume() }
            }
        }
        lock.withLock { isTaken = true }
    }

    func end() {
        lock.lock()
        let waiting = continuation
        continuation = nil
        isOver = true
        lock.unlock()
        waiting?.resume()
    }

    private func watch() {
        guard !(lock.withLock { isTaken }) else { return }
        _ = vitrine_settle(Self.patience)
        end()
        let limit = vitrine_real_time() + Self.patience
        while !(lock.withLock { isTaken }) {
            if vitrine_settle(Self.patience) || vitrine_real_time() > limit {
                if !(lock.withLock { isTaken }) { runClock() }
                return
            }
            vitrine_real_sleep(200_000)
        }
    }

    /// Real nanoseconds: a process that does not come to rest in them is not waited for.
    private static let patience: Int64 = 250_000_000
}

/// A thread that waits for the process to be at rest, and is not counted as part of it.
private final class RestWatch: @unchecked Sendable {
    static let shared = RestWatch()
    private let condition = NSCondition()
    private var waiting: [() -> Void] = []

    private init() {
        let thread = Thread { [self] in
            vitrine_thread_is_own()
            while true { next()() }
        }
        thread.stackSize = 1 << 20
        thread.start()
    }

    func watch(_ body: @escaping () -> Void) {
        condition.lock()
        waiting.append(body)
        condition.signal()
        condition.unlock()
    }

    private func next() -> () -> Void {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty { condition.wait() }
        return waiting.removeFirst()
    }
}
