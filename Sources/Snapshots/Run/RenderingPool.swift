import Drawing
import ExtensionMessages
import Findings
import Foundation

/// Fresh processes of an extension for one world. While one is used the next is started already where one will be needed, so that
/// nobody waits for it.
final class RenderingPool: @unchecked Sendable {
    private let factory: any WidgetRenderingFactory
    private let world: SimulatedWorld
    private let interruption: Interruption
    private let condition = NSCondition()
    private var prepared: Result<any WidgetRendering, any Error>?
    private var isPreparing = false
    private var isClosed = false
    private var first: (any WidgetRendering)?
    private var findings: [Finding] = []
    /// How many processes are sure to be asked for yet.
    private var expected = 0

    init(factory: any WidgetRenderingFactory, world: SimulatedWorld, interruption: Interruption) {
        self.factory = factory; self.world = world; self.interruption = interruption
    }

    /// What the extension holds; nil where it cannot be loaded, `takeFindings` then says why.
    func listing() -> ExtensionListing? {
        guard let session = start() else { return nil }
        // It also draws the first placement.
        first = session
        findings += session.listing.findings
        return session.listing
    }

    /// Says how many processes will be asked for; a fallback may need one more, which is then started when it is asked for.
    func expect(_ count: Int) { condition.withLock { expected = count } }

    /// A process that has answered nothing yet; nil where none can be started.
    func fresh() -> (any WidgetRendering)? {
        condition.lock()
        expected -= 1
        if let session = first {
            first = nil
            condition.unlock()
            prepare()
            return session
        }
        while isPreparing { condition.wait() }
        let ready = prepared
        prepared = nil
        condition.unlock()
        defer { prepare() }
        switch ready {
        case .success(let session): return session
        case .failure, nil: return start()
        }
    }

    func takeFindings() -> [Finding] {
        defer { findings = [] }
        return findings
    }

    /// Runs a request that an interruption ends.
    func cancellable<Result>(_ session: any WidgetRendering, _ body: () throws -> Result) rethrows -> Result {
        let closing = Closing(session)
        return try interruption.whileCancellable(by: { closing.session.interrupt() }, body)
    }

    func close() {
        condition.lock()
        isClosed = true
        while isPreparing { condition.wait() }
        let ready = prepared
        prepared = nil
        condition.unlock()
        if case .success(let session) = ready { session.close() }
        first?.close()
        first = nil
    }

    static func findings(of error: any Error) -> [Finding] {
        (error as? RenderingFailure)?.findings ?? [FindingCode.requestFailed.finding("\(error)")]
    }

    private func start() -> (any WidgetRendering)? {
        guard !interruption.isRequested else { return nil }
        do {
            return try factory.start(world)
        } catch {
            findings += Self.findings(of: error)
            return nil
        }
    }

    private func prepare() {
        condition.lock()
        defer { condition.unlock() }
        guard expected > 0, !isClosed, !isPreparing, prepared == nil, !interruption.isRequested else { return }
        isPreparing = true
        Thread.detachNewThread { [self] in
            let result = Result { try factory.start(world) }
            condition.withLock {
                prepared = result
                isPreparing = false
                condition.broadcast()
            }
        }
    }

    private struct Closing: @unchecked Sendable {
        let session: any WidgetRendering
        init(_ session: any WidgetRendering) { self.session = session }
    }
}
