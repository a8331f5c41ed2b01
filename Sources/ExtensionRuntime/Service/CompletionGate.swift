import Foundation

/// Turns a call with a completion into an awaited one, and notices what a completion must not do.
///
/// Called twice: the second answer is dropped and a finding raised. Let go of without a call: the await throws at once, since
/// no answer can come any more. Called late, after the await was given up: a finding.
public final class CompletionGate<Value>: @unchecked Sendable {
    private let provider: String
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, Error>?
    private var hasAnswered = false
    private var isGivenUp = false

    private init(provider: String) { self.provider = provider }

    /// Awaits what `call` hands to its completion.
    ///
    /// - Parameter provider: the call as findings name it: "getTimeline of FeedWidget".
    /// - Throws: `ExtensionServiceError.noAnswer` where the completion was let go of; `CancellationError` where the task was cancelled.
    @MainActor public static func value(of provider: String, _ call: @MainActor (@escaping @Sendable (Value) -> Void) -> Void) async throws -> Value {
        let gate = CompletionGate(provider: provider)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                gate.wait(continuation)
                // The closure's context holds the only reference to the token: when user code drops the one, the other ends.
                let token = Token(gate)
                call { token.gate.answer($0) }
            }
        } onCancel: {
            gate.giveUp()
        }
    }

    private final class Token: @unchecked Sendable {
        let gate: CompletionGate
        init(_ gate: CompletionGate) { self.gate = gate }
        deinit { gate.letGo() }
    }

    private func wait(_ continuation: CheckedContinuation<Value, Error>) {
        lock.lock()
        let isOver = isGivenUp
        if !isOver { self.continuation = continuation }
        lock.unlock()
        if isOver { continuation.resume(throwing: CancellationError()) }
    }

    private func answer(_ value: Value) {
        lock.lock()
        let waiting = continuation, repeats = hasAnswered, late = isGivenUp
        continuation = nil
        hasAnswered = true
        lock.unlock()
        if let waiting {
            waiting.resume(returning: value)
        } else if repeats {
            RuntimeFindings.shared.add(RuntimeFindings.answeredTwice(provider))
        } else if late {
            RuntimeFindings.shared.add(RuntimeFindings.answeredLate(provider))
        }
    }

    private func letGo() {
        lock.lock()
        let waiting = continuation
        continuation = nil
        lock.unlock()
        guard let waiting else { return }
        RuntimeFindings.shared.add(RuntimeFindings.noAnswer(provider))
        waiting.resume(throwing: ExtensionServiceError.noAnswer(provider: provider))
    }

    private func giveUp() {
        lock.lock()
        let waiting = continuation
        continuation = nil
        isGivenUp = true
        lock.unlock()
        waiting?.resume(throwing: CancellationError())
    }
}
