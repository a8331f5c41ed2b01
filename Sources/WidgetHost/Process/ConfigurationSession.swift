import ExtensionMessages
import Foundation

/// Answers what an edit sheet asks, in a process of its own: a query that takes its time, hangs or crashes holds up no widget.
///
/// The process starts with the first question. What others of the extension kept in preferences and files is there; what they hold in memory
/// is not, as in every process of a phone. Any thread may ask. A later question takes the place of those before it, since the sheet shows the
/// later one alone: one that is answered soon may end, and is then thrown away; one that is not is ended with its process.
public final class ConfigurationSession: @unchecked Sendable {
    /// Used by whoever has the turn.
    private let session: WidgetSession
    private let turn = NSLock()

    private let lock = NSLock()
    /// The number of the question that was asked last.
    private var newest = 0
    /// That of the one that is being answered.
    private var answering: Int?
    /// Whether the process may have been killed since it was asked last.
    private var wasInterrupted = false
    private var isClosed = false

    /// How long an answer that nobody wants any more is waited for, in seconds: a fresh process takes about as long.
    static let patience = 0.4

    /// - Parameter session: whose build and device it is; it is not asked.
    public init(beside session: WidgetSession) { self.session = session.sibling() }

    /// How the sheet is laid out; nil: it was closed, or asked something else meanwhile.
    ///
    /// - Parameter moment: seconds since 1970-01-01.
    public func sheet(_ request: SheetRequest, at moment: Double) -> SessionOutcome<ParameterSheet>? { ask(at: moment) { $0.sheet(request) } }

    /// What a parameter may be; nil: the sheet was closed, or asked something else meanwhile.
    public func options(_ request: OptionsRequest, at moment: Double) -> SessionOutcome<ParameterOptions>? { ask(at: moment) { $0.options(request) } }

    /// Ends what runs, and the process. Questions that wait, and those to come, are answered by nil.
    public func close() {
        lock.withLock {
            isClosed = true
            interrupt()
        }
        // Whoever has the turn ends the process when the question is over.
        guard turn.try() else { return }
        session.finish()
        turn.unlock()
    }

    private func ask<Value>(at moment: Double, _ question: (WidgetSession) -> SessionOutcome<Value>) -> SessionOutcome<Value>? {
        let mine = lock.withLock {
            newest += 1
            return newest
        }
        if !turn.lock(before: Date(timeIntervalSinceNow: Self.patience)) {
            // One that was asked later still is none of ours to end.
            lock.withLock { if let answering, answering < mine { interrupt() } }
            turn.lock()
        }
        defer { turn.unlock() }
        guard begin(mine) else { return nil }
        session.setClock(moment)
        let outcome = question(session)
        let isWanted = lock.withLock {
            answering = nil
            return !isClosed && mine == newest
        }
        if lock.withLock({ isClosed }) { session.finish() }
        return isWanted ? outcome : nil
    }

    /// - Returns: whether the question is still the latest one.
    private func begin(_ mine: Int) -> Bool {
        let (isWanted, isDamaged) = lock.withLock {
            let isWanted = !isClosed && mine == newest
            answering = isWanted ? mine : nil
            defer { wasInterrupted = false }
            return (isWanted, wasInterrupted)
        }
        if isDamaged || !isWanted && lock.withLock({ isClosed }) { session.finish() }
        return isWanted
    }

    /// Called under the lock.
    private func interrupt() {
        guard answering != nil else { return }
        wasInterrupted = true
        session.interrupt()
    }
}
