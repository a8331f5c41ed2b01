import Drawing
import ExtensionMessages
import Findings

/// One placement's dealings with the extension: the provider's call, then a view for each entry and variation.
///
/// When the process ends on the way it is replaced and the provider asked again, so that one entry that crashes costs no other picture.
struct PlacementDrawing {
    let placement: Placement
    let pool: RenderingPool
    /// What the provider's call brought.
    var findings: [Finding] = []
    private(set) var session: (any WidgetRendering)?
    private var set: Int?
    private var dates: [Double] = []

    init(placement: Placement, pool: RenderingPool) {
        self.placement = placement; self.pool = pool
    }

    /// Calls the provider.
    /// - Returns: the dates of the entries to draw; empty where there are none or the provider failed.
    mutating func askProvider(limit: Int) -> [Double] {
        guard let session = pool.fresh() else {
            findings += pool.takeFindings()
            return []
        }
        self.session = session
        do {
            let reply = try ask(session)
            findings += reply.findings
            set = reply.set
            dates = Array(reply.dates.prefix(max(0, limit)))
            if placement.role == .timeline {
                findings += FindingRules.findings(in: RecordedTimeline(
                    widget: placement.widget.kind, family: placement.family.rawValue, role: placement.role, dates: reply.dates,
                    policy: reply.policy, now: placement.world.moment))
            }
            return dates
        } catch {
            failed(error)
            return []
        }
    }

    /// Evaluates the view of one entry.
    mutating func render(entry: Int, _ variation: Variation) -> (archive: RenderedArchive?, findings: [Finding]) {
        guard let session = session ?? restarted(), let set else { return (nil, []) }
        do {
            let request = RenderRequest(set: set, index: entry, environment: placement.environment(variation))
            return (try pool.cancellable(session) { try session.render(request) }, [])
        } catch {
            let failure = error as? RenderingFailure
            if case .refused = failure { return (nil, failure?.findings ?? []) }
            end()
            return (nil, failure?.findings ?? [])
        }
    }

    mutating func finish() { end() }

    private func ask(_ session: any WidgetRendering) throws -> EntriesReply {
        // Always the same environment: what the provider answers must not depend on which variations are drawn.
        let plain = Variation(appearance: "light", mode: PictureMatrix.defaultMode(of: placement.family, system: placement.world.system), typeSize: "large",
                              increasesContrast: false, isForcedRightToLeft: false)
        let request = EntriesRequest(kind: placement.widget.kind, preview: placement.preview, role: placement.role,
                                     environment: placement.environment(plain), configuration: placement.configuration)
        return try pool.cancellable(session) { try session.entries(request) }
    }

    /// A new process that has the same entries; nil where it does not get that far again.
    private mutating func restarted() -> (any WidgetRendering)? {
        guard !dates.isEmpty, let session = pool.fresh() else { return nil }
        guard let reply = try? ask(session), reply.dates.count >= dates.count else {
            // It failed once where it had answered before: asking again for every picture would take for ever.
            dates = []
            session.close()
            return nil
        }
        self.session = session
        set = reply.set
        return session
    }

    private mutating func failed(_ error: any Error) {
        findings += (error as? RenderingFailure)?.findings ?? [FindingCode.outputUnreadable.finding("\(error)")]
        end()
    }

    private mutating func end() {
        session?.close()
        session = nil
        set = nil
    }
}
